public import UIGeometry

extension StackPlacement {
  /// An item's place on the canvas, in points from the reader's start and from the top.
  public struct Place: Sendable {
    /// The start along the axis, in points.
    public var along: Double
    /// Along the axis, in points.
    public var length: Double
    /// The start across, in points.
    public var across: Double
    /// Across, in points.
    public var breadth: Double
  }

  /// Works out the places of all items on a canvas of `length` along and `breadth` across the axis, both in points.
  ///
  /// - Returns: False where the items' costs are not known well enough to say who gives way.
  public mutating func place(
    _ arrangement: StackArrangement, length: Double, breadth: Double, nested: NestedCosts,
    _ body: (_ index: Int, _ place: Place) -> Void
  ) -> Bool {
    let row = row(arrangement)
    guard row.visible > 0, let share = share(arrangement, row, length, nested) else { return false }
    let items = arrangement.items
    let axis = arrangement.configuration.axis.other
    let alignment = arrangement.configuration.effectiveAlignment
    var position = 0.0
    var previous = -1
    var visible = 0
    var isKnown = true
    for index in measures.indices {
      let measure = measures[index]
      var place = Place(along: 0, length: 0, across: 0, breadth: breadth)
      if items[index].isHidden {
        if measure.isNested {
          place.length = Self.hiddenLength(nested(index, arrangement.configuration.axis))
          isKnown = isKnown && place.length.isFinite
        } else if measure.along.compression > StackPriority.hiding {
          place.length = measure.along.natural
        }
        place.along = hiddenPosition(arrangement, previous, place.length, visible < row.visible, position)
      } else {
        if previous >= 0 {
          position += share.gap ?? Double(arrangement.spacing(after: previous).value)
        }
        place.along = position
        place.length = share.length(visible, index, measure, extents)
        position += place.length
        previous = index
        visible += 1
      }
      if alignment != .fill {
        let wanted = Self.breadth(measure) { nested(index, axis) }
        place.breadth = items[index].isHidden ? wanted : min(wanted, breadth)
        switch alignment {
        case .trailing: place.across = breadth - place.breadth
        case .center: place.across = (breadth - place.breadth) / 2
        default: break
        }
      }
      body(index, place)
    }
    return isKnown
  }

  /// Who gets how much of the length.
  private struct Share {
    enum Kind {
      /// One item takes the difference.
      case one(Int, Double)
      /// As written to `extents`.
      case listed
      case equal(Double)
    }
    var kind: Kind
    /// The space between neighbours where it is not the stack's.
    var gap: Double?

    @inline(__always)
    func length(_ visible: Int, _ index: Int, _ measure: Measure, _ extents: ContiguousArray<Double>) -> Double {
      switch kind {
      case .one(let taker, let rest): measure.along.natural + (index == taker ? rest : 0)
      case .listed: extents[visible]
      case .equal(let length): length
      }
    }
  }

  private mutating func share(
    _ arrangement: StackArrangement, _ row: Row, _ length: Double, _ nested: NestedCosts
  ) -> Share? {
    switch arrangement.configuration.distribution {
    case .fillEqually:
      return Share(kind: .equal((length - row.spaces) / Double(row.visible)))
    case .equalSpacing:
      guard collectRow(arrangement, row, nested), ExtentShares.share(length, among: costs, into: &extents) else {
        return nil
      }
      let gap = row.visible > 1 ? extents[row.visible] / Double(row.visible - 1) : 0
      return Share(kind: .listed, gap: gap)
    case .fill, .fillProportionally, .equalCentering:
      if !row.hasNested {
        let rest = length - row.natural - row.spaces
        if rest >= 0 { return Share(kind: .one(row.growing, rest)) }
        if measures[row.shrinking].along.natural + rest >= 0 { return Share(kind: .one(row.shrinking, rest)) }
      }
      guard collectRow(arrangement, row, nested), ExtentShares.share(length - row.spaces, among: costs, into: &extents)
      else {
        return nil
      }
      return Share(kind: .listed)
    }
  }

  /// The extent across the axis that an item takes where it need not fill.
  private static func breadth(_ measure: Measure, _ nested: () -> ExtentCost) -> Double {
    if measure.isNested { return own(nested()).natural }
    return measure.across.compression > StackPriority.ambiguitySuppression ? measure.across.natural : 0
  }

  /// A hidden stack has no length, unless what is in it forbids that.
  private static func hiddenLength(_ cost: ExtentCost) -> Double {
    var sum = ExtentSum()
    sum.add(cost)
    sum.add(target: 0, priority: StackPriority.hiding)
    return sum.total().natural
  }

  /// Half-way into the gap that a hidden item leaves, or at the edge. See `StackArrangement.hidingRecords(at:)`.
  private func hiddenPosition(
    _ arrangement: StackArrangement, _ previous: Int, _ length: Double, _ hasNext: Bool, _ position: Double
  ) -> Double {
    if previous < 0 { return position - length }
    return hasNext ? position + Double(arrangement.spacing(after: previous).value) / 2 : position
  }
}
