/// Shares an extent out among costs that lie in a row.
public enum ExtentShares {
  /// Writes the extents that add up to `total` at least cost to `extents`; false where the costs are not known far enough.
  ///
  /// At equal cost the first grows or shrinks; among those that grow at will the last.
  ///
  /// UIKIT: measured; see also <https://developer.apple.com/documentation/uikit/uistackview/distribution/fill>.
  public static func share(
    _ total: Double, among costs: ContiguousArray<ExtentCost>, into extents: inout ContiguousArray<Double>
  ) -> Bool {
    extents.removeAll(keepingCapacity: true)
    var rest = total
    for cost in costs {
      extents.append(cost.natural)
      rest -= cost.natural
    }
    guard !costs.isEmpty, abs(rest) > 1e-9 else { return true }
    let grows = rest > 0
    rest = abs(rest)
    var next: [Int] = []
    while rest > 0 {
      guard let (place, piece) = ExtentCost.cheapest(costs, up: grows, next) else { return false }
      let step = min(piece.length, rest)
      extents[place] += grows ? step : -step
      rest -= step
      guard rest > 0 else { break }
      if next.isEmpty { next = [Int](repeating: 0, count: costs.count) }
      next[place] += 1
    }
    return true
  }
}
