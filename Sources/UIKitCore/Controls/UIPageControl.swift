internal import UISystemMetrics

/// A row of dots, one for each page.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipagecontrol>
open class UIPageControl: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomePageControl()
  }
  /// The control of a document or an archive; the values follow after `super`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var archivedProperties: [ArchivedProperty] {
    super.archivedProperties + [
      .integer("UINumberOfPages", \UIPageControl.numberOfPages),
      .integer("UICurrentPage", \UIPageControl.currentPage),
      .flag("UIHideForSinglePage", \UIPageControl.hidesForSinglePage),
      .object("UIPageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
      .object("UICurrentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
    ]
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomePageControl()
  }
  private func becomePageControl() {
    flags.insert(.drawsInCode)
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Whether the dots stand on a background: while they are touched, always, or never.
  public enum BackgroundStyle: Int, Sendable { case automatic = 0, prominent, minimal }
  /// Whether a finger taps the dots, or goes over them.
  public enum InteractionState: Int, Sendable { case none = 0, discrete, continuous }

  /// Where the pages follow each other.
  public enum Direction: Int, Sendable {
    case natural = 0, leftToRight, rightToLeft, topToBottom, bottomToTop

    var isVertical: Bool { self == .topToBottom || self == .bottomToTop }
  }
  /// Default: natural, the direction of reading.
  open var direction = Direction.natural {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// Whether the first page is at the right or the bottom.
  private var runsBackwards: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }
  /// How far the current page has come, drawn as a bar in its dot's place. Default: nil.
  open var progress: UIPageControlProgress? {
    didSet {
      oldValue?.didChange = nil
      oldValue?.isProgressVisible = false
      progress?.pages = { [weak self] in (self?.currentPage ?? 0, self?.numberOfPages ?? 0) }
      progress?.didChange = { [weak self] in self?.setNeedsDisplay() }
      progress?.goToPage = { [weak self] in self?.go(to: $0) }
      progress?.isProgressVisible = numberOfPages > 0
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// How many dots there are; the current page stays within them. Default: 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      storedPage = kept(storedPage)
      progress?.isProgressVisible = numberOfPages > 0
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// Kept within the pages, 0 when they have gone. Default: -1, until there are pages.
  ///
  /// UIKIT: the tests of a library for carousels (-1 before it has pages, 0 when all were taken away), and a playground
  /// of defaults.
  open var currentPage: Int {
    get { storedPage }
    set {
      let page = kept(newValue)
      guard page != storedPage else { return }
      storedPage = page
      progress?.pageDidChange()
      setNeedsDisplay()
    }
  }
  private var storedPage = -1
  private func kept(_ page: Int) -> Int {
    numberOfPages == 0 ? min(storedPage, 0) : min(max(page, 0), numberOfPages - 1)
  }
  /// Whether a single dot is left out. Default: false.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// Whether a tap leaves the dots as they are until `updateCurrentPageDisplay()`. Default: false.
  open var defersCurrentPageDisplay = false
  /// Draws the current page where `defersCurrentPageDisplay` has held it back.
  open func updateCurrentPageDisplay() {
    deferredPage = nil
    setNeedsDisplay()
  }
  /// The page that is still shown as the current one.
  private var deferredPage: Int?
  var shownPage: Int { defersCurrentPageDisplay ? deferredPage ?? currentPage : currentPage }
  /// Default: automatic, a background while the dots are touched.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }
  /// Whether a finger that goes over the dots changes the page. Default: true.
  open var allowsContinuousInteraction = true
  /// What a finger does on the dots at the moment. Default: none.
  open private(set) var interactionState = InteractionState.none
  /// Drawn in place of dots. Default: nil.
  open var preferredIndicatorImage: UIImage? { didSet { imagesDidChange() } }
  /// Drawn in place of the current page's dot. Default: nil, as for the others.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { imagesDidChange() } }
  private func imagesDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]
  /// Sets the image in place of one page's dot; nil takes the preferred one.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    imagesDidChange()
  }
  /// The image that was set for exactly this page.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
  /// Sets the image in place of one page's dot while it is current.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    imagesDidChange()
  }
  /// The image that was set for exactly this page while it is current.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  func shownImage(forPage page: Int) -> UIImage? {
    let own = page == shownPage ? currentImages[page] ?? preferredCurrentPageIndicatorImage : nil
    return own ?? images[page] ?? preferredIndicatorImage
  }
  var showsBackground: Bool {
    backgroundStyle == .prominent || backgroundStyle == .automatic && interactionState != .none
  }
  /// Where the dots are, in the receiver's coordinates.
  var dotFrames: [CGRect] {
    let dot = dotWidth
    let bar = progress == nil ? 0 : Self.progressLength - dot
    let length = CGFloat(numberOfPages) * dot + CGFloat(max(numberOfPages - 1, 0)) * 9 + bar
    let isVertical = direction.isVertical
    var place = (isVertical ? bounds.midY : bounds.midX) - length / 2
    var frames = (0..<numberOfPages).map { index -> CGRect in
      let page = runsBackwards ? numberOfPages - 1 - index : index
      let along = page == shownPage ? dot + bar : dot
      defer { place += along + 9 }
      return isVertical
        ? CGRect(x: bounds.midX - 3.5, y: place, width: 7, height: along)
        : CGRect(x: place, y: bounds.midY - 3.5, width: along, height: 7)
    }
    if runsBackwards { frames.reverse() }
    return frames
  }
  /// How long the current page's bar is, in points. A guess.
  private static let progressLength: CGFloat = 24

  /// UIKIT: pictures in the dots' places are small: symbols of 10 points, others as they are. A guess.
  func size(of image: UIImage) -> CGSize {
    guard image.isSymbolImage, image.size.height > 0 else { return image.size }
    let scale = min(11 / image.size.height, 1)
    return CGSize(width: image.size.width * scale, height: image.size.height * scale)
  }
  private var dotWidth: CGFloat {
    let all = [preferredIndicatorImage, preferredCurrentPageIndicatorImage].compactMap { $0 }
    return (all + images.values + currentImages.values).reduce(7) { max($0, size(of: $1).width) }
  }

  // MARK: Touches

  private var start: (place: CGFloat, page: Int) = (0, 0)
  private func place(of touch: UITouch) -> CGFloat {
    let point = touch.location(in: self)
    return direction.isVertical ? point.y : point.x
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = (place(of: touch), currentPage)
    interactionState = .discrete
    return numberOfPages > 1
  }
  /// UIKIT: a finger that moves along the dots goes through the pages (Apple's page on
  /// `UIPageControl.InteractionState`).
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let way = (place(of: touch) - start.place) * (runsBackwards ? -1 : 1)
    guard allowsContinuousInteraction, interactionState == .continuous || abs(way) > 10 else { return true }
    interactionState = .continuous
    go(to: start.page + Int((way / (dotWidth + 9)).rounded()))
    return true
  }
  /// UIKIT: a tap on one half goes a page towards that side.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    defer {
      interactionState = .none
      setNeedsDisplay()
    }
    guard interactionState == .discrete, let touch, isTouchInside else { return }
    let forward = (place(of: touch) > (direction.isVertical ? bounds.midY : bounds.midX)) != runsBackwards
    go(to: currentPage + (forward ? 1 : -1))
  }
  open override func cancelTracking(with event: UIEvent?) { interactionState = .none }

  func go(to page: Int) {
    let page = min(max(page, 0), max(numberOfPages - 1, 0))
    guard page != currentPage else { return }
    // UIKIT: a control that defers its display keeps the old dot until the client asks for the new one (documented).
    if defersCurrentPageDisplay { deferredPage = storedPage }
    currentPage = page
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
  /// Of the dots of other pages. Default: nil, `UIColor.tertiaryLabel`.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Of the current page's dot. Default: nil, `UIColor.label`.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The natural size for a number of pages, in points; only the width depends on it.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let height = systemMetrics.pageControlHeight
    guard pageCount > 0 else { return CGSize(width: 0, height: height) }
    let widths = systemMetrics.pageControlWidths
    let bar = progress == nil ? 0 : Self.progressLength - dotWidth
    let length = CGFloat(pageCount) * (widths.page + dotWidth - 7) + widths.room + bar
    return direction.isVertical ? CGSize(width: height, height: length) : CGSize(width: length, height: height)
  }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
  open override func draw(_ rect: CGRect) { PagesPainter.draw(self) }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
      AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
    ]
  }
  override class var appearanceClass: NSObject.Type { UIPageControl.self }

  // MARK: Accessibility

  override var standardAccessibility: StandardAccessibility {
    super.standardAccessibility.element(nil, .adjustable, value: "page \(currentPage + 1) of \(numberOfPages)")
  }
  open override func accessibilityIncrement() { go(to: currentPage + 1) }
  open override func accessibilityDecrement() { go(to: currentPage - 1) }
}
