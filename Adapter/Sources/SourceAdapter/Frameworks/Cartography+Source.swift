extension FrameworkSources {
  /// A library that interfaces made in code are laid out by: its equations become constraints.
  static let cartography = #"""
    public typealias LayoutGuide = UILayoutGuide
    public typealias LayoutPriority = UILayoutPriority
    public typealias LayoutAttribute = NSLayoutConstraint.Attribute
    public typealias LayoutRelation = NSLayoutConstraint.Relation
    @preconcurrency @MainActor public final class Context {
      var made: [NSLayoutConstraint] = []
      func relate(_ one: any Property, _ relation: NSLayoutConstraint.Relation, _ other: (any Property)?, _ change: Coefficients) -> NSLayoutConstraint {
        (one.item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
        // UIKIT: the view of the second item that is no ancestor gives up its mask, too, as the library does.
        if let view = one.item as? UIView, let second = other?.item as? UIView, !view.isDescendant(of: second) { second.translatesAutoresizingMaskIntoConstraints = false }
        let result = NSLayoutConstraint(item: one.item, attribute: one.attribute, relatedBy: relation, toItem: other?.item, attribute: other?.attribute ?? .notAnAttribute, multiplier: change.multiplier, constant: change.constant)
        made.append(result)
        return result
      }
    }
    public struct Coefficients: Sendable { public var multiplier: CGFloat = 1, constant: CGFloat = 0; public init() {}; public init(_ multiplier: CGFloat, _ constant: CGFloat) { (self.multiplier, self.constant) = (multiplier, constant) } }
    @preconcurrency @MainActor public protocol Property { var attribute: NSLayoutConstraint.Attribute { get }; var context: Context { get }; var item: AnyObject { get } }
    @preconcurrency @MainActor public struct Dimension: Property { public let attribute: NSLayoutConstraint.Attribute, context: Context, item: AnyObject; init(_ proxy: ViewProxy, _ attribute: NSLayoutConstraint.Attribute) { (self.attribute, context, item) = (attribute, proxy.context, proxy.item) } }
    @preconcurrency @MainActor public struct Edge: Property { public let attribute: NSLayoutConstraint.Attribute, context: Context, item: AnyObject; init(_ proxy: ViewProxy, _ attribute: NSLayoutConstraint.Attribute) { (self.attribute, context, item) = (attribute, proxy.context, proxy.item) } }
    public struct Expression<T> { let value: T, coefficients: [Coefficients] }
    @preconcurrency @MainActor public protocol Compound { var context: Context { get }; var properties: [any Property] { get } }
    @preconcurrency @MainActor public struct Edges: Compound {
      public let context: Context, properties: [any Property]
      public func inseted(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) -> Expression<Edges> { Expression(value: self, coefficients: [Coefficients(1, top), Coefficients(1, leading), Coefficients(1, -bottom), Coefficients(1, -trailing)]) }
      public func inseted(horizontally: CGFloat, vertically: CGFloat) -> Expression<Edges> { inseted(top: vertically, leading: horizontally, bottom: vertically, trailing: horizontally) }
      public func inseted(horizontally: CGFloat) -> Expression<Edges> { inseted(horizontally: horizontally, vertically: 0) }
      public func inseted(vertically: CGFloat) -> Expression<Edges> { inseted(horizontally: 0, vertically: vertically) }
      public func inseted(by value: CGFloat) -> Expression<Edges> { inseted(horizontally: value, vertically: value) }
      public func inseted(by insets: UIEdgeInsets) -> Expression<Edges> { inseted(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right) }
    }
    @preconcurrency @MainActor public struct Point: Compound { public let context: Context, properties: [any Property] }
    @preconcurrency @MainActor public struct Size: Compound { public let context: Context, properties: [any Property] }
    @MainActor public func inset(_ edges: Edges, _ all: CGFloat) -> Expression<Edges> { edges.inseted(by: all) }
    @MainActor public func inset(_ edges: Edges, _ horizontal: CGFloat, _ vertical: CGFloat) -> Expression<Edges> { edges.inseted(horizontally: horizontal, vertically: vertical) }
    @MainActor public func inset(_ edges: Edges, horizontally horizontal: CGFloat) -> Expression<Edges> { edges.inseted(horizontally: horizontal) }
    @MainActor public func inset(_ edges: Edges, vertically vertical: CGFloat) -> Expression<Edges> { edges.inseted(vertically: vertical) }
    @MainActor public func inset(_ edges: Edges, _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat) -> Expression<Edges> { edges.inseted(top: top, leading: leading, bottom: bottom, trailing: trailing) }
    @MainActor public func inset(_ edges: Edges, _ insets: UIEdgeInsets) -> Expression<Edges> { edges.inseted(by: insets) }

    // What a property may be changed by.
    private func _changed<T>(_ value: T, _ multiplier: CGFloat, _ constant: CGFloat) -> Expression<T> { Expression(value: value, coefficients: [Coefficients(multiplier, constant)]) }
    extension Expression { fileprivate func _times(_ multiplier: CGFloat, plus constant: CGFloat) -> Expression { Expression(value: value, coefficients: coefficients.map { Coefficients($0.multiplier * multiplier, $0.constant * multiplier + constant) }) } }
    public func + <P: Property>(property: P, constant: CGFloat) -> Expression<P> { _changed(property, 1, constant) }
    public func + <P: Property>(constant: CGFloat, property: P) -> Expression<P> { _changed(property, 1, constant) }
    public func - <P: Property>(property: P, constant: CGFloat) -> Expression<P> { _changed(property, 1, -constant) }
    public func * <P: Property>(property: P, factor: CGFloat) -> Expression<P> { _changed(property, factor, 0) }
    public func * <P: Property>(factor: CGFloat, property: P) -> Expression<P> { _changed(property, factor, 0) }
    public func / <P: Property>(property: P, divisor: CGFloat) -> Expression<P> { _changed(property, 1 / divisor, 0) }
    public func + <P: Property>(expression: Expression<P>, constant: CGFloat) -> Expression<P> { expression._times(1, plus: constant) }
    public func + <P: Property>(constant: CGFloat, expression: Expression<P>) -> Expression<P> { expression._times(1, plus: constant) }
    public func - <P: Property>(expression: Expression<P>, constant: CGFloat) -> Expression<P> { expression._times(1, plus: -constant) }
    public func * <P: Property>(expression: Expression<P>, factor: CGFloat) -> Expression<P> { expression._times(factor, plus: 0) }
    public func * <P: Property>(factor: CGFloat, expression: Expression<P>) -> Expression<P> { expression._times(factor, plus: 0) }
    public func / <P: Property>(expression: Expression<P>, divisor: CGFloat) -> Expression<P> { expression._times(1 / divisor, plus: 0) }
    @MainActor public func * (size: Size, factor: CGFloat) -> Expression<Size> { Expression(value: size, coefficients: [Coefficients(factor, 0), Coefficients(factor, 0)]) }
    @MainActor public func * (factor: CGFloat, size: Size) -> Expression<Size> { size * factor }
    @MainActor public func / (size: Size, divisor: CGFloat) -> Expression<Size> { size * (1 / divisor) }
    @MainActor public func + (size: Size, constant: CGFloat) -> Expression<Size> { Expression(value: size, coefficients: [Coefficients(1, constant), Coefficients(1, constant)]) }
    @MainActor public func - (size: Size, constant: CGFloat) -> Expression<Size> { size + -constant }
    @MainActor private func _all<P: Compound>(_ one: P, _ relation: NSLayoutConstraint.Relation, _ other: P, _ changes: [Coefficients]) -> [NSLayoutConstraint] { one.properties.indices.map { one.context.relate(one.properties[$0], relation, other.properties[$0], changes.indices.contains($0) ? changes[$0] : Coefficients()) } }
    """#
    + ["==": ".equal", "<=": ".lessThanOrEqual", ">=": ".greaterThanOrEqual"].sorted { $0.key < $1.key }.map {
      sign, relation in
      """

      @MainActor @discardableResult public func \(sign) (one: Dimension, constant: CGFloat) -> NSLayoutConstraint { one.context.relate(one, \(relation), nil, Coefficients(1, constant)) }
      @MainActor @discardableResult public func \(sign) <P: Property>(one: P, other: P) -> NSLayoutConstraint { one.context.relate(one, \(relation), other, Coefficients()) }
      @MainActor @discardableResult public func \(sign) <P: Property>(one: P, other: Expression<P>) -> NSLayoutConstraint { one.context.relate(one, \(relation), other.value, other.coefficients[0]) }
      @MainActor @discardableResult public func \(sign) <P: Compound>(one: P, other: P) -> [NSLayoutConstraint] { _all(one, \(relation), other, []) }
      @MainActor @discardableResult public func \(sign) <P: Compound>(one: P, other: Expression<P>) -> [NSLayoutConstraint] { _all(one, \(relation), other.value, other.coefficients) }
      """
    }.joined() + #"""

      precedencegroup CarthographyPriorityPrecedence {
        lowerThan: ComparisonPrecedence
        higherThan: AssignmentPrecedence
      }
      infix operator ~: CarthographyPriorityPrecedence
      @MainActor @discardableResult public func ~ (constraint: NSLayoutConstraint, priority: UILayoutPriority) -> NSLayoutConstraint { constraint.priority = priority; return constraint }
      @MainActor @discardableResult public func ~ (constraint: NSLayoutConstraint, priority: Float) -> NSLayoutConstraint { constraint ~ UILayoutPriority(priority) }
      @MainActor @discardableResult public func ~ (constraints: [NSLayoutConstraint], priority: UILayoutPriority) -> [NSLayoutConstraint] { for one in constraints { one.priority = priority }; return constraints }
      @MainActor @discardableResult public func ~ (constraints: [NSLayoutConstraint], priority: Float) -> [NSLayoutConstraint] { constraints ~ UILayoutPriority(priority) }
      /// What stands for a view, a guide or a support in the equations.
      @preconcurrency @MainActor public final class ViewProxy {
        public let context: Context, item: AnyObject
        init(_ context: Context, _ item: AnyObject) { (self.context, self.item) = (context, item) }
        public var superview: ViewProxy? { (item as? UIView)?.superview.map { ViewProxy(context, $0) } }
        public var owningView: ViewProxy? { (item as? UILayoutGuide)?.owningView.map { ViewProxy(context, $0) } }
        public var safeAreaLayoutGuide: ViewProxy { (item as? UIView).map { ViewProxy(context, $0.safeAreaLayoutGuide) } ?? self }
        public var layoutMarginsGuide: ViewProxy { (item as? UIView).map { ViewProxy(context, $0.layoutMarginsGuide) } ?? self }
        public var readableContentGuide: ViewProxy { (item as? UIView).map { ViewProxy(context, $0.readableContentGuide) } ?? self }
        public var top: Edge { Edge(self, .top) }; public var bottom: Edge { Edge(self, .bottom) }; public var left: Edge { Edge(self, .left) }; public var right: Edge { Edge(self, .right) }; public var leading: Edge { Edge(self, .leading) }; public var trailing: Edge { Edge(self, .trailing) }
        public var topMargin: Edge { Edge(self, .topMargin) }; public var bottomMargin: Edge { Edge(self, .bottomMargin) }; public var leftMargin: Edge { Edge(self, .leftMargin) }; public var rightMargin: Edge { Edge(self, .rightMargin) }; public var leadingMargin: Edge { Edge(self, .leadingMargin) }; public var trailingMargin: Edge { Edge(self, .trailingMargin) }
        public var centerX: Edge { Edge(self, .centerX) }; public var centerY: Edge { Edge(self, .centerY) }; public var centerXWithinMargins: Edge { Edge(self, .centerXWithinMargins) }; public var centerYWithinMargins: Edge { Edge(self, .centerYWithinMargins) }
        public var baseline: Edge { Edge(self, .lastBaseline) }; public var lastBaseline: Edge { Edge(self, .lastBaseline) }; public var firstBaseline: Edge { Edge(self, .firstBaseline) }
        public var width: Dimension { Dimension(self, .width) }; public var height: Dimension { Dimension(self, .height) }
        public var edges: Edges { Edges(context: context, properties: [top, leading, bottom, trailing]) }
        public var edgesWithinMargins: Edges { Edges(context: context, properties: [topMargin, leadingMargin, bottomMargin, trailingMargin]) }
        public var center: Point { Point(context: context, properties: [centerX, centerY]) }
        public var centerWithinMargins: Point { Point(context: context, properties: [centerXWithinMargins, centerYWithinMargins]) }
        public var size: Size { Size(context: context, properties: [width, height]) }
      }
      public typealias LayoutProxy = ViewProxy
      public typealias LayoutGuideProxy = ViewProxy
      public typealias LayoutSupportProxy = ViewProxy
      @preconcurrency @MainActor public protocol LayoutItem: AnyObject {}
      extension UIView: LayoutItem {}
      extension UILayoutGuide: LayoutItem {}
      @preconcurrency @MainActor public final class ConstraintGroup {
        fileprivate var all: [NSLayoutConstraint] = []
        public nonisolated init() {}
        public var active: Bool { get { all.allSatisfy(\.isActive) } set { newValue ? NSLayoutConstraint.activate(all) : NSLayoutConstraint.deactivate(all) } }
        fileprivate func replace(_ made: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(all); all = made; NSLayoutConstraint.activate(made) }
      }
      @MainActor public func constrain(clear group: ConstraintGroup) { group.replace([]) }
      @MainActor private func _constrain(_ group: ConstraintGroup, _ body: (Context) -> Void) -> ConstraintGroup { let context = Context(); body(context); group.replace(context.made); return group }
      @MainActor @discardableResult public func constrain<T: LayoutItem>(_ items: [T], replace group: ConstraintGroup = .init(), block: ([ViewProxy]) -> Void) -> ConstraintGroup { _constrain(group) { context in block(items.map { ViewProxy(context, $0) }) } }
      @MainActor @discardableResult public func constrain<K: Hashable, T: LayoutItem>(_ items: [K: T], replace group: ConstraintGroup = .init(), block: ([K: ViewProxy]) -> Void) -> ConstraintGroup { _constrain(group) { context in block(items.mapValues { ViewProxy(context, $0) }) } }
      """#
    + (1...10).map { count in
      let items = (1...count).map { "_ i\($0): any LayoutItem" }.joined(separator: ", ")
      let types = Array(repeating: "ViewProxy", count: count).joined(separator: ", ")
      let proxies = (1...count).map { "ViewProxy(context, i\($0))" }.joined(separator: ", ")
      return
        "\n    @MainActor @discardableResult public func constrain(\(items), replace group: ConstraintGroup = .init(), block: (\(types)) -> Void) -> ConstraintGroup { _constrain(group) { context in block(\(proxies)) } }"
    }.joined()
    + ["top", "bottom", "left", "right", "leading", "trailing", "centerX", "centerY", "baseline"].map { edge in
      """

      @MainActor @discardableResult public func align(\(edge) items: [ViewProxy]) -> [NSLayoutConstraint] { items.dropFirst().map { $0.\(edge) == items[0].\(edge) } }
      @MainActor @discardableResult public func align(\(edge) first: ViewProxy, _ rest: ViewProxy...) -> [NSLayoutConstraint] { align(\(edge): [first] + rest) }
      """
    }.joined()
    + [("horizontally", "leading", "trailing"), ("leftToRight", "left", "right"), ("vertically", "top", "bottom")].map {
      way, start, end in
      """

      @MainActor @discardableResult public func distribute(by amount: CGFloat = 0, \(way) items: [ViewProxy]) -> [NSLayoutConstraint] { zip(items, items.dropFirst()).map { $1.\(start) == $0.\(end) + amount } }
      @MainActor @discardableResult public func distribute(by amount: CGFloat = 0, \(way) first: ViewProxy, _ rest: ViewProxy...) -> [NSLayoutConstraint] { distribute(by: amount, \(way): [first] + rest) }
      """
    }.joined()
}
