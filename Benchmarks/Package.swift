// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("ExistentialAny"),
]

// A package of its own, so that the library does not carry its benchmarks.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Cairn", path: "..")],
  targets: [
    .target(name: "CAllocations"),
    .target(name: "Clock"),
    .executableTarget(
      name: "SolverBenchmark",
      dependencies: ["CAllocations", "Clock", .product(name: "ConstraintSolver", package: "Cairn")],
      swiftSettings: settings),
    .executableTarget(
      name: "CollectionBenchmark",
      dependencies: [
        "CAllocations", "Clock", .product(name: "UIKit", package: "Cairn"),
        .product(name: "CollectionLayouts", package: "Cairn"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "StackBenchmark",
      dependencies: ["CAllocations", "Clock", .product(name: "UIKit", package: "Cairn")],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
