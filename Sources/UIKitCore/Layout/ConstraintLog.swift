internal import AutoLayoutEngine

/// Constraints and their conflicts in words, as UIKit's logs print them. The wording is `AutoLayoutEngine`'s; this
/// gathers names.
@MainActor
package enum ConstraintLog {
  static func describe(_ constraint: NSLayoutConstraint) -> String {
    guard constraint.firstStart == nil, let first = constraint.first else { return describeDistance(constraint) }
    let items = Items([first, constraint.second])
    var description = ConstraintDescription(
      record(constraint, first), address: addressString(constraint), isActive: constraint.isActive,
      name: items.name, container: items.container)
    description.className = className(of: constraint)
    if let content = constraint as? NSContentSizeLayoutConstraint {
      description.contentPriorities = (content.hugging.rawValue, content.compressionResistance.rawValue)
    }
    return description.text
  }

  static func record(
    _ constraint: NSLayoutConstraint, _ first: AnyObject
  ) -> ConstraintRecord<ObjectIdentifier> {
    let relation = LayoutRelation(rawValue: constraint.relation.rawValue) ?? .equal
    let attribute = LayoutAttribute(rawValue: constraint.firstAttribute.rawValue) ?? .notAnAttribute
    guard let second = constraint.second,
      let secondAttribute = LayoutAttribute(rawValue: constraint.secondAttribute.rawValue),
      secondAttribute != .notAnAttribute
    else {
      return ConstraintRecord(
        ObjectIdentifier(first), attribute, relation, constant: constraint.constant,
        priority: constraint.priority.rawValue, identifier: constraint.identifier)
    }
    return ConstraintRecord(
      ObjectIdentifier(first), attribute, relation, ObjectIdentifier(second), secondAttribute,
      multiplier: constraint.multiplier, constant: constraint.constant,
      priority: constraint.priority.rawValue, identifier: constraint.identifier,
      isStandardSpace: constraint.systemSpacing != nil)
  }

  /// A constraint between distances, or one whose item is gone.
  private static func describeDistance(_ constraint: NSLayoutConstraint) -> String {
    let relation = (LayoutRelation(rawValue: constraint.relation.rawValue) ?? .equal).symbol
    var text = distance(constraint.first, constraint.firstAttribute, constraint.firstStart) + " \(relation) "
    if constraint.secondAttribute != .notAnAttribute || constraint.secondStart != nil {
      if constraint.multiplier != 1 { text += shortNumber(constraint.multiplier) + "*" }
      text += distance(constraint.second, constraint.secondAttribute, constraint.secondStart)
      if constraint.constant != 0 {
        text += (constraint.constant < 0 ? " - " : " + ") + shortNumber(abs(constraint.constant))
      }
    } else {
      text += shortNumber(constraint.constant)
    }
    let name = constraint.identifier.map { " '\($0)'" } ?? ""
    return "<\(className(of: constraint)):\(addressString(constraint))\(name) \(text)   "
      + "(\(constraint.isActive ? "active" : "inactive"))>"
  }

  private static func distance(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ start: AttributeReference?
  ) -> String {
    func point(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      "\(item.map { name($0).text } ?? "(null)").\(LayoutAttribute(rawValue: attribute.rawValue)?.name ?? "")"
    }
    guard let start else { return point(item, attribute) }
    return "(\(point(item, attribute)) - \(point(start.item, start.attribute)))"
  }

  // MARK: Names

  /// The items of a constraint, looked up by identity.
  private struct Items {
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    @MainActor
    init(_ items: [AnyObject?]) {
      for item in items {
        guard let item else { continue }
        objects[ObjectIdentifier(item)] = item
        if let container = ConstraintLog.container(item) { objects[ObjectIdentifier(container)] = container }
      }
    }

    @MainActor
    func name(_ id: ObjectIdentifier) -> ItemName {
      objects[id].map { ConstraintLog.name($0) } ?? ItemName(className: "(null)", address: "0x0")
    }

    @MainActor
    func container(_ id: ObjectIdentifier) -> ObjectIdentifier? {
      objects[id].flatMap { ConstraintLog.container($0) }.map { ObjectIdentifier($0) }
    }
  }

  static func name(_ item: AnyObject) -> ItemName {
    let address = addressString(item)
    if let guide = item as? UILayoutGuide {
      // The system's guides print the name of the public class.
      let shown = guide.placement == nil ? className(of: guide) : "UILayoutGuide"
      return ItemName(className: shown, address: address, caption: guide.identifier)
    }
    let view = item as? UIView
    return ItemName(
      className: className(of: item), address: address, caption: view?.logCaption,
      alias: view?.accessibilityStore?.identifier)
  }

  /// UIKit's own classes by their name, others with their module.
  static func className(of object: AnyObject) -> String { LibraryModules.shownName(of: type(of: object)) }

  /// What `|` means for the item: the superview of a view, the owner of a guide.
  package static func container(_ item: AnyObject) -> UIView? {
    if let view = item as? UIView { return view.superview }
    return (item as? UILayoutGuide)?.owningView
  }

  // MARK: Conflicts

  static func unsatisfiable(_ conflict: LayoutConflict) -> String {
    let axis = conflict.constraints.first?.firstAttribute.axis ?? .horizontal
    let masks = conflict.autoresizedViews.map {
      ConflictReport.Entry(text: describeAutoresizing($0, axis: axis), isAutoresizing: true)
    }
    let others = conflict.constraints.map {
      ConflictReport.Entry(text: describe($0), identifier: $0.identifier)
    }
    return ConflictReport(entries: masks + others, broken: conflict.broken.map { describe($0) } ?? "").text
  }

  /// The extent that a view has by its frame and autoresizing mask.
  static func describeAutoresizing(_ view: UIView, axis: NSLayoutConstraint.Axis) -> String {
    let items = Items([view])
    let isHorizontal = axis == .horizontal
    let record = ConstraintRecord(
      ObjectIdentifier(view), isHorizontal ? .width : .height, .equal,
      constant: isHorizontal ? view.bounds.size.width : view.bounds.size.height)
    var description = ConstraintDescription(
      record, address: addressString(view), isActive: true, name: items.name, container: items.container)
    description.className = "NSAutoresizingMaskLayoutConstraint"
    description.prefix = "h=\(horizontalMask(view.autoresizingMask)) v=\(verticalMask(view.autoresizingMask))"
    return description.text
  }

  private static func horizontalMask(_ mask: UIView.AutoresizingMask) -> String {
    letters(mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
  }

  private static func verticalMask(_ mask: UIView.AutoresizingMask) -> String {
    letters(mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
  }

  /// UIKIT: `&` for what gives way; without any, the far margin does (`h=--& v=--&` in public conflict logs).
  private static func letters(_ near: Bool, _ extent: Bool, _ far: Bool) -> String {
    let gives = [near, extent, far || !(near || extent)]
    return gives.map { $0 ? "&" : "-" }.joined()
  }
}
