extension FrameworkSources {
  /// The library that most interfaces made in code are laid out by. Without it nothing would have a place, so that its
  /// language is written down whole: what it says becomes constraints.
  static let snapKit = #"""
    public typealias ConstraintView = UIView
    public typealias ConstraintLayoutGuide = UILayoutGuide
    public typealias ConstraintInsets = UIEdgeInsets
    public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
    public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
    public typealias ConstraintLayoutSupport = UILayoutSupport
    public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Sendable {
      public let value: Float
      public init(_ value: Float) { self.value = value }
      public init(floatLiteral value: Float) { self.value = value }
      public static let required = Self(1000), high = Self(750), medium = Self(500), low = Self(250)
    }
    public protocol ConstraintPriorityTarget { var _priority: Float { get } }
    extension Int: ConstraintPriorityTarget { public var _priority: Float { Float(self) } }
    extension UInt: ConstraintPriorityTarget { public var _priority: Float { Float(self) } }
    extension Float: ConstraintPriorityTarget { public var _priority: Float { self } }
    extension Double: ConstraintPriorityTarget { public var _priority: Float { Float(self) } }
    extension CGFloat: ConstraintPriorityTarget { public var _priority: Float { Float(self) } }
    extension UILayoutPriority: ConstraintPriorityTarget { public var _priority: Float { rawValue } }
    extension ConstraintPriority: ConstraintPriorityTarget { public var _priority: Float { value } }
    public protocol ConstraintRelatableTarget {}
    public protocol ConstraintConstantTarget {}
    public protocol ConstraintOffsetTarget: ConstraintConstantTarget { var _offset: CGFloat { get } }
    public protocol ConstraintMultiplierTarget { var _multiplier: CGFloat { get } }
    public protocol ConstraintInsetTarget: ConstraintConstantTarget { var _insets: UIEdgeInsets { get } }
    public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}
    extension NSDirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintDirectionalInsetTarget {}
    extension CGPoint: ConstraintRelatableTarget, ConstraintConstantTarget {}
    extension CGSize: ConstraintRelatableTarget, ConstraintConstantTarget {}
    extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintInsetTarget { public var _insets: UIEdgeInsets { self } }
    extension BinaryInteger { public var _offset: CGFloat { CGFloat(self) }; public var _multiplier: CGFloat { CGFloat(self) }; public var _insets: UIEdgeInsets { let n = CGFloat(self); return UIEdgeInsets(top: n, left: n, bottom: n, right: n) } }
    extension BinaryFloatingPoint { public var _offset: CGFloat { CGFloat(self) }; public var _multiplier: CGFloat { CGFloat(self) }; public var _insets: UIEdgeInsets { let n = CGFloat(self); return UIEdgeInsets(top: n, left: n, bottom: n, right: n) } }
    extension Int: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget {}
    extension UInt: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget {}
    extension Float: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget {}
    extension Double: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget {}
    extension CGFloat: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget {}
    extension UIView: ConstraintRelatableTarget {}
    extension UILayoutGuide: ConstraintRelatableTarget {}
    /// What the object and the attributes are that a constraint stands between.
    @preconcurrency @MainActor public final class ConstraintItem: ConstraintRelatableTarget {
      weak var target: AnyObject?
      let attributes: [NSLayoutConstraint.Attribute]
      init(_ target: AnyObject?, _ attributes: [NSLayoutConstraint.Attribute]) { (self.target, self.attributes) = (target, attributes) }
    }
    private let _edges: [NSLayoutConstraint.Attribute] = [.left, .top, .right, .bottom], _margins: [NSLayoutConstraint.Attribute] = [.leftMargin, .topMargin, .rightMargin, .bottomMargin]
    private let _directionalEdges: [NSLayoutConstraint.Attribute] = [.leading, .top, .trailing, .bottom], _directionalMargins: [NSLayoutConstraint.Attribute] = [.leadingMargin, .topMargin, .trailingMargin, .bottomMargin]
    /// The words for attributes, which views, makers and what follows them have in common.
    @preconcurrency @MainActor public protocol _ConstraintAttributes { associatedtype Item; func _item(_ attributes: [NSLayoutConstraint.Attribute]) -> Item }
    extension _ConstraintAttributes {
      public var left: Item { _item([.left]) }; public var top: Item { _item([.top]) }; public var right: Item { _item([.right]) }; public var bottom: Item { _item([.bottom]) }; public var leading: Item { _item([.leading]) }; public var trailing: Item { _item([.trailing]) }
      public var width: Item { _item([.width]) }; public var height: Item { _item([.height]) }; public var centerX: Item { _item([.centerX]) }; public var centerY: Item { _item([.centerY]) }
      public var lastBaseline: Item { _item([.lastBaseline]) }; public var baseline: Item { _item([.lastBaseline]) }; public var firstBaseline: Item { _item([.firstBaseline]) }
      public var leftMargin: Item { _item([.leftMargin]) }; public var topMargin: Item { _item([.topMargin]) }; public var rightMargin: Item { _item([.rightMargin]) }; public var bottomMargin: Item { _item([.bottomMargin]) }; public var leadingMargin: Item { _item([.leadingMargin]) }; public var trailingMargin: Item { _item([.trailingMargin]) }; public var centerXWithinMargins: Item { _item([.centerXWithinMargins]) }; public var centerYWithinMargins: Item { _item([.centerYWithinMargins]) }
      public var edges: Item { _item(_edges) }; public var directionalEdges: Item { _item(_directionalEdges) }; public var horizontalEdges: Item { _item([.left, .right]) }; public var verticalEdges: Item { _item([.top, .bottom]) }; public var directionalHorizontalEdges: Item { _item([.leading, .trailing]) }; public var directionalVerticalEdges: Item { _item([.top, .bottom]) }
      public var margins: Item { _item(_margins) }; public var directionalMargins: Item { _item(_directionalMargins) }; public var size: Item { _item([.width, .height]) }; public var center: Item { _item([.centerX, .centerY]) }; public var centerWithinMargins: Item { _item([.centerXWithinMargins, .centerYWithinMargins]) }
    }
    /// What is said of one line: `make.left.equalTo(other).offset(8)`.
    @preconcurrency @MainActor final class _ConstraintLine {
      /// The item keeps its constraints, which do not keep the item.
      weak var item: AnyObject?
      var attributes: [NSLayoutConstraint.Attribute]
      var relation: NSLayoutConstraint.Relation?, related = ConstraintItem(nil, []), constant: any ConstraintConstantTarget = 0, multiplier: CGFloat = 1, priority: Float = 1000, label: String?
      init(_ item: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]) { (self.item, self.attributes) = (item, attributes) }
      var superview: UIView? { (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView }
      lazy var constraint: Constraint? = relation == nil ? nil : Constraint(self)
    }
    @preconcurrency @MainActor public final class Constraint {
      public private(set) var layoutConstraints: [NSLayoutConstraint] = []
      fileprivate let line: _ConstraintLine
      fileprivate init(_ line: _ConstraintLine) {
        self.line = line
        guard let item = line.item else { return }
        let to = line.related.attributes
        let mixed = [_edges: _margins, _margins: _edges, _directionalEdges: _directionalMargins, _directionalMargins: _directionalEdges]
        for (number, attribute) in line.attributes.enumerated() {
          var other = attribute
          if !to.isEmpty { other = line.attributes == to ? attribute : mixed[line.attributes] == to ? to[number] : to[0] } else if line.related.target == nil, attribute == .centerX || attribute == .centerY { other = attribute == .centerX ? .left : .top }
          var target = line.related.target
          if target == nil, other != .width, other != .height { target = line.superview }
          let made = NSLayoutConstraint(item: item, attribute: attribute, relatedBy: line.relation ?? .equal, toItem: target, attribute: target == nil ? .notAnAttribute : other, multiplier: line.multiplier, constant: Self.constant(line.constant, other))
          made.priority = UILayoutPriority(line.priority)
          made.identifier = line.label
          layoutConstraints.append(made)
        }
      }
      static func constant(_ value: any ConstraintConstantTarget, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        let isHorizontal: Bool = switch attribute { case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins, .width: true; default: false }
        if let point = value as? CGPoint { return attribute == .width || attribute == .height ? 0 : isHorizontal ? point.x : point.y }
        if let size = value as? CGSize { return attribute == .width ? size.width : attribute == .height ? size.height : 0 }
        var insets = (value as? UIEdgeInsets) ?? .zero
        if let directional = value as? NSDirectionalEdgeInsets { insets = UIEdgeInsets(top: directional.top, left: directional.leading, bottom: directional.bottom, right: directional.trailing) } else if !(value is UIEdgeInsets) { return (value as? any ConstraintOffsetTarget)?._offset ?? 0 }
        switch attribute {
        case .left, .leading, .leftMargin, .leadingMargin: return insets.left
        case .right, .trailing, .rightMargin, .trailingMargin: return -insets.right
        case .top, .topMargin, .firstBaseline: return insets.top
        case .bottom, .bottomMargin, .lastBaseline: return -insets.bottom
        case .centerX, .centerXWithinMargins: return (insets.left - insets.right) / 2
        case .centerY, .centerYWithinMargins: return (insets.top - insets.bottom) / 2
        case .width: return -(insets.left + insets.right)
        case .height: return -(insets.top + insets.bottom)
        default: return 0
        }
      }
      public var isActive: Bool { get { layoutConstraints.contains(where: \.isActive) } set { newValue ? activate() : deactivate() } }
      public func activate() { NSLayoutConstraint.activate(layoutConstraints); if let item = line.item { let kept = _Constraints.of(item); if !kept.all.contains(where: { $0 === self }) { kept.all.append(self) } } }
      public func deactivate() { NSLayoutConstraint.deactivate(layoutConstraints); if let item = line.item { _Constraints.of(item).all.removeAll { $0 === self } } }
      public func install() { activate() }
      public func uninstall() { deactivate() }
      private func set(_ value: any ConstraintConstantTarget) -> Constraint { line.constant = value; for one in layoutConstraints { one.constant = Self.constant(value, one.secondAttribute == .notAnAttribute ? one.firstAttribute : one.secondAttribute) }; return self }
      @discardableResult public func update(offset: any ConstraintOffsetTarget) -> Constraint { set(offset) }
      @discardableResult public func update(inset: any ConstraintInsetTarget) -> Constraint { set(inset._insets) }
      @discardableResult public func update(priority: any ConstraintPriorityTarget) -> Constraint { for one in layoutConstraints { one.priority = UILayoutPriority(priority._priority) }; return self }
      @discardableResult public func updateOffset(amount: any ConstraintOffsetTarget) -> Constraint { update(offset: amount) }
      @discardableResult public func updateInsets(amount: any ConstraintInsetTarget) -> Constraint { update(inset: amount) }
      /// The constraint that is there for the same things gets the constant and the priority.
      fileprivate func updates(_ other: Constraint) -> Bool {
        let found = zip(layoutConstraints, other.layoutConstraints).allSatisfy { $0.firstItem === $1.firstItem && $0.secondItem === $1.secondItem && $0.firstAttribute == $1.firstAttribute && $0.secondAttribute == $1.secondAttribute && $0.relation == $1.relation && $0.multiplier == $1.multiplier }
        guard found, layoutConstraints.count == other.layoutConstraints.count else { return false }
        for (old, new) in zip(layoutConstraints, other.layoutConstraints) { old.constant = new.constant; if old.priority != new.priority { old.priority = new.priority } }
        return true
      }
    }
    @preconcurrency @MainActor open class ConstraintMakerFinalizable {
      let line: _ConstraintLine
      init(_ line: _ConstraintLine) { self.line = line }
      @discardableResult public func labeled(_ label: String) -> ConstraintMakerFinalizable { line.label = label; return self }
      public var constraint: Constraint { line.constraint ?? { fatalError("Expected a finalized constraint") }() }
    }
    @preconcurrency @MainActor open class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
      @discardableResult public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable { line.priority = amount.value; return self }
      @_disfavoredOverload @discardableResult public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable { line.priority = amount._priority; return self }
      @discardableResult public func priorityRequired() -> ConstraintMakerFinalizable { priority(.required) }
      @discardableResult public func priorityHigh() -> ConstraintMakerFinalizable { priority(.high) }
      @discardableResult public func priorityMedium() -> ConstraintMakerFinalizable { priority(.medium) }
      @discardableResult public func priorityLow() -> ConstraintMakerFinalizable { priority(.low) }
    }
    @preconcurrency @MainActor open class ConstraintMakerEditable: ConstraintMakerPrioritizable {
      @discardableResult public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable { line.multiplier = amount._multiplier; return self }
      @discardableResult public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable { line.multiplier = 1 / amount._multiplier; return self }
      @discardableResult public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable { line.constant = amount._offset; return self }
      @discardableResult public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable { line.constant = amount._insets; return self }
      @discardableResult public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable { line.constant = amount; return self }
    }
    public typealias ConstraintMakerEditableOrPrioritizable = ConstraintMakerEditable
    @preconcurrency @MainActor open class ConstraintMakerRelatable: ConstraintMakerFinalizable {
      private func relate(_ relation: NSLayoutConstraint.Relation, _ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
        line.relation = relation
        if let item = other as? ConstraintItem { line.related = item } else if let constant = other as? any ConstraintConstantTarget { line.constant = constant } else { line.related = ConstraintItem(other as AnyObject, []) }
        return ConstraintMakerEditable(line)
      }
      private func relateToSuperview(_ relation: NSLayoutConstraint.Relation) -> ConstraintMakerEditable {
        guard let superview = line.superview else { fatalError("Expected superview but found nil when attempting make constraint `\(relation)ToSuperview`.") }
        return relate(relation, superview)
      }
      @discardableResult public func equalTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable { relate(.equal, other) }
      @discardableResult public func lessThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable { relate(.lessThanOrEqual, other) }
      @discardableResult public func greaterThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable { relate(.greaterThanOrEqual, other) }
      @discardableResult public func equalToSuperview() -> ConstraintMakerEditable { relateToSuperview(.equal) }
      @discardableResult public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable { relateToSuperview(.lessThanOrEqual) }
      @discardableResult public func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable { relateToSuperview(.greaterThanOrEqual) }
    }
    @preconcurrency @MainActor public final class ConstraintMakerExtendable: ConstraintMakerRelatable, _ConstraintAttributes {
      public func _item(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable { line.attributes += attributes; return self }
    }
    @preconcurrency @MainActor public final class ConstraintMaker: _ConstraintAttributes {
      fileprivate let item: AnyObject
      fileprivate var lines: [_ConstraintLine] = []
      fileprivate init(_ item: AnyObject) { self.item = item; (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false }
      public func _item(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable { let line = _ConstraintLine(item, attributes); lines.append(line); return ConstraintMakerExtendable(line) }
    }
    @preconcurrency @MainActor final class _Constraints {
      var all: [Constraint] = []
      @MainActor static var keys: UInt8 = 0
      static func of(_ item: AnyObject) -> _Constraints {
        if let known = objc_getAssociatedObject(item, &keys) as? _Constraints { return known }
        let made = _Constraints()
        objc_setAssociatedObject(item, &keys, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
      }
    }
    /// What `snp` gives of a view or a guide.
    @preconcurrency @MainActor public struct ConstraintViewDSL: _ConstraintAttributes {
      let item: AnyObject
      public func _item(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintItem { ConstraintItem(item, attributes) }
      public var target: AnyObject? { item }
      private var kept: _Constraints { _Constraints.of(item) }
      @discardableResult public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] { let maker = ConstraintMaker(item); closure(maker); return maker.lines.compactMap(\.constraint) }
      public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { for made in prepareConstraints(closure) { made.activate() } }
      public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { removeConstraints(); makeConstraints(closure) }
      public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { for made in prepareConstraints(closure) where !kept.all.contains(where: { $0.updates(made) }) { made.activate() } }
      public func removeConstraints() { for old in kept.all { old.deactivate() }; kept.all = [] }
      private func view(_ body: (UIView) -> Void) { if let view = item as? UIView { body(view) } }
      public var contentHuggingHorizontalPriority: Float { get { (item as? UIView)?.contentHuggingPriority(for: .horizontal).rawValue ?? 0 } nonmutating set { view { $0.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal) } } }
      public var contentHuggingVerticalPriority: Float { get { (item as? UIView)?.contentHuggingPriority(for: .vertical).rawValue ?? 0 } nonmutating set { view { $0.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) } } }
      public var contentCompressionResistanceHorizontalPriority: Float { get { (item as? UIView)?.contentCompressionResistancePriority(for: .horizontal).rawValue ?? 0 } nonmutating set { view { $0.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal) } } }
      public var contentCompressionResistanceVerticalPriority: Float { get { (item as? UIView)?.contentCompressionResistancePriority(for: .vertical).rawValue ?? 0 } nonmutating set { view { $0.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical) } } }
    }
    public typealias ConstraintLayoutGuideDSL = ConstraintViewDSL
    public typealias ConstraintLayoutSupportDSL = ConstraintViewDSL
    extension UIView { @preconcurrency @MainActor public var snp: ConstraintViewDSL { ConstraintViewDSL(item: self) } }
    extension UILayoutGuide { @preconcurrency @MainActor public var snp: ConstraintViewDSL { ConstraintViewDSL(item: self) } }
    extension UILayoutSupport { @preconcurrency @MainActor public var snp: ConstraintViewDSL { ConstraintViewDSL(item: self) } }
    """#
}
