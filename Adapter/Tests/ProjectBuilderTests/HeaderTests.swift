import Foundation
import Testing

@testable import ProjectBuilder

/// What a header for Objective-C and paths of another machine mean for the sources of a target.
struct HeaderTests {
  private func project(settings: String, file: String = "path = A.swift; sourceTree = \"<group>\"", more: String = "")
    -> String
  {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 46; rootObject = P; objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T); };
      G = {isa = PBXGroup; children = (F, E); path = App; sourceTree = "<group>"; };
      F = {isa = PBXFileReference; \(file); };
      E = {isa = PBXFileReference; path = B.m; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S);
        buildConfigurationList = L; };
      L = {isa = XCConfigurationList; buildConfigurations = (D); };
      D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
      S = {isa = PBXSourcesBuildPhase; files = (B, C); };
      B = {isa = PBXBuildFile; fileRef = F; }; C = {isa = PBXBuildFile; fileRef = E; };
    }; }
    """
  }

  /// Files of a synchronized folder that a phase of the target gets by itself, and others that nobody gets.
  /// Provenance: an application with its texts in the phase of sources.
  @Test func phasesGetFilesOfSynchronizedFolders() throws {
    let more = """
      G = {isa = PBXGroup; children = (Y); sourceTree = "<group>"; };
      Y = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (X, Z); };
      X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
        membershipExceptions = (Localizable.strings, Other.strings); };
      Z = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = S;
        membershipExceptions = (Localizable.strings); };
      """
    let old = "G = {isa = PBXGroup; children = (F, E); path = App; sourceTree = \"<group>\"; };"
    let text = project(settings: "").replacing(old, with: more)
      .replacing("buildPhases = (S);", with: "buildPhases = (S); fileSystemSynchronizedGroups = (Y);")
    let module = try read([
      "App.xcodeproj/project.pbxproj": text, "App/A.swift": "import UIKit", "App/Localizable.strings": "",
      "App/Other.strings": "",
    ])
    #expect(module?.resources.map(\.lastPathComponent) == ["Localizable.strings"])
  }

  private func read(_ files: [String: String]) throws -> Project.Module? {
    let folder = try Folder(files)
    defer { folder.remove() }
    return try ProjectReader().read(folder.url).application
  }

  /// Provenance: an application none of whose sources import UIKit, because its bridging header does.
  @Test func headersImportForAllSources() throws {
    let module = try read([
      "App.xcodeproj/project.pbxproj": project(settings: "SWIFT_OBJC_BRIDGING_HEADER = \"App/App-Bridging-Header.h\";"),
      "App/A.swift": "class A: UIView {}", "App/B.m": "",
      "App/App-Bridging-Header.h": "#import \"B.h\"\n@import AVFoundation;\n#include <sys/types.h>\n// @import MapKit;",
      "App/B.h": "#import <UIKit/UIKit.h>\n#import \"App-Bridging-Header.h\"\n@class A;",
    ])
    #expect(module?.headerImports == ["UIKit", "AVFoundation"])
    #expect(module?.missingSource == "B.m", "what the file of Objective-C declares is absent")
    let imports = HeaderImports(modules: ["UIKit", "AVFoundation"])
    #expect(imports.added(to: "\nclass A: UIView {}") == "import UIKit; import AVFoundation; \nclass A: UIView {}")
    #expect(imports.added(to: "import UIKit\n") == "import AVFoundation; import UIKit\n")
    #expect(HeaderImports(modules: []).added(to: "class A {}") == "class A {}")
  }

  @Test func filesOfObjectiveCThatNoHeaderShows() throws {
    let module = try read([
      "App.xcodeproj/project.pbxproj": project(settings: ""), "App/A.swift": "import UIKit", "App/B.m": "",
    ])
    #expect(module?.headerImports == [] && module?.missingSource == nil)
  }

  /// Provenance: applications that have the project of a library inside, with a framework of Swift and Objective-C.
  @Test func frameworksSeeTheirOwnHeaders() throws {
    let folder = try Folder([
      "Kit.xcodeproj/project.pbxproj": project(settings: "").replacing("type.application", with: "type.framework")
        .replacing("targets = (T)", with: "targets = (T, U)").replacing(
          "L = {isa = XCC",
          with: """
            U = {isa = PBXNativeTarget; name = Demo; productType = "com.apple.product-type.application"; buildPhases = (V);
              dependencies = (Y); buildConfigurationList = L; }; Y = {isa = PBXTargetDependency; target = T; };
            V = {isa = PBXSourcesBuildPhase; files = (B); };
            L = {isa = XCC
            """),
      "App/A.swift": "import UIKit\nclass A { let b = B() }", "App/B.m": "",
    ])
    defer { folder.remove() }
    let project = try ProjectReader().read(folder.url)
    #expect(project.modules.map(\.missingSource) == ["B.m", nil])
  }

  /// Provenance: projects that name a source by its path on the machine of their author.
  @Test(arguments: ["/Users/a/Desktop/Kit/App/Parts/A.swift", "/Users/a/Kit/App/Parts/Gone.swift"])
  func pathsOfAnotherMachine(_ path: String) throws {
    let files = [
      "App.xcodeproj/project.pbxproj": project(
        settings: "", file: "path = \"\(path)\"; sourceTree = \"<absolute>\""),
      "App/Parts/A.swift": "import UIKit",
    ]
    let module = try? read(files)
    #expect(module?.sources.map(\.lastPathComponent) == (path.contains("Gone") ? nil : ["A.swift"]))
  }
}
