import Foundation
import Testing

@testable import ProjectBuilder

/// What the readers make of descriptions of projects.
struct ReadingTests {
  @Test(arguments: [
    ("import UIKit", "UIKit"), ("  @testable import App // the app", "App"),
    ("public import struct Foundation.URL", "Foundation"),
    ("import Foundation;import UIKit", "Foundation"),
  ]) func imports(_ line: String, _ module: String) {
    #expect(ImportScanner.module(ArraySlice(line.utf8)) == module)
  }

  @Test(arguments: ["let import = 1", "// import A", "important()", "import"]) func noImports(_ line: String) {
    #expect(ImportScanner.module(ArraySlice(line.utf8)) == nil)
  }

  /// Provenance: the file system of a Mac takes names in any case and composition, and so do projects saved there.
  @Test(arguments: [
    ("Kit/A.swift", "Kit/A.swift"), ("kit/a.swift", "Kit/A.swift"), ("Kit/../Kit/A.SWIFT", "Kit/../Kit/A.swift"),
    ("Cafe\u{301}/b.swift", "Caf\u{e9}/b.swift"), ("Kit/absent.swift", "Kit/absent.swift"),
  ]) func pathsOfMacs(_ written: String, _ expected: String) throws {
    let folder = try Folder(["Kit/A.swift": "", "Caf\u{e9}/b.swift": ""])
    defer { folder.remove() }
    let found = MacPaths.url(written, in: folder.url)
    #expect(Array(found.path.utf8) == Array(folder.url.appendingPathComponent(expected).path.utf8))
  }

