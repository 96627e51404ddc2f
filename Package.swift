// swift-tools-version: 6.0
import PackageDescription

/// Settings shared by every Swift target of the package.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// The released command is linked with Swift statically and to fixed addresses: it starts in less than two thirds of the
/// time (ADR 43). The flags count as unsafe, so that no package can name the product `cairn`; the libraries have none.
let isReleasedOnLinux = BuildSettingCondition.when(platforms: [.linux], configuration: .release)

/// A Swift library target with the shared settings.
func library(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
  .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

/// A test target named after what it tests.
func tests(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.target(name: name)] + dependencies, resources: resources,
    swiftSettings: settings)
}

let package = Package(
  name: "Cairn",
  products: [
    .library(
      name: "UIKit",
      targets: ["UIKit", "UIKitCore", "UIKitDocuments", "QuartzCore", "CoreGraphics", "DarwinShims"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "CairnHost", targets: ["CairnHost"]),
    .library(name: "CairnBrowser", targets: ["CairnBrowser"]),
    .library(name: "CairnWindow", targets: ["CairnWindow"]),
    .library(name: "CairnSnapshot", targets: ["CairnSnapshot"]),
    .plugin(name: "CairnSources", targets: ["CairnSources"]),
    .library(name: "CollectionLayouts", targets: ["CollectionLayouts"]),
    .executable(name: "cairn", targets: ["cairn"]),
    .executable(name: "cairn-live", targets: ["cairn-live"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.26.0"),
  ],
  targets: [
    // Engines: they do not know UIKit.
    library("UIGeometry"),
    library("ConstraintSolver"),
    library("UITraits"),
    library("UISystemMetrics"),
    library("UIDisplayList", ["UIGeometry"]),
    library("UITextLayout", ["UIDisplayList"]),
    library("AutoLayoutEngine", ["UIGeometry", "UISystemMetrics", "ConstraintSolver"]),
    library("StringCatalogues"),
    library("InterfaceBuilder", ["StringCatalogues"]),
    // Documents as text that can be changed: every byte that a change does not concern stays.
    library("DocumentEditing", ["InterfaceBuilder"]),
    // What documents say, in words; what differs between two of them; how revisions are merged.
    library("DocumentReview", ["DocumentEditing", "InterfaceBuilder"]),

    // What Apple's systems have beside UIKit: selectors, associated objects, key-value observation, logging.
    library("DarwinShims", ["CSwiftMetadata", "StringCatalogues"]),

    // HTML as a tree.
    .systemLibrary(
      name: "CXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .target(name: "CHTMLParsing", dependencies: ["CXML2"]),
    library("HTMLParsing", ["CHTMLParsing"]),
    // The Rich Text Format as values, read and written.
    library("RichTextFormat"),

    // Apple's frameworks by name.
    library("_Testing_CoreGraphics"),
    library("_Testing_UIKit"),
    library("CoreGraphics", ["UIGeometry", "UIDisplayList", "_Testing_CoreGraphics"]),
    library("QuartzCore", ["UIGeometry", "UIDisplayList", "CoreGraphics", "CSwiftMetadata"]),
    .target(name: "CSwiftMetadata"),
    library(
      "UIKitCore",
      [
        "DarwinShims", "UIGeometry", "UITraits", "UISystemMetrics", "UIDisplayList", "UITextLayout",
        "ConstraintSolver", "AutoLayoutEngine", "CoreGraphics", "QuartzCore", "CSwiftMetadata", "HTMLParsing",
        "RichTextFormat", "_Testing_UIKit",
      ]),

    // From documents to objects, and Interface Builder's canvas: they know UIKit, which does not know them.
    library(
      "UIKitDocuments",
      ["InterfaceBuilder", "UIKitCore", "DarwinShims", "AutoLayoutEngine", "UISystemMetrics", "CSwiftMetadata"]),
    library("InterfaceCanvas", ["InterfaceBuilder", "UIKitCore", "UIKitDocuments", "UITraits", "UISystemMetrics"]),

    // Backends: they do not know UIKit either.
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CFriBidi", pkgConfig: "fribidi",
      providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    .systemLibrary(
      name: "CJPEG", pkgConfig: "libjpeg",
      providers: [.apt(["libjpeg-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    library(
      "HarfBuzzText",
      ["UIDisplayList", "UITextLayout", "CHarfBuzz", "CFreeType", "CFriBidi", "CFontconfig"]),
    library("CairoRenderer", ["UIGeometry", "UIDisplayList", "ImageCodecs", "CCairo", "CFreeType"]),
    .target(name: "CImageCodecs", dependencies: ["CJPEG", "CPNG"]),
    // WebP, SVG and PDF pictures: their libraries are loaded when such a picture is first met.
    .target(name: "CLoadedCodecs", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    library("ImageCodecs", ["UIDisplayList", "CPNG", "CImageCodecs", "CLoadedCodecs"]),

    // The umbrella that clients import: UIKitCore with the default backends installed at load time.
    .target(name: "CUIKitBootstrap"),
    library(
      "UIKit",
      [
        "UIKitCore", "UIKitDocuments", "CoreGraphics", "QuartzCore", "UIDisplayList", "UITextLayout", "HarfBuzzText",
        "CairoRenderer", "ImageCodecs", "CUIKitBootstrap",
      ]),

    // Runs an interface without a screen: events in, pictures out.
    library(
      "CairnHost",
      ["UIKitCore", "UITraits", "UIDisplayList", "CoreGraphics", "QuartzCore", "CMainLoop", "DarwinShims"]),
    // What is scheduled on the main queue comes to the host's clock.
    .target(name: "CMainLoop", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),

    // Shows a running interface in browsers.
    library(
      "CairnBrowser",
      [
        "CairnHost", "UIKitCore", "UIDisplayList", "ImageCodecs", .product(name: "FlyingFox", package: "FlyingFox"),
      ], resources: [.embedInCode("Page")]),

    // Shows it in a window of the desktop: SDL is loaded when one opens.
    .target(name: "CDesktopWindow", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    library("CairnWindow", ["CairnHost", "UIKitCore", "UIDisplayList", "CDesktopWindow"]),

    // Pictures and texts of interfaces, compared with stored ones, in tests.
    library("CairnSnapshot", ["UIKit", "CairnHost", "CoreGraphics", "QuartzCore"]),

    // iOS sources as they are: the tool that adapts them is a package of its own, in Adapter.
    library("CairnProjectTool"),
    .executableTarget(name: "cairn-sources", dependencies: ["CairnProjectTool"], swiftSettings: settings),
    .plugin(name: "CairnSources", capability: .buildTool(), dependencies: ["cairn-sources"]),

    // What is wrong with a document.
    library(
      "CairnLint",
      ["DocumentEditing", "InterfaceBuilder", "InterfaceCanvas", "UIKitDocuments", "UIKitCore", "UITraits"]),

    // The command line.
    library(
      "CairnCommands",
      [
        "CairnLint", "CairnProjectTool", "DocumentEditing", "DocumentReview", "UIKit", "UIKitCore", "UITraits",
        "UIDisplayList", "InterfaceBuilder", "InterfaceCanvas", "UIKitDocuments", "CairnHost",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "cairn", dependencies: ["CairnCommands"],
      swiftSettings: settings + [.unsafeFlags(["-static-stdlib"], isReleasedOnLinux)],
      linkerSettings: [.unsafeFlags(["-static-stdlib", "-Xclang-linker", "-no-pie"], isReleasedOnLinux)]),
    // What `cairn live` starts. A program of its own: the server brings libraries that no other command needs.
    .executableTarget(
      name: "cairn-live",
      dependencies: [
        "CairnBrowser", "CairnCommands", "CairnWindow", "UIKit",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: settings),

    // Examples: programs that use UIKit as apps do.
    .executableTarget(
      name: "Rating", dependencies: ["UIKit", "CairnHost"], path: "Examples/Rating",
      resources: [.copy("Main.storyboard")]),
    .executableTarget(
      name: "UnifiedStoryboard", dependencies: ["UIKit", "CairnHost"], path: "Examples/UnifiedStoryboard",
      exclude: ["README.md"], resources: [.copy("Main.storyboard")]),
    .executableTarget(
      name: "StackArrangements", dependencies: ["UIKit", "CairnHost"], path: "Examples/StackArrangements"),
    .executableTarget(name: "AdaptivePhotos", dependencies: ["UIKit", "CairnHost"], path: "Examples/AdaptivePhotos"),
    .executableTarget(
      name: "ControlsCatalog", dependencies: ["UIKit", "CairnHost"], path: "Examples/ControlsCatalog"),
    .target(name: "CollectionLayouts", dependencies: ["UIKit"], path: "Examples/CollectionLayouts"),
    .executableTarget(
      name: "CollectionGallery", dependencies: ["CollectionLayouts", "UIKit", "CairnHost"],
      path: "Examples/CollectionGallery"),

    // Tests mirror the sources.
    tests("DarwinShims"),
    tests("UIGeometry"),
    tests("ConstraintSolver", []),
    tests("AutoLayoutEngine", ["ConstraintSolver", "UIGeometry"]),
    tests("UIDisplayList", ["UIGeometry"]),
    tests("UITraits"),
    tests("HTMLParsing"),
    tests("RichTextFormat"),
    tests("UISystemMetrics"),
    tests("UITextLayout", ["UIGeometry", "UIDisplayList"]),
    tests("HarfBuzzText", ["UITextLayout", "UIDisplayList", "UIGeometry"]),
    tests("CairoRenderer", ["UIDisplayList", "UIGeometry", "ImageCodecs"]),
    tests("CoreGraphics", ["UIGeometry", "UIDisplayList"]),
    tests("QuartzCore", ["UIGeometry", "UIDisplayList", "CoreGraphics"]),
    tests("InterfaceBuilder", []),
    .target(
      name: "DocumentSamples", dependencies: ["DocumentEditing"], path: "Tests/DocumentSamples",
      swiftSettings: settings),
    tests("DocumentEditing", ["InterfaceBuilder", "DocumentSamples"]),
    tests("DocumentReview", ["DocumentEditing", "InterfaceBuilder", "DocumentSamples"]),
    // Scenes as code, compiled.
    .testTarget(
      name: "GeneratedCodeTests",
      dependencies: [
        "DocumentEditing", "DocumentReview", "InterfaceBuilder", "InterfaceCanvas", "UIKit", "UIKitCore",
        "UIKitDocuments",
      ],
      swiftSettings: settings),
    tests(
      "UIKit",
      [
        "UIKitCore", "UIKitDocuments", "InterfaceCanvas", "UISystemMetrics", "UITraits", "InterfaceBuilder",
        "CSwiftMetadata",
      ]),
    tests("CairnHost", ["UIKit", "UIDisplayList"]),
    tests("CairnSnapshot", ["UIKit"]),
    tests(
      "CairnBrowser",
      ["CairnHost", "UIKit", "UIKitCore", "UIDisplayList", .product(name: "FlyingFox", package: "FlyingFox")]),
    tests("CairnWindow", ["CairnHost", "UIKit", "UIKitCore", "CDesktopWindow"]),
    // Code as it is written for iOS, once in Swift 6 and once in Swift 5: that it compiles is the test.
    .testTarget(name: "IdiomTests", dependencies: ["UIKit"]),
    .testTarget(name: "IdiomLegacyTests", dependencies: ["UIKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "Rating", "UnifiedStoryboard", "StackArrangements", "AdaptivePhotos", "CollectionGallery", "CollectionLayouts",
        "ControlsCatalog", "CairnHost", "UIKit",
      ],
      swiftSettings: settings),
    tests(
      "CairnLint", ["DocumentEditing", "InterfaceBuilder", "InterfaceCanvas", "UIKit", "UIKitCore", "UIKitDocuments"]),
    tests("CairnCommands"),
  ],
  swiftLanguageModes: [.v6]
)
