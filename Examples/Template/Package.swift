// swift-tools-version: 6.0
import PackageDescription

// An application as Xcode's template begins it, built for Linux without a change: the plugin adapts its sources.
let package = Package(
  name: "Template",
  defaultLocalization: "en",
  dependencies: [.package(name: "Cairn", path: "../..")],
  targets: [
    .executableTarget(
      name: "Template",
      dependencies: [.product(name: "UIKit", package: "Cairn"), .product(name: "CairnHost", package: "Cairn")],
      path: "Template", exclude: ["Info.plist"], sources: ["Linux.swift"],
      resources: [.copy("Assets.xcassets")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "CairnSources", package: "Cairn")]),
    .testTarget(
      name: "TemplateTests",
      dependencies: [
        "Template", .product(name: "UIKit", package: "Cairn"), .product(name: "CairnHost", package: "Cairn"),
        .product(name: "CairnSnapshot", package: "Cairn"),
      ],
      path: "TemplateTests", exclude: ["__Snapshots__"]),
  ]
)
