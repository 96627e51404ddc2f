import Foundation
import Testing

@testable import ProjectBuilder

/// Repositories that Tuist makes projects of.
struct TuistTests {
  /// Provenance: applications of several modules whose manifests call helpers of their own, with one folder a module.
  @Test func modulesAreFolders() throws {
    let manifest = """
      import ProjectDescription
      import Helpers
      let project = Project.makeModule(name: env.name, dependencies: [.external(name: "Kit")])
      """
    let folder = try Folder([
      "Workspace.swift": "import ProjectDescription", "Tuist/Config.swift": "import ProjectDescription",
      "Projects/App/Project.swift": manifest,
      "Projects/App/Sources/AppDelegate.swift": "import UIKit\nimport Home\n@main\nclass AppDelegate: UIResponder {}",
      "Projects/App/Resources/Assets.xcassets/Contents.json": "{}",
      "Projects/App/Tests/AppTests.swift": "import XCTest",
      "Projects/Home/Project.swift": manifest,
      "Projects/Home/Sources/Home.swift": "import Core\nimport HomeInterface\npublic class Home {}",
      "Projects/Home/Interface/Sources/HomeInterface.swift": "public protocol HomeInterface {}",
      "Projects/Home/Demo/Sources/DemoDelegate.swift": "import UIKit\n@main\nclass DemoDelegate: UIResponder {}",
      "Projects/Core/Project.swift": manifest, "Projects/Core/Sources/Core.swift": "public let core = 1",
      "Projects/Unused/Project.swift": manifest, "Projects/Unused/Sources/Unused.swift": "public let unused = 1",
    ])
    defer { folder.remove() }
    let project = try ProjectReader().read(folder.url)
    #expect(Set(project.modules.map(\.name)) == ["App", "Home", "HomeInterface", "Core"])
    #expect(project.modules.last?.name == "App" && project.modules.last?.kind == .application)
    #expect(project.application?.resources.map(\.lastPathComponent) == ["Assets.xcassets"])
    let home = try #require(project.modules.first { $0.name == "Home" })
    #expect(home.dependencies == ["Core", "HomeInterface"])
    #expect(Set(project.modules.flatMap(\.sources)).count == project.modules.flatMap(\.sources).count)
    #expect(project.modules.flatMap(\.sources).allSatisfy { $0.lastPathComponent != "Project.swift" })
  }

  /// Provenance: derived; repositories with an application for demonstrations beside the one that is sold.
  @Test func anotherApplicationMayBeWanted() throws {
    let manifest = "import ProjectDescription\nlet project = Project.make()"
    let folder = try Folder([
      "Workspace.swift": "import ProjectDescription", "Projects/App/Project.swift": manifest,
      "Projects/App/Sources/App.swift": "import Core\n@main\nclass App {}", "Projects/Core/Project.swift": manifest,
      "Projects/Core/Sources/Core.swift": "public let core = 1", "Projects/Demo/Project.swift": manifest,
      "Projects/Demo/Sources/Demo.swift": "@main\nclass Demo {}",
    ])
    defer { folder.remove() }
    let project = try ProjectReader().read(folder.url)
    #expect(project.application?.name == "App")
    #expect(project.remarks.contains { $0.contains("--target takes another application: Demo") }, "\(project.remarks)")
    #expect(try ProjectReader(target: "Demo").read(folder.url).application?.name == "Demo")
    #expect { try ProjectReader(target: "None").read(folder.url) } throws: { "\($0)".contains("called None") }
  }

  /// A manifest that writes its targets down.
  @Test func targetsOfAManifest() throws {
    let folder = try Folder([
      "Project.swift": """
      import ProjectDescription
      let project = Project(
        name: "Notes",
        targets: [
          .target(
            name: "Notes", destinations: .iOS, product: .app, bundleId: "org.example.notes",
            infoPlist: .extendingDefault(with: ["UILaunchStoryboardName": "Launch"]),
            sources: ["Notes/Sources/**"], resources: ["Notes/Resources/**"],
            dependencies: [.target(name: "Kit")]),
          Target(name: "Kit", platform: .iOS, product: .staticFramework, bundleId: "b", sources: "Kit/*.swift"),
          .target(name: "NotesTests", product: .unitTests, bundleId: "c", sources: ["Tests/**"]),
        ])
      """,
      "Notes/Sources/Main/AppDelegate.swift": "import Kit", "Notes/Resources/a.json": "{}", "Kit/Kit.swift": "",
      "Kit/Deep/No.swift": "", "Tests/T.swift": "",
    ])
    defer { folder.remove() }
    let project = try ProjectReader().read(folder.url)
    #expect(project.modules.map(\.name) == ["Kit", "Notes"])
    #expect(project.modules[0].sources.map(\.lastPathComponent) == ["Kit.swift"])
    #expect(project.application?.resources.map(\.lastPathComponent) == ["a.json"])
    #expect(project.application?.infoEntries["UILaunchStoryboardName"] == "Launch")
  }

  /// A manifest that hands its name on to a helper, which writes the target down.
  @Test func targetsOfAHelper() throws {
    let folder = try Folder([
      "Project.swift": """
      import ProjectDescription
      import ProjectDescriptionHelpers
      let appName = "Notes"
      let project = Project.executable(name: appName, platform: .iOS, product: .app, dependencies: [.SPM.Kit])
      """,
      "Tuist/ProjectDescriptionHelpers/Project+Executable.swift": """
      import ProjectDescription
      extension Project {
        public static func executable(name: String, platform: Platform, product: Product = .framework) -> Project {
          Project(name: name, targets: [
            Target(
              name: name, platform: platform, product: product, bundleId: "org.example.\\(name)",
              infoPlist: .file(path: Path("App/Support/Info.plist")), sources: ["App/Source/**"],
              resources: ["App/Resource/**"], dependencies: dependencies)
          ])
        }
      }
      """,
      "App/Source/AppDelegate.swift": "import UIKit\n@main class AppDelegate {}", "App/Resource/a.json": "{}",
      "App/Support/Info.plist": "",
    ])
    defer { folder.remove() }
    let project = try ProjectReader().read(folder.url)
    #expect(project.name == "Notes" && project.modules.map(\.kind) == [.application])
    #expect(project.application?.sources.map(\.lastPathComponent) == ["AppDelegate.swift"])
    #expect(project.application?.resources.map(\.lastPathComponent) == ["a.json"])
    #expect(project.application?.infoPlist?.path.hasSuffix("App/Support/Info.plist") == true)
  }
}
