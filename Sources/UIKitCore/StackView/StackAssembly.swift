internal import AutoLayoutEngine

/// The constraints and guides that a stack view has made of its arrangement's records.
@MainActor
final class StackAssembly {
  typealias Slot = StackArrangement<ObjectIdentifier>.Slot
  typealias Record = StackArrangement<ObjectIdentifier>.Record
  typealias Part = StackPart<ObjectIdentifier>

  enum Mode {
    case undecided
    /// The stack places its arranged views by the closed form.
    case direct
    /// The stack has made its constraints.
    case constraints
  }

  var mode = Mode.undecided
  /// The measured items of a stack that places them itself.
  var placement: StackPlacement?
  /// The size that the stack around gave, before rounding to pixels.
  var exactSize: CGSize?
  /// What the rules must know of the arranged views may have changed.
  var needsFacts = false
  /// Arranged views that break their text into several lines.
  var multilineTexts: Set<ObjectIdentifier> = []
  private var constraints: [Slot: [NSLayoutConstraint]] = [:]
  private var alignmentSpanner: _UILayoutSpacer?
  private var orderingSpanner: _UILayoutSpacer?
  private var gaps: [ObjectIdentifier: _UIOLAGapGuide] = [:]

  /// Makes the slots of `changes` what their records say.
  ///
  /// 1. Keep constraints that differ in constant or priority alone. 2. Deactivate the others. 3. Activate new ones.
  /// 4. Remove guides that nothing refers to.
  func apply(_ changes: [StackLedger<ObjectIdentifier>.Change], to stack: UIStackView) {
    let views = Dictionary(uniqueKeysWithValues: stack.arranged.map { (ObjectIdentifier($0), $0) })
    var pending: [(Slot, Record)] = []
    for change in changes {
      var old = constraints.removeValue(forKey: change.slot) ?? []
      var kept: [NSLayoutConstraint] = []
      for record in change.records {
        // 1.
        if let index = old.firstIndex(where: { matches($0, record, stack, views) }) {
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
      guard let constraint = make(record, stack, views) else { continue }
      constraint.isActive = true
      constraints[slot, default: []].append(constraint)
    }
    // 4.
    removeUnusedGuides(of: stack, changes)
  }

  private func matches(
    _ constraint: NSLayoutConstraint, _ record: Record, _ stack: UIStackView, _ views: [ObjectIdentifier: UIView]
  ) -> Bool {
    guard constraint.isActive, constraint.firstAttribute.rawValue == record.firstAttribute.rawValue,
      constraint.secondAttribute.rawValue == record.secondAttribute.rawValue,
      constraint.relation.rawValue == record.relation.rawValue, constraint.multiplier == record.multiplier,
      constraint.identifier == record.identifier,
      (constraint.priority == .required) == (record.priority == 1000),
      constraint.firstItem === item(record.firstItem, stack, views)
    else { return false }
    guard let second = record.secondItem else { return constraint.secondItem == nil }
    return constraint.secondItem === item(second, stack, views)
  }

  private func make(
    _ record: Record, _ stack: UIStackView, _ views: [ObjectIdentifier: UIView]
  ) -> NSLayoutConstraint? {
    guard let first = item(record.firstItem, stack, views),
      let firstAttribute = NSLayoutConstraint.Attribute(rawValue: record.firstAttribute.rawValue),
      let secondAttribute = NSLayoutConstraint.Attribute(rawValue: record.secondAttribute.rawValue),
      let relation = NSLayoutConstraint.Relation(rawValue: record.relation.rawValue)
    else { return nil }
    let second = record.secondItem.flatMap { item($0, stack, views) }
    if record.secondItem != nil, second == nil { return nil }
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
      multiplier: record.multiplier, constant: record.constant)
    constraint.priority = UILayoutPriority(record.priority)
    constraint.identifier = record.identifier
    return constraint
  }

  // MARK: - Parts

  private func item(_ part: Part, _ stack: UIStackView, _ views: [ObjectIdentifier: UIView]) -> AnyObject? {
    switch part {
    case .stack: return stack
    case .margins: return stack.layoutMarginsGuide
    case .item(let id): return views[id]
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

  private func removeUnusedGuides(of stack: UIStackView, _ changes: [StackLedger<ObjectIdentifier>.Change]) {
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
