/// Adds up costs over the same extent.
///
/// 1. Every cost brings the points where its slope changes. 2. A walk over the sorted points finds the extent where the
/// slope turns from falling to rising. 3. The stretches around it, nearest first, are the sum's.
public struct ExtentSum {
  private struct Point {
    var position: Double
    var jump: ExtentSlope
  }

  private var points: [Point] = []
  /// The slope before the first point.
  private var start = ExtentSlope.zero
  /// Where all costs are known.
  private var known = (low: -Double.infinity, high: Double.infinity)

  public init() {}

  public mutating func add(_ cost: ExtentCost) {
    points.append(Point(position: cost.natural, jump: cost.up.first.slope + cost.down.first.slope))
    var position = cost.natural
    for index in 0..<cost.up.count {
      position += cost.up[index].length
      if index + 1 < cost.up.count {
        points.append(Point(position: position, jump: cost.up[index + 1].slope + -cost.up[index].slope))
      }
    }
    if !cost.up.isComplete { known.high = min(known.high, position) }
    position = cost.natural
    for index in 0..<cost.down.count {
      position -= cost.down[index].length
      if index + 1 < cost.down.count {
        points.append(Point(position: position, jump: cost.down[index + 1].slope + -cost.down[index].slope))
      }
    }
    if !cost.down.isComplete { known.low = max(known.low, position) }
    start += -cost.down[max(cost.down.count - 1, 0)].slope
  }

  public mutating func add(_ preference: ExtentPreference) {
    // Nothing is less than nothing.
    points.append(Point(position: 0, jump: ExtentSlope(1000)))
    start.add(1000, -1)
    if preference.isOpen { return }
    points.append(
      Point(
        position: preference.natural,
        jump: ExtentSlope(preference.hugging) + ExtentSlope(preference.compression)))
    start.add(preference.compression, -1)
  }

  /// A constraint that wants the extent to be `target`, or at most that.
  public mutating func add(target: Double, priority: Float, onlyShrinks: Bool = false) {
    points.append(Point(position: target, jump: ExtentSlope(priority, onlyShrinks ? 1 : 2)))
    if !onlyShrinks { start.add(priority, -1) }
  }

  /// `count` things that are over their natural extents anywhere in question; nothing is said about extents below `limit`.
  public mutating func addExceeded(_ hugging: Float, _ count: Float, limit: Double) {
    start.add(hugging, count)
    known.low = max(known.low, limit)
  }

  public var cost: ExtentCost {
    // 2.
    let points = points.sorted { $0.position < $1.position }
    var slopes: [ExtentSlope] = []
    slopes.reserveCapacity(points.count)
    var slope = start
    var turn: Int?
    for (index, point) in points.enumerated() {
      slope += point.jump
      slopes.append(slope)
      if turn == nil, slope.sign >= 0 { turn = index }
    }
    guard let turn, points[turn].position >= known.low, points[turn].position <= known.high else {
      return .unknown
    }
    // 3.
    let natural = points[turn].position
    var (up, down) = (ExtentCost.Side(), ExtentCost.Side())
    var position = natural
    for index in turn..<points.count {
      let end = min(index + 1 < points.count ? points[index + 1].position : .infinity, known.high)
      guard end >= position, up.append(.init(length: end - position, slope: slopes[index])) else { break }
      position = end
    }
    position = natural
    for index in stride(from: turn, through: 0, by: -1) {
      let end = max(index > 0 ? points[index - 1].position : -.infinity, known.low)
      let slope = index > 0 ? slopes[index - 1] : start
      guard end <= position, down.append(.init(length: position - end, slope: -slope)) else { break }
      position = end
    }
    return ExtentCost(natural: natural, up: up, down: down)
  }
}
