public import Foundation
internal import UIGeometry

/// A stack's rules: from configuration and items to constraint records.
///
/// The records fall into *slots*, each a pure function of few neighbours, so that one change touches few of them:
///
/// 1. **Canvas**: the stack's own edges against the first and last visible item along the axis, and against the
///    reference item or the spanner across it.
/// 2. **Items**, each: across the axis aligned with the reference item and inside the spanner; along it equal,
///    proportional or hidden.
/// 3. **Gaps**, one after each visible item but the last: spacing to the next visible item, and the gap guides.
///
/// UIKIT: form, identifiers and priorities follow published dumps of `UIStackView`'s constraints (iOS 10 to 17).
public struct StackArrangement: Hashable, Sendable {
  /// What is arranged.
  public typealias Item = ArrangedItem
  /// What constraints are about.
  public typealias Part = StackPart
  /// A constraint of the arrangement.
  public typealias Record = ConstraintRecord<StackPart>

  /// A group of records that changes as one.
  public enum Slot: Hashable, Sendable {
    /// The edges of the stack.
    case canvas
    /// An item.
    case item(ArrangedID)
    /// The space after an item.
    case gap(after: ArrangedID)
  }

  /// The rules.
  public var configuration: StackConfiguration
  /// What is arranged, in order.
  public var items: [Item]
  /// The item that all others align with: the first, unless an insertion before it left it in its role.
  public var reference: ArrangedID?

  /// An arrangement.
  public init(_ configuration: StackConfiguration, items: [Item], reference: ArrangedID? = nil) {
    self.configuration = configuration
    self.items = items
    self.reference = reference ?? items.first?.id
  }

  /// Every slot, in the order of the rules above.
  public var slots: [Slot] {
    guard !items.isEmpty else { return [] }
    let visible = items.filter { !$0.isHidden }
    return [.canvas] + items.map { .item($0.id) } + visible.dropLast().map { .gap(after: $0.id) }
  }

  /// Every record.
  public var records: [Record] {
    guard !items.isEmpty else { return [] }
    // 1. Canvas. 2. Items. 3. Gaps.
    var records = canvasRecords()
    let totals = totals
    for index in items.indices { records += itemRecords(at: index, totals: totals) }
    for index in items.indices where !items[index].isHidden { records += gapRecords(after: index) }
    return records
  }

  // MARK: - Neighbours

  /// The index of the next item that is not hidden; nil for none.
  public func nextVisible(after index: Int) -> Int? {
    items[(index + 1)...].firstIndex { !$0.isHidden }
  }

  /// The index of the last item before that is not hidden; nil for none.
  public func previousVisible(before index: Int) -> Int? {
    items[..<index].lastIndex { !$0.isHidden }
  }

  var firstVisible: Int? { items.firstIndex { !$0.isHidden } }
  var lastVisible: Int? { items.lastIndex { !$0.isHidden } }

  /// The space between an item and the next visible one, in points.
  public func spacing(after index: Int) -> (value: CGFloat, isSystem: Bool) {
    var value = items[index].customSpacing ?? configuration.spacing
    if value == StackSpacing.useDefault { value = configuration.spacing }
    if value == StackSpacing.useSystem { return (StackSpacing.system, true) }
    return (value, false)
  }

  // MARK: - Attributes

  var canvas: Part { configuration.isLayoutMarginsRelativeArrangement ? .margins : .stack }
  var referencePart: Part? { reference.map { .item($0) } }

  /// The edges, centre and extent along the axis.
  var along: StackAxisAttributes { StackAxisAttributes(configuration.axis) }
  /// The edges, centre and extent across the axis.
  var across: StackAxisAttributes { StackAxisAttributes(configuration.axis.other) }

  /// Whether a guide spans the items across the axis.
  ///
  /// UIKIT: filling items and a single item do without, unless all items are hidden. A guess: no public log shows the
  /// spanner there.
  public var usesAlignmentSpanner: Bool {
    configuration.effectiveAlignment != .fill && items.count > 1 || usesOrderingSpanner
  }

  /// Whether a guide stands for the items along the axis.
  public var usesOrderingSpanner: Bool { !items.isEmpty && firstVisible == nil }

  /// Whether gap guides stand between visible items.
  public var usesGapGuides: Bool { configuration.spreadsGaps }
}
