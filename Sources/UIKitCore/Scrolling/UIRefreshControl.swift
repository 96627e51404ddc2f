/// Pulled down, it asks for new content.
///
/// Source: <https://developer.apple.com/documentation/uikit/uirefreshcontrol>
open class UIRefreshControl: UIControl {
  private let indicator = UIActivityIndicatorView(style: .medium)

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: -60, width: 320, height: 60))
    setUp()
  }
  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    setUp()
  }

  private func setUp() {
    alpha = 0
    indicator.hidesWhenStopped = false
    addSubview(indicator)
  }

  open private(set) var isRefreshing = false
  private var label: UILabel?
  /// Beneath the wheel. Default: nil.
  open var attributedTitle: NSAttributedString? {
    didSet {
      if label == nil, attributedTitle != nil {
        let made = UILabel()
        made.font = .systemFont(ofSize: 12)
        made.textAlignment = .center
        label = made
        addSubview(made)
      }
      label?.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// Shows that content is being fetched. The client scrolls to the control itself, as with UIKit.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    alpha = 1
    indicator.showsPart(1)
    indicator.startAnimating()
    guard let view = superview as? UIScrollView else { return }
    // UIKIT: the room above the content stays out of sight until somebody scrolls there.
    let held = view.holdsOffset
    view.holdsOffset = true
    view.contentInset.top += 60
    view.holdsOffset = held
  }
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    indicator.stopAnimating()
    guard let view = superview as? UIScrollView else { return }
    // A bounce that is still on its way would end where the wheel was.
    if !view.isTracking { view.scroller.stop() }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      view.contentInset.top -= 60
      // The room for the wheel closes above content that rests there.
      if !view.isTracking, view.contentOffset.y < -view.adjustedContentInset.top {
        view.contentOffset.y = -view.adjustedContentInset.top
      }
      self.alpha = 0
    }
  }

  /// The content has moved. UIKIT: nothing is seen of the control while the content rests; it comes with the pull.
  func contentDidScroll() {
    guard let view = superview as? UIScrollView else { return }
    let pulled = -view.contentOffset.y - view.adjustedContentInset.top + (isRefreshing ? 60 : 0)
    alpha = isRefreshing ? 1 : min(max((pulled - 12) / 48, 0), 1)
    if !isRefreshing { indicator.showsPart(min(max(pulled / 60, 0), 1)) }
  }

  /// A finger has let go: far enough down it refreshes.
  func didLetGo() {
    guard let view = superview as? UIScrollView, !isRefreshing, isEnabled else { return }
    guard -view.contentOffset.y - view.adjustedContentInset.top >= 60 else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let view = superview { frame = CGRect(x: 0, y: -60, width: view.bounds.width, height: 60) }
    let titleHeight: CGFloat = attributedTitle == nil ? 0 : 18
    indicator.center = CGPoint(x: bounds.midX, y: bounds.midY - titleHeight / 2)
    label?.frame = CGRect(x: 0, y: bounds.midY + 8, width: bounds.width, height: titleHeight)
  }
}
