import Foundation
import Testing

/// Parts of the documents. Provenance: derived.
@Suite struct ShardTests {
  private let line = CommandLineTests()

  @Test func partsMakeTheWhole() throws {
    let files = ["SignIn", "Profile", "Stacks", "Scripts"].map { line.fixture("\($0).storyboard") }
    let all = try line.run(["frames"] + files).output.split(separator: "\n").map(String.init).sorted()
    var parts: [String] = []
    for index in 1...3 {
      let result = try line.run(["frames", "--shard", "\(index)/3"] + files)
      #expect(result.status == 0)
      parts += result.output.split(separator: "\n").map(String.init)
    }
    #expect(parts.sorted() == all)
    for wrong in ["0/3", "4/3", "1", "a/b", "1/0"] {
      #expect(try line.run(["frames", "--shard", wrong] + files).status == 64)
    }
  }

  /// A name of another encoding, as archives of other systems bring them.
  @Test func namesThatAreNotUTF8AreToldOf() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      atPath: line.fixture("SignIn.storyboard"), toPath: folder.appendingPathComponent("SignIn.storyboard").path)
    let name = Array("\(folder.path)/B".utf8) + [0xFC] + Array("ro.storyboard".utf8) + [0]
    close(name.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { creat($0.baseAddress!, 0o644) })
    let result = try line.run(["frames", folder.path])
    #expect(result.status != 0 && result.errors.contains("ro.storyboard"), "\(result.errors)")
    #expect(result.output.contains("SignIn"))
  }

  @Test func foldersStandForTheirDocuments() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for name in ["b/Two.storyboard", "One.storyboard", ".hidden/Three.storyboard", "Pods/Four.storyboard"] {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(contentsOf: URL(fileURLWithPath: line.fixture("SignIn.storyboard"))).write(to: url)
    }
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("again"), withDestinationURL: folder)
    let (one, two) = ("\(folder.path)/One.storyboard", "\(folder.path)/b/Two.storyboard")
    let all = try line.run(["frames", folder.path])
    #expect(all.status == 0)
    #expect(try all.output == line.run(["frames", one, two]).output)
  }
}
