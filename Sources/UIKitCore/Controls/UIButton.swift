internal import UISystemMetrics
internal import UITextLayout

/// A control with a title, an image or both.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibutton>
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7

    public static let roundedRect = ButtonType.system
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    applyType()
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    isOpaque = false
  }
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    buttonType = .system
    applyType()
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }

  open package(set) var buttonType = ButtonType.custom
  private var contents: [UInt: ButtonContent] = [:]
  private var label: UILabel?
  private var picture: UIImageView?
  private var backdrop: UIImageView?

  package func applyType() {
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .close: setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    default: break
    }
  }

  // MARK: Content by state

  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { change(state) { $0.shadowColor = color } }
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
    change(state) { $0.symbolConfiguration = configuration }
  }

  /// Colors by state, as appearances set them.
  var titleColors: [UInt: UIColor] {
    get { contents.compactMapValues(\.titleColor) }
    set {
      for state in Set(contents.keys).union(newValue.keys) {
        change(State(rawValue: state)) { $0.titleColor = newValue[state] }
      }
    }
  }
  /// Background images by state, as appearances set them.
  var backgroundImages: [UInt: UIImage] {
    get { contents.compactMapValues(\.backgroundImage) }
    set {
      for state in Set(contents.keys).union(newValue.keys) {
        change(State(rawValue: state)) { $0.backgroundImage = newValue[state] }
      }
    }
  }

  open func title(for state: State) -> String? { value(state, \.title) }
  open func attributedTitle(for state: State) -> NSAttributedString? { value(state, \.attributedTitle) }
  open func titleColor(for state: State) -> UIColor? { value(state, \.titleColor) ?? defaultTitleColor }
  /// The colour that was set for `state` itself.
  package func ownTitleColor(for state: State) -> UIColor? { contents[state.rawValue]?.titleColor }
  open func titleShadowColor(for state: State) -> UIColor? { value(state, \.shadowColor) }
  open func image(for state: State) -> UIImage? { value(state, \.image) }
  open func backgroundImage(for state: State) -> UIImage? { value(state, \.backgroundImage) }
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    value(state, \.symbolConfiguration)
  }

  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private func value<Value>(_ state: State, _ path: KeyPath<ButtonContent, Value?>) -> Value? {
    contents[state.rawValue]?[keyPath: path] ?? contents[0]?[keyPath: path]
  }

  private func change(_ state: State, _ body: (inout ButtonContent) -> Void) {
    body(&contents[state.rawValue, default: ButtonContent()])
    contentDidChange()
  }

  private var defaultTitleColor: UIColor? {
    guard buttonType == .system else { return .white }
    return isEnabled ? tintColor : UIColor.tertiaryLabel
  }

  private func contentDidChange() {
    let images = contents.values.flatMap { [$0.image, $0.backgroundImage] } + [configuration?.image]
    if images.contains(where: { $0?.attributes.asset?.isDynamic == true }) { observeTraits() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Parts

  /// The label of the title. Made when first asked for.
  open var titleLabel: UILabel? { requireLabel() }
  /// The view of the image. Made when first asked for.
  open var imageView: UIImageView? { requirePicture() }

  private func requireLabel() -> UILabel {
    if let label { return label }
    let made = UILabel()
    made.font = defaultFont
    made.lineBreakMode = .byTruncatingMiddle
    label = made
    addSubview(made)
    return made
  }

  private func requirePicture() -> UIImageView {
    if let picture { return picture }
    let made = UIImageView()
    picture = made
    addSubview(made)
    return made
  }

  /// UIKIT: buttons made in code have an 18-point title, those of documents and system buttons 15.
  private var defaultFont: UIFont { .systemFont(ofSize: buttonType == .system ? 15 : 18) }

  /// In points. Default: zero.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var reversesTitleShadowWhenHighlighted = false
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var configuration: Configuration? { didSet { contentDidChange() } }

  // MARK: Measuring

  var titleFont: UIFont { label?.font ?? defaultFont }

  private var titleSize: CGSize {
    if let configuration { return configuration.titleSize(for: self) }
    guard currentTitle != nil || currentAttributedTitle != nil else { return .zero }
    let values = ParagraphValues()
    let content =
      currentAttributedTitle.map { TextContent($0, font: titleFont, color: .black, paragraph: values) }
      ?? TextContent(currentTitle ?? "", font: titleFont, color: .black, paragraph: values)
    let natural = content.layout(
      in: CGSize(width: CGFloat.infinity, height: .infinity), maximumLines: 0, era: systemMetrics.fontEra
    ).size
    return CGSize(width: Self.wholePoints(natural.width), height: Self.wholePoints(natural.height))
  }

  /// UIKIT: titles of buttons without a configuration take whole points on every screen: of 190 text-sized ones in
  /// documents of 2x and 3x canvases none has a fraction.
  private static func wholePoints(_ length: CGFloat) -> CGFloat { PixelGrid(scale: 1).ceil(length) }

  private var imageSize: CGSize { shownImage?.size ?? .zero }

  /// The size of a button whose type brings a picture; nil for the others.
  private var fixedSize: CGSize? {
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd: systemMetrics.pictureButtonSize
    case .close: systemMetrics.closeButtonSize
    default: nil
    }
  }

  /// The image as it is drawn: symbols in the size and weight that the button prefers.
  private var shownImage: UIImage? {
    guard let image = (configuration?.image ?? currentImage).map(resolved), image.isSymbolImage else {
      return (configuration?.image ?? currentImage).map(resolved)
    }
    guard configuration?.image == nil, let preferred = value(state, \.symbolConfiguration) else { return image }
    return image.withConfiguration(image.configuration.map { preferred.applying($0) } ?? preferred)
  }

  /// The variant of an image of a catalogue for the button's traits.
  private func resolved(_ image: UIImage) -> UIImage {
    guard image.attributes.asset?.isDynamic == true, window != nil else { return image }
    return image.resolved(for: traitCollection)
  }

  override func traitsMayHaveChanged() {
    super.traitsMayHaveChanged()
    if contents.values.contains(where: { $0.image?.attributes.asset?.isDynamic == true }) { contentDidChange() }
  }

  /// UIKIT: the title and the image side by side within the content insets; a system button pads its title by 6 above
  /// and below, and no button with a title is narrower than 30 points. A custom button is at least as high as a line of
  /// its title's font, even where the image stands alone: 22 points around a picture of 16. A button without content is
  /// as high as with a line.
  open override var intrinsicContentSize: CGSize {
    if let configuration { return configuration.size(title: titleSize, image: imageSize) }
    if let fixed = fixedSize { return fixed }
    let (title, image) = (titleSize, imageSize)
    var width = title.width + image.width
    var height = max(title.height, image.height)
    let insets = contentEdgeInsets
    if insets == .zero {
      if buttonType == .custom, image.width > 0 {
        height = max(height, Self.wholePoints(titleFont.lineHeight))
      } else if title.width > 0 || image.width == 0 {
        height = max(title.height + 12, image.height)
      }
      if image.width == 0 || title.width > 0 { width = max(width, 30) }
      if image.width == 0, title.width == 0 { height = max(height, Self.wholePoints(titleFont.lineHeight) + 12) }
    } else {
      width += insets.left + insets.right
      height += insets.top + insets.bottom
    }
    if let background = currentBackgroundImage?.size {
      width = max(width, background.width)
      height = max(height, background.height)
    }
    return CGSize(width: width, height: height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var baselineFont: UIFont? { titleFont }
  override var baselineOffsetFromMiddle: CGFloat? { titleFont.baselineOffsetFromMiddle(scale: pixelScale) }

  // MARK: Layout

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: configuration?.insets ?? contentEdgeInsets)
  }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).image }

  private func parts(in content: CGRect) -> (title: CGRect, image: CGRect) {
    ButtonLayout(
      content: content, title: titleSize, image: imageSize, titleInsets: titleEdgeInsets, imageInsets: imageEdgeInsets,
      horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment,
      padding: configuration?.imagePadding ?? 0, rightToLeft: isRightToLeft
    ).parts
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateBackdrop()
    let content = contentRect(forBounds: bounds)
    let title = configuration?.plainTitle ?? currentTitle
    let styled = configuration.map(\.styledTitle) ?? currentAttributedTitle
    if title != nil || styled != nil {
      let label = requireLabel()
      if let attributed = styled {
        label.attributedText = attributed
      } else {
        label.text = title
        label.textColor = configuration?.foreground(tint: tintColor) ?? currentTitleColor
        if let font = configuration?.titleFont { label.font = font }
      }
      label.alpha = isHighlighted ? 0.3 : 1
      label.frame = titleRect(forContentRect: content)
    } else if let label {
      label.text = nil
    }
    if let image = shownImage {
      let picture = requirePicture()
      picture.image =
        buttonType == .system && image.renderingMode == .automatic
        ? image.withRenderingMode(.alwaysTemplate) : image
      picture.frame = imageRect(forContentRect: content)
    } else {
      picture?.image = nil
    }
  }

  private func updateBackdrop() {
    if let configuration {
      layer.backgroundColor = configuration.background(tint: tintColor)?.cgColor
      layer.cornerRadius = configuration.cornerRadius(height: bounds.size.height)
    }
    guard let image = currentBackgroundImage else {
      backdrop?.image = nil
      return
    }
    let view = backdrop ?? UIImageView()
    if backdrop == nil {
      backdrop = view
      insertSubview(view, at: 0)
    }
    view.image = image
    view.frame = backgroundRect(forBounds: bounds)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func didTouchUpInside() { sendActions(for: .primaryActionTriggered) }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIButton.titleColors), AppearanceProperty(\UIButton.backgroundImages),
    ]
  }
  override class var appearanceClass: NSObject.Type { UIButton.self }
}

/// What a button shows in one state.
struct ButtonContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var shadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
  var symbolConfiguration: UIImage.SymbolConfiguration?
}
