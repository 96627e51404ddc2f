extension FrameworkSources {
  /// A library of Objective-C that interfaces made in code are laid out by: what it says becomes constraints.
  static let pureLayout = #"""
    public enum ALEdge: Int, Sendable { case left = 1, right, top, bottom, leading, trailing; var attribute: NSLayoutConstraint.Attribute { NSLayoutConstraint.Attribute(rawValue: rawValue)! }; var isAtEnd: Bool { self == .right || self == .bottom || self == .trailing } }
    public enum ALDimension: Int, Sendable { case width = 7, height; var attribute: NSLayoutConstraint.Attribute { NSLayoutConstraint.Attribute(rawValue: rawValue)! } }
    public enum ALAxis: Int, Sendable { case vertical = 9, horizontal, lastBaseline, firstBaseline; public static let baseline = ALAxis.lastBaseline; var attribute: NSLayoutConstraint.Attribute { NSLayoutConstraint.Attribute(rawValue: rawValue)! } }
    public enum ALMargin: Int, Sendable { case left = 13, right, top, bottom, leading, trailing; var attribute: NSLayoutConstraint.Attribute { NSLayoutConstraint.Attribute(rawValue: rawValue)! } }
    public enum ALMarginAxis: Int, Sendable { case vertical = 19, horizontal; var attribute: NSLayoutConstraint.Attribute { NSLayoutConstraint.Attribute(rawValue: rawValue)! } }
    public typealias ALAttribute = NSLayoutConstraint.Attribute
    extension NSLayoutConstraint.Attribute { public static var vertical: Self { .centerX }; public static var horizontal: Self { .centerY }; public static var baseline: Self { .lastBaseline }; public static var marginLeft: Self { .leftMargin }; public static var marginRight: Self { .rightMargin }; public static var marginTop: Self { .topMargin }; public static var marginBottom: Self { .bottomMargin }; public static var marginLeading: Self { .leadingMargin }; public static var marginTrailing: Self { .trailingMargin } }
    public typealias ALConstraintsBlock = () -> Void
    /// The constraints that are made in a block, and the priority that they get.
    @MainActor enum _PureLayout { static var made: [[NSLayoutConstraint]] = [], priority: UILayoutPriority?, waits = false
      static func constraint(_ one: Any, _ attribute: NSLayoutConstraint.Attribute, _ other: Any?, _ otherAttribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ multiplier: CGFloat, _ constant: CGFloat) -> NSLayoutConstraint {
        (one as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
        let made = NSLayoutConstraint(item: one, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute, multiplier: multiplier, constant: constant)
        if let priority { made.priority = priority }
        if !self.made.isEmpty { self.made[self.made.count - 1].append(made) }
        made.isActive = !waits
        return made
      }
    }
    extension NSLayoutConstraint.Relation { var _turned: NSLayoutConstraint.Relation { self == .equal ? .equal : self == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual } }
    extension NSLayoutConstraint {
      @MainActor public class func autoSetPriority(_ priority: UILayoutPriority, forConstraints block: ALConstraintsBlock) { let outer = _PureLayout.priority; _PureLayout.priority = priority; block(); _PureLayout.priority = outer }
      @MainActor @discardableResult public class func autoCreateAndInstallConstraints(_ block: ALConstraintsBlock) -> [NSLayoutConstraint] { let made = autoCreateConstraintsWithoutInstalling(block); NSLayoutConstraint.activate(made); return made }
      @MainActor public class func autoCreateConstraintsWithoutInstalling(_ block: ALConstraintsBlock) -> [NSLayoutConstraint] { let outer = _PureLayout.waits; _PureLayout.waits = true; _PureLayout.made.append([]); block(); _PureLayout.waits = outer; return _PureLayout.made.removeLast() }
      public func autoInstall() { isActive = true }
      public func autoRemove() { isActive = false }
      @discardableResult public func autoIdentify(_ identifier: String) -> Self { self.identifier = identifier; return self }
    }
    extension UIView {
      public class func newAutoLayout() -> Self { let view = _makeObject(self, frame: .zero); view.translatesAutoresizingMaskIntoConstraints = false; return view }
      @discardableResult public func configureForAutoLayout() -> Self { translatesAutoresizingMaskIntoConstraints = false; return self }
      private var _around: UIView { guard let superview else { fatalError("View's superview must not be nil.") }; return superview }
      @discardableResult public func autoCenterInSuperview() -> [NSLayoutConstraint] { [autoAlignAxis(toSuperviewAxis: .horizontal), autoAlignAxis(toSuperviewAxis: .vertical)] }
      @discardableResult public func autoCenterInSuperviewMargins() -> [NSLayoutConstraint] { [autoAlignAxis(toSuperviewMarginAxis: .horizontal), autoAlignAxis(toSuperviewMarginAxis: .vertical)] }
      @discardableResult public func autoAlignAxis(toSuperviewAxis axis: ALAxis) -> NSLayoutConstraint { autoAlignAxis(axis, toSameAxisOf: _around) }
      @discardableResult public func autoAlignAxis(toSuperviewMarginAxis axis: ALMarginAxis) -> NSLayoutConstraint { _PureLayout.constraint(self, axis == .vertical ? .centerX : .centerY, _around, axis.attribute, .equal, 1, 0) }
      @discardableResult public func autoAlignAxis(_ axis: ALAxis, toSameAxisOf otherView: UIView, withOffset offset: CGFloat = 0) -> NSLayoutConstraint { _PureLayout.constraint(self, axis.attribute, otherView, axis.attribute, .equal, 1, offset) }
      @discardableResult public func autoAlignAxis(_ axis: ALAxis, toSameAxisOf otherView: UIView, withMultiplier multiplier: CGFloat) -> NSLayoutConstraint { _PureLayout.constraint(self, axis.attribute, otherView, axis.attribute, .equal, multiplier, 0) }
      @discardableResult public func autoPinEdge(toSuperviewEdge edge: ALEdge, withInset inset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal) -> NSLayoutConstraint { _PureLayout.constraint(self, edge.attribute, _around, edge.attribute, edge.isAtEnd ? relation._turned : relation, 1, edge.isAtEnd ? -inset : inset) }
      @discardableResult public func autoPinEdge(toSuperviewMargin edge: ALEdge, relation: NSLayoutConstraint.Relation = .equal) -> NSLayoutConstraint { _PureLayout.constraint(self, edge.attribute, _around.layoutMarginsGuide, edge.attribute, edge.isAtEnd ? relation._turned : relation, 1, 0) }
      @discardableResult public func autoPinEdge(toSuperviewSafeArea edge: ALEdge, withInset inset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal) -> NSLayoutConstraint { _PureLayout.constraint(self, edge.attribute, _around.safeAreaLayoutGuide, edge.attribute, edge.isAtEnd ? relation._turned : relation, 1, edge.isAtEnd ? -inset : inset) }
      private func _edges(_ insets: UIEdgeInsets, _ without: ALEdge?, _ pin: (ALEdge, CGFloat) -> NSLayoutConstraint) -> [NSLayoutConstraint] {
        let all: [(ALEdge, CGFloat)] = [(.top, insets.top), (.leading, insets.left), (.bottom, insets.bottom), (.trailing, insets.right)]
        let left: ALEdge? = without == .left ? .leading : without == .right ? .trailing : without
        return all.filter { $0.0 != left }.map(pin)
      }
      @discardableResult public func autoPinEdgesToSuperviewEdges(with insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] { _edges(insets, nil) { autoPinEdge(toSuperviewEdge: $0, withInset: $1) } }
      @discardableResult public func autoPinEdgesToSuperviewEdges(with insets: UIEdgeInsets, excludingEdge edge: ALEdge) -> [NSLayoutConstraint] { _edges(insets, edge) { autoPinEdge(toSuperviewEdge: $0, withInset: $1) } }
      @discardableResult public func autoPinEdgesToSuperviewMargins() -> [NSLayoutConstraint] { _edges(.zero, nil) { edge, _ in autoPinEdge(toSuperviewMargin: edge) } }
      @discardableResult public func autoPinEdgesToSuperviewMargins(excludingEdge edge: ALEdge) -> [NSLayoutConstraint] { _edges(.zero, edge) { edge, _ in autoPinEdge(toSuperviewMargin: edge) } }
      @discardableResult public func autoPinEdgesToSuperviewSafeArea(with insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] { _edges(insets, nil) { autoPinEdge(toSuperviewSafeArea: $0, withInset: $1) } }
      @discardableResult public func autoPinEdgesToSuperviewSafeArea(with insets: UIEdgeInsets, excludingEdge edge: ALEdge) -> [NSLayoutConstraint] { _edges(insets, edge) { autoPinEdge(toSuperviewSafeArea: $0, withInset: $1) } }
      @discardableResult public func autoPinEdge(_ edge: ALEdge, to toEdge: ALEdge, of otherView: UIView, withOffset offset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal) -> NSLayoutConstraint { _PureLayout.constraint(self, edge.attribute, otherView, toEdge.attribute, relation, 1, offset) }
      @discardableResult public func autoPin(toTopLayoutGuideOf controller: UIViewController, withInset inset: CGFloat, relation: NSLayoutConstraint.Relation = .equal) -> NSLayoutConstraint { _PureLayout.constraint(self, .top, controller.view.safeAreaLayoutGuide, .top, relation, 1, inset) }
      @discardableResult public func autoPin(toBottomLayoutGuideOf controller: UIViewController, withInset inset: CGFloat, relation: NSLayoutConstraint.Relation = .equal) -> NSLayoutConstraint { _PureLayout.constraint(self, .bottom, controller.view.safeAreaLayoutGuide, .bottom, relation._turned, 1, -inset) }
      @discardableResult public func autoMatch(_ dimension: ALDimension, to toDimension: ALDimension, of otherView: UIView, withOffset offset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal) -> NSLayoutConstraint { _PureLayout.constraint(self, dimension.attribute, otherView, toDimension.attribute, relation, 1, offset) }
      @discardableResult public func autoMatch(_ dimension: ALDimension, to toDimension: ALDimension, of otherView: UIView, withMultiplier multiplier: CGFloat, relation: NSLayoutConstraint.Relation = .equal) -> NSLayoutConstraint { _PureLayout.constraint(self, dimension.attribute, otherView, toDimension.attribute, relation, multiplier, 0) }
      @discardableResult public func autoSetDimension(_ dimension: ALDimension, toSize size: CGFloat, relation: NSLayoutConstraint.Relation = .equal) -> NSLayoutConstraint { _PureLayout.constraint(self, dimension.attribute, nil, .notAnAttribute, relation, 0, size) }
      @discardableResult public func autoSetDimensions(to size: CGSize) -> [NSLayoutConstraint] { [autoSetDimension(.width, toSize: size.width), autoSetDimension(.height, toSize: size.height)] }
      @discardableResult public func autoConstrainAttribute(_ attribute: ALAttribute, to toAttribute: ALAttribute, of otherView: UIView, withOffset offset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal) -> NSLayoutConstraint { _PureLayout.constraint(self, attribute, otherView, toAttribute, relation, 1, offset) }
      @discardableResult public func autoConstrainAttribute(_ attribute: ALAttribute, to toAttribute: ALAttribute, of otherView: UIView, withMultiplier multiplier: CGFloat, relation: NSLayoutConstraint.Relation = .equal) -> NSLayoutConstraint { _PureLayout.constraint(self, attribute, otherView, toAttribute, relation, multiplier, 0) }
      public func autoSetContentHuggingPriority(for axis: ALAxis) { setContentHuggingPriority(_PureLayout.priority ?? .required, for: axis == .vertical ? .vertical : .horizontal) }
      public func autoSetContentCompressionResistancePriority(for axis: ALAxis) { setContentCompressionResistancePriority(_PureLayout.priority ?? .required, for: axis == .vertical ? .vertical : .horizontal) }
    }
    extension Array where Element: UIView {
      private func _pairs(_ made: (UIView, UIView) -> NSLayoutConstraint) -> [NSLayoutConstraint] { zip(self, dropFirst()).map { made($1, $0) } }
      @MainActor @discardableResult public func autoAlignViews(to edge: ALEdge) -> [NSLayoutConstraint] { _pairs { $0.autoPinEdge(edge, to: edge, of: $1) } }
      @MainActor @discardableResult public func autoAlignViews(to axis: ALAxis) -> [NSLayoutConstraint] { _pairs { $0.autoAlignAxis(axis, toSameAxisOf: $1) } }
      @MainActor @discardableResult public func autoMatchViewsDimension(_ dimension: ALDimension) -> [NSLayoutConstraint] { _pairs { $0.autoMatch(dimension, to: dimension, of: $1) } }
      @MainActor @discardableResult public func autoSetViewsDimension(_ dimension: ALDimension, toSize size: CGFloat) -> [NSLayoutConstraint] { map { $0.autoSetDimension(dimension, toSize: size) } }
      @MainActor @discardableResult public func autoSetViewsDimensions(to size: CGSize) -> [NSLayoutConstraint] { flatMap { $0.autoSetDimensions(to: size) } }
      @MainActor @discardableResult public func autoDistributeViews(along axis: ALAxis, alignedTo alignment: NSLayoutConstraint.Attribute, withFixedSpacing spacing: CGFloat, insetSpacing: Bool = true, matchedSizes: Bool = true) -> [NSLayoutConstraint] {
        guard let first, let last else { return [] }
        let isVertical = axis == .vertical, (start, end): (ALEdge, ALEdge) = isVertical ? (.top, .bottom) : (.leading, .trailing)
        var result = [first.autoPinEdge(toSuperviewEdge: start, withInset: insetSpacing ? spacing : 0), last.autoPinEdge(toSuperviewEdge: end, withInset: insetSpacing ? spacing : 0)]
        result += _pairs { $0.autoPinEdge(start, to: end, of: $1, withOffset: spacing) } + _pairs { $0.autoConstrainAttribute(alignment, to: alignment, of: $1) }
        if matchedSizes { result += autoMatchViewsDimension(isVertical ? .height : .width) }
        return result
      }
    }
    """#
}
