import DarwinShims
import Foundation
import Testing

/// Documents that a program looks for as Xcode compiles them.
/// Provenance: derived; Xcode compiles `Cell.xib` to `Cell.nib`, and the package manager on Linux copies it as it is.
struct CompiledDocumentTests {
  @Test func aCompiledDocumentIsTheOneThatItIsMadeOf() throws {
    try withBundle(["Cell.xib", "Base.lproj/Main.storyboard", "Old.nib", "Old.xib", "Some.json"]) { bundle in
      #expect(bundle._compiledPath(forResource: "Cell", ofType: "nib")?.hasSuffix("/Cell.xib") == true)
      #expect(bundle._compiledURL(forResource: "Cell", withExtension: "nib")?.lastPathComponent == "Cell.xib")
      #expect(
        bundle._compiledURL(forResource: "Main", withExtension: "storyboardc")?.lastPathComponent == "Main.storyboard")
      #expect(bundle._compiledPath(forResource: "Old", ofType: "nib")?.hasSuffix("/Old.nib") == true)
      #expect(bundle._compiledPath(forResource: "None", ofType: "nib") == nil)
      #expect(bundle._compiledPath(forResource: "Some", ofType: "nib") == nil)
    }
  }

  private func withBundle(_ files: [String], _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).resources")
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      let file = folder.appendingPathComponent(file)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    try body(try #require(Bundle(url: folder)))
  }
}
