public import UIGeometry

extension StackPlacement {
  /// What the extents of the stack cost along `axis`, of which `margins` (in points) are not for the items.
  public mutating func cost(
    _ arrangement: StackArrangement, _ axis: LayoutAxis, margins: Double, nested: NestedCosts
  ) -> ExtentCost {
    axis == arrangement.configuration.axis
      ? alongCost(arrangement, margins, nested) : acrossCost(arrangement, margins, nested)
  }

  // MARK: Along

  /// The sums over visible items that a row needs.
  struct Row: Sendable {
    var visible = 0
    var hasNested = false
    /// The natural extents of leaves, in points.
    var natural = 0.0
    /// The spaces between visible items, and the widest of them, in points.
    var spaces = 0.0
    var widestSpace = -Double.infinity
    /// Which leaf grows, and which shrinks: the first of the cheapest; among those that grow at will the last.
    var growing = -1
    var shrinking = -1
    var hugging = Float.infinity
    var compression = Float.infinity
  }

  mutating func row(_ arrangement: StackArrangement) -> Row {
    if let knownRow, isMeasured { return knownRow }
    let row = sum(arrangement)
    knownRow = row
    return row
  }

  private func sum(_ arrangement: StackArrangement) -> Row {
    var row = Row()
    var previous = -1
    for index in measures.indices where !arrangement.items[index].isHidden {
      if previous >= 0 {
        let space = Double(arrangement.spacing(after: previous).value)
        row.spaces += space
        row.widestSpace = max(row.widestSpace, space)
      }
      previous = index
      row.visible += 1
      let measure = measures[index]
      if measure.isNested {
        row.hasNested = true
        continue
      }
      row.natural += measure.along.natural
      if measure.along.hugging < row.hugging || measure.along.hugging == 0 {
        row.hugging = measure.along.hugging
        row.growing = index
      }
      let compression = measure.along.natural > 0 ? measure.along.compression : 1000
      if compression < row.compression {
        row.compression = compression
        row.shrinking = index
      }
    }
    return row
  }

  private mutating func alongCost(
    _ arrangement: StackArrangement, _ margins: Double, _ nested: NestedCosts
  ) -> ExtentCost {
    let row = row(arrangement)
    switch arrangement.configuration.distribution {
    case .fillEqually:
      var sum = ExtentSum()
      for index in measures.indices where !arrangement.items[index].isHidden {
        if measures[index].isNested {
          sum.add(nested(index, arrangement.configuration.axis))
        } else {
          sum.add(measures[index].along)
        }
      }
      return sum.total().scaled(by: Double(row.visible), plus: row.spaces + margins)
    case .equalSpacing:
      guard collectRow(arrangement, row, nested) else { return .unknown }
      var sum = ExtentSum()
      sum.add(ExtentCost.inRow(costs).shifted(by: margins))
      sum.add(target: 0, priority: StackPriority.canvasFit)
      return sum.total()
    case .fill, .fillProportionally, .equalCentering:
      if !row.hasNested {
        return ExtentCost(
          natural: row.natural + row.spaces + margins, up: .init(ExtentSlope(row.hugging)),
          down: shrinking(arrangement))
      }
      guard collectRow(arrangement, row, nested) else { return .unknown }
      return ExtentCost.inRow(costs).shifted(by: row.spaces + margins)
    }
  }

  /// What it costs to shorten a row of leaves: down to nothing those that resist least, then the next; then nothing
  /// becomes less.
  private func shrinking(_ arrangement: StackArrangement) -> ExtentCost.Side {
    var side = ExtentCost.Side()
    var weakest = Float.infinity
    var last: Float = 0
    while true {
      var (next, length) = (Float.infinity, 0.0)
      for index in measures.indices where !arrangement.items[index].isHidden {
        let preference = measures[index].along
        weakest = min(weakest, preference.compression)
        guard preference.natural > 0, preference.compression > last, preference.compression <= next else { continue }
        if preference.compression < next { (next, length) = (preference.compression, 0) }
        length += preference.natural
      }
      guard next < .infinity else { break }
      guard side.append(.init(length: length, slope: ExtentSlope(next))) else { return side }
      last = next
    }
    _ = side.append(.init(slope: ExtentSlope(weakest) + ExtentSlope(1000)))
    return side
  }

