import Foundation
import Testing

@testable import ProjectBuilder

/// What projects of Xcode, and manifests, say of their files and settings.
struct XcodeProjectTests {
  /// Provenance: projects of Xcode 16 in which a target takes single files of a folder that is another target's.
  @Test func filesOfFoldersOfOtherTargets() throws {
    let project = """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, K); };
        G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X); path = App; sourceTree = "<group>"; };
        X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared.swift); target = K; };
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (S); dependencies = (D); };
        K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; };
        D = {isa = PBXTargetDependency; target = K; };
      }; }
      """
    let folder = try Folder([
      "App.xcodeproj/project.pbxproj": project, "App/A.swift": "import UIKit", "App/Shared.swift": "import UIKit",
    ])
    defer { folder.remove() }
    let found = try ProjectReader().read(folder.url)
    let sources = Dictionary(
      uniqueKeysWithValues: found.modules.map { ($0.name, $0.sources.map(\.lastPathComponent).sorted()) })
    #expect(sources == ["Kit": ["Shared.swift"], "App": ["A.swift", "Shared.swift"]])
  }

  /// Provenance: the column *Platforms* of Xcode's phases.
  @Test func filesForOtherSystems() throws {
    let project = """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (F, E, H); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = Phone.swift; sourceTree = "<group>"; };
        E = {isa = PBXFileReference; path = Desk.swift; sourceTree = "<group>"; };
        H = {isa = PBXFileReference; path = All.swift; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (S); };
        S = {isa = PBXSourcesBuildPhase; files = (B, C, I); };
        B = {isa = PBXBuildFile; fileRef = F; platformFilter = ios; };
        C = {isa = PBXBuildFile; fileRef = E; platformFilters = (macos, tvos); };
        I = {isa = PBXBuildFile; fileRef = H; };
      }; }
      """
    var files = ["App.xcodeproj/project.pbxproj": project]
    for name in ["Phone", "Desk", "All"] { files["\(name).swift"] = "import Foundation" }
    let folder = try Folder(files)
    defer { folder.remove() }
    let module = try #require(try ProjectReader().read(folder.url).modules.first)
    #expect(Set(module.sources.map(\.lastPathComponent)) == ["Phone.swift", "All.swift"])
  }

  /// Provenance: derived from the shell's patterns: how many stars there are costs no more than their number.
  @Test func patternsWithManyStars() {
    let path = String(repeating: "a/", count: 30) + "File.swift"
    let start = String(repeating: "**/a/", count: 12)
    #expect(PodspecReader.matches(path, start + "*.swift"))
    #expect(!PodspecReader.matches(path, start + "*.m"))
    #expect(PodspecReader.matches("ab.swift", "*a*b*.sw*t"))
    #expect(!PodspecReader.matches("a.swift", "a*a.swift"))
  }

  /// Provenance: the column *Filters* of a target's dependencies.
  @Test func dependenciesForOtherSystems() {
    let objects: [String: [String: Any]] = [
      "T": ["isa": "PBXNativeTarget", "name": "Kit"], "D": ["isa": "PBXTargetDependency", "target": "T"],
      "P": ["isa": "PBXTargetDependency", "target": "T", "platformFilter": "ios"],
      "M": ["isa": "PBXTargetDependency", "target": "T", "platformFilters": ["maccatalyst"]],
    ]
    let graph = XcodeObjects(
      objects: objects, root: "R", folder: URL(fileURLWithPath: "/nowhere"), name: "App")
    #expect(graph.dependency("D")?.id == "T")
    #expect(graph.dependency("P")?.id == "T")
    #expect(graph.dependency("M") == nil)
  }

