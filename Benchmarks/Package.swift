// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that the library does not carry its benchmarks.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Cairn", path: "..")],
  targets: [
    .target(name: "CAllocations"),
    .executableTarget(
      name: "SolverBenchmark", dependencies: ["CAllocations", .product(name: "ConstraintSolver", package: "Cairn")],
      swiftSettings: [
        .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("ExistentialAny"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