  /// Provenance: packages whose sources are links into another folder of their repository.
  @Test func linksStandForTheirFiles() throws {
    let folder = try Folder(["Package.swift": "", "Kit/a.swift": "let a = 1", "Sources/Kit/b.swift": "let b = 1"])
    defer { folder.remove() }
    let sources = folder.url.appendingPathComponent("Sources/Kit")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: sources.appendingPathComponent("a.swift").path, withDestinationPath: "../../Kit/a.swift")
    try manager.createSymbolicLink(atPath: sources.appendingPathComponent("up").path, withDestinationPath: "../..")
    #expect(FolderReader.files(below: sources).map(\.lastPathComponent) == ["a.swift", "b.swift"])
  }

  /// A project may be named by a link to its folder.
  @Test func projectsByLinks() throws {
    let folder = try Folder(["App/App/main.swift": "let a = 1"])
    defer { folder.remove() }
    let link = folder.url.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "App")
    let project = try ProjectReader().read(link)
    #expect(
      project.name == "App"
        && project.location == folder.url.appendingPathComponent("App").resolvingSymlinksInPath().path)
  }

  /// Provenance: Xcode's release notes on generated asset symbols, and applications that name them.
  @Test func assetSymbolsLoseTheWordForTheirKind() throws {
    let folder = try Folder([
      "A.xcassets/placeHolderImage.imageset/Contents.json": "{}", "A.xcassets/brandColor.colorset/Contents.json": "{}",
      "A.xcassets/Image.imageset/Contents.json": "{}", "A.xcassets/DPOxfordBlue.colorset/Contents.json": "{}",
      "A.xcassets/CTA.colorset/Contents.json": "{}",
    ])
    defer { folder.remove() }
    let text =
      "let a = UIImage.placeHolder; let b = UIColor.brand; let c = UIImage.image; let d: [UIColor] = [.dpOxfordBlue, .cta]"
    let source = AssetSymbols(resources: [folder.url.appendingPathComponent("A.xcassets")], identifiers: [text]).source
    #expect(source?.contains("static var placeHolder: UIImage { UIImage(named: \"placeHolderImage\")! }") == true)
    #expect(source?.contains("static var brand: UIColor { UIColor(named: \"brandColor\")! }") == true)
    for (symbol, name) in [("dpOxfordBlue", "DPOxfordBlue"), ("cta", "CTA")] {
      #expect(source?.contains("static var \(symbol): UIColor { UIColor(named: \"\(name)\")! }") == true)
    }
    #expect(source?.contains("static var image: UIImage { UIImage(named: \"Image\")! }") == true)
  }

  /// Provenance: Apple's "Asset Catalog Format Reference", folders that provide a namespace.
  @Test func assetSymbolsOfNamespaces() throws {
    let folder = try Folder([
      "A.xcassets/icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/icons/star.imageset/Contents.json": "{}", "A.xcassets/plain/moon.imageset/Contents.json": "{}",
    ])
    defer { folder.remove() }
    let text = "let a = UIImage(resource: .Icons.star); let b = UIImage.moon"
    let source = AssetSymbols(resources: [folder.url.appendingPathComponent("A.xcassets")], identifiers: [text]).source
    #expect(source?.contains("enum Icons {\n  static let star = ImageResource(name: \"icons/star\")\n  }") == true)
    #expect(source?.contains("static var moon: UIImage { UIImage(named: \"moon\")! }") == true)
  }

  /// Provenance: colours of an application's own beside those of its catalogue.
  @Test(arguments: ["static var", "class var", "@nonobjc class var", "static let"])
  func assetSymbolsYieldToMembers(_ words: String) throws {
    let folder = try Folder(["A.xcassets/coral.colorset/Contents.json": "{}"])
    defer { folder.remove() }
    let text = "extension UIColor { \(words) coral: UIColor { .red } }\nlet a = UIColor.coral"
    let source = AssetSymbols(resources: [folder.url.appendingPathComponent("A.xcassets")], identifiers: [text]).source
    #expect(source?.contains("static var coral: UIColor") != true)
  }

  /// Provenance: an application with SwiftGen's names for its colours, which says Xcode's.
  @Test func assetSymbolsDoNotYieldToOtherTypes() throws {
    let folder = try Folder(["A.xcassets/coral.colorset/Contents.json": "{}"])
    defer { folder.remove() }
    let text =
      "enum Asset { static let coral = ColorAsset(name: \"coral\") }\nextension UIColor {}\nlet a: UIColor = .coral"
    let source = AssetSymbols(resources: [folder.url.appendingPathComponent("A.xcassets")], identifiers: [text]).source
    #expect(source?.contains("static var coral: UIColor") == true)
  }

  /// A symbol that only begins as a word of the sources does is not made: it may clash with the project's own.
  @Test func assetSymbolsAreThoseThatAreNamed() throws {
    let names = ["star", "größe", "repeat", "moon"]
    let folder = try Folder(
      Dictionary(uniqueKeysWithValues: names.map { ("A.xcassets/\($0).imageset/Contents.json", "{}") }))
    defer { folder.remove() }
    let text = "let a = UIImage.starFilled\nlet b: UIImage = .größe\nlet c = UIImage\n  .`moon`\nlet star = 1"
    let source = AssetSymbols(resources: [folder.url.appendingPathComponent("A.xcassets")], identifiers: [text]).source
    #expect(source?.contains("var größe: UIImage") == true && source?.contains("var moon: UIImage") == true)
    #expect(source?.contains("star") != true && source?.contains("repeat") != true)
  }

  /// Provenance: Swift's grammar: a member may be called as a keyword, in backticks.
  @Test func assetSymbolsMayBeKeywords() throws {
    let folder = try Folder([
      "A.xcassets/continue.imageset/Contents.json": "{}", "A.xcassets/public.colorset/Contents.json": "{}",
    ])
    defer { folder.remove() }
    let text = "let a = UIImage.continue; let b = UIColor.public"
    let source = AssetSymbols(resources: [folder.url.appendingPathComponent("A.xcassets")], identifiers: [text]).source
    #expect(source?.contains("static var `continue`: UIImage { UIImage(named: \"continue\")! }") == true)
    #expect(source?.contains("static var `public`: UIColor") == true)
  }

  /// Provenance: an application whose package of requests keeps the folder with its keys back.
  @Test func librariesWithoutTheirResourcesHaveABundle() {
    #expect(AbsentResources(["let a = Bundle.module"]).source.contains("static var module: Bundle"))
    #expect(AbsentResources(["let a = 1"]).source.isEmpty)
    let own = "extension Bundle { static let module = Bundle.main }"
    #expect(AbsentResources(["let a = Bundle.module", own]).source.isEmpty)
  }

  /// Provenance: applications that name where a picture comes from as Kingfisher 5 and 6 do.
  @Test func assetSymbolsLeaveLibrariesTheirs() throws {
    let text = "import Kingfisher\nlet a = ImageResource(downloadURL: url)"
    #expect(AssetSymbols(resources: [], identifiers: [text]).source?.contains("struct ImageResource") != true)
  }

  /// A library's own interface may take the types of Xcode's symbols, which are UIKit's then.
  @Test func withoutACatalogueTheTypesOfSymbolsAreUIKits() throws {
    let text = "public func show(_ picture: ImageResource, _ color: ColorResource) { _ = UIImage(resource: picture) }"
    let source = AssetSymbols(resources: [], identifiers: [text]).source ?? ""
    #expect(!source.contains("struct ImageResource") && !source.contains("struct ColorResource"))
  }

  /// Resources, conditions, settings and language modes of a manifest.
  @Test func packages() throws {
    let folder = try Folder([
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Kit",
        targets: [
          .target(name: "Kit", dependencies: [.target(name: "Desk", condition: .when(platforms: [.macOS]))],
            resources: [.process("Media"), .copy("Tree")],
            swiftSettings: [.define("FAST"), .enableUpcomingFeature("ExistentialAny"), .defaultIsolation(MainActor.self)]),
          .target(name: "Desk"),
          .testTarget(name: "KitTests", dependencies: ["Kit"]),
        ],
        swiftLanguageModes: [.v5])
      """,
      "Sources/Kit/Kit.swift": "import UIKit", "Sources/Kit/Media/a.bin": "a", "Sources/Kit/Tree/b/c.txt": "c",
      "Sources/Kit/Info.plist": "", "Sources/Desk/Desk.swift": "import AppKit",
      "Tests/KitTests/KitTests.swift": "import XCTest",
    ])
    defer { folder.remove() }
    let project = try ProjectReader(includesTests: true).read(folder.url)
    #expect(project.modules.map(\.name) == ["Kit", "KitTests"])
    let kit = try #require(project.modules.first)
    #expect(kit.resources.map(\.lastPathComponent) == ["a.bin"])
    #expect(kit.copiedFolders.map(\.lastPathComponent) == ["Tree"])
    #expect(kit.flags.contains("FAST"))
    #expect(kit.settings == [".enableUpcomingFeature(\"ExistentialAny\")"])
    #expect(kit.isOnMainActor)
    #expect(kit.swiftVersion == "5")
    let resources = try #require(LibraryResources(kit))
    #expect(resources.rules == [".process(\"Resources\")", ".copy(\"Copied/Tree\")"])
  }

  /// A target that the plugin adapts lists one file; the plugin takes all of its folder, and so does the command. The
  /// Info.plist, which the package manager takes for no resource, is the application's.
  @Test func packagesOfThePlugin() throws {
    let folder = try Folder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Pages",
        dependencies: [.package(name: "Cairn", path: "../Cairn")],
        targets: [
          .executableTarget(
            name: "Pages", dependencies: [.product(name: "UIKit", package: "Cairn")], path: "Pages",
            exclude: ["Info.plist"], sources: ["Linux.swift"],
            plugins: [.plugin(name: "CairnSources", package: "Cairn")])
        ])
      """,
      "Pages/Linux.swift": "", "Pages/AppDelegate.swift": "import UIKit", "Pages/Info.plist": "",
      "Pages/Base.lproj/Main.storyboard": "",
    ])
    defer { folder.remove() }
    let module = try #require(try ProjectReader().read(folder.url).modules.first)
    #expect(Set(module.sources.map(\.lastPathComponent)) == ["Linux.swift", "AppDelegate.swift"])
    #expect(module.infoPlist?.lastPathComponent == "Info.plist")
    #expect(module.resources.map(\.lastPathComponent) == ["Main.storyboard"])
  }

  /// A project takes the packages of its repository whose modules it imports, and what these import; not what Cairn is.
  @Test func packagesOfTheRepository() throws {
    func manifest(_ name: String) -> String {
      "// swift-tools-version: 5.9\nimport PackageDescription\n"
        + "let package = Package(name: \"\(name)\", targets: [.target(name: \"\(name)\")])"
    }
    let folder = try Folder([
      ".git/HEAD": "", "App/App.xcodeproj/project.pbxproj": "", "App/App/App.swift": "import UIKit\nimport Pages",
      "Packages/Pages/Package.swift": manifest("Pages"), "Packages/Pages/Sources/Pages/Pages.swift": "import Base",
      "Packages/Base/Package.swift": manifest("Base"), "Packages/Base/Sources/Base/Base.swift": "",
      "Packages/Other/Package.swift": manifest("Other"), "Packages/Other/Sources/Other/Other.swift": "",
      "Packages/UIKit/Package.swift": manifest("UIKit"), "Packages/UIKit/Sources/UIKit/View.swift": "",
      "Pods/Pages/Package.swift": manifest("Pages"),
    ])
    defer { folder.remove() }
    #expect(
      FolderReader.packages(below: folder.url).map(\.lastPathComponent) == ["Base", "Other", "Pages", "UIKit"])
    var app = Project.Module(name: "App", kind: .application)
    app.sources = [folder.url.appendingPathComponent("App/App/App.swift")]
    let local = LocalPackages(around: folder.url.appendingPathComponent("App/App.xcodeproj"), searched: [])
    let project = local.complete(Project(name: "App", modules: [app]))
    #expect(project.modules.map(\.name) == ["Base", "Pages", "App"])
    #expect(project.modules.last?.dependencies == ["Pages"])
  }

  /// A manifest that is older than the package manager reads has tests in the project beside it. What a target supports
  /// counts beside the system whose kit it is built with (Xcode's build settings, `SUPPORTED_PLATFORMS`).
  @Test(arguments: [
    ("", true), ("SDKROOT = macosx; SUPPORTED_PLATFORMS = \"macosx iphoneos\";", true), ("SDKROOT = macosx;", false),
    ("SDKROOT = auto; SUPPORTED_PLATFORMS = macosx;", false),
  ])
  func manifestsOfFormerTimes(_ settings: String, _ isForPhones: Bool) throws {
    let folder = try Folder([
      "Package.swift": "import PackageDescription\nlet package = Package(name: \"Kit\")", "Kit.swift": "import UIKit",
      "KitTests.swift": "import XCTest", "Kit.xcodeproj/project.pbxproj": kitProject(settings: settings),
    ])
    defer { folder.remove() }
    let found = try? ProjectReader(includesTests: true).read(folder.url)
    #expect((found?.modules.map(\.name) == ["Kit", "KitTests"]) == isForPhones)
  }

  /// Provenance: a library of icons, whose project has tests, and whose manifest has its sources.
  @Test func projectsWithoutTheirSources() throws {
    let manifest = """
      // swift-tools-version:5.5
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """
    let folder = try Folder([
      "Package.swift": manifest, "Sources/Kit/Icons.swift": "import UIKit", "KitTests.swift": "import XCTest",
      "Kit.xcodeproj/project.pbxproj": kitProject(sources: ""),
    ])
    defer { folder.remove() }
    let found = try ProjectReader(includesTests: true).read(folder.url)
    #expect(found.modules.map { $0.sources.map(\.lastPathComponent) } == [["Icons.swift"], ["KitTests.swift"]])
  }

  private func kitProject(settings: String = "", sources: String = "TF") -> String {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 46; rootObject = P; objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T, U); };
      G = {isa = PBXGroup; children = (F, E); sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
      E = {isa = PBXFileReference; path = KitTests.swift; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (TS); };
      TS = {isa = PBXSourcesBuildPhase; files = (\(sources)); };
      TF = {isa = PBXBuildFile; fileRef = F; };
      U = {isa = PBXNativeTarget; name = KitTests; productType = "com.apple.product-type.bundle.unit-test";
        buildPhases = (US); dependencies = (D); buildConfigurationList = UL; };
      UL = {isa = XCConfigurationList; buildConfigurations = (UC); };
      UC = {isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
      US = {isa = PBXSourcesBuildPhase; files = (UF); };
      UF = {isa = PBXBuildFile; fileRef = E; };
      D = {isa = PBXTargetDependency; target = T; };
    }; }
    """
  }

  /// Tests are built with the configuration that the scheme says for them; settings add to those that they inherit.
  @Test(arguments: [true, false]) func configurationOfTests(_ hasScheme: Bool) throws {
    let project = """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 46; rootObject = P; objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (U); buildConfigurationList = PL; };
        PL = {isa = XCConfigurationList; buildConfigurations = (PD, PT); };
        PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = ALL; PRODUCT_NAME = "$(PROJECT_NAME)Checks"; }; };
        PT = {isa = XCBuildConfiguration; name = Checks; buildSettings = {
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = ALL; PRODUCT_NAME = "$(PROJECT_NAME)_Checks"; }; };
        G = {isa = PBXGroup; children = (E); sourceTree = "<group>"; };
        E = {isa = PBXFileReference; path = KitTests.swift; sourceTree = "<group>"; };
        U = {isa = PBXNativeTarget; name = KitTests; productType = "com.apple.product-type.bundle.unit-test";
          buildPhases = (US); buildConfigurationList = UL; };
        UL = {isa = XCConfigurationList; buildConfigurations = (UD, UT); };
        UD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
        UT = {isa = XCBuildConfiguration; name = Checks; buildSettings = {
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) TEST"; OTHER_SWIFT_FLAGS = "$(inherited) -D EXTRA"; }; };
        US = {isa = PBXSourcesBuildPhase; files = (UF); };
        UF = {isa = PBXBuildFile; fileRef = E; };
      }; }
      """
    let scheme = """
      <Scheme><LaunchAction buildConfiguration = "Debug"></LaunchAction>
      <TestAction
         buildConfiguration = "Checks"
         shouldUseLaunchSchemeArgsEnv = "YES">
         <Testables><TestableReference skipped = "NO"></TestableReference></Testables>
      </TestAction></Scheme>
      """
    var files = ["KitTests.swift": "import XCTest", "Kit.xcodeproj/project.pbxproj": project]
    if hasScheme { files["Kit.xcodeproj/xcshareddata/xcschemes/Kit.xcscheme"] = scheme }
    let folder = try Folder(files)
    defer { folder.remove() }
    let found = try ProjectReader(includesTests: true).read(folder.url.appendingPathComponent("Kit.xcodeproj"))
    #expect(found.modules.first?.name == (hasScheme ? "Kit_Checks" : "KitChecks"))
    #expect(found.modules.first?.flags == (hasScheme ? ["ALL", "DEBUG", "EXTRA", "TEST"] : ["ALL", "DEBUG"]))
  }

  /// Provenance: libraries whose tests were compiled together with their sources before a manifest stood beside the
  /// project: such tests import nothing of the library.
  @Test(arguments: [true, false]) func testsThatAreCompiledWithWhatTheyTest(_ isImported: Bool) throws {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", targets: [.target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit"])])
      """
    let project = """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 46; rootObject = P; objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (U); };
        G = {isa = PBXGroup; children = (E, F); sourceTree = "<group>"; };
        E = {isa = PBXFileReference; path = Tests/KitTests/KitTests.swift; sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = Sources/Kit/Kit.swift; sourceTree = "<group>"; };
        U = {isa = PBXNativeTarget; name = Checks; productType = "com.apple.product-type.bundle.unit-test";
          buildPhases = (US); };
        US = {isa = PBXSourcesBuildPhase; files = (UE, UF); };
        UE = {isa = PBXBuildFile; fileRef = E; };
        UF = {isa = PBXBuildFile; fileRef = F; };
      }; }
      """
    let folder = try Folder([
      "Package.swift": manifest, "Kit.xcodeproj/project.pbxproj": project, "Sources/Kit/Kit.swift": "class Kit {}",
      "Tests/KitTests/KitTests.swift": "import XCTest\n" + (isImported ? "@testable import Kit\n" : ""),
    ])
    defer { folder.remove() }
    let found = try ProjectReader(includesTests: true).read(folder.url)
    #expect(found.modules.map(\.name) == (isImported ? ["Kit", "KitTests"] : ["Checks"]))
    #expect(found.modules.last?.sources.count == (isImported ? 1 : 2))
  }

  /// Programs look for compiled documents.
  @Test func documentsHaveTheNamesOfCompiledOnes() throws {
    let folder = try Folder(["Kit/Cell.xib": "<document/>", "Kit/en.lproj/Main.storyboard": "<document/>"])
    defer { folder.remove() }
    var kit = Project.Module(name: "Kit", kind: .library)
    kit.resources = ["Kit/Cell.xib", "Kit/en.lproj/Main.storyboard"].map { folder.url.appendingPathComponent($0) }
    let target = folder.url.appendingPathComponent("Made")
    try #require(LibraryResources(kit)).write(to: target)
    for path in ["Cell.xib", "Cell.nib", "en.lproj/Main.storyboard", "en.lproj/Main.storyboardc"] {
      #expect(FileManager.default.fileExists(atPath: target.appendingPathComponent("Resources/\(path)").path))
    }
  }

  /// Provenance: a library whose model lies in a framework beside it, and is looked for in that framework's bundle.
  @Test func librariesHaveTheirDataModels() throws {
    let folder = try Folder([
      "Kit/Notes.xcdatamodeld/.xccurrentversion": "", "Kit/Notes.xcdatamodeld/Notes.xcdatamodel/contents": "<model/>",
    ])
    defer { folder.remove() }
    var kit = Project.Module(name: "Kit", kind: .library)
    kit.dataModels = [folder.url.appendingPathComponent("Kit/Notes.xcdatamodeld")]
    let target = folder.url.appendingPathComponent("Made")
    let resources = try #require(LibraryResources(kit))
    try resources.write(to: target)
    #expect(resources.rules == [#".copy("Copied/Notes.momd")"#])
    #expect(FileManager.default.fileExists(atPath: target.appendingPathComponent("Copied/Notes.momd/Notes.mom").path))
  }

  /// Provenance: repositories whose folders were renamed after the project was saved; Xcode shows such files in red.
  @Test(arguments: [(["App/A.swift"], true), (["app/a.swift"], true), (["Other/A.swift"], false)])
  func filesThatAreNotThere(_ files: [String], _ isFound: Bool) throws {
    let project = """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 46; rootObject = P; objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (H); sourceTree = "<group>"; };
        H = {isa = PBXGroup; children = (F, E); path = App; sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        E = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); };
        S = {isa = PBXSourcesBuildPhase; files = (B, C); };
        B = {isa = PBXBuildFile; fileRef = F; }; C = {isa = PBXBuildFile; fileRef = E; };
      }; }
      """
    var texts = ["App.xcodeproj/project.pbxproj": project]
    for file in files { texts[file] = "import UIKit" }
    let folder = try Folder(texts)
    defer { folder.remove() }
    let found = try? ProjectReader().read(folder.url)
    #expect((found != nil) == isFound)
    #expect(found?.remarks.contains { $0.contains("1 Swift files") && $0.contains("Gone.swift") } != false)
  }

  /// Provenance: Xcode's phase "Copy Bundle Resources" copies files of any type, and folders.
  @Test func resourcesOfEveryType() throws {
    let names = ["seed.realm", "words", "model.mlmodelc", "list.csv", "App.entitlements"]
    let references = names.enumerated().map { index, name in
      "F\(index) = {isa = PBXFileReference; path = \(name); sourceTree = \"<group>\"; };"
        + "B\(index) = {isa = PBXBuildFile; fileRef = F\(index); };"
    }
    let project = """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 46; rootObject = P; objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (A, F0, F1, F2, F3, F4); sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S, R); };
        S = {isa = PBXSourcesBuildPhase; files = (B); }; B = {isa = PBXBuildFile; fileRef = A; };
        R = {isa = PBXResourcesBuildPhase; files = (B0, B1, B2, B3, B4); };
        \(references.joined(separator: "\n"))
      }; }
      """
    let folder = try Folder([
      "App.xcodeproj/project.pbxproj": project, "A.swift": "import UIKit", "seed.realm": "T", "words/one.dat": "1",
      "model.mlmodelc/weights.bin": "0", "list.csv": "a", "App.entitlements": "",
    ])
    defer { folder.remove() }
    let module = try #require(try ProjectReader().read(folder.url).modules.first)
    #expect(Set(module.resources.map(\.lastPathComponent)) == ["seed.realm", "words", "model.mlmodelc", "list.csv"])
    #expect(module.resources.count == 4)
  }

  /// A pod may bring a module of another name, which its module map says.
  @Test func podsByTheirModules() throws {
    let folder = try Folder([
      ".git/HEAD": "", "App.xcodeproj/project.pbxproj": "", "App/App.swift": "import UIKit\nimport Algorithms",
      "Pods/SwiftAlgorithms/Sources/Chain.swift": "",
      "Pods/Target Support Files/SwiftAlgorithms/SwiftAlgorithms.modulemap":
        "framework module Algorithms {\n  export *\n}",
      "Pods/Target Support Files/Other/Other.modulemap": "framework module AlgorithmsToo {\n}",
    ])
    defer { folder.remove() }
    var app = Project.Module(name: "App", kind: .application)
    app.sources = [folder.url.appendingPathComponent("App/App.swift")]
    let local = LocalPackages(around: folder.url.appendingPathComponent("App.xcodeproj"), searched: [])
    let project = local.complete(Project(name: "App", modules: [app]))
    #expect(project.modules.map(\.name) == ["Algorithms", "App"])
    #expect(project.modules.first?.sources.map(\.lastPathComponent) == ["Chain.swift"])
  }

  /// Provenance: packages whose targets for Apple's systems stand under conditions of the manifest.
  @Test func manifestsAreReadAsOnAMac() throws {
    let manifest = """
      // swift-tools-version:5.5
      import PackageDescription
      var targets: [Target] = [.target(name: "Core")]
      #if !os(Linux) && canImport(Darwin)
      targets.append(.target(name: "Screens", dependencies: ["Core", "Runtime"]))
      targets.append(.target(name: "Runtime"))
      #endif
      let package = Package(name: "Kit", targets: targets)
      """
    let folder = try Folder([
      "Package.swift": manifest, "Sources/Core/a.swift": "", "Sources/Screens/b.swift": "", "Sources/Runtime/c.m": "",
    ])
    defer { folder.remove() }
    let project = try PackageReader(folder: folder.url, includesTests: false).read()
    #expect(project.modules.map(\.name) == ["Core", "Screens"])
    #expect(project.modules.last?.dependencies == ["Core"])
  }

  /// Provenance: applications that are kept with their pods, for whose versions they are written.
  @Test func ownPodsComeBeforeOtherCheckouts() throws {
    let manifest =
      "// swift-tools-version:5.5\nimport PackageDescription\nlet package = Package(name: \"Net\", targets: [.target(name: \"Net\")])"
    let folder = try Folder([
      "Net/Package.swift": manifest, "Net/Sources/Net/new.swift": "", "App/Pods/Net/old.swift": "",
      "App/main.swift": "import Net",
    ])
    defer { folder.remove() }
    let project = folder.url.appendingPathComponent("App/App.xcodeproj")
    var module = Project.Module(name: "App", kind: .application)
    module.sources = [folder.url.appendingPathComponent("App/main.swift")]
    let complete = LocalPackages(around: project, searched: [folder.url]).complete(
      Project(name: "App", modules: [module], remarks: [], packages: []))
    #expect(complete.modules.flatMap(\.sources).map(\.lastPathComponent) == ["old.swift", "main.swift"])
  }

  /// The few Swift files of a library of Objective-C cannot be built without the rest.
  @Test func podsOfObjectiveCStayAway() throws {
    let folder = try Folder([
      ".git/HEAD": "", "App.xcodeproj/project.pbxproj": "",
      "App/App.swift": "import UIKit\nimport Colors\nimport Match\nimport Rows",
      "Pods/Match/A.swift": "let c = Capture(handler: nil)", "Pods/Match/B.swift": "",
      "Pods/Match/Capture.h": "@interface Capture : NSObject\n@end", "Pods/Match/Capture.m": "",
      "Pods/Rows/Help.h": "@interface Help : NSObject\n@end",
      "Pods/Colors/Colors.swift": "", "Pods/Colors/A.m": "", "Pods/Colors/B.m": "",
      "Pods/Rows/A.swift": "", "Pods/Rows/B.swift": "", "Pods/Rows/Help.m": "",
    ])
    defer { folder.remove() }
    var app = Project.Module(name: "App", kind: .application)
    app.sources = [folder.url.appendingPathComponent("App/App.swift")]
    let local = LocalPackages(around: folder.url.appendingPathComponent("App.xcodeproj"), searched: [])
    #expect(local.complete(Project(name: "App", modules: [app])).modules.map(\.name) == ["Rows", "App"])
  }

  /// A workspace puts an application beside the frameworks of other projects; also where the history was not downloaded.
  @Test(arguments: [
    (".git/HEAD", ""), ("All.xcworkspace/contents.xcworkspacedata", "location = \"group:App/App.xcodeproj\""),
  ]) func frameworksOfOtherProjects(_ file: String, _ text: String) throws {
    let project = """
      // !$*UTF8*$!
      { objects = {
      P = { isa = PBXProject; targets = (T); mainGroup = G; buildConfigurationList = L; };
      G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = "Engine.swift"; sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = F; };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; SDKROOT = iphoneos; }; };
      T = { isa = PBXNativeTarget; name = Engine; productType = "com.apple.product-type.framework"; buildPhases = (S); buildConfigurationList = L; dependencies = (); };
      }; rootObject = P; }
      """
    let folder = try Folder([
      file: text, "App/App.xcodeproj/project.pbxproj": "", "App/App.swift": "import UIKit\nimport Engine",
      "Engine/Engine.xcodeproj/project.pbxproj": project, "Engine/Engine.swift": "",
    ])
    defer { folder.remove() }
    var app = Project.Module(name: "App", kind: .application)
    app.sources = [folder.url.appendingPathComponent("App/App.swift")]
    let local = LocalPackages(around: folder.url.appendingPathComponent("App/App.xcodeproj"), searched: [])
    let found = local.complete(Project(name: "App", modules: [app]))
    #expect(found.modules.map(\.name) == ["Engine", "App"])
    #expect(found.modules.last?.dependencies == ["Engine"])
  }

  /// Provenance: an example with a committed `Pods.xcodeproj`, whose `podspec` names sources as they lie in a release.
  @Test func podsThatLieElsewhere() throws {
    let folder = try Folder([
      "Example/App.xcodeproj/project.pbxproj": "", "Example/App.swift": "import UIKit\nimport Kit",
      "Example/Pods/Pods.xcodeproj/project.pbxproj": kitProject().replacing(
        "path = Kit.swift", with: "path = ../../Kit/Classes/Kit.swift"),
      "Kit.podspec": "s.source_files = 'Sources/Kit/Classes/*'", "Kit/Classes/Kit.swift": "",
    ])
    defer { folder.remove() }
    var app = Project.Module(name: "App", kind: .application)
    app.sources = [folder.url.appendingPathComponent("Example/App.swift")]
    let local = LocalPackages(around: folder.url.appendingPathComponent("Example/App.xcodeproj"), searched: [])
    let found = local.complete(Project(name: "App", modules: [app]))
    #expect(found.modules.map(\.name) == ["Kit", "App"])
    #expect(found.modules.first?.sources.map(\.lastPathComponent) == ["Kit.swift"])
  }

  /// Provenance: libraries without a manifest whose tests lie in their example's project, with a pod that is developed.
  @Test func podsThatAreDeveloped() throws {
    let spec = """
      Pod::Spec.new do |s|
        s.name = 'Kit'
        s.swift_version = '4.2'
        s.source_files = 'Kit/Classes/**/*.{h,swift}',
          "Kit/More"
        # s.exclude_files = 'Kit/Classes/A.swift'
        s.exclude_files = 'Kit/Classes/Old/*'
      end
      """
    let folder = try Folder([
      ".git/HEAD": "", "Kit.podspec": spec, "Example/App.xcodeproj/project.pbxproj": "",
      "Example/App.swift": "import UIKit\nimport Kit", "Kit/Classes/A.swift": "", "Kit/Classes/Deep/B.swift": "",
      "Kit/Classes/Old/C.swift": "", "Kit/More/D.swift": "", "Kit/Other/E.swift": "",
    ])
    defer { folder.remove() }
    var app = Project.Module(name: "App", kind: .application)
    app.sources = [folder.url.appendingPathComponent("Example/App.swift")]
    let local = LocalPackages(around: folder.url.appendingPathComponent("Example/App.xcodeproj"), searched: [])
    let found = local.complete(Project(name: "App", modules: [app]))
    #expect(found.modules.map(\.name) == ["Kit", "App"])
    #expect(
      found.modules.first?.sources.map(\.lastPathComponent).sorted() == ["A.swift", "B.swift", "D.swift"])
    #expect(found.modules.first?.swiftVersion == "4.2")
  }

  /// Provenance: an example whose pod is called `Shuffle-iOS`, and sources that were downloaded without their history.
  @Test(arguments: [
    ("Kit-iOS.podspec", "", "Kit_iOS"), ("Kit.podspec", "s.module_name = 'KitCore'", "KitCore"),
  ]) func podsOfOtherNames(_ file: String, _ setting: String, _ module: String) throws {
    let folder = try Folder([
      file: "Pod::Spec.new do |s|\n\(setting)\ns.source_files = 'Kit/*.swift'\nend", "Kit/A.swift": "",
      "Example/App.xcodeproj/project.pbxproj": "", "Example/App.swift": "import UIKit\nimport \(module)",
    ])
    defer { folder.remove() }
    var app = Project.Module(name: "App", kind: .application)
    app.sources = [folder.url.appendingPathComponent("Example/App.swift")]
    let local = LocalPackages(around: folder.url.appendingPathComponent("Example/App.xcodeproj"), searched: [])
    #expect(local.complete(Project(name: "App", modules: [app])).modules.map(\.name) == [module, "App"])
  }

  /// Provenance: projects since Xcode 11, whose Info.plist names the settings of the version.
  @Test func versionsOfSettings() throws {
    let folder = try Folder([
      "Info.plist": "<plist version=\"1.0\"><dict><key>A</key><string>$(MARKETING_VERSION)</string></dict></plist>"
    ])
    defer { folder.remove() }
    var app = Project.Module(name: "App", kind: .application)
    app.infoPlist = folder.url.appendingPathComponent("Info.plist")
    #expect(InfoPlist(app).dictionary["A"] as? String == "1.0")
    app.buildSettings = ["MARKETING_VERSION": "2.45", "CURRENT_PROJECT_VERSION": "248"]
    let info = InfoPlist(app).dictionary
    #expect(info["A"] as? String == "2.45" && info["CFBundleShortVersionString"] as? String == "2.45")
    #expect(info["CFBundleVersion"] as? String == "248")
  }

  /// Build settings of a project's own stand in its Info.plist, unknown ones stay as they are.
  @Test func settingsInTheInfoPlist() throws {
    let list = """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>Address</key><string>$(API_BASE_URL)/3</string><key>Other</key><string>${NOWHERE}</string>
      </dict></plist>
      """
    let folder = try Folder(["Info.plist": list])
    defer { folder.remove() }
    var app = Project.Module(name: "App", kind: .application)
    app.infoPlist = folder.url.appendingPathComponent("Info.plist")
    app.buildSettings = ["API_BASE_URL": "https://example.org"]
    let info = InfoPlist(app).dictionary
    #expect(info["Address"] as? String == "https://example.org/3")
    #expect(info["Other"] as? String == "${NOWHERE}")
  }

  /// Provenance: the default of "Enable Bare Slash Regex Literals" in Apple's reference of build settings.
  @Test(arguments: [
    (nil, "5.0", true), ("YES", "5.0", true), ("NO", "5.0", false), (nil, "6.0", false), (nil, "4.2", false),
  ]) func regularExpressionsBetweenSlashes(_ setting: String?, _ mode: String, _ isOn: Bool) {
    let settings = setting.map { ["SWIFT_ENABLE_BARE_SLASH_REGEX": $0] } ?? [:]
    #expect(CompilerFeatures.settings(settings, mode: mode).isEmpty != isOn)
  }
}
