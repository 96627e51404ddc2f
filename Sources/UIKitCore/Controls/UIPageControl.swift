internal import UISystemMetrics

/// A row of dots, one for each page.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipagecontrol>
open class UIPageControl: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomePageControl()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomePageControl()
  }
  private func becomePageControl() {
    flags.insert(.drawsInCode)
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  open var numberOfPages = 0 {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  open var currentPage = 0 { didSet { setNeedsDisplay() } }
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// UIKIT: dots 7 wide, 16 apart, since iOS 14 with a margin around all.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let height = systemMetrics.pageControlHeight
    guard pageCount > 0 else { return CGSize(width: 0, height: height) }
    let dots = CGFloat(pageCount) * 7 + CGFloat(pageCount - 1) * 9
    return CGSize(width: systemMetrics.hasWidePageControls ? dots + 76 : dots, height: height)
  }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
  open override func draw(_ rect: CGRect) { ControlPainter.drawPages(self) }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
      AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
    ]
  }
  override class var appearanceClass: NSObject.Type { UIPageControl.self }
}
