internal import UISystemMetrics

/// A row of buttons at the bottom.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitoolbar>
@preconcurrency @MainActor
open class UIToolbar: UIView, BarButtonStyling, UIBarPositioning {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// The bar of a document; its items come from there.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    setUp()
  }

  private func setUp() {
    flags.insert(.drawsInCode)
    isOpaque = false
  }

  private var shown: [UIBarButtonItem] = []

  /// The items from the leading side; nil while there are none. Spaces between them are items, too.
  open var items: [UIBarButtonItem]? {
    get { shown.isEmpty ? nil : shown }
    set { setItems(newValue, animated: false) }
  }
  /// Sets `items` at once, whatever `animated` is.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    for old in shown where old.bar === self { old.bar = nil }
    shown = items ?? []
    for item in shown { item.bar = self }
    itemViewsDidChange()
  }
  func itemViewsDidChange() {
    let new = visible.filter { !isSpace($0) }.map(\.itemView)
    for view in itemViews where view.superview === self && !new.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in new where view.superview !== self { addSubview(view) }
    itemViews = new
    setNeedsLayout()
  }
  private var itemViews: [UIView] = []
  /// Dark text on a light bar, or the other way round (`black`). Default: default.
  open var barStyle = UIBarStyle.default { didSet { setNeedsDisplay() } }
  /// Fills the bar in place of its material, but not where the content ends above it (since iOS 15). Default: nil.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether content shows through the bar. Beneath an opaque one views do not extend unless they say so. Default: true.
  open var isTranslucent = true {
    didSet {
      setNeedsDisplay()
      superview?.setNeedsLayout()
    }
  }
  /// The look of the bar while content lies beneath it. Default: the system's.
  open var standardAppearance: UIToolbarAppearance {
    get { chosenAppearance ?? plainAppearance }
    set { chosenAppearance = newValue }
  }
  /// What the client, or an appearance, has set.
  @NSCopying var chosenAppearance: UIToolbarAppearance? { didSet { setNeedsDisplay() } }
  private lazy var plainAppearance = UIToolbarAppearance()
  private var backgrounds: [Int: UIImage] = [:] {
    didSet { standardAppearance.backgroundImage = Self.image(backgrounds) }
  }
  private var shadows: [Int: UIImage] = [:] { didSet { standardAppearance.shadowImage = Self.image(shadows) } }
  /// That of every position, before that of one.
  private static func image(_ images: [Int: UIImage]) -> UIImage? {
    images[UIBarPosition.any.rawValue] ?? images.values.first
  }
  /// Sets an image behind the bar, for all metrics: it becomes that of `standardAppearance`.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgrounds[topOrBottom.rawValue] = backgroundImage
    setNeedsDisplay()
  }
  /// The image that was set for exactly this position.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[topOrBottom.rawValue] }
  /// UIKIT: a shadow image takes the place of the line; an empty one leaves none (public code sets an empty one to have
  /// none).
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadows[topOrBottom.rawValue] = shadowImage
    setNeedsDisplay()
  }
  /// The line's image that was set for exactly this position.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadows[topOrBottom.rawValue] }
  /// Where the bar stands, as the delegate says; without an answer at the bottom.
  open var barPosition: UIBarPosition {
    let asked = delegate?.position(for: self) ?? .any
    return asked == .any ? .bottom : asked
  }
  /// Says where the bar stands. Not kept. Default: nil.
  open weak var delegate: (any UIToolbarDelegate)?
  /// While the content above rests at its end. Default: nil, for the standard one.
  @NSCopying open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { lookDidChange() } }
  /// In compact heights. Default: nil, for the standard one.
  @NSCopying open var compactAppearance: UIToolbarAppearance? { didSet { lookDidChange() } }
  /// Where both are so. Default: nil, for that of the content's end.
  @NSCopying open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { lookDidChange() } }
  /// What scrolls above the bar.
  private(set) lazy var above = EndWatcher { [weak self] in self?.lookDidChange() }

  private func lookDidChange() {
    setNeedsDisplay()
    for item in shown { item.itemDidChange() }
  }

  private var isAtScrollEdge: Bool { above.isAtEnd && systemMetrics.hasScrollEdgeBars }

  /// UIKIT: since iOS 15 a navigation controller's bar takes its scroll-edge look where the content ends above it; without
  /// one its standard look, transparent.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitoolbar/scrolledgeappearance>
  private var appearanceInForce: UIToolbarAppearance {
    let isLow = traitCollection.verticalSizeClass == .compact
    let standard = (isLow ? compactAppearance : nil) ?? standardAppearance
    guard isAtScrollEdge else { return standard }
    return (isLow ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance ?? standard.transparent()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SystemMetrics.plainBarHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: SystemMetrics.plainBarHeight)
  }

  func buttonAppearance(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
    style == .done ? appearanceInForce.doneButtonAppearance : appearanceInForce.buttonAppearance
  }

  private var visible: [UIBarButtonItem] { shown.filter { !$0.isHidden } }
  private func isSpace(_ item: UIBarButtonItem) -> Bool {
    item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace
  }

  /// UIKIT: items from the leading edge, 16 points from the sides; flexible spaces share what is left (Apple's page on
  /// `flexibleSpace`; the 16 points are a guess).
  open override func layoutSubviews() {
    super.layoutSubviews()
    let row = barMetrics().toolbar
    let area = CGRect(x: 0, y: 0, width: bounds.width, height: row).inset(
      by: UIEdgeInsets(top: 0, left: 16 + safeAreaInsets.left, bottom: 0, right: 16 + safeAreaInsets.right))
    let widths = visible.map { width(of: $0) }
    let flexible = visible.filter { $0.systemItem == .flexibleSpace }.count
    let gaps = CGFloat(zip(visible, visible.dropFirst()).filter { !isSpace($0) && !isSpace($1) }.count) * 8
    let left = max(area.width - widths.reduce(0, +) - gaps, 0)
    var x = area.minX
    for (index, item) in visible.enumerated() {
      if item.systemItem == .flexibleSpace {
        x += left / CGFloat(flexible)
        continue
      }
      if !isSpace(item) {
        let height = item.customView.map { min($0.bounds.height, row) } ?? row
        var frame = CGRect(x: x, y: ((row - height) / 2).rounded(), width: widths[index], height: height)
        if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
        item.itemView.frame = frame
        if index + 1 < visible.count, !isSpace(visible[index + 1]) { x += 8 }
      }
      x += widths[index]
    }
  }

  private func width(of item: UIBarButtonItem) -> CGFloat {
    switch item.systemItem {
    case .flexibleSpace: return 0
    case .fixedSpace: return item.width
    default:
      if let view = item.customView {
        return view.bounds.width > 0
          ? view.bounds.width : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
      }
      return item.itemView.sizeThatFits(CGSize(width: 0, height: 44)).width
    }
  }

  open override func draw(_ rect: CGRect) {
    if let barTintColor, !isAtScrollEdge {
      barTintColor.setFill()
      UIBezierPath(rect: bounds).fill()
    } else {
      barStyle.paint(in: traitCollection) { appearanceInForce.draw(in: bounds, lineAtTop: true) }
    }
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIToolbar.barStyle), AppearanceProperty(\UIToolbar.barTintColor),
      AppearanceProperty(\UIToolbar.isTranslucent), AppearanceProperty(\UIToolbar.chosenAppearance),
      AppearanceProperty(\UIToolbar.scrollEdgeAppearance), AppearanceProperty(\UIToolbar.compactAppearance),
      AppearanceProperty(\UIToolbar.compactScrollEdgeAppearance), AppearanceProperty(\UIToolbar.backgrounds),
      AppearanceProperty(\UIToolbar.shadows),
    ]
  }
  override class var appearanceClass: NSObject.Type { UIToolbar.self }
}
