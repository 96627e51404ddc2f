extension FrameworkSources {
  /// A library that interfaces made in code are laid out by: what it says becomes constraints.
  static let tinyConstraints = #"""
    public typealias TinyView = UIView
    public typealias LayoutGuide = UILayoutGuide
    public typealias ConstraintAxis = NSLayoutConstraint.Axis
    public typealias LayoutPriority = UILayoutPriority
    public typealias TinyEdgeInsets = UIEdgeInsets
    public typealias Constraint = NSLayoutConstraint
    public typealias Constraints = [NSLayoutConstraint]
    extension UIEdgeInsets {
      public static func uniform(_ value: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: value, left: value, bottom: value, right: value) }
      public static func top(_ value: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: value, left: 0, bottom: 0, right: 0) }
      public static func left(_ value: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: value, bottom: 0, right: 0) }
      public static func bottom(_ value: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: value, right: 0) }
      public static func right(_ value: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: value) }
      public static func horizontal(_ value: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: value, bottom: 0, right: value) }
      public static func vertical(_ value: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: value, left: 0, bottom: value, right: 0) }
    }
    public func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets { UIEdgeInsets(top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom, right: one.right + other.right) }
    public enum ConstraintRelation: Int, Sendable { case equal = 0, equalOrLess = -1, equalOrGreater = 1 }
    public struct LayoutEdge: OptionSet, Sendable { public let rawValue: UInt8; public init(rawValue: UInt8) { self.rawValue = rawValue }; public static let top = Self(rawValue: 1), bottom = Self(rawValue: 2), trailing = Self(rawValue: 4), leading = Self(rawValue: 8), left = Self(rawValue: 16), right = Self(rawValue: 32), none = Self(rawValue: 64) }
    extension Collection where Element == NSLayoutConstraint {
      @MainActor public func activate() { NSLayoutConstraint.activate(Array(self)) }
      @MainActor public func deActivate() { NSLayoutConstraint.deactivate(Array(self)) }
    }
    extension NSLayoutConstraint {
      public func with(_ priority: UILayoutPriority) -> Self { self.priority = priority; return self }
      public func set(_ active: Bool) -> Self { isActive = active; return self }
    }
    @preconcurrency @MainActor public protocol Constrainable: AnyObject {
      var topAnchor: NSLayoutYAxisAnchor { get }
      var bottomAnchor: NSLayoutYAxisAnchor { get }
      var leftAnchor: NSLayoutXAxisAnchor { get }
      var rightAnchor: NSLayoutXAxisAnchor { get }
      var leadingAnchor: NSLayoutXAxisAnchor { get }
      var trailingAnchor: NSLayoutXAxisAnchor { get }
      var centerXAnchor: NSLayoutXAxisAnchor { get }
      var centerYAnchor: NSLayoutYAxisAnchor { get }
      var widthAnchor: NSLayoutDimension { get }
      var heightAnchor: NSLayoutDimension { get }
      @discardableResult func prepareForLayout() -> Self
    }
    extension UIView: Constrainable { @discardableResult public func prepareForLayout() -> Self { translatesAutoresizingMaskIntoConstraints = false; return self } }
    extension UILayoutGuide: Constrainable { @discardableResult public func prepareForLayout() -> Self { self } }
    extension Constrainable {
      /// Every constraint of the library: between anchors, or anchor and number.
      private func _made<Kind: AnyObject>(_ one: NSLayoutAnchor<Kind>, _ other: NSLayoutAnchor<Kind>, _ constant: CGFloat, _ relation: ConstraintRelation, _ priority: UILayoutPriority, _ isActive: Bool) -> NSLayoutConstraint {
        prepareForLayout()
        let made = switch relation { case .equal: one.constraint(equalTo: other, constant: constant); case .equalOrLess: one.constraint(lessThanOrEqualTo: other, constant: constant); case .equalOrGreater: one.constraint(greaterThanOrEqualTo: other, constant: constant) }
        return made.with(priority).set(isActive)
      }
      private func _sized(_ one: NSLayoutDimension, _ other: NSLayoutDimension?, _ multiplier: CGFloat, _ constant: CGFloat, _ relation: ConstraintRelation, _ priority: UILayoutPriority, _ isActive: Bool) -> NSLayoutConstraint {
        prepareForLayout()
        let made = switch (relation, other) {
        case (.equal, nil): one.constraint(equalToConstant: constant)
        case (.equalOrLess, nil): one.constraint(lessThanOrEqualToConstant: constant)
        case (.equalOrGreater, nil): one.constraint(greaterThanOrEqualToConstant: constant)
        case (.equal, let other?): one.constraint(equalTo: other, multiplier: multiplier, constant: constant)
        case (.equalOrLess, let other?): one.constraint(lessThanOrEqualTo: other, multiplier: multiplier, constant: constant)
        case (.equalOrGreater, let other?): one.constraint(greaterThanOrEqualTo: other, multiplier: multiplier, constant: constant)
        }
        return made.with(priority).set(isActive)
      }
      @discardableResult public func center(in view: any Constrainable, offset: CGPoint = .zero, priority: UILayoutPriority = .required, isActive: Bool = true) -> Constraints { [centerX(to: view, offset: offset.x, priority: priority, isActive: isActive), centerY(to: view, offset: offset.y, priority: priority, isActive: isActive)] }
      @discardableResult public func edges(to view: any Constrainable, excluding excludedEdge: LayoutEdge = .none, insets: UIEdgeInsets = .zero, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> Constraints {
        var result: Constraints = []
        if !excludedEdge.contains(.top) { result.append(top(to: view, offset: insets.top, relation: relation, priority: priority, isActive: isActive)) }
        if !excludedEdge.contains(.bottom) { result.append(bottom(to: view, offset: -insets.bottom, relation: relation, priority: priority, isActive: isActive)) }
        if !excludedEdge.contains(.left), !excludedEdge.contains(.leading) { result.append(leading(to: view, offset: insets.left, relation: relation, priority: priority, isActive: isActive)) }
        if !excludedEdge.contains(.right), !excludedEdge.contains(.trailing) { result.append(trailing(to: view, offset: -insets.right, relation: relation, priority: priority, isActive: isActive)) }
        return result
      }
      @discardableResult public func size(_ size: CGSize, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> Constraints { [width(size.width, relation: relation, priority: priority, isActive: isActive), height(size.height, relation: relation, priority: priority, isActive: isActive)] }
      @discardableResult public func size(to view: any Constrainable, multiplier: CGFloat = 1, insets: CGSize = .zero, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> Constraints { [width(to: view, multiplier: multiplier, offset: insets.width, relation: relation, priority: priority, isActive: isActive), height(to: view, multiplier: multiplier, offset: insets.height, relation: relation, priority: priority, isActive: isActive)] }
      @discardableResult public func origin(to view: any Constrainable, insets: UIEdgeInsets = .zero, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> Constraints { [left(to: view, offset: insets.left, relation: relation, priority: priority, isActive: isActive), top(to: view, offset: insets.top, relation: relation, priority: priority, isActive: isActive)] }
      @discardableResult public func width(_ width: CGFloat, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint { _sized(widthAnchor, nil, 1, width, relation, priority, isActive) }
      @discardableResult public func width(to view: any Constrainable, _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint { _sized(widthAnchor, dimension ?? view.widthAnchor, multiplier, offset, relation, priority, isActive) }
      @discardableResult public func widthToHeight(of view: any Constrainable, multiplier: CGFloat = 1, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint { _sized(widthAnchor, view.heightAnchor, multiplier, offset, relation, priority, isActive) }
      @discardableResult public func width(min: CGFloat? = nil, max: CGFloat? = nil, priority: UILayoutPriority = .required, isActive: Bool = true) -> Constraints { [min.map { width($0, relation: .equalOrGreater, priority: priority, isActive: isActive) }, max.map { width($0, relation: .equalOrLess, priority: priority, isActive: isActive) }].compactMap { $0 } }
      @discardableResult public func height(_ height: CGFloat, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint { _sized(heightAnchor, nil, 1, height, relation, priority, isActive) }
      @discardableResult public func height(to view: any Constrainable, _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint { _sized(heightAnchor, dimension ?? view.heightAnchor, multiplier, offset, relation, priority, isActive) }
      @discardableResult public func heightToWidth(of view: any Constrainable, multiplier: CGFloat = 1, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint { _sized(heightAnchor, view.widthAnchor, multiplier, offset, relation, priority, isActive) }
      @discardableResult public func height(min: CGFloat? = nil, max: CGFloat? = nil, priority: UILayoutPriority = .required, isActive: Bool = true) -> Constraints { [min.map { height($0, relation: .equalOrGreater, priority: priority, isActive: isActive) }, max.map { height($0, relation: .equalOrLess, priority: priority, isActive: isActive) }].compactMap { $0 } }
      @discardableResult public func aspectRatio(_ ratio: CGFloat, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint { widthToHeight(of: self, multiplier: ratio, relation: relation, priority: priority, isActive: isActive) }
      @discardableResult public func leadingToTrailing(of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint { _made(leadingAnchor, view.trailingAnchor, offset, relation, priority, isActive) }
      @discardableResult public func leading(to view: any Constrainable, _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint { _made(leadingAnchor, anchor ?? view.leadingAnchor, offset, relation, priority, isActive) }
      @discardableResult public func leftToRight(of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint { _made(leftAnchor, view.rightAnchor, offset, relation, priority, isActive) }
      @discardableResult public func left(to view: any Constrainable, _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint { _made(leftAnchor, anchor ?? view.leftAnchor, offset, relation, priority, isActive) }
      @discardableResult public func trailingToLeading(of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint { _made(trailingAnchor, view.leadingAnchor, offset, relation, priority, isActive) }
      @discardableResult public func trailing(to view: any Constrainable, _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint { _made(trailingAnchor, anchor ?? view.trailingAnchor, offset, relation, priority, isActive) }
      @discardableResult public func rightToLeft(of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint { _made(rightAnchor, view.leftAnchor, offset, relation, priority, isActive) }
      @discardableResult public func right(to view: any Constrainable, _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint { _made(rightAnchor, anchor ?? view.rightAnchor, offset, relation, priority, isActive) }
      @discardableResult public func topToBottom(of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint { _made(topAnchor, view.bottomAnchor, offset, relation, priority, isActive) }
      @discardableResult public func top(to view: any Constrainable, _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint { _made(topAnchor, anchor ?? view.topAnchor, offset, relation, priority, isActive) }
      @discardableResult public func bottomToTop(of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint { _made(bottomAnchor, view.topAnchor, offset, relation, priority, isActive) }
      @discardableResult public func bottom(to view: any Constrainable, _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint { _made(bottomAnchor, anchor ?? view.bottomAnchor, offset, relation, priority, isActive) }
      private func _middle(_ attribute: NSLayoutConstraint.Attribute, _ view: any Constrainable, _ multiplier: CGFloat, _ offset: CGFloat, _ priority: UILayoutPriority, _ isActive: Bool) -> NSLayoutConstraint { prepareForLayout(); return NSLayoutConstraint(item: self, attribute: attribute, relatedBy: .equal, toItem: view, attribute: attribute, multiplier: multiplier, constant: offset).with(priority).set(isActive) }
      @discardableResult public func centerX(to view: any Constrainable, _ anchor: NSLayoutXAxisAnchor? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint { if let anchor { return _made(centerXAnchor, anchor, offset, .equal, priority, isActive) }; return _middle(.centerX, view, multiplier, offset, priority, isActive) }
      @discardableResult public func centerY(to view: any Constrainable, _ anchor: NSLayoutYAxisAnchor? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint { if let anchor { return _made(centerYAnchor, anchor, offset, .equal, priority, isActive) }; return _middle(.centerY, view, multiplier, offset, priority, isActive) }
    }
    extension UIView {
      private func _around(_ safe: Bool) -> any Constrainable { guard let superview else { fatalError("Unable to create this constraint to it's superview, because it has no superview.") }; return safe ? superview.safeAreaLayoutGuide : superview }
      @discardableResult public func centerInSuperview(offset: CGPoint = .zero, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> Constraints { center(in: _around(usingSafeArea), offset: offset, priority: priority, isActive: isActive) }
      @discardableResult public func edgesToSuperview(excluding excludedEdge: LayoutEdge = .none, insets: UIEdgeInsets = .zero, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> Constraints { edges(to: _around(usingSafeArea), excluding: excludedEdge, insets: insets, relation: relation, priority: priority, isActive: isActive) }
      @discardableResult public func originToSuperview(insets: UIEdgeInsets = .zero, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> Constraints { origin(to: _around(usingSafeArea), insets: insets, relation: relation, priority: priority, isActive: isActive) }
      @discardableResult public func horizontalToSuperview(insets: UIEdgeInsets = .zero, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> Constraints { edges(to: _around(usingSafeArea), excluding: [.top, .bottom], insets: insets, relation: relation, priority: priority, isActive: isActive) }
      @discardableResult public func verticalToSuperview(insets: UIEdgeInsets = .zero, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> Constraints { edges(to: _around(usingSafeArea), excluding: [.leading, .trailing], insets: insets, relation: relation, priority: priority, isActive: isActive) }
      @discardableResult public func widthToSuperview(_ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> NSLayoutConstraint { width(to: _around(usingSafeArea), dimension, multiplier: multiplier, offset: offset, relation: relation, priority: priority, isActive: isActive) }
      @discardableResult public func heightToSuperview(_ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> NSLayoutConstraint { height(to: _around(usingSafeArea), dimension, multiplier: multiplier, offset: offset, relation: relation, priority: priority, isActive: isActive) }
      @discardableResult public func leadingToSuperview(_ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> NSLayoutConstraint { leading(to: _around(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority, isActive: isActive) }
      @discardableResult public func trailingToSuperview(_ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> NSLayoutConstraint { trailing(to: _around(usingSafeArea), anchor, offset: -offset, relation: relation, priority: priority, isActive: isActive) }
      @discardableResult public func leftToSuperview(_ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> NSLayoutConstraint { left(to: _around(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority, isActive: isActive) }
      @discardableResult public func rightToSuperview(_ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> NSLayoutConstraint { right(to: _around(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority, isActive: isActive) }
      @discardableResult public func topToSuperview(_ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> NSLayoutConstraint { top(to: _around(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority, isActive: isActive) }
      @discardableResult public func bottomToSuperview(_ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> NSLayoutConstraint { bottom(to: _around(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority, isActive: isActive) }
      @discardableResult public func centerXToSuperview(_ anchor: NSLayoutXAxisAnchor? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> NSLayoutConstraint { centerX(to: _around(usingSafeArea), anchor, multiplier: multiplier, offset: offset, priority: priority, isActive: isActive) }
      @discardableResult public func centerYToSuperview(_ anchor: NSLayoutYAxisAnchor? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> NSLayoutConstraint { centerY(to: _around(usingSafeArea), anchor, multiplier: multiplier, offset: offset, priority: priority, isActive: isActive) }
      public func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { setContentHuggingPriority(priority, for: axis) }
      public func setCompressionResistance(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { setContentCompressionResistancePriority(priority, for: axis) }
      @discardableResult public func stack(_ views: [UIView], axis: NSLayoutConstraint.Axis = .vertical, width: CGFloat? = nil, height: CGFloat? = nil, spacing: CGFloat = 0) -> Constraints {
        var result: Constraints = [], last: UIView?
        for view in views {
          addSubview(view)
          switch axis {
          case .horizontal:
            result += view.verticalToSuperview()
            result.append(last.map { view.leadingToTrailing(of: $0, offset: spacing) } ?? view.leadingToSuperview())
          default:
            result += view.horizontalToSuperview()
            result.append(last.map { view.topToBottom(of: $0, offset: spacing) } ?? view.topToSuperview())
          }
          if let width { result.append(view.width(width)) }
          if let height { result.append(view.height(height)) }
          last = view
        }
        if let last { result.append(axis == .horizontal ? last.trailingToSuperview() : last.bottomToSuperview()) }
        return result
      }
    }
    """#
}
