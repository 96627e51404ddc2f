// swift-tools-version: 6.0
import PackageDescription

/// Settings shared by every target of the package.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

// Rewrites iOS sources for Linux and builds whole projects. A package of its own: nothing of the library needs a parser
// of Swift (docs/adr/0014).
let package = Package(
  name: "CairnAdapter",
  products: [
    .library(name: "SourceAdapter", targets: ["SourceAdapter"]),
    .library(name: "ProjectBuilder", targets: ["ProjectBuilder"]),
    .executable(name: "cairn-project", targets: ["cairn-project"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
  ],
  targets: [
    .target(
      name: "SourceAdapter",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      swiftSettings: settings),
    .target(
      name: "ProjectBuilder", dependencies: ["SourceAdapter", .product(name: "Yams", package: "Yams")],
      swiftSettings: settings),
    .executableTarget(
      name: "cairn-project",
      dependencies: ["ProjectBuilder", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      swiftSettings: settings),
    .testTarget(
      name: "SourceAdapterTests",
      dependencies: [
        "SourceAdapter", .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: settings),
    .testTarget(name: "ProjectBuilderTests", dependencies: ["ProjectBuilder"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
