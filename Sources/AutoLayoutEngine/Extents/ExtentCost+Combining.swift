extension ExtentCost {
  /// The cost of extents that lie in a row and share what is given to them: the cheapest gives way first.
  ///
  /// The natural extents add up; the stretches of all follow each other by their slopes.
  public static func inRow(_ costs: ContiguousArray<ExtentCost>) -> ExtentCost {
    var natural = 0.0
    for place in costs.indices { natural += costs[place].natural }
    return ExtentCost(natural: natural, up: merged(costs, up: true), down: merged(costs, up: false))
  }

  private static func merged(_ costs: ContiguousArray<ExtentCost>, up: Bool) -> Side {
    var next: [Int] = []
    var result = Side()
    while true {
      guard let (place, piece) = cheapest(costs, up: up, next), result.append(piece), piece.length != .infinity else {
        return result
      }
      if next.isEmpty { next = [Int](repeating: 0, count: costs.count) }
      next[place] += 1
    }
  }

  /// Which of the costs in a row gives way next, `next` being how many of its stretches each has used up (empty: none).
  /// At equal cost the first; among those that grow at will the last. Nil where a cost is not known any further.
  static func cheapest(_ costs: ContiguousArray<ExtentCost>, up: Bool, _ next: [Int]) -> (Int, Piece)? {
    var best: (place: Int, piece: Piece)?
    for place in costs.indices {
      let index = next.isEmpty ? 0 : next[place]
      let count = up ? costs[place].up.count : costs[place].down.count
      guard index < count else {
        if !(up ? costs[place].up.isComplete : costs[place].down.isComplete) { return nil }
        continue
      }
      let piece = up ? costs[place].up[index] : costs[place].down[index]
      if let found = best {
        let order = piece.slope.compared(to: found.piece.slope)
        if order > 0 || (order == 0 && !piece.slope.isZero) { continue }
      }
      best = (place, piece)
    }
    return best.map { ($0.place, $0.piece) }
  }

  /// The cost of `count` times the extent, and `offset` points more.
  public func scaled(by count: Double, plus offset: Double) -> ExtentCost {
    func scaled(_ side: Side) -> Side {
      var result = Side()
      for index in 0..<side.count {
        _ = result.append(
          Piece(length: side[index].length * count, slope: side[index].slope.scaled(by: Float(1 / count))))
      }
      return result
    }
    return ExtentCost(natural: natural * count + offset, up: scaled(up), down: scaled(down))
  }

  /// The cost of room for the extent, which need not fill it.
  public var asRoom: ExtentCost { ExtentCost(natural: natural, up: Side(.zero), down: down) }
}
