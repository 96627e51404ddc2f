internal import AutoLayoutEngine

extension NSLayoutConstraint {
  /// The constraints that a visual format such as `H:|-[a(>=20)]-8-[b(==a)]|` stands for, not yet active.
  ///
  /// Traps, with UIKit's message and a caret under the character at fault, when the format cannot be read.
  ///
  /// - Parameters:
  ///   - format: The text.
  ///   - opts: How views are aligned with each other, and in which direction they follow.
  ///   - metrics: numbers that the format may name, in points.
  ///   - views: views and layout guides that the format may name.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/nslayoutconstraint/constraints(withvisualformat:options:metrics:views:)>
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      return try parse(format, opts, metrics ?? [:], views)
    } catch {
      fatalError(error.description)
    }
  }

  /// The same, throwing what is wrong with the format.
  class func parse(
    _ format: String, _ options: FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let items = views.mapValues { $0 as AnyObject }
    let visualFormat = try VisualFormat(format, metrics: metrics.compactMapValues(number)) { items[$0] != nil }
    let records = try visualFormat.constraints(options: VisualFormatOptions(rawValue: options.rawValue)) { name in
      container(of: items[name]) != nil
    }
    return records.compactMap { record in make(record) { item(for: $0, items) } }
  }

  private static func item(for item: VisualFormat.Item, _ items: [String: AnyObject]) -> AnyObject? {
    switch item {
    case .view(let name): items[name]
    case .superview(let name): container(of: items[name])
    }
  }

  /// The superview of a view, the owner of a guide.
  private static func container(of item: AnyObject?) -> UIView? {
    if let view = item as? UIView { return view.superview }
    return (item as? UILayoutGuide)?.owningView
  }

  private static func make<Item>(
    _ record: ConstraintRecord<Item>, item: (Item) -> AnyObject?
  ) -> NSLayoutConstraint? {
    guard let first = item(record.firstItem), let firstAttribute = Attribute(rawValue: record.firstAttribute.rawValue),
      let secondAttribute = Attribute(rawValue: record.secondAttribute.rawValue),
      let relation = Relation(rawValue: record.relation.rawValue)
    else { return nil }
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: record.secondItem.flatMap(item),
      attribute: secondAttribute, multiplier: record.multiplier, constant: record.constant)
    constraint.priority = UILayoutPriority(record.priority)
    return constraint
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as UILayoutPriority: CGFloat(value.rawValue)
    default: (value as? any BinaryInteger).map { CGFloat(Int($0)) }
    }
  }
}
