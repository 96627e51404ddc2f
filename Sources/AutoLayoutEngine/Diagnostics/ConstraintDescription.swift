internal import Foundation

/// A constraint's `description`, in the form in which Apple's log prints it.
///
/// 1. Where the constraint reads as a visual format (neighbours, or an item against its container), the format:
///    `V:[UILabel:0x1]-(8)-[UIButton:0x2]`, `H:|-(0)-[UIView:0x3]`.
/// 2. Otherwise the equation: `UIView:0x1.width == 0.5*UIView:0x2.width + 8`.
/// 3. Then priority, activity and the names that need explaining:
///    `priority:750   (active, names: '|':UIView:0x4 )`.
///
/// UIKIT: as printed in public logs of iOS 10 to 18.
public struct ConstraintDescription<Item: Hashable & Sendable> {
  /// The constraint.
  public var record: ConstraintRecord<Item>
  /// `NSLayoutConstraint`, or the name of a subclass.
  public var className: String = "NSLayoutConstraint"
  /// Where its object is in memory, as logs show it.
  public var address: String
  /// Whether the constraint takes part in layout.
  public var isActive: Bool
  /// Text after class and address: an autoresizing mask as `h=--& v=-&-`.
  public var prefix: String?
  /// The priorities of a content size: `(hugging, compression resistance)`.
  public var contentPriorities: (hugging: Float, compressionResistance: Float)?
  /// What items are called.
  public var name: (Item) -> ItemName
  /// The superview of a view, the owner of a guide.
  public var container: (Item) -> Item?

  /// A description of a constraint.
  public init(
    _ record: ConstraintRecord<Item>, address: String, isActive: Bool, name: @escaping (Item) -> ItemName,
    container: @escaping (Item) -> Item?
  ) {
    self.record = record
    self.address = address
    self.isActive = isActive
    self.name = name
    self.container = container
  }

  /// The constraint in UIKit's words.
  public var text: String {
    // 1. A format, or 2. an equation.
    let format = visualFormat
    var parts = ["\(className):\(address)"]
    if let prefix { parts.append(prefix) }
    if let identifier = record.identifier { parts.append("'\(identifier)'") }
    parts.append(format?.text ?? equation)
    // 3. Priority, activity, names.
    if let contentPriorities {
      parts.append("Hug:\(Self.number(CGFloat(contentPriorities.hugging)))")
      parts.append("CompressionResistance:\(Self.number(CGFloat(contentPriorities.compressionResistance)))")
    } else if record.priority != 1000 {
      parts.append("priority:\(Self.number(CGFloat(record.priority)))")
    }
    return "<\(parts.joined(separator: " "))   (\(state(format?.superview)))>"
  }

  // MARK: - Equation

  private var equation: String {
    var text = "\(name(record.firstItem).text).\(record.firstAttribute.name) \(record.relation.symbol) "
    guard let second = record.secondItem else { return text + Self.number(record.constant) }
    if record.multiplier != 1 { text += Self.number(record.multiplier) + "*" }
    text += "\(name(second).text).\(record.secondAttribute.name)"
    guard record.constant != 0 else { return text }
    return text + (record.constant < 0 ? " - " : " + ") + Self.number(abs(record.constant))
  }

  // MARK: - Visual format

  private var visualFormat: (text: String, superview: Item?)? {
    guard let second = record.secondItem, second != record.firstItem, record.multiplier == 1,
      let axis = Self.edges[record.firstAttribute] ?? Self.edges[record.secondAttribute]
    else { return nil }
    let (first, isStart) = (record.firstItem, record.firstAttribute == axis.start)
    guard isStart || record.firstAttribute == axis.end else { return nil }
    let head = axis.start == .top ? "V:" : "H:"
    let tail = axis.start == .left ? "(LTR)" : ""
    let firstText = "[\(name(first).text)]"
    let secondText = "[\(name(second).text)]"
    if isStart, record.secondAttribute == axis.end {
      return (head + secondText + space + firstText + tail, nil)
    }
    if isStart, record.secondAttribute == axis.start, container(first) == second {
      return (head + "|" + space + firstText + tail, second)
    }
    if !isStart, record.secondAttribute == axis.end, container(second) == first {
      return (head + secondText + space + "|" + tail, first)
    }
    return nil
  }

  private var space: String {
    var constant = Self.number(record.constant)
    if record.isStandardSpace { constant = "NSSpace(\(constant))" }
    let relation = record.relation == .equal ? "" : record.relation.symbol
    let priority = record.priority == 1000 ? "" : "@\(Self.number(CGFloat(record.priority)))"
    return "-(\(relation)\(constant)\(priority))-"
  }

  private struct Edges {
    let start: LayoutAttribute
    let end: LayoutAttribute
  }

  private static var edges: [LayoutAttribute: Edges] {
    let pairs = [
      Edges(start: .leading, end: .trailing), Edges(start: .left, end: .right), Edges(start: .top, end: .bottom),
    ]
    return Dictionary(uniqueKeysWithValues: pairs.flatMap { [($0.start, $0), ($0.end, $0)] })
  }

  // MARK: - State

  private func state(_ superview: Item?) -> String {
    var names: [String] = []
    if let superview {
      let superviewName = name(superview)
      names.append("'|':\(superviewName.alias.map { "\($0):\(superviewName.address)" } ?? superviewName.text)")
    }
    for item in [record.firstItem, record.secondItem] {
      guard let item, item != superview, let legend = name(item).legend, !names.contains(legend) else { continue }
      names.append(legend)
    }
    let activity = isActive ? "active" : "inactive"
    return names.isEmpty ? activity : "\(activity), names: \(names.joined(separator: ", ")) "
  }

  /// C's `%g`.
  static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
