import Foundation
import Testing

@testable import ProjectBuilder

/// Provenance: frameworks have bundles of their own on iOS, so that nothing of theirs stands in for what is the
/// application's.
struct BundleAssemblerTests {
  @Test func theApplicationsOwnResourcesWin() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bundle-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, _ path: String) throws -> URL {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return file
    }
    var application = Project.Module(name: "App", kind: .application)
    application.resources = [try write("own", "App/Base.lproj/Main.storyboard")]
    application.dataModels = [
      try write("", "App/Notes.xcdatamodeld/Notes 2.xcdatamodel/contents").deletingLastPathComponent()
        .deletingLastPathComponent(),
      try write("", "App/Old.xcdatamodel/contents").deletingLastPathComponent(),
    ]
    var library = Project.Module(name: "Kit", kind: .library)
    library.resources = [
      try write("other", "Kit/Base.lproj/Main.storyboard"), try write("part", "Kit/Part.storyboard"),
    ]
    let bundle = try BundleAssembler(
      module: application, others: [library], executable: try write("", "App/run"), folder: folder
    ).assemble()
    func text(_ path: String) -> String? {
      try? String(contentsOf: bundle.appendingPathComponent(path), encoding: .utf8)
    }
    #expect(text("Base.lproj/Main.storyboard") == "own")
    #expect(text("Part.storyboard") == "part")
    #expect(text("Notes.momd/VersionInfo.plist")?.contains("<string>Notes 2</string>") == true)
    #expect(text("Notes.momd/Notes 2.mom") == "" && text("Old.mom") == "")
  }
}
