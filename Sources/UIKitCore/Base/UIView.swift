internal import AutoLayoutEngine
/// A rectangular area that draws, takes part in layout and answers to touches.
///
/// This file holds storage and every member that a subclass may override (Swift allows overrides of class-body members
/// alone); the behaviour behind them lives in `UIView+Aspect.swift` files and in `Passes/`.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiview>
@preconcurrency @MainActor
open class UIView: FocusResponder, @preconcurrency NSCoding, UITraitEnvironment, UITraitChangeObservable,
  UICoordinateSpace
{
  // MARK: Storage

  // OPTIMIZATION: accesses to what every pass reads are not checked at run time (ADR 46): none lasts beyond an expression
  // that calls nobody (`children.insert`, `flags.remove`). The checks were a quarter of making and placing a row of views.
  /// Position, size and transform, until a layer takes them over. See `UIView+Geometry.swift`.
  @exclusivity(unchecked) var geometry = LayerGeometry()
  @exclusivity(unchecked) nonisolated(unsafe) var flags: ViewFlags = .initial
  /// The superview. It clears the reference when it is freed (`endTree`).
  ///
  /// OPTIMIZATION: walks up the tree look through it without counting references.
  @exclusivity(unchecked) nonisolated(unsafe) var parentReference: Unmanaged<UIView>?
  nonisolated var parent: UIView? {
    get { parentReference?.takeUnretainedValue() }
    set { parentReference = newValue.map { Unmanaged.passUnretained($0) } }
  }
  /// The window that the view is in. It clears the reference in all of its tree when it is freed (`endTree`).
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var windowReference: UIWindow?
  @exclusivity(unchecked) nonisolated(unsafe) var children: [UIView] = []
  @exclusivity(unchecked) var materializedLayer: CALayer?
  /// Opacity until there is a layer; the layer's counts from then on.
  var storedAlpha: Float = 1
  /// What few views have: gestures, tints, guides, margins of their own.
  @exclusivity(unchecked) var extras: ViewExtras?
  /// The view's share in constraint-based layout.
  @exclusivity(unchecked) nonisolated(unsafe) var layout = ViewLayoutState()
  /// The engine's item for the view; -1 while no constraint concerns it. See `setItem(_:)`.
  @exclusivity(unchecked) nonisolated(unsafe) var layoutItem: Int32 = -1
  /// What the view's tree is laid out for; nil for `LayoutEnvironment.standard`. See `UIView+Environment.swift`.
  @exclusivity(unchecked) package internal(set) var ownEnvironment: LayoutEnvironment?
  weak var controller: UIViewController? { didSet { flags.set(.hasController, controller != nil) } }
  /// What constraints hold in place of the view.
  @exclusivity(unchecked) nonisolated(unsafe) var itemReference: ItemReference?

  // MARK: Life

  /// Creates a view. `frame` is in the coordinates of the superview it will get, in points.
  public init(frame: CGRect) {
    super.init()
    setInitialFrame(frame)
    noteTraitObservation()
  }

  /// Creates the view from a document or an archive. Subclasses must have it (`required`); the values follow after
  /// `super`.
  public required init?(coder: NSCoder) {
    super.init()
    noteTraitObservation()
    let decoder = coder as? any DocumentDecoding
    ownEnvironment = decoder?.environment
    prepareForDecoding()
    if let decoder { decoder.decode(self) } else { read(coder) }
  }

  public convenience override init() { self.init(frame: .zero) }
  deinit { endTree() }
  /// Writes the geometry, the other properties that archives hold and the subviews; `init(coder:)` reads them.
  open func encode(with coder: NSCoder) { write(to: coder) }
  /// Called after the document that holds the view has connected all its objects.
  open func awakeFromNib() {}
  /// Called on a designable view when Interface Builder draws it.
  open func prepareForInterfaceBuilder() {}

  // MARK: Layer

  /// The class of the view's layer. Default: `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer that draws the view. It is made when first asked for.
  open var layer: CALayer { materializedLayer ?? materializeLayer() }
  /// What happens when a property of the layer changes: inside an animation block it is animated, else nothing happens.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    animationAction(for: layer)
  }

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates, in points: the bounding box of the transformed bounds.
  open var frame: CGRect {
    get { geometryFrame }
    set { setGeometryFrame(newValue) }
  }

  /// The view's rectangle in its own coordinates, in points. Changing its size keeps the centre.
  open var bounds: CGRect {
    get { currentBounds }
    set { setGeometryBounds(newValue) }
  }

  /// The centre of the frame in the superview's coordinates, in points.
  open var center: CGPoint {
    get { currentPosition }
    set { setGeometryCenter(newValue) }
  }

  /// A transform about the centre (the layer's anchor point). Default: identity.
  open var transform: CGAffineTransform {
    get { geometryTransform }
    set { setGeometryTransform(newValue) }
  }

  /// Pixels per point of the view's drawing.
  open var contentScaleFactor: CGFloat {
    get { extras?.contentScaleFactor ?? pixelScale }
    set { requireExtras().contentScaleFactor = newValue }
  }

  /// Whether a point in the view's coordinates is in the view. Default: within the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The deepest visible view that takes touches and contains `point` (in the receiver's coordinates).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitTestHierarchy(point, with: event) }

  /// From the view's coordinates to those of `view`, or of the window where that is nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { convertPoint(point, to: view) }
  /// From the coordinates of `view`, or of the window where that is nil, to the receiver's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { convertPoint(point, from: view) }
  /// The bounding box of the rectangle in the coordinates of `view`, or of the window where that is nil.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convertRect(rect, to: view) }
  /// The bounding box, in the receiver's coordinates, of a rectangle of `view` or, where that is nil, of the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { convertRect(rect, from: view) }
  /// From the view's coordinates to those of another view, window or screen.
  open func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint { convert(point, to: space.asView) }
  /// From the coordinates of another view, window or screen to the receiver's.
  open func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    convert(point, from: space.asView)
  }
  /// The bounding box of the rectangle in the coordinates of another view, window or screen.
  open func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { convert(rect, to: space.asView) }
  /// The bounding box, in the receiver's coordinates, of a rectangle of another view, window or screen.
  open func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { convert(rect, from: space.asView) }

  /// Whether subviews follow changes of the bounds by their autoresizing masks. Default: true.
  open var autoresizesSubviews: Bool {
    get { flags.contains(.autoresizesSubviews) }
    set { flags.set(.autoresizesSubviews, newValue) }
  }

  /// How the view follows its superview's bounds. Default: none (fixed frame).
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { autoresizingDidChange() } }
  }

  /// The size that fits `size` best. Default: the view's present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to what `sizeThatFits(_:)` answers for its present size; its frame's origin stays.
  open func sizeToFit() { resizeKeepingOrigin(to: sizeThatFits(bounds.size)) }

  // MARK: Hierarchy

  /// The view that keeps this one among its subviews.
  open var superview: UIView? { parent }
  /// Back to front.
  open var subviews: [UIView] { children }
  /// The window that the view is in; nil while it is on no screen.
  open var window: UIWindow? { windowReference }

  /// Puts the view in front of the other subviews, out of the superview that it has.
  open func addSubview(_ view: UIView) { insertChild(view, at: nil) }
  /// Puts the view at a place in `subviews`, 0 being the furthest back. An index outside is clamped.
  open func insertSubview(_ view: UIView, at index: Int) { insertChild(view, at: index) }
  /// Puts the view just behind one of the subviews; in front of all where `siblingSubview` is none of them.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertChild(view, beside: siblingSubview, offset: 0)
  }
  /// Puts the view just in front of one of the subviews; in front of all where `siblingSubview` is none of them.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertChild(view, beside: siblingSubview, offset: 1)
  }
  /// Lets two subviews swap their places in the order. Frames stay; an index outside of `subviews` traps.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchangeChildren(index1, index2) }
  /// Moves a subview to the end of `subviews`, so that it is drawn last. A view that is no subview stays where it is.
  open func bringSubviewToFront(_ view: UIView) { moveChild(view, toFront: true) }
  /// Moves a subview to the beginning of `subviews`, so that it is drawn first. A view that is no subview stays where
  /// it is.
  open func sendSubviewToBack(_ view: UIView) { moveChild(view, toFront: false) }
  /// Lets go of the view, with the constraints that go from it to outside.
  open func removeFromSuperview() { detachFromParent() }

  /// A subview has come. Default: nothing, as of the five methods below.
  open func didAddSubview(_ subview: UIView) {}
  /// A subview is about to go, and is still in `subviews`.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The superview is about to change; nil when the view is being removed. `superview` is still the old one.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The superview has changed. `superview` is the new one, nil after a removal.
  open func didMoveToSuperview() {}
  /// The view and its subtree come into a window, leave it (nil) or change it.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view has come into a window or left it. `window` is the new one; called for the whole subtree.
  open func didMoveToWindow() {}

  /// Whether `view` is the receiver or one of its ancestors.
  open func isDescendant(of view: UIView) -> Bool { sequence(first: self, next: \.parent).contains { $0 === view } }
  /// An integer of the client's. Default: 0.
  open var tag = 0
  /// The nearest view with `tag` in the receiver's subtree, itself included, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? { findView(tag: tag) }

  // MARK: Layout cycle

  /// Marks the view for `layoutSubviews()` in the next layout pass.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Updates constraints, solves and lays out at once, from the topmost ancestor that needs it downwards.
  open func layoutIfNeeded() {
    LayoutPass.run(from: self)
    if UpdateCycle.awaitsBeginning { beginWhatWaits() }
  }
  /// Makes the view, or what is in it, give up being the first responder.
  ///
  /// - Parameter force: whether it must, even when it refuses.
  /// - Returns: whether it did.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { FirstResponderCourse.end(in: self, force: force) }
  /// Places the subviews. The default sets what the constraint solver computed; override to place by hand.
  open func layoutSubviews() { LayoutPass.applySolvedFrames(to: self) }
  /// Gives the view's content what it shows, before the layout of the subviews and without asking for one.
  open func updateProperties() {}
  /// Has `updateProperties()` called before the next layout.
  open func setNeedsUpdateProperties() { markNeedsUpdateProperties() }
  /// Carries out what waits in the view and its subtree.
  open func updatePropertiesIfNeeded() { PropertiesPass.run(self) }

  // MARK: Constraint cycle

  /// Whether the view depends on constraint-based layout. Default: false.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Updates the view's own constraints. Call `super` at the end.
  open func updateConstraints() { flags.remove(.needsUpdateConstraints) }
  /// Has `updateConstraints()` called before the next layout.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  /// Calls `updateConstraints()` at once in the view and below it where it waits, the innermost views first.
  open func updateConstraintsIfNeeded() { ConstraintPass.run(from: self) }
  /// Whether `updateConstraints()` will be called before the next layout. True of a new view.
  open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }

  /// Whether the frame and the autoresizing mask act as constraints. Default: true.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.contains(.translatesAutoresizingMask) }
    set { setTranslatesAutoresizingMask(newValue) }
  }

  /// Constraints that this view holds; after a layout with constraints also those of its natural size.
  open var constraints: [NSLayoutConstraint] { inspectedConstraints }
  /// Lets the view hold a constraint, which thereby is active. Its items must be the view or in its subtree; `isActive`
  /// finds the holder by itself.
  open func addConstraint(_ constraint: NSLayoutConstraint) { holdConstraint(constraint) }
  /// Adds each constraint as `addConstraint(_:)` does. `NSLayoutConstraint.activate(_:)` is the shorter way.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach { holdConstraint($0) } }
  /// Deactivates a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { releaseConstraint(constraint) }
  /// Deactivates each of the constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach { releaseConstraint($0) } }

  /// The natural size of the content, in points; `noIntrinsicMetric` in an axis without one.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  /// The natural size has changed: it is asked for again before the next layout.
  open func invalidateIntrinsicContentSize() { LayoutEngine.intrinsicSizeChanged(of: self) }

  /// How firmly the view keeps from being larger than its natural size. Default of a plain view: 250 (`defaultLow`).
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layout.priorities.hugging(axis)
  }
  /// Sets how firmly the view keeps from being larger than its natural size along an axis, 1…1000.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    changePriorities { $0.setHugging(priority, axis) }
  }
  /// How firmly the view keeps from being smaller than its natural size. Default: 750 (`defaultHigh`).
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layout.priorities.compression(axis)
  }
  /// Sets how firmly the view keeps from being smaller than its natural size along an axis, 1…1000.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    changePriorities { $0.setCompression(priority, axis) }
  }

  /// The size that satisfies the constraints inside the view and comes nearest to `targetSize`, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// The same with priorities for the target: `required` in an axis fixes that side, `fittingSizeLevel` (50) lets the
  /// content decide.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    FittingPass.size(
      of: self, target: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// From the frame to the part that alignment concerns. Default: none.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// From a frame to the rectangle that constraints place, both in the superview's coordinates. Inverse:
  /// `frame(forAlignmentRect:)`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// From the rectangle that constraints place to the frame, both in the superview's coordinates.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { outset(alignmentRect, by: alignmentRectInsets) }

  /// The view whose first baseline stands for the receiver's. Default: the receiver.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline stands for the receiver's. Default: the receiver.
  open var forLastBaselineLayout: UIView { self }
  /// The older name for both baselines' view. Default: the receiver. Constraints do not ask it.
  @available(*, deprecated, message: "Override forFirstBaselineLayout or forLastBaselineLayout instead")
  open func forBaselineLayout() -> UIView { self }

  /// From the top of the alignment rectangle to the first baseline, in points. A plain view's is its top.
  var firstBaselineOffsetFromTop: CGFloat { 0 }
  /// From the last baseline to the bottom of the alignment rectangle, in points. A plain view's is its bottom.
  var lastBaselineOffsetFromBottom: CGFloat { 0 }
  /// For a line of text that stands in the middle of the bounds, whatever their height: how far below the middle its
  /// baseline is, in points. It counts in place of the offsets from the edges.
  var baselineOffsetFromMiddle: CGFloat? { nil }
  /// The font of the text whose baselines these are.
  var baselineFont: UIFont? { nil }

  /// The natural height at a width that the solver found, for content that wraps; nil for all other content.
  /// Multi-line labels answer here, which is what makes their second measuring pass happen.
  func intrinsicHeight(forSolvedWidth width: CGFloat) -> CGFloat? { nil }
  /// The natural width of wrapping content that has only `width` points; nil where it stays as it is.
  func intrinsicWidth(forSolvedWidth width: CGFloat) -> CGFloat? { nil }

  /// The item that constraints on edges and centres of this view mean when they come from inside it. Scroll views
  /// answer their content layout guide; all others nil.
  var interiorLayoutItem: UILayoutGuide? { nil }
  /// The same, unless nobody has asked for it yet.
  nonisolated var interiorGuideIfMade: UILayoutGuide? { nil }

  /// Called after the solver has placed the view's guides: scroll views read their content size here.
  func didSolveLayout() {}

  /// Whether the constraints leave the view's place or size open. For debugging alone.
  open var hasAmbiguousLayout: Bool { LayoutDiagnosis.isAmbiguous(self) }
  /// Shows another of the layouts that ambiguous constraints allow. For debugging alone.
  open func exerciseAmbiguityInLayout() { LayoutDiagnosis.exerciseAmbiguity(in: self) }
  /// The active constraints that have a share in the view's place and size along an axis. For debugging alone.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    LayoutDiagnosis.constraints(affecting: self, axis: axis)
  }

  // MARK: Hooks of this module

  /// The view itself where it arranges subviews by rules of its own, as stack views do; nil for all others.
  var arranger: (any ArrangingView)? { nil }
  /// Whether the view shows text that it may break into several lines: labels of more than one line.
  var breaksTextIntoLines: Bool { false }
  /// Whether a change of size draws the content anew instead of stretching it.
  var redrawsOnResize: Bool { contentMode == .redraw }
  /// The text that the view's description quotes: a label's.
  var describedText: String? { nil }
  /// What the view's description says last: what a scroll view shows.
  var describedState: String { "" }
  /// What tells the view apart in logs of constraints: a label's text, a button's title.
  var logCaption: String? { nil }
  /// The bounds are about to change, by the frame or by themselves; their size has changed.
  func boundsWillChange(to new: CGRect) {}
  func boundsSizeDidChange() {}
  /// The view's tree is laid out for another system or screen. The default measures anew.
  func environmentDidChange() { remeasure() }
  /// The safe area that children see; scroll views and bars may answer otherwise than their own.
  var childSafeAreaInsets: UIEdgeInsets { handsDownSafeArea ? safeAreaInsets : .zero }
  /// Whether what is inside must mind the view's safe area.
  var handsDownSafeArea: Bool { true }

  // MARK: Margins and safe area

  /// Default spacing between the edges and the content, in points, safe area included. Default: 8 on each side.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(newValue) }
  }
  /// The margins by reading direction, in points; the same as `layoutMargins`.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveLayoutMargins, rightToLeft: isRightToLeft) }
    set { setDirectionalLayoutMargins(newValue) }
  }
  /// Whether the superview's margins count too where they reach into the view. Default: false.
  open var preservesSuperviewLayoutMargins: Bool {
    get { flags.contains(.preservesSuperviewMargins) }
    set { setMarginFlag(.preservesSuperviewMargins, newValue) }
  }
  /// Whether the margins stay inside the safe area. Default: true.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { flags.contains(.insetsMarginsFromSafeArea) }
    set { setMarginFlag(.insetsMarginsFromSafeArea, newValue) }
  }
  /// The margins have changed. Default: nothing; the solver knows.
  open func layoutMarginsDidChange() {}

  /// The part of the bounds, from each edge, that bars and the screen's shape cover, in points.
  open var safeAreaInsets: UIEdgeInsets { layout.safeAreaInsets }
  /// The safe area has changed. Default: nothing; the solver knows.
  open func safeAreaInsetsDidChange() {}

  // MARK: Reading direction

  /// Whether the view mirrors in right-to-left languages, because of what its content means. Default: `unspecified`,
  /// which mirrors.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { extras?.semanticContentAttribute ?? .unspecified }
    set { setSemanticContentAttribute(newValue) }
  }
  /// The direction in which the view's own content reads.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }
  /// The direction for an attribute in the language that the application runs in.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UIView.defaultLayoutDirection)
  }
  /// The direction for an attribute within another direction: `unspecified` takes that over, `forceLeftToRight`,
  /// `spatial` and `playback` do not.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(within: layoutDirection)
  }

  // MARK: Guides and anchors

  /// The guides that were added, in the order in which they came. The view's own (margins, safe area) are not among
  /// them.
  open var layoutGuides: [UILayoutGuide] { layout.guides }
  /// Takes the guide over, out of the view that owns it. Its anchors can be constrained from then on.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }
  /// Lets go of the guide, and deactivates the constraints on it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { abandon(layoutGuide) }
  /// The bounds without the margins.
  open var layoutMarginsGuide: UILayoutGuide { ownMarginsGuide }
  /// The bounds without what bars and the screen's shape cover.
  open var safeAreaLayoutGuide: UILayoutGuide { ownSafeAreaGuide }
  /// Within the margins, no wider than text can be read well: so in the middle of wide views.
  open var readableContentGuide: UILayoutGuide { ownReadableGuide }
  /// The strip that the keyboard covers; while there is none, at the bottom edge of the safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { ownKeyboardGuide }
  /// Where reading begins: the left edge of the alignment rectangle, the right one in right-to-left languages.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// Where reading ends: the right edge of the alignment rectangle, the left one in right-to-left languages.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge of the alignment rectangle in every language. It cannot be constrained to a leading or trailing
  /// anchor.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge of the alignment rectangle in every language. It cannot be constrained to a leading or trailing
  /// anchor.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The upper edge of the alignment rectangle; positive constants go down.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge of the alignment rectangle; positive constants go down, out of the view.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width of the alignment rectangle, which can be constrained to a constant or to another dimension.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height of the alignment rectangle, which can be constrained to a constant or to another dimension.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle of the alignment rectangle from left to right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle of the alignment rectangle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the topmost line of text; the upper edge in a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the lowest line of text; the lower edge in a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  // MARK: Traits

  /// The traits that hold for the view: its superview's or controller's, changed by `traitOverrides`. A read in
  /// `layoutSubviews()` and the like has the method called again when that trait changes.
  open var traitCollection: UITraitCollection { flags.contains(.tracksTraits) ? notingTraits : resolvedTraits }
  /// The traits have changed. Called on the way down, superviews first, with the traits of before. Default: nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Traits that the view gives to itself and its subviews.
  open var traitOverrides: UITraitOverrides {
    get { extras?.traitOverrides ?? UITraitOverrides() }
    set { TraitPass.willOverride(self) { requireExtras().traitOverrides = newValue } }
  }
  /// A style for the view and its subviews; `unspecified` takes the superview's. Default: unspecified.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.traitOverrides.values.userInterfaceStyle ?? .unspecified }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// Calls `handler` with the view and the earlier traits after a change of one of `traits`. The registration lasts as
  /// long as the view.
  @discardableResult
  open func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    observeTraits()
    return requireExtras().traitRegistrations.add(traits, handler)
  }
  /// Ends a registration; its handler is not called again.
  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    extras?.traitRegistrations.remove(registration)
  }

  /// The smallest text size that the view and its subviews take on; nil for any. Default: nil.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { contentSizeLimits.minimum }
    set { contentSizeLimits.minimum = newValue }
  }
  /// The largest text size that the view and its subviews take on; nil for any. Default: nil.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { contentSizeLimits.maximum }
    set { contentSizeLimits.maximum = newValue }
  }

  /// Whether the view is shown large at a long press. Default: false.
  open var showsLargeContentViewer: Bool {
    get { largeContent.isShown }
    set { largeContent.isShown = newValue }
  }
  /// What the large content viewer writes beneath the picture. Default: nil.
  open var largeContentTitle: String? {
    get { largeContent.title }
    set { largeContent.title = newValue }
  }
  /// What the large content viewer draws above its title. Default: nil.
  open var largeContentImage: UIImage? {
    get { largeContent.image }
    set { largeContent.image = newValue }
  }
  /// Whether the viewer enlarges the picture to its own size. Default: false, the picture stays as large as it is.
  open var scalesLargeContentImage: Bool {
    get { largeContent.scalesImage }
    set { largeContent.scalesImage = newValue }
  }
  /// In points.
  open var largeContentImageInsets: UIEdgeInsets {
    get { largeContent.insets }
    set { largeContent.insets = newValue }
  }

  // MARK: Appearance

  /// Default: nil, which is transparent.
  open var backgroundColor: UIColor? {
    get { extras?.backgroundColor }
    set { setBackground(newValue) }
  }
  /// The properties that appearances may set, with those of the superclasses.
  class var appearanceProperties: [AppearanceProperty] {
    [AppearanceProperty(\UIView.backgroundColor), AppearanceProperty(\UIView.ownTint)]
  }
  /// Opacity of the view and everything in it, 0…1. Default: 1.
  open var alpha: CGFloat {
    get { CGFloat(currentAlpha) }
    set { setAlpha(newValue) }
  }
  /// Whether the view is not seen and takes no touches; constraints still hold for it. Default: false.
  open var isHidden: Bool {
    get { flags.contains(.hidden) }
    set { setHidden(newValue) }
  }
  /// Default: true, a hint that the view fills its bounds.
  open var isOpaque: Bool {
    get { flags.contains(.opaque) }
    set { flags.set(.opaque, newValue) }
  }
  /// Whether what lies outside the bounds is cut off. Default: false.
  open var clipsToBounds: Bool {
    get { flags.contains(.clipsToBounds) }
    set { setClipsToBounds(newValue) }
  }
  /// Kept for the program: drawings are recorded, and each begins empty. Default: true.
  open var clearsContextBeforeDrawing: Bool {
    get { flags.contains(.clearsContext) }
    set { flags.set(.clearsContext, newValue) }
  }
  /// What becomes of drawn content when the bounds change. Default: it is stretched, not drawn anew.
  @exclusivity(unchecked) open var contentMode: ContentMode = .scaleToFill {
    didSet { if contentMode != oldValue { contentModeDidChange() } }
  }
  /// A view whose alpha masks the receiver. Default: nil.
  open var mask: UIView? {
    get { extras?.mask }
    set { setMask(newValue) }
  }
  /// The colour of controls; nil takes the superview's. Reading it never gives nil.
  open var tintColor: UIColor! {
    get { resolvedTintColor }
    set { setTintColor(newValue) }
  }
  /// Whether the tint is shown in grey. Reading gives the nearest superview's mode that is not automatic; by default
  /// `normal`, `dimmed` behind alerts.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }
  /// The tint, or its adjustment, has changed here or in a superview that the view takes it from. Default: nothing.
  open func tintColorDidChange() {}
  /// The view has come into another environment: what it resolved by traits is stale.
  func traitsMayHaveChanged() { resolveLayerColors() }

  /// Brings the layer's contents up to date, as its delegate; the default records `draw(_:)`.
  open func display(_ layer: CALayer) { layer.drawContents() }
  /// Draws the layer's contents. The default makes `ctx` the current context and calls `draw(_:)` with the bounds.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(into: ctx) }
  /// The layer is about to draw by `draw(_:in:)`, not by `display(_:)`. Default: nothing.
  open func layerWillDraw(_ layer: CALayer) {}
  /// The layer lays out its sublayers. Default: nothing; layers of subviews follow `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) {}
  /// Draws the view into the current graphics context. The default draws nothing.
  open func draw(_ rect: CGRect) {}
  /// Draws what is printed. Default: the view as it is shown, with its subviews.
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { drawForPrinting() }
  /// What prints the view as it is shown, by way of `draw(_:for:)`; a new one with each call.
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
  /// Has `draw(_:)` called before the next frame is shown. Needed when what it reads changes; the system's views do it
  /// alone.
  open func setNeedsDisplay() { markNeedsDisplay() }
  /// The same as `setNeedsDisplay()`: the whole view is drawn anew, whatever the rectangle.
  open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay() }

  /// Draws the view and its subviews into the current context, scaled to `rect`; false without a context.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    recordHierarchy(in: rect, afterUpdates: afterUpdates)
  }
  /// A view that shows this one as it is now.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterUpdates: afterUpdates, capInsets: .zero)
  }
  /// A view that shows a part of this one as it is now; nil for an empty rectangle. Stretching it keeps what is within
  /// `capInsets` of the edges.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { snapshot(of: rect, afterUpdates: afterUpdates, capInsets: capInsets) }

  // MARK: Interaction

  /// Whether the view and its subviews take touches. Default: true.
  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.userInteractionEnabled) }
    set { flags.set(.userInteractionEnabled, newValue) }
  }
  /// Whether it takes more than the first finger. Default: false.
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouch) }
    set { flags.set(.multipleTouch, newValue) }
  }
  /// Whether the view, while it is touched, lets no other view of the window be touched, and the other way round.
  /// Default: false.
  open var isExclusiveTouch: Bool {
    get { flags.contains(.exclusiveTouch) }
    set { flags.set(.exclusiveTouch, newValue) }
  }
  /// The recognizers that see touches on the view and in it, in the order in which they were added.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras?.gestureRecognizers }
    set { setGestureRecognizers(newValue ?? []) }
  }
  /// Lets a recognizer see the touches on the view and its subviews. The recognizer leaves the view that it has.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  /// Takes a recognizer away; what it is recognizing ends as cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// What the view can do besides showing itself, such as context menus.
  open var interactions: [any UIInteraction] {
    get { extras?.interactions ?? [] }
    set { setInteractions(newValue) }
  }
  /// Adds an interaction, which leaves the view that it has; it is told by `willMove(to:)` and `didMove(to:)`.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  /// Takes an interaction away. It hears `willMove(to: nil)` and `didMove(to: nil)`.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
  /// Asked of every view between the touch and the recognizer's view before a gesture begins. Default: true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open override var next: UIResponder? { controller ?? parent }
  override var responderWindow: UIWindow? { windowReference }

  /// An identifier for state restoration. Default: nil.
  open var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { requireExtras().restorationIdentifier = newValue }
  }

  override var accessibilityStore: AccessibilityStore? { extras?.accessibility }
  override func requireAccessibilityStore() -> AccessibilityStore { requireExtras().requireAccessibility() }
  /// Elements for the parts that the view draws without views of their own.
  var drawnElements: [UIAccessibilityElement] { [] }
  /// In the order in which they are read.
  var subviewsInReadingOrder: [UIView] { subviews }

  /// Sets up what `init(frame:)` sets up, before `init(coder:)` takes a document's values over.
  func prepareForDecoding() {}
  class var archivedProperties: [ArchivedProperty] { ownArchivedProperties }
  open nonisolated override var description: String { MainActor.assumeIsolated { viewDescription } }
  class var appearanceClass: NSObject.Type { UIView.self }
}