  /// Provenance: settings that Xcode's templates for several systems write for devices alone.
  @Test func settingsForDevices() {
    let settings = [
      "INFOPLIST_KEY_UILaunchScreen_Generation[sdk=iphoneos*]": "YES", "FLAGS": "ONE",
      "FLAGS[sdk=iphoneos*]": "$(inherited) TWO", "FLAGS[sdk=macosx*]": "THREE", "OTHER[arch=arm64]": "FOUR",
    ]
    #expect(
      XcodeObjects.forPhones(settings) == ["INFOPLIST_KEY_UILaunchScreen_Generation": "YES", "FLAGS": "ONE TWO"])
    let conditions = [
      "A[sdk=iphone*]": "1", "B[config=Debug]": "2", "C[config=Release]": "3", "D[sdk=*][arch=arm64]": "4",
      "E[sdk=iphoneos*,config=Debug]": "5", "F[sdk=appletvos*]": "6",
    ]
    #expect(XcodeObjects.forPhones(conditions, configuration: "Debug") == ["A": "1", "B": "2", "E": "5"])
  }

  /// Provenance: Apple's page "Adding a build configuration file to your project".
  @Test func settingsOfConfigurationFiles() throws {
    let project = """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (F, C); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        C = {isa = PBXFileReference; path = Configuration/App.xcconfig; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S);
          buildConfigurationList = L; };
        S = {isa = PBXSourcesBuildPhase; files = (B); };
        B = {isa = PBXBuildFile; fileRef = F; };
        L = {isa = XCConfigurationList; buildConfigurations = (D); };
        D = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = C;
          buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) OWN"; }; };
      }; }
      """
    let folder = try Folder([
      "App.xcodeproj/project.pbxproj": project, "A.swift": "import UIKit",
      "Configuration/App.xcconfig": """
      #include "Shared.xcconfig" // what all have
      #include? "Missing.xcconfig"
      PRODUCT_BUNDLE_IDENTIFIER = org.example.$(SUFFIX) // of the application
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = FILE $(FLAVOR)
      FLAVOR = SHOP FLAT
      MODE = 5.0
      OTHER_SWIFT_FLAGS = -D$(SUFFIX) -D OTHER
      """, "Configuration/Shared.xcconfig": "SUFFIX = shop;\nSWIFT_VERSION = $(MODE)\n#include \"App.xcconfig\"\n",
    ])
    defer { folder.remove() }
    let module = try #require(try ProjectReader().read(folder.url).modules.first)
    #expect(module.bundleIdentifier == "org.example.shop")
    #expect(module.swiftVersion == "5.0" && module.flags.isSuperset(of: ["FILE", "OWN", "SHOP", "FLAT"]))
    #expect(module.flags.isSuperset(of: ["shop", "OTHER"]))
  }

  /// Provenance: Apple's "Build settings reference", "Excluded Source File Names".
  @Test func filesThatSettingsLeaveOut() throws {
    let project = """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (F, E, H); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        E = {isa = PBXFileReference; path = DebugMenu.swift; sourceTree = "<group>"; };
        H = {isa = PBXFileReference; path = DebugLog.swift; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S);
          buildConfigurationList = L; };
        S = {isa = PBXSourcesBuildPhase; files = (B, C, I); };
        B = {isa = PBXBuildFile; fileRef = F; };
        C = {isa = PBXBuildFile; fileRef = E; };
        I = {isa = PBXBuildFile; fileRef = H; };
        L = {isa = XCConfigurationList; buildConfigurations = (D); };
        D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
          EXCLUDED_SOURCE_FILE_NAMES = "Debug*"; INCLUDED_SOURCE_FILE_NAMES = ("DebugLog.swift", "None*"); }; };
      }; }
      """
    let folder = try Folder([
      "App.xcodeproj/project.pbxproj": project, "A.swift": "import UIKit", "DebugMenu.swift": "", "DebugLog.swift": "",
    ])
    defer { folder.remove() }
    let module = try #require(try ProjectReader().read(folder.url).modules.first)
    #expect(Set(module.sources.map(\.lastPathComponent)) == ["A.swift", "DebugLog.swift"])
  }

  /// Groups of a workspace are folders, and its text is XML.
  @Test func projectsInGroupsOfWorkspaces() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version="1.0">
        <Group location="container:Apps" name="Apps">
          <FileRef location="group:Old/Q&amp;A.xcodeproj"/>
          <Group location="group:New"><FileRef location="group:B.xcodeproj"/></Group>
        </Group>
        <FileRef location="container:C.xcodeproj"/><FileRef location="absolute:/D.xcodeproj"/>
      </Workspace>
      """
    #expect(
      WorkspaceContents.paths(in: Data(text.utf8)) == [
        "Apps/Old/Q&A.xcodeproj", "Apps/New/B.xcodeproj", "C.xcodeproj",
      ])
  }

  /// Provenance: XcodeGen's specification, `configFiles`.
  @Test func configurationFilesOfXcodeGen() throws {
    let folder = try Folder([
      "project.yml": """
      name: Notes
      configFiles:
        Debug: Settings/Debug.xcconfig
      targets:
        Notes:
          type: application
          platform: iOS
          sources: [Notes]
      """, "Settings/Debug.xcconfig": "PRODUCT_BUNDLE_IDENTIFIER = org.example.notes\nSWIFT_VERSION = 5.0\n",
      "Notes/A.swift": "import UIKit",
    ])
    defer { folder.remove() }
    let module = try #require(try ProjectReader().read(folder.url).modules.first)
    #expect(module.bundleIdentifier == "org.example.notes" && module.swiftVersion == "5.0")
  }

  /// The sources that a manifest lists are files and folders, not beginnings of names.
  @Test func sourcesOfManifestsAreWholeNames() throws {
    let folder = try Folder([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit", sources: ["Model", "View.swift"])])
      """,
      "Sources/Kit/Model/A.swift": "import UIKit", "Sources/Kit/ModelTools.swift": "import AppKit",
      "Sources/Kit/View.swift": "import UIKit",
    ])
    defer { folder.remove() }
    let module = try #require(try ProjectReader().read(folder.url).modules.first)
    #expect(Set(module.sources.map(\.lastPathComponent)) == ["A.swift", "View.swift"])
  }

  /// What a bridging header imports goes into the adapted sources: they are made anew when it changes.
  @Test func importsOfHeadersAreAmongTheState() {
    let folder = FileManager.default.temporaryDirectory
    let options = ProjectBuild.Options(cairn: folder, cache: folder, scratch: folder)
    var module = Project.Module(name: "App", kind: .application)
    let before = AdaptedCache.state(of: Project(name: "App", modules: [module]), options)
    module.headerImports = ["Kit"]
    #expect(AdaptedCache.state(of: Project(name: "App", modules: [module]), options) != before)
  }
}
