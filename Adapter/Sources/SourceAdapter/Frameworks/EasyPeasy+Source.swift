extension FrameworkSources {
  /// A library that interfaces made in code are laid out by: its attributes become constraints. A later attribute for the
  /// same place takes the place of the earlier one.
  static let easyPeasy = #"""
    public typealias Insets = UIEdgeInsets
    public typealias Condition = () -> Bool
    public typealias ContextualCondition = (Context) -> Bool
    @preconcurrency @MainActor public struct Context {
      let traits: UITraitCollection
      public var isPad: Bool { traits.userInterfaceIdiom == .pad }; public var isPhone: Bool { traits.userInterfaceIdiom == .phone }
      public var isHorizontalVerticalCompact: Bool { isHorizontalCompact && isVerticalCompact }; public var isHorizontalCompact: Bool { traits.horizontalSizeClass == .compact }; public var isVerticalCompact: Bool { traits.verticalSizeClass == .compact }
      public var isHorizontalVerticalRegular: Bool { isHorizontalRegular && isVerticalRegular }; public var isHorizontalRegular: Bool { traits.horizontalSizeClass == .regular }; public var isVerticalRegular: Bool { traits.verticalSizeClass == .regular }
    }
    public struct Constant: Sendable { public let value: CGFloat, relation: NSLayoutConstraint.Relation, multiplier: CGFloat; public init(value: CGFloat, relation: NSLayoutConstraint.Relation, multiplier: CGFloat) { (self.value, self.relation, self.multiplier) = (value, relation, multiplier) } }
    prefix operator ==
    prefix operator >=
    prefix operator <=
    prefix operator *
    extension CGFloat {
      public static prefix func == (value: CGFloat) -> Constant { Constant(value: value, relation: .equal, multiplier: 1) }
      public static prefix func >= (value: CGFloat) -> Constant { Constant(value: value, relation: .greaterThanOrEqual, multiplier: 1) }
      public static prefix func <= (value: CGFloat) -> Constant { Constant(value: value, relation: .lessThanOrEqual, multiplier: 1) }
      public static prefix func * (value: CGFloat) -> Constant { Constant(value: 0, relation: .equal, multiplier: value) }
    }
    public enum Priority: Sendable { case custom(Float), required, high, medium, low, customPriority(Float), highPriority, mediumPriority, lowPriority; var value: Float { switch self { case .custom(let value), .customPriority(let value): value; case .required, .highPriority: 1000; case .high: 750; case .medium, .mediumPriority: 500; case .low: 250; case .lowPriority: 1 } } }
    public enum ReferenceAttribute: Int, Sendable {
      case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
      var attribute: NSLayoutConstraint.Attribute { NSLayoutConstraint.Attribute(rawValue: rawValue)! }
      var isAtEnd: Bool { [.right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin].contains(self) }
      var opposite: ReferenceAttribute { (1...6).contains(rawValue) || (13...18).contains(rawValue) ? ReferenceAttribute(rawValue: rawValue % 2 == 1 ? rawValue + 1 : rawValue - 1)! : self }
    }
    @preconcurrency @MainActor public protocol Item: NSObjectProtocol {}
    extension UIView: Item {}
    extension UILayoutGuide: Item {}
    extension Item { var _around: UIView? { (self as? UIView)?.superview ?? (self as? UILayoutGuide)?.owningView } }
    @preconcurrency @MainActor open class Attribute {
      public internal(set) var constant = Constant(value: 0, relation: .equal, multiplier: 1), priority = Priority.required, condition: ((any Item) -> Bool)?
      public internal(set) weak var createItem: (any Item)?
      public internal(set) weak var referenceItem: AnyObject?
      public internal(set) var referenceAttribute: ReferenceAttribute?
      open var createAttribute: ReferenceAttribute { .width }
      public nonisolated init() {}
      public init(_ value: CGFloat) { constant = Constant(value: value, relation: .equal, multiplier: 1) }
      public init(_ constant: Constant) { self.constant = constant }
      @discardableResult open func with(_ priority: Priority) -> Self { self.priority = priority; return self }
      @discardableResult open func when(_ closure: Condition?) -> Self { condition = closure.map { closure in { _ in closure() } }; return self }
      @discardableResult open func when(_ closure: ContextualCondition?) -> Self { condition = closure.map { closure in { closure(Context(traits: ($0._around ?? $0 as? UIView)?.traitCollection ?? .current)) } }; return self }
      var _parts: [Attribute] { [self] }
      func _constraint(_ item: any Item) -> NSLayoutConstraint? {
        createItem = item
        let around = item._around, isOwn = createAttribute == .width || createAttribute == .height
        let isFree = isOwn && referenceItem == nil && constant.multiplier == 1
        guard let other: AnyObject? = isFree ? .some(nil) : (referenceItem ?? around) else { return nil }
        guard isFree || other != nil else { return nil }
        let attribute = referenceAttribute ?? (other === around ? createAttribute : createAttribute.opposite)
        let made = NSLayoutConstraint(item: item, attribute: createAttribute.attribute, relatedBy: constant.relation, toItem: other, attribute: isFree ? .notAnAttribute : attribute.attribute, multiplier: constant.multiplier, constant: constant.value * (createAttribute.isAtEnd ? -1 : 1))
        made.priority = UILayoutPriority(priority.value)
        return made
      }
    }
    extension Array where Element: Attribute {
      @MainActor @discardableResult public func with(_ priority: Priority) -> [Attribute] { map { $0.with(priority) } }
      @MainActor @discardableResult public func when(_ closure: Condition?) -> [Attribute] { map { $0.when(closure) } }
      @MainActor @discardableResult public func when(_ closure: ContextualCondition?) -> [Attribute] { map { $0.when(closure) } }
    }
    @preconcurrency @MainActor open class PositionAttribute: Attribute {
      @discardableResult public func to(_ item: any Item, _ attribute: ReferenceAttribute? = nil) -> Self { referenceItem = item; referenceAttribute = attribute; return self }
      @discardableResult public func to(_ support: any UILayoutSupport, _ attribute: ReferenceAttribute? = nil) -> Self { referenceItem = support as AnyObject; referenceAttribute = attribute; return self }
    }
    @preconcurrency @MainActor open class DimensionAttribute: Attribute { @discardableResult public func like(_ item: any Item, _ attribute: ReferenceAttribute? = nil) -> Self { referenceItem = item; referenceAttribute = attribute ?? createAttribute; return self } }
    @preconcurrency @MainActor open class CompoundAttribute: Attribute {
      public internal(set) var attributes: [Attribute] = []
      public nonisolated override init() { super.init() }
      public override init(_ value: CGFloat) { super.init(value) }
      public override init(_ constant: Constant) { super.init(constant) }
      override var _parts: [Attribute] { attributes }
      @discardableResult open override func with(_ priority: Priority) -> Self { for one in attributes { one.with(priority) }; return self }
      @discardableResult open override func when(_ closure: Condition?) -> Self { for one in attributes { one.when(closure) }; return self }
      @discardableResult open override func when(_ closure: ContextualCondition?) -> Self { for one in attributes { one.when(closure) }; return self }
      fileprivate init(parts: [Attribute]) { super.init(); attributes = parts }
    }
    """#
    + [
      "Left", "Right", "Top", "Bottom", "Leading", "Trailing", "CenterX", "CenterY", "FirstBaseline", "LastBaseline",
      "LeftMargin", "RightMargin", "TopMargin", "BottomMargin", "LeadingMargin", "TrailingMargin",
      "CenterXWithinMargins",
      "CenterYWithinMargins", "Width", "Height",
    ].map { name in
      let base = ["Width", "Height"].contains(name) ? "DimensionAttribute" : "PositionAttribute"
      let attribute = name.prefix(1).lowercased() + name.dropFirst()
      return
        "\n    @preconcurrency @MainActor public class \(name): \(base) { public override var createAttribute: ReferenceAttribute { .\(attribute) } }"
    }.joined() + #"""

      @preconcurrency @MainActor public class Size: CompoundAttribute {
        public override init(_ value: CGFloat = 0) { super.init(parts: [Width(value), Height(value)]) }
        public override init(_ constant: Constant) { super.init(parts: [Width(constant), Height(constant)]) }
        public init(_ size: CGSize) { super.init(parts: [Width(size.width), Height(size.height)]) }
        @discardableResult public func like(_ item: any Item) -> Self { for case let one as DimensionAttribute in attributes { one.like(item) }; return self }
      }
      @preconcurrency @MainActor public class Edges: CompoundAttribute {
        public override init(_ value: CGFloat = 0) { super.init(parts: [Top(value), Leading(value), Trailing(value), Bottom(value)]) }
        public override init(_ constant: Constant) { super.init(parts: [Top(constant), Leading(constant), Trailing(constant), Bottom(constant)]) }
        public init(_ insets: Insets) { super.init(parts: [Top(insets.top), Leading(insets.left), Trailing(insets.right), Bottom(insets.bottom)]) }
        @discardableResult public func to(_ item: any Item) -> Edges { for case let one as PositionAttribute in attributes { one.to(item, one.createAttribute) }; return self }
      }
      @preconcurrency @MainActor public class Margins: CompoundAttribute {
        public override init(_ value: CGFloat = 0) { super.init(parts: [TopMargin(value), LeadingMargin(value), TrailingMargin(value), BottomMargin(value)]) }
        public override init(_ constant: Constant) { super.init(parts: [TopMargin(constant), LeadingMargin(constant), TrailingMargin(constant), BottomMargin(constant)]) }
        public init(_ insets: Insets) { super.init(parts: [TopMargin(insets.top), LeadingMargin(insets.left), TrailingMargin(insets.right), BottomMargin(insets.bottom)]) }
      }
      @preconcurrency @MainActor public class Center: CompoundAttribute {
        public override init(_ value: CGFloat = 0) { super.init(parts: [CenterX(value), CenterY(value)]) }
        public override init(_ constant: Constant) { super.init(parts: [CenterX(constant), CenterY(constant)]) }
        public init(_ point: CGPoint) { super.init(parts: [CenterX(point.x), CenterY(point.y)]) }
      }
      @preconcurrency @MainActor public class CenterWithinMargins: CompoundAttribute {
        public override init(_ value: CGFloat = 0) { super.init(parts: [CenterXWithinMargins(value), CenterYWithinMargins(value)]) }
        public override init(_ constant: Constant) { super.init(parts: [CenterXWithinMargins(constant), CenterYWithinMargins(constant)]) }
        public init(_ point: CGPoint) { super.init(parts: [CenterXWithinMargins(point.x), CenterYWithinMargins(point.y)]) }
      }
      @MainActor final class _EasyPeasy { var all: [(attribute: Attribute, constraint: NSLayoutConstraint)] = []; static var key: UInt8 = 0 }
      @preconcurrency @MainActor public struct EasyPeasy {
        let item: any Item
        private var kept: _EasyPeasy {
          if let known = objc_getAssociatedObject(item, &_EasyPeasy.key) as? _EasyPeasy { return known }
          let made = _EasyPeasy()
          objc_setAssociatedObject(item, &_EasyPeasy.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
          return made
        }
        /// Edges and sizes by the axis that they decide on: what an attribute takes the place of.
        private static func isReplaced(_ old: Attribute, by new: Attribute) -> Bool {
          let starts: Set<Int> = [1, 5, 13, 17], ends: Set<Int> = [2, 6, 14, 18]
          let (one, other) = (old.createAttribute.rawValue, new.createAttribute.rawValue)
          let isSame = one == other || starts.contains(one) && starts.contains(other) || ends.contains(one) && ends.contains(other)
          return isSame && old.constant.relation == new.constant.relation && old.priority.value == new.priority.value
        }
        @discardableResult public func layout(_ attributes: Attribute...) -> [NSLayoutConstraint] { layout(attributes) }
        @discardableResult public func layout(_ attributes: [Attribute]) -> [NSLayoutConstraint] {
          (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
          let kept = kept
          var made: [NSLayoutConstraint] = []
          for attribute in attributes.flatMap(\._parts) {
            guard let constraint = attribute._constraint(item) else { continue }
            kept.all.removeAll { old in
              guard attribute.condition == nil, old.attribute.condition == nil, Self.isReplaced(old.attribute, by: attribute) else { return false }
              old.constraint.isActive = false
              return true
            }
            kept.all.append((attribute, constraint))
            made.append(constraint)
          }
          NSLayoutConstraint.activate(kept.all.filter { one in made.contains { $0 === one.constraint } && one.attribute.condition?(item) != false }.map(\.constraint))
          return made
        }
        public func reload() { for one in kept.all { one.constraint.isActive = one.attribute.condition?(item) != false } }
        public func clear() { NSLayoutConstraint.deactivate(kept.all.map(\.constraint)); kept.all = [] }
      }
      extension Item {
        public var easy: EasyPeasy { EasyPeasy(item: self) }
        public func easy_reload() { easy.reload() }
        public func easy_clear() { easy.clear() }
      }
      infix operator <-
      @MainActor @discardableResult public func <- (item: UIView, attribute: Attribute) -> [NSLayoutConstraint] { item.easy.layout(attribute) }
      @MainActor @discardableResult public func <- (item: UIView, attributes: [Attribute]) -> [NSLayoutConstraint] { item.easy.layout(attributes) }
      """#
}
