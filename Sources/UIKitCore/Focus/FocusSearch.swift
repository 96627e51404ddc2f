/// Finds what lies next in a direction.
enum FocusSearch {
  /// The index of the nearest rectangle in a heading. Sideways, only rectangles on the same height count.
  static func nearest(from start: CGRect, heading: UIFocusHeading, among frames: [CGRect]) -> Int? {
    var best: (index: Int, score: CGFloat)?
    for (index, frame) in frames.enumerated() {
      guard let score = score(start, frame, heading), score < best?.score ?? .infinity else { continue }
      best = (index, score)
    }
    return best?.index
  }

  private static func score(_ from: CGRect, _ to: CGRect, _ heading: UIFocusHeading) -> CGFloat? {
    let isVertical = heading == .up || heading == .down
    let (advance, gap): (CGFloat, CGFloat)
    switch heading {
    case .up: (advance, gap) = (from.midY - to.midY, from.minY - to.maxY)
    case .down: (advance, gap) = (to.midY - from.midY, to.minY - from.maxY)
    case .left: (advance, gap) = (from.midX - to.midX, from.minX - to.maxX)
    case .right: (advance, gap) = (to.midX - from.midX, to.minX - from.maxX)
    default: return nil
    }
    guard advance > 0.5 else { return nil }
    let aside =
      isVertical
      ? max(to.minX - from.maxX, from.minX - to.maxX, 0) : max(to.minY - from.maxY, from.minY - to.maxY, 0)
    let overlaps =
      isVertical ? min(to.maxX, from.maxX) > max(to.minX, from.minX) : min(to.maxY, from.maxY) > max(to.minY, from.minY)
    if isVertical {
      guard gap > -min(from.height, to.height) / 2 else { return nil }
    } else {
      guard overlaps else { return nil }
    }
    let off = isVertical ? abs(to.midX - from.midX) : abs(to.midY - from.midY)
    return max(gap, 0) + aside * 2 + off * 0.01 + advance * 0.001
  }
}
