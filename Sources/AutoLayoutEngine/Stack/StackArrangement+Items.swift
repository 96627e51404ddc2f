internal import Foundation

extension StackArrangement {
  /// Slot 2, one item.
  ///
  /// 2.1 Across: aligned with the reference item. 2.2 Across: inside the spanner. 2.3 Across: not ambiguous.
  /// 2.4 Along: hidden, equal or proportional. 2.5 Along: texts of several lines share the width.
  ///
  /// - Parameters:
  ///   - index: Of the item, among the arranged ones.
  ///   - totals: Sums over all items; see `totals`.
  public func itemRecords(at index: Int, totals: Totals) -> [Record] {
    alignmentRecords(at: index) + boundaryRecords(at: index) + ambiguityRecords(at: index)
      + extentRecords(at: index, totals) + textWidthRecords(at: index, totals)
  }

  /// 2.1
  private func alignmentRecords(at index: Int) -> [Record] {
    guard let referencePart, items[index].id != reference else { return [] }
    let item = Part.item(items[index].id)
    let attributes: [LayoutAttribute]
    switch configuration.effectiveAlignment {
    case .fill: attributes = [across.min, across.max]
    case .leading: attributes = [across.min]
    case .trailing: attributes = [across.max]
    case .center: attributes = [across.center]
    case .firstBaseline: attributes = [alignsBaseline(at: index) ? .firstBaseline : across.min]
    case .lastBaseline: attributes = [alignsBaseline(at: index) ? .lastBaseline : across.max]
    }
    return attributes.map {
      Record(referencePart, $0, .equal, item, $0, identifier: StackConstraintIdentifier.alignment)
    }
  }

  /// UIKIT: where one of the two has no baseline, the edges align (stored frames of Interface Builder, Xcode 16).
  private func alignsBaseline(at index: Int) -> Bool {
    items[index].hasBaseline && items.first { $0.id == reference }?.hasBaseline ?? false
  }

  /// 2.2
  private func boundaryRecords(at index: Int) -> [Record] {
    guard usesAlignmentSpanner, !items[index].isHidden else { return [] }
    let item = Part.item(items[index].id)
    let alignment = configuration.effectiveAlignment
    return [
      boundary(across.min, touches: alignment.touchesStart, otherwise: .lessThanOrEqual, item),
      boundary(across.max, touches: alignment.touchesEnd, otherwise: .greaterThanOrEqual, item),
    ]
  }

  private func boundary(
    _ attribute: LayoutAttribute, touches: Bool, otherwise relation: LayoutRelation, _ item: Part
  ) -> Record {
    Record(
      .alignmentSpanner, attribute, touches ? .equal : relation, item, attribute,
      priority: touches ? StackPriority.spanningBoundary : 1000,
      identifier: StackConstraintIdentifier.spanningBoundary)
  }

  /// 2.3
  private func ambiguityRecords(at index: Int) -> [Record] {
    guard configuration.effectiveAlignment != .fill else { return [] }
    return [
      Record(
        .item(items[index].id), across.dimension, .equal, constant: 0, priority: StackPriority.ambiguitySuppression,
        identifier: StackConstraintIdentifier.ambiguitySuppression)
    ]
  }

  /// 2.4
  private func extentRecords(at index: Int, _ totals: Totals) -> [Record] {
    let item = items[index]
    if item.isHidden { return hidingRecords(at: index) }
    switch configuration.distribution {
    case .fillEqually:
      return equalExtent(at: index)
    case .fillProportionally:
      return proportionalExtent(at: index, totals)
    case .fill, .equalSpacing, .equalCentering:
      return []
    }
  }

  private func equalExtent(at index: Int) -> [Record] {
    guard let firstVisible, index != firstVisible else { return [] }
    return [
      Record(
        .item(items[index].id), along.dimension, .equal, .item(items[firstVisible].id), along.dimension,
        identifier: StackConstraintIdentifier.fillEqually)
    ]
  }

  /// UIKIT: an item of natural extent 0 stays so, and a lone item with an extent takes all, both against any other
  /// wish (stored frames of Interface Builder). Without any natural extent the items merely fill.
  private func proportionalExtent(at index: Int, _ totals: Totals) -> [Record] {
    let total = totals.lengths + totals.proportionalSpaces
    guard totals.withLength > 0, total > 0 else { return [] }
    let item = items[index]
    let identifier = StackConstraintIdentifier.fillProportionally
    guard item.proportionalLength > 0 else {
      return [Record(.item(item.id), along.dimension, .equal, constant: 0, identifier: identifier)]
    }
    return [
      Record(
        .item(item.id), along.dimension, .equal, canvas, along.dimension, multiplier: item.proportionalLength / total,
        priority: totals.withLength == 1 ? 1000 : StackPriority.proportional - Float(index), identifier: identifier)
    ]
  }

  /// A hidden item has no extent and rests half-way into the gap that it leaves, or at the stack's edge.
  ///
  /// UIKIT: stored frames of hidden items with a required width show the place (Xcode 14 and 15).
  private func hidingRecords(at index: Int) -> [Record] {
    let item = Part.item(items[index].id)
    let extent = Record(
      item, along.dimension, .equal, constant: 0, priority: StackPriority.hiding,
      identifier: StackConstraintIdentifier.hiding)
    let (previous, next) = (previousVisible(before: index), nextVisible(after: index))
    let place: Record
    if let previous {
      place = hiddenPlace(
        item, along.min, .item(items[previous].id), along.max,
        constant: next == nil ? 0 : spacing(after: previous).value / 2)
    } else if let next {
      place = hiddenPlace(.item(items[next].id), along.min, item, along.max)
    } else {
      place = hiddenPlace(item, along.min, .orderingSpanner, along.max)
    }
    return [extent, place]
  }

  private func hiddenPlace(
    _ first: Part, _ firstAttribute: LayoutAttribute, _ second: Part, _ secondAttribute: LayoutAttribute,
    constant: CGFloat = 0
  ) -> Record {
    Record(
      first, firstAttribute, .equal, second, secondAttribute, constant: constant,
      priority: StackPriority.hiddenSpacing, identifier: StackConstraintIdentifier.hiddenSpacing)
  }

  /// 2.5
  ///
  /// UIKIT: since iOS 15 two texts of several lines take equal widths; earlier even one of them takes its share of
  /// the stack (stored frames of Interface Builder, Xcode 11 to 15).
  private func textWidthRecords(at index: Int, _ totals: Totals) -> [Record] {
    guard configuration.axis == .horizontal, configuration.distribution == .fill else { return [] }
    let item = items[index]
    guard item.isMultilineText, !item.isHidden else { return [] }
    let priority = min(item.compressionResistance + StackPriority.textWidthOffset, 999)
    let identifier = StackConstraintIdentifier.textWidthDisambiguation
    if configuration.compatibility.contains(.eagerTextWidths) {
      guard totals.visible > 1 else { return [] }
      let share = 1 / CGFloat(totals.visible)
      return [
        Record(
          .item(item.id), .width, .equal, canvas, .width, multiplier: share, constant: -totals.spaces * share,
          priority: priority, identifier: identifier)
      ]
    }
    guard let first = totals.firstMultilineText, first != item.id else { return [] }
    return [
      Record(.item(item.id), .width, .equal, .item(first), .width, priority: priority, identifier: identifier)
    ]
  }
}
