import Foundation
import SourceAdapter
import Testing

@testable import ProjectBuilder

/// What an earlier build did not find.
@Suite struct CompilerLessonsFileTests {
  /// A tool that was built later may know the names: they would be declared twice.
  @Test func namesOfAnEarlierToolDoNotHold() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = CompilerLessonsFile(folder: folder)
    let names = UnknownNames(messages: "A.swift:1:1: error: cannot find type 'Gadget' in scope")
    #expect(!names.isEmpty)
    try file.write(CompilerLessons(unknown: names))
    #expect(file.lessons.unknown == names)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
      ofItemAtPath: folder.appendingPathComponent(".cairn-lessons.json").path)
    #expect(file.lessons.unknown.isEmpty)
  }

  /// A library that has come since then declares names that were not found.
  @Test func namesOfOtherModulesDoNotHold() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = UnknownNames(messages: "A.swift:1:1: error: cannot find type 'Gadget' in scope")
    try CompilerLessonsFile(folder: folder, modules: ["App"]).write(CompilerLessons(unknown: names))
    #expect(CompilerLessonsFile(folder: folder, modules: ["App"]).lessons.unknown == names)
    #expect(CompilerLessonsFile(folder: folder, modules: ["App", "Gadgets"]).lessons.unknown.isEmpty)
  }

  /// Places of a file hold until the file changes.
  @Test func placesHoldUntilTheirFileChanges() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("A.swift")
    try Data("a".utf8).write(to: source)
    let file = CompilerLessonsFile(folder: folder)
    let refused = RefusedCode().adding("\(source.path):1:1: error: no", in: [source.path], naming: [])
    try file.write(CompilerLessons(refused: refused))
    #expect(file.lessons.refused == refused)
    try Data("b".utf8).write(to: source)
    #expect(file.lessons.refused.isEmpty)
  }

  /// Files of tests that do not compile are left out until they change; the others stay.
  @Test func testsThatDoNotCompileAreLeftOut() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = ["A.swift", "B.swift"].map(folder.appendingPathComponent)
    for source in sources { try Data("a".utf8).write(to: source) }
    let file = CompilerLessonsFile(folder: folder)
    try file.write(CompilerLessons(tests: [sources[0].path]))
    var (kit, tests) = (Project.Module(name: "Kit", kind: .library), Project.Module(name: "KitTests", kind: .tests))
    (kit.sources, tests.sources) = ([sources[0]], sources)
    let left = Project(name: "Kit", modules: [kit, tests]).without(tests: file.lessons.tests)
    #expect(left.modules.map(\.sources) == [[sources[0]], [sources[1]]])
    try Data("b".utf8).write(to: sources[0])
    #expect(file.lessons.tests.isEmpty)
  }

  /// Every process of the compiler tells what it finds in the files of the others.
  @Test func messagesAreToldOnce() {
    let message = "/a/A.swift:1:1: error: no\n 1 | a\n   | `- error: no\n"
    let other = "/a/B.swift:1:1: error: no\n 1 | b\n"
    #expect(CompilerMessages.withoutRepetitions(message + other + message) == message + other)
  }

  /// A library of others that does not compile is absent, and nobody depends on it.
  @Test func projectsCanLackModules() {
    var (kit, app) = (Project.Module(name: "Kit", kind: .library), Project.Module(name: "App", kind: .application))
    app.dependencies = ["Kit"]
    kit.sources = [URL(fileURLWithPath: "/a/Pods/Kit/A.swift")]
    let project = Project(name: "App", modules: [kit, app]).without(["Kit"])
    #expect(project.modules.map(\.name) == ["App"] && project.modules[0].dependencies.isEmpty)
    #expect(kit.isForeign && !app.isForeign)
  }
}
