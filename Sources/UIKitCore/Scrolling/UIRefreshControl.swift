/// Pulled down, it asks for new content.
///
/// Source: <https://developer.apple.com/documentation/uikit/uirefreshcontrol>
open class UIRefreshControl: UIControl {
  private let indicator = UIActivityIndicatorView(style: .medium)

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: -60, width: 320, height: 60))
    setUp()
  }
  /// Its scroll view gives it a size: the full width and 60 points of height, above the content.
  public convenience init() { self.init(frame: .zero) }
  /// As it stands in a table's storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    setUp()
  }

  private func setUp() {
    showsPart(0)
    indicator.hidesWhenStopped = false
    addSubview(indicator)
  }

  /// True from the pull, or `beginRefreshing()`, to `endRefreshing()`.
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
    showRefreshing()
    openRoom()
  }

  /// UIKIT: hidden while nothing is seen of it (the descriptions that the system writes of controls that have not begun
  /// say so, and a public library's tests of those that have ended).
  private func showsPart(_ part: CGFloat) {
    if alpha != part { alpha = part }
    if isHidden != (part == 0), part > 0 || !isClosing { isHidden = part == 0 }
  }
  /// Whether it fades away, and is seen until it has.
  private var isClosing = false

  private func showRefreshing() {
    isRefreshing = true
    showsPart(1)
    indicator.showsPart(1)
    indicator.startAnimating()
  }

  /// Whether there is room for the wheel above the content. A finger that still pulls keeps it closed.
  private var hasRoom = false
  private func openRoom() {
    guard let view = superview as? UIScrollView, !hasRoom else { return }
    hasRoom = true
    // UIKIT: the room above the content stays out of sight until somebody scrolls there. A guess.
    let held = view.holdsOffset
    view.holdsOffset = true
    view.contentInset.top += 60
    view.holdsOffset = held
  }

  /// Closes the room above the content within 0.3 seconds. Does nothing while nothing is refreshed.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    indicator.stopAnimating()
    guard let view = superview as? UIScrollView else { return showsPart(0) }
    guard hasRoom else { return contentDidScroll() }
    hasRoom = false
    // A bounce that is still on its way would end where the wheel was.
    if !view.isTracking { view.scroller.stop() }
    isClosing = true
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      view.contentInset.top -= 60
      // The room for the wheel closes above content that rests there.
      if !view.isTracking, view.contentOffset.y < -view.adjustedContentInset.top {
        view.contentOffset.y = -view.adjustedContentInset.top
      }
      self.alpha = 0
    } completion: { _ in
      self.isClosing = false
      if self.alpha == 0 { self.showsPart(0) }
    }
  }

  /// The content has moved. UIKIT: nothing is seen of the control while the content rests; it comes with the pull. A
  /// guess.
  func contentDidScroll() {
    guard let view = superview as? UIScrollView else { return }
    let pulled = -view.contentOffset.y - view.adjustedContentInset.top + (hasRoom ? 60 : 0)
    showsPart(isRefreshing ? 1 : min(max((pulled - 12) / 48, 0), 1))
    if isRefreshing { return }
    indicator.showsPart(min(max(pulled / 60, 0), 1))
    if pulled >= 60, view.isDragging, view.isTracking { firePull() }
  }

  /// Whether the pull that is under way has refreshed.
  private var hasFired = false

  /// UIKIT: it refreshes as soon as it is pulled down far enough, while the finger still pulls, and once in a pull (three
  /// public libraries that imitate it say so, and that a mere bounce does nothing).
  private func firePull() {
    guard !hasFired, isEnabled else { return }
    hasFired = true
    showRefreshing()
    sendActions(for: .valueChanged)
  }

  /// A finger has let go: the wheel gets its room.
  func didLetGo() {
    hasFired = false
    if isRefreshing { openRoom() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let view = superview { frame = CGRect(x: 0, y: -60, width: view.bounds.width, height: 60) }
    let titleHeight: CGFloat = attributedTitle == nil ? 0 : 18
    indicator.center = CGPoint(x: bounds.midX, y: bounds.midY - titleHeight / 2)
    label?.frame = CGRect(x: 0, y: bounds.midY + 8, width: bounds.width, height: titleHeight)
  }
}
