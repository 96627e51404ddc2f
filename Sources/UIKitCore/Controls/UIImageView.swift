/// Shows an image, or several in turn.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiimageview>
@preconcurrency @MainActor
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
  /// A view of an image, of its size; of size zero without one.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    becomeImageView()
  }
  /// A view of two images, of the first one's size.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    becomeImageView()
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeImageView()
  }
  /// The view of a document or an archive; the values follow after `super`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var archivedProperties: [ArchivedProperty] {
    super.archivedProperties + [
      .object("UIImage", \UIImageView.image), .object("UIHighlightedImage", \UIImageView.highlightedImage),
      .flag("UIHighlighted", \UIImageView.isHighlighted),
    ]
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeImageView()
  }
  private func becomeImageView() {
    flags.insert(.drawsInCode)
    isOpaque = false
    isUserInteractionEnabled = false
    if image?.attributes.asset?.isDynamic == true { observeTraits() }
  }

  /// Drawn by `contentMode`; its size is the natural size of the view. Default: nil.
  open var image: UIImage? { didSet { if image !== oldValue { imageDidChange(from: oldValue) } } }
  /// Drawn in place of `image` while `isHighlighted` is true. Default: nil.
  open var highlightedImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Whether `highlightedImage` is drawn; cells set it. Default: false.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// Drawn one after the other between `startAnimating()` and `stopAnimating()`. Default: nil.
  open var animationImages: [UIImage]?
  /// Kept for the program; it has no effect. Default: nil.
  open var highlightedAnimationImages: [UIImage]? {
    willSet { if newValue != nil { Limitation.hasNoEffect("UIImageView.highlightedAnimationImages") } }
  }
  /// In seconds; 0 for a thirtieth per image.
  open var animationDuration: TimeInterval = 0
  /// How often the images are drawn; 0 for without end. Default: 0.
  open var animationRepeatCount = 0
  /// Whether the images are being drawn one after the other.
  open private(set) var isAnimating = false
  /// Size and weight of symbols that do not bring their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration != oldValue, image?.isSymbolImage == true else { return }
      invalidateIntrinsicContentSize()
      LayoutEngine.insetsChanged(of: self)
      setNeedsDisplay()
    }
  }

  /// Begins to draw the images one after the other, from the first; nothing without images.
  open func startAnimating() {
    guard !isAnimating, let images = currentFrames, !images.isEmpty else { return }
    isAnimating = true
    frameIndex = 0
    rounds = 0
    setNeedsDisplay()
    scheduleFrame()
  }
  /// Shows `image` again.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    timer?.cancel()
    timer = nil
    setNeedsDisplay()
  }

  private var timer: MediaClock.Observation?
  private var frameIndex = 0
  private var rounds = 0

  private var currentFrames: [UIImage]? {
    (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? image?.images
  }

  private func scheduleFrame() {
    timer?.cancel()
    guard isAnimating, let frames = currentFrames, !frames.isEmpty else { return }
    let own = animationImages == nil ? image?.duration ?? 0 : animationDuration
    let step = own > 0 ? own / Double(frames.count) : 1.0 / 30
    timer = MediaClock.current.schedule(after: step) { [weak self] in
      guard let self, self.isAnimating else { return }
      self.frameIndex += 1
      if self.frameIndex >= frames.count {
        self.frameIndex = 0
        self.rounds += 1
        if self.animationRepeatCount > 0, self.rounds >= self.animationRepeatCount { return self.stopAnimating() }
      }
      self.setNeedsDisplay()
      self.scheduleFrame()
    }
  }

  /// UIKIT: pictures of several frames move by themselves.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, animationImages == nil, image?.images != nil { startAnimating() }
    if window == nil, isAnimating { stopAnimating() }
  }

  private func imageDidChange(from old: UIImage?) {
    if image?.attributes.asset?.isDynamic == true { observeTraits() }
    if image?.size != old?.size { invalidateIntrinsicContentSize() }
    let isAlignedAlike =
      image?.alignmentRectInsets == old?.alignmentRectInsets
      && image?.baselineOffsetFromBottom == old?.baselineOffsetFromBottom
    if !isAlignedAlike { LayoutEngine.alignmentChanged(of: self) }
    setNeedsDisplay()
  }

  var shownImage: UIImage? {
    var given = isHighlighted ? highlightedImage ?? image : image ?? animationImages?.first
    if isAnimating, let frames = currentFrames, frames.indices.contains(frameIndex) { given = frames[frameIndex] }
    let chosen = given.map(resolved)
    guard let preferredSymbolConfiguration, let chosen, chosen.isSymbolImage else { return chosen }
    // The image's own configuration wins over the view's.
    return chosen.withConfiguration(
      chosen.configuration.map { preferredSymbolConfiguration.applying($0) } ?? preferredSymbolConfiguration)
  }

  /// The variant for the view's traits, looked up once for each change of picture or traits.
  private func resolved(_ image: UIImage) -> UIImage {
    guard image.attributes.asset?.isDynamic == true, window != nil || image.traitCollection != traitCollection else {
      return image
    }
    let traits = traitCollection
    if let known = variant, known.source === image, known.traits == traits { return known.image }
    let found = image.resolved(for: traits)
    variant = (image, traits, found)
    return found
  }
  private var variant: (source: UIImage, traits: UITraitCollection, image: UIImage)?

  /// UIKIT: an image view picks again when its traits change, and its natural size follows. A guess.
  override func traitsMayHaveChanged() {
    super.traitsMayHaveChanged()
    guard image?.attributes.asset?.isDynamic == true else { return }
    let old = variant?.image.size
    if shownImage?.size != old { invalidateIntrinsicContentSize() }
    setNeedsDisplay()
  }

  private static let adjusting = AssociatedKey<any UITraitChangeRegistration>()
  /// Whether the picture is larger at accessibility sizes. Default: false.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { Self.adjusting.value(of: self) != nil }
    set {
      guard newValue != adjustsImageSizeForAccessibilityContentSizeCategory else { return }
      if let registration = Self.adjusting.value(of: self) {
        unregisterForTraitChanges(registration)
        Self.adjusting.set(nil, of: self)
      } else {
        let registration = registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
          (view: UIImageView, _: UITraitCollection) in
          view.invalidateIntrinsicContentSize()
          view.setNeedsDisplay()
        }
        Self.adjusting.set(registration, of: self)
      }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// UIKIT: pictures grow as body text does from the largest size that is not an accessibility one (Apple's page on
  /// `adjustsImageSizeForAccessibilityContentSizeCategory`; the steps are a guess).
  private var accessibilityScale: CGFloat {
    let category = traitCollection.preferredContentSizeCategory
    guard category.isAccessibilityCategory, adjustsImageSizeForAccessibilityContentSizeCategory else { return 1 }
    return TextStyleSizes.size(.body, category) / TextStyleSizes.size(.body, .extraExtraExtraLarge)
  }

  /// UIKIT: those of the image. A guess.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  /// The picture's, which stands in the middle.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiimage/baselineoffsetfrombottom>
  override var baselineOffsetFromMiddle: CGFloat? {
    guard let image = shownImage, let offset = image.baselineOffsetFromBottom else { return nil }
    return image.size.height / 2 - offset
  }

  open override var intrinsicContentSize: CGSize {
    guard let shown = shownImage else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let natural = CGRect(origin: .zero, size: shown.size).inset(by: shown.alignmentRectInsets).size
    let scale = accessibilityScale
    return scale == 1 ? natural : CGSize(width: natural.width * scale, height: natural.height * scale)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  open override func draw(_ rect: CGRect) {
    guard let image = shownImage?.shown(rightToLeft: isRightToLeft), image.size.width > 0, image.size.height > 0 else {
      return
    }
    materializedLayer?.pictureSize = image.size
    tintColor.setFill()
    let target = ImagePlacement.rect(for: image.size, in: bounds, mode: contentMode)
    let tinted = image.renderingMode == .alwaysTemplate || image.isSymbolImage && image.renderingMode != .alwaysOriginal
    (tinted ? image.withTintColor(tintColor, renderingMode: .alwaysOriginal) : image).draw(in: target)
  }
  override class var appearanceClass: NSObject.Type { UIImageView.self }

  override var standardAccessibility: StandardAccessibility {
    var standard = super.standardAccessibility
    (standard.label, standard.traits) = (image?.accessibilityLabel, .image)
    return standard
  }
}

/// Where an image stands in a view.
enum ImagePlacement {
  /// The rectangle that an image of `size` fills in `bounds`, in points.
  static func rect(for size: CGSize, in bounds: CGRect, mode: UIView.ContentMode) -> CGRect {
    let (w, h) = (bounds.size.width, bounds.size.height)
    func placed(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: bounds.minX + (w - size.width) * x, y: bounds.minY + (h - size.height) * y, width: size.width,
        height: size.height)
    }
    switch mode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      let (sx, sy) = (w / size.width, h / size.height)
      let scale = mode == .scaleAspectFit ? min(sx, sy) : max(sx, sy)
      return placed(CGSize(width: size.width * scale, height: size.height * scale), 0.5, 0.5)
    case .center: return placed(size, 0.5, 0.5)
    case .top: return placed(size, 0.5, 0)
    case .bottom: return placed(size, 0.5, 1)
    case .left: return placed(size, 0, 0.5)
    case .right: return placed(size, 1, 0.5)
    case .topLeft: return placed(size, 0, 0)
    case .topRight: return placed(size, 1, 0)
    case .bottomLeft: return placed(size, 0, 1)
    case .bottomRight: return placed(size, 1, 1)
    }
  }
}