  /// Fills `costs` with those of the visible items and, after them, where gaps take up the surplus, of all gaps together.
  ///
  /// - Returns: False where both gaps and an item grow at will, so that only the constraints can tell.
  mutating func collectRow(_ arrangement: StackArrangement, _ row: Row, _ nested: NestedCosts) -> Bool {
    costs.removeAll(keepingCapacity: true)
    let spreads = arrangement.configuration.distribution == .equalSpacing && row.visible > 1
    for index in measures.indices where !arrangement.items[index].isHidden {
      let cost =
        measures[index].isNested ? nested(index, arrangement.configuration.axis) : ExtentCost(measures[index].along)
      if spreads, cost.up.first.slope.isZero { return false }
      costs.append(cost)
    }
    guard spreads else { return true }
    costs.append(
      ExtentCost(
        natural: row.widestSpace * Double(row.visible - 1), up: .init(.zero), down: .init(ExtentSlope(1000))))
    return true
  }

  // MARK: Across

  /// UIKIT: hidden items count where all fill (their edges are aligned like the others'). A guess, as
  /// `StackArrangement` has it.
  private func acrossCost(
    _ arrangement: StackArrangement, _ margins: Double, _ nested: NestedCosts
  ) -> ExtentCost {
    let axis = arrangement.configuration.axis.other
    let fills = arrangement.configuration.effectiveAlignment == .fill
    let limit = fills || measures.count > 16 ? limit(arrangement) : -.infinity
    var sum = ExtentSum()
    var exceeded: (hugging: Float, count: Float) = (0, 0)
    for index in measures.indices where fills || !arrangement.items[index].isHidden {
      let measure = measures[index]
      if measure.isNested {
        sum.add(fills ? nested(index, axis) : Self.room(nested(index, axis)))
      } else if measure.across.natural < limit {
        if fills, measure.across.hugging != exceeded.hugging {
          sum.addExceeded(exceeded.hugging, exceeded.count, limit: limit)
          exceeded = (measure.across.hugging, 0)
        }
        exceeded.count += 1
      } else if fills {
        sum.add(measure.across)
      } else {
        sum.add(Self.room(ExtentCost(measure.across)))
      }
    }
    if exceeded.count > 0 { sum.addExceeded(exceeded.hugging, exceeded.count, limit: limit) }
    if !fills {
      // The spanner lies inside the margins, the canvas around them.
      let spans = measures.count > 1
      sum.add(
        target: spans ? 0 : -margins, priority: spans ? StackPriority.spanningFit : StackPriority.canvasFit)
    }
    return sum.total().shifted(by: margins)
  }

  /// An item that may be smaller than the canvas, and shrinks to nothing where nothing else says how large it is.
  static func room(_ cost: ExtentCost) -> ExtentCost { own(cost).asRoom }

  static func own(_ cost: ExtentCost) -> ExtentCost {
    var sum = ExtentSum()
    sum.add(cost)
    sum.add(target: 0, priority: StackPriority.ambiguitySuppression)
    return sum.total()
  }

  /// Below this extent the cost of many leaves side by side is not worked out: the few largest say how much room
  /// is wanted.
  private func limit(_ arrangement: StackArrangement) -> Double {
    guard measures.count > 16 else { return -.infinity }
    var largest = (-Double.infinity, -Double.infinity, -Double.infinity, -Double.infinity)
    for measure in measures {
      if measure.across.isOpen, !measure.isNested { continue }
      if measure.isNested || measure.across.compression <= max(measure.across.hugging, StackPriority.spanningFit) {
        return -.infinity
      }
      let extent = measure.across.natural
      if extent <= largest.3 || extent == largest.0 || extent == largest.1 || extent == largest.2 { continue }
      largest.3 = extent
      if largest.3 > largest.2 { (largest.2, largest.3) = (largest.3, largest.2) }
      if largest.2 > largest.1 { (largest.1, largest.2) = (largest.2, largest.1) }
      if largest.1 > largest.0 { (largest.0, largest.1) = (largest.1, largest.0) }
    }
    return largest.3
  }
}
