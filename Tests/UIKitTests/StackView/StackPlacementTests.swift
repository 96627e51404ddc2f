import Foundation
import Testing

@testable import UIKitCore

/// Stacks that place their views by themselves against the same stacks laid out by their constraints.
@MainActor @Suite(.serialized) struct StackPlacementTests {
  private static var cases: Int { ProcessInfo.processInfo.environment["CAIRN_RANDOM_CASES"].flatMap(Int.init) ?? 400 }

  private func make(_ seed: Int, direct: Bool, changes: Int = 0) -> (RandomStack, [CGRect]) {
    var random = RandomStack(seed: seed, isDirect: direct)
    var frames = random.frames()
    for _ in 0..<changes {
      random.change()
      frames = random.frames()
    }
    return (random, frames)
  }

  private func differ(_ a: [CGRect], _ b: [CGRect]) -> Bool {
    a.count != b.count
      || zip(a, b).contains { a, b in
        abs(a.minX - b.minX) > 0.01 || abs(a.minY - b.minY) > 0.01 || abs(a.width - b.width) > 0.01
          || abs(a.height - b.height) > 0.01
      }
  }

  @Test func randomStacksEqualTheirConstraints() {
    var direct = 0
    var stacks = 0
    let only = ProcessInfo.processInfo.environment["CAIRN_SEED"].flatMap(Int.init)
    for seed in only.map({ $0..<($0 + 1) }) ?? 0..<Self.cases {
      let (a, placed) = make(seed, direct: true)
      let (b, solved) = make(seed, direct: false)
      stacks += a.stacks.count
      direct += a.stacks.filter(\.placesDirectly).count
      #expect(!differ(placed, solved), "seed \(seed)\n\(a.description)\nby constraints\n\(b.description)")
    }
    // The comparison says something only if many stacks took the direct path.
    #expect(direct * 3 > stacks, "\(direct) of \(stacks) stacks are direct")
  }

  /// Sizes, visibility, order, spacing and the container's width change one after the other; then somebody looks at the
  /// constraints.
  @Test func changedStacksEqualTheirConstraints() {
    for seed in 0..<Self.cases {
      let (random, placed) = make(seed, direct: true, changes: 4)
      let before = random.description
      for stack in random.stacks { _ = stack.constraints }
      random.container.setNeedsLayout()
      let solved = random.frames()
      #expect(!differ(placed, solved), "seed \(seed)\n\(before)\nby constraints\n\(random.description)")
    }
  }
}
