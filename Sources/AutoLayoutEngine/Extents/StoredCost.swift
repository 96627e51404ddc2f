/// A cost that is kept for later, in as much room as its stretches need.
///
/// OPTIMIZATION: an ``ExtentCost`` has room for four stretches on either side, in place; most have one or two. Stacks keep two
/// costs each, and large trees of them are to stay in the processor's caches.
public struct StoredCost: Sendable {
  private let natural: Double
  private let upCount: Int
  /// Of growing, then of shrinking.
  private let pieces: ContiguousArray<ExtentCost.Piece>

  /// Keeps a cost.
  public init(_ cost: ExtentCost) {
    natural = cost.natural
    upCount = cost.up.count
    let (up, down) = (cost.up, cost.down)
    pieces = ContiguousArray(unsafeUninitializedCapacity: up.count + down.count) { pieces, count in
      for index in 0..<up.count { pieces.initializeElement(at: index, to: up[index]) }
      for index in 0..<down.count { pieces.initializeElement(at: up.count + index, to: down[index]) }
      count = up.count + down.count
    }
  }

  /// The cost that was kept.
  public var cost: ExtentCost {
    ExtentCost(natural: natural, up: .init(pieces[..<upCount]), down: .init(pieces[upCount...]))
  }
}
