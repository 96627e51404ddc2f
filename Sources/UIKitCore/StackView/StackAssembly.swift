internal import AutoLayoutEngine

/// The constraints and guides that a stack view has made of its arrangement's records.
@MainActor
final class StackAssembly {
  typealias Slot = StackArrangement.Slot
  typealias Record = StackArrangement.Record

  /// What the rules must know of the arranged views may have changed.
  var needsFacts = false
  /// Arranged views that break their text into several lines.
  var multilineTexts: Set<ArrangedID> = []
  private var constraints: [Slot: [NSLayoutConstraint]] = [:]
  private var alignmentSpanner: _UILayoutSpacer?
  private var orderingSpanner: _UILayoutSpacer?
  private var gaps: [ArrangedID: _UIOLAGapGuide] = [:]

  /// An arranged view's name: its address. Names are used for views that the stack holds at the time.
  static func id(of view: UIView) -> ArrangedID { Int(bitPattern: ObjectIdentifier(view)) }
  private static func view(_ id: ArrangedID) -> UIView? {
    UnsafeRawPointer(bitPattern: id).map { Unmanaged<UIView>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Makes the slots of `changes` what their records say.
  ///
  /// 1. Keep constraints that differ in constant or priority alone. 2. Deactivate the others. 3. Activate new ones.
  /// 4. Remove guides that nothing refers to.
  func apply(_ changes: [StackLedger.Change], to stack: UIStackView) {
    var pending: [(Slot, Record)] = []
    for change in changes {
      var old = constraints.removeValue(forKey: change.slot) ?? []
      var kept: [NSLayoutConstraint] = []
      for record in change.records {
        // 1.
        if let index = old.firstIndex(where: { matches($0, record, stack) }) {
          let constraint = old.remove(at: index)
          constraint.constant = record.constant
          constraint.priority = UILayoutPriority(record.priority)
          kept.append(constraint)
        } else {
          pending.append((change.slot, record))
        }
      }
      // 2.
      for constraint in old { constraint.isActive = false }
      if !kept.isEmpty { constraints[change.slot] = kept }
    }
    // 3.
    for (slot, record) in pending {
      guard let constraint = make(record, stack) else { continue }
      // Two items of a stack meet in the stack itself.
      if record.secondItem == nil { constraint.isActive = true } else { stack.holdOwnConstraint(constraint) }
      constraints[slot, default: []].append(constraint)
    }
    // 4.
    removeUnusedGuides(of: stack, changes)
  }

  private func matches(
    _ constraint: NSLayoutConstraint, _ record: Record, _ stack: UIStackView
  ) -> Bool {
    guard constraint.isActive, constraint.firstAttribute.rawValue == record.firstAttribute.rawValue,
      constraint.secondAttribute.rawValue == record.secondAttribute.rawValue,
      constraint.relation.rawValue == record.relation.rawValue, constraint.multiplier == record.multiplier,
      constraint.identifier == record.identifier,
      (constraint.priority == .required) == (record.priority == 1000),
      constraint.firstItem === item(record.firstItem, stack)
    else { return false }
    guard let second = record.secondItem else { return constraint.secondItem == nil }
    return constraint.secondItem === item(second, stack)
  }

  private func make(
    _ record: Record, _ stack: UIStackView
  ) -> NSLayoutConstraint? {
    guard let first = item(record.firstItem, stack),
      let firstAttribute = NSLayoutConstraint.Attribute(rawValue: record.firstAttribute.rawValue),
      let secondAttribute = NSLayoutConstraint.Attribute(rawValue: record.secondAttribute.rawValue),
      let relation = NSLayoutConstraint.Relation(rawValue: record.relation.rawValue)
    else { return nil }
    let second = record.secondItem.flatMap { item($0, stack) }
    if record.secondItem != nil, second == nil { return nil }
    let constraint = NSLayoutConstraint(
      first: AnchorTarget(item: first, attribute: firstAttribute), relation: relation,
      second: second.map { AnchorTarget(item: $0, attribute: secondAttribute) }, secondAttribute: secondAttribute,
      multiplier: record.multiplier, constant: record.constant)
    constraint.priority = UILayoutPriority(record.priority)
    constraint.identifier = record.identifier
    return constraint
  }

  // MARK: - Parts

  private func item(_ part: StackPart, _ stack: UIStackView) -> AnyObject? {
    switch part {
    case .stack: return stack
    case .margins: return stack.layoutMarginsGuide
    case .item(let id): return Self.view(id)
    case .alignmentSpanner:
      if alignmentSpanner == nil { alignmentSpanner = guide("UISV-alignment-spanner", _UILayoutSpacer(), stack) }
      return alignmentSpanner
    case .orderingSpanner:
      if orderingSpanner == nil { orderingSpanner = guide("UISV-ordering-spanner", _UILayoutSpacer(), stack) }
      return orderingSpanner
    case .gap(let id):
      if gaps[id] == nil { gaps[id] = guide("UISV-distributing", _UIOLAGapGuide(), stack) }
      return gaps[id]
    }
  }

  private func guide<Guide: UILayoutGuide>(_ identifier: String, _ guide: Guide, _ stack: UIStackView) -> Guide {
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    return guide
  }

  private func removeUnusedGuides(of stack: UIStackView, _ changes: [StackLedger.Change]) {
    let arrangement = stack.ledger.arrangement
    if !arrangement.usesAlignmentSpanner, let spanner = alignmentSpanner {
      stack.removeLayoutGuide(spanner)
      alignmentSpanner = nil
    }
    if !arrangement.usesOrderingSpanner, let spanner = orderingSpanner {
      stack.removeLayoutGuide(spanner)
      orderingSpanner = nil
    }
    guard !gaps.isEmpty else { return }
    for change in changes {
      guard case .gap(let id) = change.slot, !change.records.contains(where: { $0.firstItem == .gap(after: id) }),
        let gap = gaps.removeValue(forKey: id)
      else { continue }
      stack.removeLayoutGuide(gap)
    }
  }
}

/// The guide that spans a stack's arranged views. Its name is the one that UIKit's logs print.
final class _UILayoutSpacer: UILayoutGuide {}

/// The guide between two neighbours of a stack that spreads its gaps. Its name is the one that UIKit's logs print.
final class _UIOLAGapGuide: UILayoutGuide {}
