import Foundation
import Testing

@testable import ProjectBuilder

/// Repositories whose project XcodeGen makes of a `project.yml`.
struct XcodeGenTests {
  /// A specification that includes itself is read once, and one that is not there is told of. Provenance: derived;
  /// XcodeGen's documented specification, "Include".
  @Test func includedSpecifications() throws {
    let folder = try Folder([
      "project.yml": """
      name: Notes
      include: [project.yml, base.yml, "${PLACE}/other.yml"]
      targets:
        Notes: {type: application, platform: iOS, sources: [Notes]}
      """,
      "base.yml": "include: [project.yml, base.yml]\nsettings: {SWIFT_VERSION: 5.0}",
      "Notes/App.swift": "",
    ])
    defer { folder.remove() }
    let project = try ProjectReader().read(folder.url.appendingPathComponent("project.yml"))
    #expect(project.modules.map(\.name) == ["Notes"])
    #expect(project.modules.first?.swiftVersion == "5.0")
    #expect(project.remarks.contains { $0.hasSuffix("other.yml: cannot be read") }, "\(project.remarks)")
  }

  @Test func targetsAreWrittenDown() throws {
    let folder = try Folder([
      "project.yml": """
      # What XcodeGen makes of it is not in the repository.
      name: Notes
      include: [Kit/targets.yml]
      options: {bundleIdPrefix: org.example, "deploymentTarget": {iOS: '13.0'}}
      settings:
        base:
          SWIFT_VERSION: 5.0
          ENABLED: YES
        configs:
          debug: {MODE: fast}
          release: {MODE: small}
      settingGroups:
        named:
          PRODUCT_MODULE_NAME: Notes
      targetTemplates:
        Phone:
          platform: iOS
          sources:
          - path: Shared/${target_name}
          - path: Notes
            excludes:
              - "Debugging"
              - "**/*.md"
      targets:
        Notes-Beta: &beta
          type: application
          templates: [Phone]
          settings: {groups: [named], base: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: BETA}}
          info:
            path: Notes/Info.plist
            properties:
              UILaunchScreen: {}
              UIApplicationSceneManifest:
                UIApplicationSupportsMultipleScenes: false
                UISceneConfigurations:
                  UIWindowSceneSessionRoleApplication:
                    - UISceneConfigurationName: Default
                      UISceneDelegateClassName: $(PRODUCT_MODULE_NAME).SceneDelegate
          preBuildScripts:
            - script: |
                echo "[not a list"
                targets: none
              name: Says a word
          dependencies:
            - target: Kit
            - package: Collections
              product: OrderedCollections
            - {sdk: Contacts.framework}
        Watch:
          type: application.watchapp2
          platform: watchOS
          sources: Watch
      packages:
        Collections:
          url: https://github.com/apple/swift-collections.git
          from: 1.1.0
        Pictures: {github: someone/Pictures, branch: main}
      """,
      "Kit/targets.yml": """
      targets:
        Kit:
          type: framework
          platform: [iOS, macOS]
          sources: [Sources]
      """,
      "Kit/Sources/Kit.swift": "public let kit = 1",
      "Notes/AppDelegate.swift": "import UIKit\nimport Kit\n@main\nclass AppDelegate: UIResponder {}",
      "Notes/Debugging/Panel.swift": "", "Notes/About.md": "", "Notes/a.json": "{}",
      "Shared/Notes-Beta/Configuration.swift": "", "Watch/Watch.swift": "",
    ])
    defer { folder.remove() }
    let project = try ProjectReader().read(folder.url)
    #expect(project.modules.map(\.name) == ["Kit", "Notes"])
    let application = try #require(project.application)
    #expect(application.sources.map(\.lastPathComponent) == ["Configuration.swift", "AppDelegate.swift"])
    #expect(application.resources.map(\.lastPathComponent) == ["a.json"])
    #expect(application.dependencies == ["Kit"])
    #expect(application.bundleIdentifier == "org.example.Notes-Beta")
    #expect(application.swiftVersion == "5.0" && application.flags.contains("BETA"))
    #expect(application.settings == [".enableUpcomingFeature(\"BareSlashRegexLiterals\")"])
    #expect(application.buildSettings["MODE"] == "fast")
    #expect(application.products == [".product(name: \"OrderedCollections\", package: \"swift-collections\")"])
    #expect(project.packages.first?.contains("apple/swift-collections") == true)
    #expect(project.remarks == ["the project uses the package https://github.com/someone/Pictures"])
    let info = InfoPlist(application).dictionary
    let scenes = (info["UIApplicationSceneManifest"] as? [String: Any])?["UISceneConfigurations"] as? [String: Any]
    let scene = (scenes?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]])?.first
    #expect(scene?["UISceneDelegateClassName"] as? String == "Notes.SceneDelegate")
  }

  @Test func otherFilesOfItsNameAreNone() throws {
    let folder = try Folder(["project.yml": "title: Book", "main.swift": "print(1)"])
    defer { folder.remove() }
    #expect(try ProjectReader().read(folder.url).modules.first?.sources.count == 1)
  }

  @Test(arguments: [
    ("a: 1", YAMLValue.map([.init(key: "a", value: .scalar("1"))])),
    ("- a\n- - b\n  - 'it''s' # c", .list([.scalar("a"), .list([.scalar("b"), .text("it's")])])),
    ("[a, {b: \"c, d\"},\n e]", .list([.scalar("a"), .map([.init(key: "b", value: .text("c, d"))]), .scalar("e")])),
    (
      "x: &n {k: v}\ny: *n",
      .map([
        .init(key: "x", value: .map([.init(key: "k", value: .scalar("v"))])),
        .init(key: "y", value: .map([.init(key: "k", value: .scalar("v"))])),
      ])
    ),
  ])
  func values(text: String, expected: YAMLValue) {
    #expect(YAMLReader.read(text) == expected)
  }

  /// Not as arguments, which the log of a run would show.
  @Test func damagedTextsEnd() {
    let texts = [
      "[[[", "{a", "\"open", "a: [", "- - -\n -", "a:\n   b: 1\n  c: 2", String(repeating: "[", count: 5000),
      String(repeating: "- ", count: 3000), "*nothing",
      String(repeating: "[", count: 200_000), String(repeating: "{a: ", count: 50_000),
      (1...40).reduce("a0: &a0 [x, x]\n") { $0 + "a\($1): &a\($1) [*a\($1 - 1), *a\($1 - 1)]\n" },
    ]
    for text in texts { _ = YAMLReader.read(text) }
  }
}
