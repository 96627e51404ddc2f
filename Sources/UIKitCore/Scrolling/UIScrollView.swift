/// Shows a part of a content that may be larger.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscrollview>
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Where the safe area adds to the content's insets: along axes that scroll, with *automatic* also in the first
  /// scroll view of a bar's controller; nowhere; or on all sides.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic = 0, scrollableAxes, never, always }
  /// The colour of the indicators; the default one follows the background.
  public enum IndicatorStyle: Int, Sendable { case `default` = 0, black, white }
  /// How a drag sends the keyboard away: not at all, at once, or with the finger that moves over it.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// How fast scrolling comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed that is left after a millisecond.
    public var rawValue: CGFloat
    /// Creates a rate from the share of the speed that is left after each millisecond, below 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Share of the velocity left after a millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Comes to rest sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    // UIKIT: scroll views take several fingers, tables do not: what documents say of views that nobody changed.
    isMultipleTouchEnabled = true
    setUpScrolling()
  }
  /// Creates the view from a document or an archive; the values follow after `super`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var archivedProperties: [ArchivedProperty] {
    super.archivedProperties + [
      .size("UIContentSize", \UIScrollView.contentSize),
      .insets("UIContentInset", \UIScrollView.contentInset),
      .flag("UIScrollEnabled", \UIScrollView.isScrollEnabled),
      .flag("UIPagingEnabled", \UIScrollView.isPagingEnabled),
      .flag("UIDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
      .flag("UIBounces", \UIScrollView.bounces),
      .flag("UIAlwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
      .flag("UIAlwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
      .flag("UIShowsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
      .flag("UIShowsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
      .choice("UIIndicatorStyle", \UIScrollView.indicatorStyle),
      .choice("UIKeyboardDismissMode", \UIScrollView.keyboardDismissMode),
      .choice("UIContentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior),
      .number("UIMinimumZoomScale", \UIScrollView.minimumZoomScale),
      .number("UIMaximumZoomScale", \UIScrollView.maximumZoomScale),
    ]
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    setUpScrolling()
  }

  /// Made with the first motion.
  private var madeScroller: Scroller?
  var scroller: Scroller {
    if let madeScroller { return madeScroller }
    let new = Scroller(self)
    madeScroller = new
    return new
  }
  private lazy var pan = ScrollPanRecognizer(self)
  private var pinch: UIPinchGestureRecognizer?
  private var verticalIndicator: ScrollIndicator?
  private var horizontalIndicator: ScrollIndicator?
  private var zoom: CGFloat = 1

  private func setUpScrolling() { clipsToBounds = true }

  /// Recognizers are made with the first touch that may need them: scroll views that nobody drags stay small.
  private func requireRecognizers() {
    guard pan.view == nil else { return }
    Scroller.registerActions()
    pan.addTarget(scroller, action: Scroller.panAction)
    // UIKIT: the scroll view is the delegate of its recognizer; a program's class that is one answers.
    pan.delegate = self as? any UIGestureRecognizerDelegate
    attach(ScrollDelayRecognizer())
    attach(pan)
  }

  /// The recognizer that drags the content.
  open var panGestureRecognizer: UIPanGestureRecognizer {
    requireRecognizers()
    return pan
  }
  /// The recognizer that zooms; nil while there is nothing to zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    guard maximumZoomScale > minimumZoomScale else { return nil }
    if pinch == nil {
      Scroller.registerActions()
      let new = UIPinchGestureRecognizer(target: scroller, action: Scroller.pinchAction)
      attach(new)
      pinch = new
    }
    return pinch
  }
  open override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      requireRecognizers()
      _ = pinchGestureRecognizer
      return super.gestureRecognizers
    }
    set { super.gestureRecognizers = newValue }
  }

  override var describedState: String { scrollDescription }

  /// Whether a touch that its content has may become a drag.
  func mayTakeTouches(of recognizer: UIGestureRecognizer) -> Bool {
    guard let touched = recognizer.sequence.first?.view, touched !== self else { return true }
    // What the content has not heard of needs no permission.
    guard TouchDispatcher.hasDelivered(recognizer.sequence) else { return true }
    return canCancelContentTouches && touchesShouldCancel(in: touched)
  }

  /// Whether the content goes beyond its end and back, up and down. Default: true; `bounces` sets both.
  open var bouncesVertically = true
  /// Whether the content goes beyond its end and back, to the sides. Default: true; `bounces` sets both.
  open var bouncesHorizontally = true
  var canScrollVertically: Bool {
    let limits = ScrollLimits(self)
    return isScrollEnabled && (limits.y.upperBound > limits.y.lowerBound || bouncesVertically && alwaysBounceVertical)
  }
  var canScrollHorizontally: Bool {
    let limits = ScrollLimits(self)
    return isScrollEnabled
      && (limits.x.upperBound > limits.x.lowerBound || bouncesHorizontally && alwaysBounceHorizontal)
  }

  private nonisolated(unsafe) var contentGuide: ScrollContentGuide?
  private var frameGuide: ScrollFrameGuide?

  /// The rectangle of the content, in the content's coordinates. Constraints on it, and on the scroll view's edges from
  /// inside, decide `contentSize`.
  open var contentLayoutGuide: UILayoutGuide {
    let guide = contentGuide ?? ScrollContentGuide()
    contentGuide = guide
    guide.owner = self
    return guide
  }
  /// The scroll view's frame, which the content scrolls under.
  open var frameLayoutGuide: UILayoutGuide {
    let guide = frameGuide ?? ScrollFrameGuide()
    frameGuide = guide
    guide.owner = self
    return guide
  }

  override var interiorLayoutItem: UILayoutGuide? { contentLayoutGuide }
  override nonisolated var interiorGuideIfMade: UILayoutGuide? { contentGuide }

  /// UIKIT: insets adjusted for the safe area keep the content out of it: what is inside sees none. A guess.
  override var handsDownSafeArea: Bool { contentInsetAdjustmentBehavior == .never }

  override func didSolveLayout() {
    guard let contentGuide, contentGuide.item >= 0, let engine = rootEngine else { return }
    contentSize = PixelGrid(scale: pixelScale).round(engine.system.alignmentRect(of: contentGuide.item)).size
  }

  /// In points. Default: zero.
  open var contentSize = CGSize.zero {
    didSet {
      if contentSize.width < oldValue.width || contentSize.height < oldValue.height { contentDidShrink() }
      if hasContentAlignment { alignContent() }
      if contentSize != oldValue {
        insetsMayHaveChanged()
        lowerBar?.contentDidScroll(self)
        KeyObservers.check(self)
      }
    }
  }

  /// Where the content ends below, in points.
  var contentEnd: CGFloat { contentSize.height }

  /// Whether the client has said where small content lies.
  var hasContentAlignment = false

  func contentDidShrink() { if !holdsOffset { pullContentBack() } }
  /// While a batch of changes is prepared, whose animation takes the offset along, and while a program makes room for a
  /// refresh control.
  var holdsOffset = false

  /// Brings the end of the content back to the visible part.
  ///
  /// UIKIT: content that shrinks takes its offset along at once, unless a finger or a motion is at work; that one ends
  /// within the limits by itself. A guess.
  func pullContentBack() {
    guard bounds.size != .zero, madeScroller?.isMoving != true else { return }
    let limits = ScrollLimits(self)
    let target = CGPoint(x: min(contentOffset.x, limits.x.upperBound), y: min(contentOffset.y, limits.y.upperBound))
    if target != contentOffset { contentOffset = target }
  }

  /// The content's point at the top left of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let bounds = bounds
      guard newValue != bounds.origin else { return }
      // OPTIMIZATION: a change in place would read the bounds again, through a coroutine with a frame of its own.
      self.bounds = CGRect(origin: newValue, size: bounds.size)
      // UIKIT: every step of scrolling is a layout, in which programs place what they show endlessly (WWDC 2011, session 104;
      // public list libraries that fill themselves in `layoutSubviews()`).
      setNeedsLayout()
      didScroll()
    }
  }

  /// Whose look depends on where the content is: a navigation bar.
  weak var watcher: (any ScrollWatching)?
  /// The bar beneath the content's end, which moves also without a scroll.
  weak var lowerBar: (any ScrollWatching)?

  /// The content has moved.
  func didScroll() {
    updateIndicators(flash: scroller.isDragging || scroller.isDecelerating || scroller.isAnimating)
    watcher?.contentDidScroll(self)
    lowerBar?.contentDidScroll(self)
    refreshControl?.contentDidScroll()
    delegate?.scrollViewDidScroll(self)
  }

  private func updateIndicators(flash: Bool) {
    if showsVerticalScrollIndicator, canScrollVertically {
      verticalIndicator = show(verticalIndicator, .vertical, flash)
    }
    if showsHorizontalScrollIndicator, canScrollHorizontally {
      horizontalIndicator = show(horizontalIndicator, .horizontal, flash)
    }
  }

  private func show(_ known: ScrollIndicator?, _ axis: NSLayoutConstraint.Axis, _ flash: Bool) -> ScrollIndicator? {
    guard known != nil || flash else { return nil }
    let indicator = known ?? ScrollIndicator(axis)
    if indicator.superview !== self { addSubview(indicator) }
    indicator.place(in: self)
    if flash { indicator.flash() }
    return indicator
  }
  /// Room around the content, in points. Default: zero.
  open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { insetsMayHaveChanged() } } }
  /// How `adjustedContentInset` follows the safe area. Default: automatic.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      guard contentInsetAdjustmentBehavior != oldValue else { return }
      insetsMayHaveChanged()
      setNeedsLayout()
    }
  }
  /// The content's insets with what the safe area adds to them, in points.
  open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaPart }

  /// Whether a navigation or tab bar controller shows it first and adjusts its insets also where the content does not
  /// scroll.
  ///
  /// UIKIT: *automatic* is "similar to scrollable axes, but for backward compatibility will also adjust the top & bottom
  /// contentInset when the scroll view is owned by a view controller with automaticallyAdjustsScrollViewInsets = YES inside
  /// a navigation controller, regardless of whether the scroll view is scrollable" (the header's words); Apple's page on it
  /// names tab bar controllers, too. Elsewhere small content lies beneath the status bar.
  var isFirstInContainer = false { didSet { if isFirstInContainer != oldValue { insetsMayHaveChanged() } } }

  /// What the safe area adds to the content's insets: along axes that scroll, with *always* on all sides, and above and
  /// below what a controller in a navigation or tab bar controller shows first, unless that says no.
  private var safeAreaPart: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      let vertical =
        contentSize.height > bounds.height || alwaysBounceVertical
        || contentInsetAdjustmentBehavior == .automatic && isFirstInContainer
      let horizontal = contentSize.width > bounds.width || alwaysBounceHorizontal
      return UIEdgeInsets(
        top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0, bottom: vertical ? safe.bottom : 0,
        right: horizontal ? safe.right : 0)
    }
  }
  /// `adjustedContentInset` has changed. Default: nothing.
  open func adjustedContentInsetDidChange() {}
  /// Where scrolling that is let go shall end, in points; velocity in points per millisecond.
  func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }
  private var reportedInset = UIEdgeInsets.zero

  /// Insets take effect with the first layout, or in a window.
  private(set) var respectsInsets = false
  private func startRespectingInsets() {
    guard !respectsInsets else { return }
    respectsInsets = true
    insetsMayHaveChanged()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    startRespectingInsets()
    if hasContentAlignment { alignContent() }
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { startRespectingInsets() }
  }

  /// UIKIT: content that rests at its beginning stays there when the insets change. A guess.
  private func insetsMayHaveChanged() {
    guard respectsInsets else { return }
    let new = adjustedContentInset
    guard new != reportedInset else { return }
    let old = reportedInset
    reportedInset = new
    var offset = contentOffset
    if offset.y == -old.top, new.top != old.top { offset.y = -new.top }
    if offset.x == -old.left, new.left != old.left { offset.x = -new.left }
    if !holdsOffset {
      if offset != contentOffset { contentOffset = offset }
      if new.bottom < old.bottom || new.right < old.right { pullContentBack() }
    }
    lowerBar?.contentDidScroll(self)
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  /// UIKIT: a view that grows beyond the end of its content takes it along (`_adjustContentOffsetIfNecessary`, which
  /// backtraces show beneath changes of the frame).
  override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    insetsMayHaveChanged()
    if respectsInsets, !holdsOffset { pullContentBack() }
    lowerBar?.contentDidScroll(self)
  }
  /// Of both indicators, in points; reading it gives the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// In points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// In points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether fingers scroll; the program may at any time. Default: true.
  open var isScrollEnabled = true
  /// Whether scrolling comes to rest at multiples of the bounds' size. Default: false.
  open var isPagingEnabled = false
  /// Whether a drag keeps to the axis that it began along. Default: false.
  open var isDirectionalLockEnabled = false
  /// Whether the content goes beyond its end and back. Default: true. Setting it sets both axes.
  open var bounces = true { didSet { (bouncesVertically, bouncesHorizontally) = (bounces, bounces) } }
  /// Whether content that fits bounces up and down, too. Default: false.
  open var alwaysBounceVertical = false { didSet { if alwaysBounceVertical != oldValue { insetsMayHaveChanged() } } }
  /// Whether content that fits bounces sideways, too. Default: false.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { insetsMayHaveChanged() } }
  }
  /// Whether fingers may zoom beyond the limits, and back. Default: true.
  open var bouncesZoom = true
  /// Whether a tap on the status bar goes to the top. It does nothing where several scroll views on screen want it.
  /// Default: true.
  open var scrollsToTop = true
  /// A tap on the status bar has sent the content to its top.
  var isScrollingToTop = false
  /// Whether an indicator is seen while the content moves up and down. Default: true.
  open var showsVerticalScrollIndicator = true
  /// Whether an indicator is seen while the content moves sideways. Default: true.
  open var showsHorizontalScrollIndicator = true
  /// Default: dark on light and light on dark.
  open var indicatorStyle = IndicatorStyle.default
  /// Default: normal.
  open var decelerationRate = DecelerationRate.normal
  /// Default: none.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a touch waits a moment for a drag before the content hears of it. Default: true.
  open var delaysContentTouches = true
  /// Whether a drag takes a touch away from the content that has it. Default: true.
  open var canCancelContentTouches = true
  /// Default: 1.
  open var minimumZoomScale: CGFloat = 1
  /// Default: 1; no zooming while it is the minimum.
  open var maximumZoomScale: CGFloat = 1
  /// How large the content is shown; 1 is its own size.
  open var zoomScale: CGFloat {
    get { zoom }
    set { setZoomScale(newValue, animated: false) }
  }
  func noteZoom(_ scale: CGFloat) { zoom = scale }
  /// Whether a finger is on the content, moving or not.
  open var isTracking: Bool { scroller.isTracking }
  /// Whether a finger has begun to move the content.
  open var isDragging: Bool { scroller.isDragging }
  /// Whether the content goes on by its momentum.
  open var isDecelerating: Bool { scroller.isDecelerating }
  /// Whether fingers are zooming.
  open var isZooming: Bool { scroller.isZooming }
  /// Whether the zoom goes back within its limits.
  open var isZoomBouncing: Bool { scroller.isZoomBouncing }
  /// Whether the safe area adds to the indicators' insets. Default: true.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Appears above the content when that is pulled down far enough. Default: nil.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl { addSubview(refreshControl) }
    }
  }
  /// The presses of a remote control; it recognizes nothing where there is none, and belongs to no view.
  open private(set) lazy var directionalPressGestureRecognizer = UIGestureRecognizer(target: nil, action: nil)
  // Tables, collection views and text views have one of their own type in its place.
  /// Told of scrolling, and asked for the view to zoom. Not kept. Default: nil.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      delegate = SubclassMethods.completed(delegate)
      delegateDidChange()
      KeyObservers.check(self)
    }
  }

  /// For views whose delegate does more than hear of scrolling.
  func delegateDidChange() {}

  /// Goes to a point of the content; animated in 0.3 seconds.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      scroller.animate(to: contentOffset)
    } else {
      scroller.stopEverything()
      self.contentOffset = contentOffset
    }
  }

  /// Scrolls just as far as shows `rect`, in the content's coordinates, and no further than there is content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = CGRect(origin: contentOffset, size: bounds.size).inset(by: adjustedContentInset)
    var offset = contentOffset
    if rect.maxX > visible.maxX { offset.x += rect.maxX - visible.maxX }
    if rect.minX < visible.minX { offset.x -= visible.minX - rect.minX }
    if rect.maxY > visible.maxY { offset.y += rect.maxY - visible.maxY }
    if rect.minY < visible.minY { offset.y -= visible.minY - rect.minY }
    guard offset != contentOffset else { return }
    setContentOffset(ScrollLimits(self).clamp(offset), animated: animated)
  }
  /// Zooms about the middle of what is seen, within the limits. Nothing without a view from the delegate's
  /// `viewForZooming(in:)`.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let target = min(max(scale, minimumZoomScale), maximumZoomScale)
    guard let zoomed = delegate?.viewForZooming(in: self) else { return }
    let center = zoomed.convert(CGPoint(x: bounds.midX, y: bounds.midY), from: self)
    let change = { ScrollZoom(self, zoomed).apply(target, about: center) }
    if animated { animateZoom(of: zoomed, change) } else { change() }
  }
  /// UIKIT: an animated change has a beginning and an end, as one by fingers has (documented of the delegate's methods).
  func animateZoom(of zoomed: UIView, _ change: @escaping () -> Void) {
    isZoomAnimatedByProgram = true
    delegate?.scrollViewWillBeginZooming(self, with: zoomed)
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: change) {
      [weak self, weak zoomed] _ in
      guard let self else { return }
      isZoomAnimatedByProgram = false
      delegate?.scrollViewDidEndZooming(self, with: zoomed, atScale: zoomScale)
    }
  }
  /// Whether a change of the scale by the program is on its way.
  private(set) var isZoomAnimatedByProgram = false
  /// Zooms so that `rect`, in the coordinates of the zoomed view, is seen as large as fits.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard let zoomed = delegate?.viewForZooming(in: self) else { return }
    ScrollZoom(self, zoomed).show(rect, animated: animated)
  }
  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { updateIndicators(flash: true) }
  /// Whether the content hears of a touch that begins. Default: true.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Whether a drag may take a touch away from `view`. Default: true for all but controls. Not asked without
  /// `canCancelContentTouches`.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  override class var appearanceClass: NSObject.Type { UIScrollView.self }

  // MARK: State

  /// Writes where the content is and how large it is shown.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode([Double(contentOffset.x), Double(contentOffset.y)], forKey: Self.offsetKey)
    coder.encode(Double(zoomScale), forKey: Self.zoomKey)
  }
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    if coder.containsValue(forKey: Self.zoomKey), coder.decodeDouble(forKey: Self.zoomKey) != 1 {
      setZoomScale(CGFloat(coder.decodeDouble(forKey: Self.zoomKey)), animated: false)
    }
    if let offset = coder.decodeObject(forKey: Self.offsetKey) as? [Double], offset.count == 2 {
      contentOffset = CGPoint(x: offset[0], y: offset[1])
    }
  }
  private static let (offsetKey, zoomKey) = ("UIScrollViewContentOffset", "UIScrollViewZoomScale")

  // MARK: Accessibility

  /// By a page, as far as there is content; where there is none, the next responder scrolls.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    ScrollPage(self).turn(direction) || super.accessibilityScroll(direction)
  }
}

