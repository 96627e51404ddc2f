/// Shows a part of a content that may be larger.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscrollview>
@preconcurrency @MainActor
open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic = 0, scrollableAxes, never, always }
  public enum IndicatorStyle: Int, Sendable { case `default` = 0, black, white }
  public enum KeyboardDismissMode: Int, Sendable { case none = 0, onDrag, interactive, onDragWithAccessory }
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Share of the velocity left after a millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    clipsToBounds = true
  }

  private var contentGuide: ScrollContentGuide?
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

  /// UIKIT: insets adjusted for the safe area keep the content out of it: what is inside sees none.
  override var childSafeAreaInsets: UIEdgeInsets {
    contentInsetAdjustmentBehavior == .never ? super.childSafeAreaInsets : .zero
  }

  override func didSolveLayout() {
    guard let contentGuide, contentGuide.item >= 0, let engine = rootEngine else { return }
    contentSize = PixelGrid(scale: pixelScale).round(engine.alignmentRect(of: contentGuide.item)).size
  }

  /// In points. Default: zero.
  open var contentSize = CGSize.zero
  /// The content's point at the top left of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }
  open var contentInset = UIEdgeInsets.zero { didSet { adjustedContentInsetDidChange() } }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var adjustedContentInset: UIEdgeInsets {
    contentInsetAdjustmentBehavior == .never ? contentInset : contentInset + safeAreaInsets
  }
  open func adjustedContentInsetDidChange() {}
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var bouncesZoom = true
  open var scrollsToTop = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var decelerationRate = DecelerationRate.normal
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open internal(set) var isTracking = false
  open internal(set) var isDragging = false
  open internal(set) var isDecelerating = false
  open weak var delegate: (any UIScrollViewDelegate)?

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  /// Scrolls just as far as shows `rect`, in the content's coordinates.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = CGRect(origin: contentOffset, size: bounds.size).inset(by: adjustedContentInset)
    var offset = contentOffset
    if rect.maxX > visible.maxX { offset.x += rect.maxX - visible.maxX }
    if rect.minX < visible.minX { offset.x -= visible.minX - rect.minX }
    if rect.maxY > visible.maxY { offset.y += rect.maxY - visible.maxY }
    if rect.minY < visible.minY { offset.y -= visible.minY - rect.minY }
    setContentOffset(offset, animated: animated)
  }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
  }
  open func zoom(to rect: CGRect, animated: Bool) {}
  open func flashScrollIndicators() {}
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
}

/// The content of a scroll view: its origin is that of the content's coordinates.
final class ScrollContentGuide: UILayoutGuide {
  override var startsAtOrigin: Bool { true }
}

/// The visible rectangle of a scroll view in the content's coordinates.
final class ScrollFrameGuide: UILayoutGuide {
  override var placement: GuidePlacement? {
    let origin = owner?.bounds.origin ?? .zero
    return GuidePlacement(
      left: .init(share: 0, offset: origin.x), top: .init(share: 0, offset: origin.y),
      right: .init(share: 1, offset: origin.x), bottom: .init(share: 1, offset: origin.y))
  }
}
