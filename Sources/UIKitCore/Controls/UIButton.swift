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
  ///
  /// UIKIT: asked before a layout that is due, it already lies where the layout will put it (measured by the tests of a
  /// public layout library).
  open var titleLabel: UILabel? {
    guard flags.contains(.needsLayout) else { return requireLabel() }
    // Rectangles that a subclass computes may ask for the label again.
    flags.remove(.needsLayout)
    layOutTitle()
    flags.insert(.needsLayout)
    return requireLabel()
  }
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
  /// In points. Default: zero.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// In points. Default: zero.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Kept; has no effect.
  open var reversesTitleShadowWhenHighlighted = false
  /// Kept; has no effect.
  open var adjustsImageWhenHighlighted = true
  /// Kept; has no effect.
  open var adjustsImageWhenDisabled = true
  /// Kept; has no effect.
  open var showsTouchWhenHighlighted = false
  open var configuration: Configuration? {
    didSet {
      contentDidChange()
      setNeedsUpdateConfiguration()
    }
  }

  // MARK: Updates of the configuration

  /// Default: true. Whether a change of state asks for an update.
  open var automaticallyUpdatesConfiguration = true
  /// Called before the button is laid out anew after a change of its state or configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  private var needsConfiguration = false
  private var isUpdatingConfiguration = false

  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    needsConfiguration = true
    setNeedsLayout()
  }
  /// Changes the configuration for the button's state. The default calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }

  override func stateDidChange() {
    super.stateDidChange()
    if automaticallyUpdatesConfiguration, configuration != nil || configurationUpdateHandler != nil {
      setNeedsUpdateConfiguration()
    }
  }

  // MARK: Menus

  /// Opened by a tap where `showsMenuAsPrimaryAction` says so, else by a long press.
  open var menu: UIMenu? { didSet { menuDidChange() } }
  /// Whether a tap selects the button, or the chosen entry of the menu becomes the title. Default: false.
  open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }
  public enum Role: Int, Sendable { case normal = 0, primary, cancel, destructive }
  /// Kept; has no effect.
  open var role = Role.normal
  /// Kept; has no effect.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  private var pointer: (interaction: UIPointerInteraction, style: ButtonPointer)?
  /// Whether the button answers to a pointer above it. Default: false.
  open var isPointerInteractionEnabled: Bool {
    get { pointer != nil }
    set {
      guard newValue != (pointer != nil) else { return }
      if let pointer { removeInteraction(pointer.interaction) }
      let style = ButtonPointer()
      pointer = newValue ? (UIPointerInteraction(delegate: style), style) : nil
      if let pointer { addInteraction(pointer.interaction) }
    }
  }
  open var pointerStyleProvider: PointerStyleProvider? { didSet { pointer?.interaction.invalidate() } }
  /// Changes the style of the pointer above a button.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
  private var pressMenu: ButtonMenu?

  private func menuDidChange() {
    if menu != nil, pressMenu == nil { pressMenu = ButtonMenu(self) }
    guard changesSelectionAsPrimaryAction, let actions = menu.map(ButtonMenu.actions), !actions.isEmpty else { return }
    let chosen = actions.first { $0.state == .on } ?? actions[0]
    chosen.state = .on
    show(chosen)
  }

  private func show(_ action: UIAction) {
    if configuration != nil { configuration?.title = action.title } else { setTitle(action.title, for: .normal) }
  }

  func openMenu() {
    guard let menu else { return }
    sendActions(for: .menuActionTriggered)
    let chosen: (UIMenuElement) -> Void = { [weak self] element in
      guard let self, self.changesSelectionAsPrimaryAction, let action = element as? UIAction else { return }
      for other in ButtonMenu.actions(menu) { other.state = other === action ? .on : .off }
      self.show(action)
    }
    MenuPresenter.show(menu, from: self, onChoose: chosen)
  }

  // MARK: Measuring

  var titleFont: UIFont { label?.font ?? defaultFont }

  private var titleSize: CGSize {
    if let configuration { return configuration.textSize(for: self) }
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

  private var imageSize: CGSize {
    if configuration?.showsActivityIndicator == true { return UIActivityIndicatorView.size(.medium) }
    return shownImage?.size ?? .zero
  }

  /// That of the button's image inside a configuration, which replaces the type's own by a symbol.
  private var configuredImageSize: CGSize {
    guard configuration?.image == nil, buttonType != .close, fixedSize != nil else { return imageSize }
    return SystemMetrics.configuredPictureSize
  }

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
    if let configuration { return configuration.size(title: titleSize, image: configuredImageSize) }
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
      padding: configuration?.imagePadding ?? 0, rightToLeft: isRightToLeft,
      placement: configuration?.imagePlacement ?? .leading
    ).parts
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    updateBackdrop()
    layOutTitle()
    let content = contentRect(forBounds: bounds)
    placeWheel(in: content)
    if let image = shownImage, configuration?.showsActivityIndicator != true {
      let picture = requirePicture()
      picture.image =
        buttonType == .system && image.renderingMode == .automatic
        ? image.withRenderingMode(.alwaysTemplate) : image
      picture.frame = imageRect(forContentRect: content)
    } else {
      picture?.image = nil
    }
  }

  private func layOutTitle() {
    let title = configuration?.plainTitle ?? currentTitle
    let styled = configuration.map { $0.shownTitle(for: self) } ?? currentAttributedTitle
    if title != nil || styled != nil {
      let label = requireLabel()
      if let attributed = styled {
        label.attributedText = attributed
      } else {
        label.text = title
        label.textColor = configuration?.foreground(tint: tintColor, isEnabled: isEnabled) ?? currentTitleColor
        if let font = configuration?.titleFont { label.font = font }
      }
      label.alpha = isHighlighted ? configuration == nil ? 0.3 : 0.75 : 1
      label.frame = placeSubtitle(in: titleRect(forContentRect: contentRect(forBounds: bounds)))
    } else if let label {
      label.text = nil
    }
  }

  private var subtitle: UILabel?
  private var wheel: UIActivityIndicatorView?

  /// The title's part of the texts' block; the subtitle takes the rest.
  private func placeSubtitle(in block: CGRect) -> CGRect {
    guard let configuration, configuration.hasSubtitle else {
      subtitle?.removeFromSuperview()
      subtitle = nil
      return block
    }
    let shown = subtitle ?? UILabel()
    if subtitle == nil {
      subtitle = shown
      addSubview(shown)
    }
    shown.text = configuration.plainSubtitle
    shown.font = configuration.subtitleFont(environment)
    shown.textColor = configuration.foreground(tint: tintColor, isEnabled: isEnabled)
    shown.alpha = isHighlighted ? 0.75 : 1
    let (title, below) = (configuration.titleSize(for: self), configuration.subtitleSize(for: self))
    let share: CGFloat =
      switch configuration.titleAlignment {
      case .leading: isRightToLeft ? 1 : 0
      case .trailing: isRightToLeft ? 0 : 1
      case .center: 0.5
      case .automatic:
        imageSize.width > 0 && (configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing)
          ? isRightToLeft ? 1 : 0 : 0.5
      }
    func place(_ size: CGSize, _ y: CGFloat) -> CGRect {
      let width = min(size.width, block.width)
      return CGRect(x: block.minX + (block.width - width) * share, y: y, width: width, height: size.height)
    }
    let gap = title.height > 0 ? configuration.titlePadding : 0
    shown.frame = place(below, block.minY + title.height + gap)
    return place(title, block.minY)
  }

  private func placeWheel(in content: CGRect) {
    guard let configuration, configuration.showsActivityIndicator else {
      wheel?.removeFromSuperview()
      wheel = nil
      return
    }
    let shown = wheel ?? UIActivityIndicatorView(style: .medium)
    if wheel == nil {
      wheel = shown
      addSubview(shown)
      shown.startAnimating()
    }
    let color = configuration.foreground(tint: tintColor, isEnabled: isEnabled)
    shown.color = configuration.activityIndicatorColorTransformer?(color) ?? color
    shown.frame = imageRect(forContentRect: content)
  }

  private func updateBackdrop() {
    if let configuration {
      var color =
        configuration.background.backgroundColor
        ?? configuration.background(tint: tintColor, isEnabled: isEnabled, isSelected: isSelected)
      if isHighlighted, let plain = color { color = plain.withAlphaComponent(plain.cgColor.alpha * 0.75) }
      layer.backgroundColor = color?.resolvedColor(with: traitCollection).cgColor
      layer.borderWidth = configuration.background.strokeWidth
      layer.borderColor = configuration.background.strokeColor?.resolvedColor(with: traitCollection).cgColor
      layer.cornerRadius =
        configuration.background.cornerRadius > 0
        ? configuration.background.cornerRadius : configuration.cornerRadius(height: bounds.size.height)
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

  override func didTouchUpInside() {
    if showsMenuAsPrimaryAction, menu != nil { return openMenu() }
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    sendActions(for: .primaryActionTriggered)
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIButton.titleColors), AppearanceProperty(\UIButton.backgroundImages),
    ]
  }
  override class var appearanceClass: NSObject.Type { UIButton.self }

  override var standardAccessibility: StandardAccessibility {
    super.standardAccessibility.element(spokenTitle, .button)
  }
  private var spokenTitle: String? {
    if let configuration {
      let texts = [configuration.plainTitle ?? configuration.styledTitle?.string, configuration.subtitle]
      let said = texts.compactMap { $0 }.filter { !$0.isEmpty }
      if !said.isEmpty { return said.joined(separator: ", ") }
      if let label = configuration.image?.accessibilityLabel { return label }
    }
    return currentTitle ?? currentAttributedTitle?.string ?? currentImage?.accessibilityLabel
  }
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