/// The content of a scroll view: its origin is that of the content's coordinates.
final class ScrollContentGuide: UILayoutGuide {
  override init() {
    super.init()
    // UIKIT: so conflicts name it (public conflict logs).
    identifier = "UIScrollView-contentLayoutGuide"
  }
  required init?(coder: NSCoder) { nil }

  override var startsAtOrigin: Bool { true }

  /// What constraints on the guide say; without any the rectangle of `contentSize`.
  override var layoutFrame: CGRect {
    let frame = super.layoutFrame
    guard frame.size == .zero, let scroll = owner as? UIScrollView else { return frame }
    return CGRect(origin: .zero, size: scroll.contentSize)
  }
}

/// The visible rectangle of a scroll view in the content's coordinates.
final class ScrollFrameGuide: UILayoutGuide {
  override init() {
    super.init()
    identifier = "UIScrollView-frameLayoutGuide"
  }
  required init?(coder: NSCoder) { nil }

  override var placement: GuidePlacement? {
    let origin = owner?.bounds.origin ?? .zero
    return GuidePlacement(
      left: .init(share: 0, offset: origin.x), top: .init(share: 0, offset: origin.y),
      right: .init(share: 1, offset: origin.x), bottom: .init(share: 1, offset: origin.y))
  }
}

extension UIScrollView {
  /// What of the content is seen, as UIKit's descriptions say it.
  var scrollDescription: String {
    let (offset, size, inset) = (contentOffset, contentSize, adjustedContentInset)
    func braces(_ numbers: [CGFloat]) -> String { "{\(numbers.map(shortNumber).joined(separator: ", "))}" }
    return "; contentOffset: \(braces([offset.x, offset.y])); contentSize: \(braces([size.width, size.height]))"
      + "; adjustedContentInset: \(braces([inset.top, inset.left, inset.bottom, inset.right]))"
  }

  /// An object in words, or that there is none, as UIKit's descriptions say it.
  func described(_ object: AnyObject?) -> String { object.map { "\($0)" } ?? "(null)" }
}
