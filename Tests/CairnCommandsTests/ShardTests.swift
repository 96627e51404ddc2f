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
}
