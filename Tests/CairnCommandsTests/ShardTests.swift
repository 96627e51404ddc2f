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
