import Foundation
import Testing

@testable import ProjectBuilder

/// Which project is taken where there are several. Provenance: derived; a workspace lists projects in the order in which
/// Xcode shows them.
struct ProjectChoiceTests {
  private func application(_ name: String) -> String {
    """
    // !$*UTF8*$!
    { objects = {
    P = { isa = PBXProject; targets = (T); mainGroup = G; buildConfigurationList = L; };
    G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
    F = { isa = PBXFileReference; path = "\(name).swift"; sourceTree = "<group>"; };
    B = { isa = PBXBuildFile; fileRef = F; };
    S = { isa = PBXSourcesBuildPhase; files = (B); };
    L = { isa = XCConfigurationList; buildConfigurations = (C); };
    C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; SDKROOT = iphoneos; }; };
    T = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.application"; buildPhases = (S); buildConfigurationList = L; dependencies = (); };
    }; rootObject = P; }
    """
  }

  private func workspace(_ paths: String...) -> String {
    let files = paths.map { "<FileRef location = \"group:\($0)\"></FileRef>" }
    return "<?xml version=\"1.0\"?><Workspace version = \"1.0\">\(files.joined())</Workspace>"
  }

  @Test func othersWithApplicationsAreToldOf() throws {
    let folder = try Folder([
      "All.xcworkspace/contents.xcworkspacedata": workspace("One/One.xcodeproj", "Two/Two.xcodeproj"),
      "One/One.xcodeproj/project.pbxproj": application("One"), "One/One.swift": "",
      "Two/Two.xcodeproj/project.pbxproj": application("Two"), "Two/Two.swift": "",
    ])
    defer { folder.remove() }
    for place in [folder.url, folder.url.appendingPathComponent("All.xcworkspace")] {
      let project = try ProjectReader().read(place)
      #expect(project.name == "One")
      #expect(project.remarks.contains { $0.contains("Two/Two.xcodeproj") }, "\(project.remarks)")
    }
    let chosen = try ProjectReader(target: "Two").read(folder.url)
    #expect(chosen.name == "Two" && chosen.remarks.isEmpty)
  }

  /// A library whose repository has a project with an example; and one that has none.
  @Test(arguments: [(true, "Demo"), (false, "Kit")])
  func librariesAreStartedByTheirExample(_ hasExample: Bool, _ name: String) throws {
    var files = [
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """,
      "Sources/Kit/Kit.swift": "import UIKit",
    ]
    if hasExample {
      files["Example/Demo.xcodeproj/project.pbxproj"] = application("Demo")
      files["Example/Demo.swift"] = "import Kit"
    }
    let folder = try Folder(files)
    defer { folder.remove() }
    let project = try ProjectReader().read(folder.url)
    #expect(project.name == name)
    #expect(project.modules.map(\.name) == (hasExample ? ["Kit", "Demo"] : ["Kit"]))
  }

  /// A workspace in a folder of its own.
  @Test func projectsBesideTheWorkspacesFolderAreFound() throws {
    let folder = try Folder([
      "Work/All.xcworkspace/contents.xcworkspacedata": workspace("../One/One.xcodeproj"),
      "One/One.xcodeproj/project.pbxproj": application("One"), "One/One.swift": "",
    ])
    defer { folder.remove() }
    let project = try ProjectReader().read(folder.url.appendingPathComponent("Work/All.xcworkspace"))
    #expect(project.name == "One")
    #expect(project.modules.flatMap(\.sources).map(\.lastPathComponent) == ["One.swift"])
  }

  /// A folder that holds far more than an application is no application.
  @Test func foldersOfVeryManyFilesAreRefused() throws {
    let folder = try Folder(["App.swift": "", "a/A.swift": "", "b/B.swift": ""])
    defer { folder.remove() }
    #expect(try FolderReader(folder: folder.url, most: 3).read().modules[0].sources.count == 3)
    #expect { try FolderReader(folder: folder.url, most: 2).read() } throws: { "\($0)".contains("more than 2 files") }
  }
}
