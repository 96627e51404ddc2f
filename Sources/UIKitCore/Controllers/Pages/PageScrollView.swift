/// What holds the pages that scroll: programs look for it among the subviews and set its delegate or stop it.
///
/// The pages are moved in it; it moves nothing itself.
final class PageScrollView: UIScrollView {
  /// Follows a finger from page to page.
  weak var turning: UIGestureRecognizer?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    isPagingEnabled = true
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isScrollEnabled: Bool { didSet { turning?.isEnabled = isScrollEnabled } }
}
