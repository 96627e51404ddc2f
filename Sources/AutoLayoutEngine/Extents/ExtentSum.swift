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

  /// The sum of no costs.
  public init() { points.reserveCapacity(12) }

  /// Adds a cost.
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

  /// Adds the cost of an intrinsic extent.
  public mutating func add(_ preference: ExtentPreference) {
    guard preference.natural > 0 else {
      // Nothing does not become less.
      points.append(Point(position: 0, jump: ExtentSlope(1000)))
      start.add(1000, -1)
      if !preference.isOpen { points.append(Point(position: 0, jump: ExtentSlope(preference.hugging))) }
      return
    }
    known.low = max(known.low, 0)
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

  /// The sum, which ends the adding.
  public consuming func total() -> ExtentCost {
    // 2.
    sortPoints()
    var slope = start
    var turn = 0
    while turn < points.count {
      slope += points[turn].jump
      if slope.sign >= 0 { break }
      turn += 1
    }
    guard turn < points.count, points[turn].position >= known.low, points[turn].position <= known.high else {
      return .unknown
    }
    // 3.
    return ExtentCost(
      natural: points[turn].position, up: above(turn, slope), down: below(turn, slope + -points[turn].jump))
  }

  private mutating func sortPoints() {
    // Few points, and mostly in order already.
    guard points.count <= 24 else { return points.sort { $0.position < $1.position } }
    for index in points.indices.dropFirst() {
      var place = index
      while place > 0, points[place].position < points[place - 1].position {
        points.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  /// The stretches above point `turn`, from which `slope` holds.
  private func above(_ turn: Int, _ slope: ExtentSlope) -> ExtentCost.Side {
    var side = ExtentCost.Side()
    var (slope, position) = (slope, points[turn].position)
    for index in (turn + 1)...points.count {
      let end = min(index < points.count ? points[index].position : .infinity, known.high)
      guard end >= position, side.append(.init(length: end - position, slope: slope)) else { break }
      position = end
      if index < points.count { slope += points[index].jump }
    }
    return side
  }

  /// The stretches below point `turn`, up to which `slope` holds.
  private func below(_ turn: Int, _ slope: ExtentSlope) -> ExtentCost.Side {
    var side = ExtentCost.Side()
    var (slope, position) = (slope, points[turn].position)
    for index in stride(from: turn - 1, through: -1, by: -1) {
      let end = max(index >= 0 ? points[index].position : -.infinity, known.low)
      guard end <= position, side.append(.init(length: position - end, slope: -slope)) else { break }
      position = end
      if index >= 0 { slope += -points[index].jump }
    }
    return side
  }
}
