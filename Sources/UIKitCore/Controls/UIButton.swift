internal import UISystemMetrics
internal import UITextLayout

/// A control with a title, an image or both.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibutton>
open class UIButton: UIControl {
  /// How a button draws what its properties do not say: `custom` in white, `system` in the tint, the others with a
  /// symbol.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7

    /// The older name of `system`.
    public static let roundedRect = ButtonType.system
  }

  /// Creates a button of a type, of size zero. Those with a symbol have it as their image of the normal state.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// What `init(type:)` does with a button that was made by its frame.
  func become(_ type: ButtonType) {
    buttonType = type
    applyType()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates the button from a document or an archive; the values follow after `super`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var archivedProperties: [ArchivedProperty] { super.archivedProperties + buttonArchivedProperties }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    isOpaque = false
  }

  /// Creates a button of the type `system` with the action's title and image, which performs it. A frame is in points.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    buttonType = .system
    applyType()
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      setImage(primaryAction.image, for: .normal)
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }

  /// The type that the button was made with. Default: custom.
  open package(set) var buttonType = ButtonType.custom
  private var contents: [UInt: ButtonContent] = [:]
  var ownContents: [UInt: ButtonContent] { contents }
  private var label: UILabel?
  private var picture: UIImageView?

  package func applyType() {
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .close: setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    default: break
    }
  }

  // MARK: Content by state

  /// UIKIT: a configuration without a title shows that of the normal state, and keeps it when it is changed otherwise
  /// (buttons of a widely followed course, in two applications).
  open func setTitle(_ title: String?, for state: State) {
    let former = contents[State.normal.rawValue]?.title
    change(state) { $0.title = title }
    if state == .normal, configuration?.follows(title, former: former) == true { configuration?.title = title }
  }
  /// Sets a title with attributes for a state; it counts in place of the plain one. States without one show that of
  /// `normal`.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    let title = title.map { NSAttributedString(attributedString: $0) }
    change(state) { $0.attributedTitle = title }
  }

  /// Sets the title's colour for a state; nil gives the default back: white, or the tint in buttons of the type
  /// `system`.
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
  /// Sets the colour of the title's shadow for a state; the offset is the title label's. Default: nil, no shadow.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { change(state) { $0.shadowColor = color } }
  /// Sets the image beside the title for a state; states without one show that of `normal`.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  /// Sets the image behind title and image for a state, stretched to the bounds; its alignment insets become the
  /// button's.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }
  /// Sets size and weight of the symbol that a state shows; an image that brings its own keeps that.
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

  /// The title of a state; where that has none, the one of `normal`.
  open func title(for state: State) -> String? { value(state, \.title) }
  /// The title with attributes of a state; where that has none, the one of `normal`.
  open func attributedTitle(for state: State) -> NSAttributedString? { value(state, \.attributedTitle) }
  /// The title's colour in a state: its own, that of `normal`, the default of the type.
  open func titleColor(for state: State) -> UIColor? { value(state, \.titleColor) ?? defaultTitleColor }
  /// The image that was set for `state` itself.
  func ownImage(for state: State) -> UIImage? { contents[state.rawValue]?.image }
  /// The colour that was set for `state` itself.
  package func ownTitleColor(for state: State) -> UIColor? { contents[state.rawValue]?.titleColor }
  /// The colour of the title's shadow in a state; where that has none, the one of `normal`.
  open func titleShadowColor(for state: State) -> UIColor? { value(state, \.shadowColor) }
  /// The image of a state; where that has none, the one of `normal`.
  open func image(for state: State) -> UIImage? { value(state, \.image) }
  /// The background image of a state; where that has none, the one of `normal`.
  open func backgroundImage(for state: State) -> UIImage? { value(state, \.backgroundImage) }
  /// The symbol configuration of a state; where that has none, the one of `normal`.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    value(state, \.symbolConfiguration)
  }

  /// The title of the present `state`.
  open var currentTitle: String? { title(for: state) }
  /// The title with attributes of the present `state`.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The title's colour in the present `state`, defaults included.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The image of the present `state`.
  open var currentImage: UIImage? { image(for: state) }
  /// The background image of the present `state`.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  func value<Value>(_ state: State, _ path: KeyPath<ButtonContent, Value?>) -> Value? {
    contents[state.rawValue]?[keyPath: path] ?? contents[0]?[keyPath: path]
  }

  private func change(_ state: State, _ body: (inout ButtonContent) -> Void) {
    var content = contents[state.rawValue] ?? ButtonContent()
    body(&content)
    // Buttons that set what they have within their own layout would ask for it for ever.
    guard content != contents[state.rawValue] else { return }
    let insets = alignmentRectInsets
    contents[state.rawValue] = content
    if alignmentRectInsets != insets { LayoutEngine.alignmentChanged(of: self) }
    contentDidChange()
  }

  private var defaultTitleColor: UIColor? {
    guard buttonType == .system else { return .white }
    return isEnabled ? tintColor : UIColor.tertiaryLabel
  }

  /// UIKIT: those of the background image (frames of 12 buttons that show symbols, 6 repositories).
  open override var alignmentRectInsets: UIEdgeInsets { currentBackgroundImage?.alignmentRectInsets ?? .zero }

  private func contentDidChange() {
    let images = contents.values.flatMap { [$0.image, $0.backgroundImage] } + [configuration?.image]
    if images.contains(where: { $0?.attributes.asset?.isDynamic == true }) { observeTraits() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Parts

  /// The label of the title. Made when first asked for.
  ///
  /// UIKIT: asked before a layout that is due, it lies where that will put it (the tests of a public layout library).
  open var titleLabel: UILabel? {
    placePart(layOutTitle)
    return requireLabel()
  }

  /// The label of the configuration's subtitle. Made when first asked for.
  open var subtitleLabel: UILabel? { decoration.requireSubtitle() }
  /// The view of the image. Made when first asked for. UIKIT: lies where the layout will put it, as the label does. A
  /// guess.
  open var imageView: UIImageView? {
    placePart { layOutImage(in: contentRect(forBounds: bounds)) }
    return requirePicture()
  }

  /// Before the layout that is due. Rectangles that a subclass computes may ask for the part again.
  private func placePart(_ place: () -> Void) {
    guard flags.contains(.needsLayout) else { return }
    flags.remove(.needsLayout)
    place()
    flags.insert(.needsLayout)
  }

  private func requireLabel() -> UILabel {
    if let label { return label }
    let made = UIButtonLabel()
    made.font = defaultFont
    made.lineBreakMode = .byTruncatingMiddle
    made.shadowOffset = .zero
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
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { if contentEdgeInsets != oldValue { contentDidChange() } } }
  /// In points. Default: zero.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } } }
  /// In points. Default: zero.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } } }
  /// Whether the title's shadow falls to the other side while the button is highlighted. Default: false.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether the image is drawn darker while the button is highlighted; a configuration has the say where there is one.
  /// Default: true.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is drawn paler while the button is disabled. Default: true.
  open var adjustsImageWhenDisabled = true
  /// Whether a white glow stands in the middle of the highlighted button. Default: false.
  open var showsTouchWhenHighlighted = false
  /// The look as a value; it counts in place of what is set by state and of the edge insets. Default: nil.
  open var configuration: Configuration? {
    didSet {
      if configuration != nil { followTextSize() }
      contentDidChange()
      setNeedsUpdateConfiguration()
    }
  }

  private var sizeRegistration: (any UITraitChangeRegistration)?
  /// UIKIT: titles of configurations follow the user's text size. A guess.
  private func followTextSize() {
    guard sizeRegistration == nil else { return }
    sizeRegistration = registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (button: UIButton, _) in
      button.contentDidChange()
    }
  }

  // MARK: Updates of the configuration

  /// Default: true. Whether a change of state asks for an update.
  open var automaticallyUpdatesConfiguration = true
  /// Called before the button is laid out anew after a change of its state or configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Called with the button when its configuration may have to follow a change of state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  private var needsConfiguration = false
  private var isUpdatingConfiguration = false

  /// Has `updateConfiguration()` called before the next layout; changes of state do so by themselves.
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
    // Not by a key path: the runtime copies what ends an optional chain onto itself.
    let insets = contents.values.compactMap { $0.backgroundImage?.alignmentRectInsets }
    if insets.contains(where: { $0 != insets.first }) { LayoutEngine.alignmentChanged(of: self) }
    if contents.count > 1 { invalidateIntrinsicContentSize() }
    if automaticallyUpdatesConfiguration, configuration != nil || configurationUpdateHandler != nil {
      setNeedsUpdateConfiguration()
    }
  }

  // MARK: Menus

  /// Opened by a tap where `showsMenuAsPrimaryAction` says so, else by a long press.
  open var menu: UIMenu? { didSet { menuDidChange() } }
  /// Whether a tap selects the button, or the chosen entry of the menu becomes the title. Default: false.
  open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }
  /// What the button is for; `primary` makes the title semibold where there is a configuration, the others change
  /// nothing.
  public enum Role: Int, Sendable { case normal = 0, primary, cancel, destructive }
  /// What the button stands for among others: a primary one's configuration has a semibold title. Default: normal.
  open var role = Role.normal { didSet { if role != oldValue { contentDidChange() } } }
  /// Default: automatic, which is fixed where the button shows the choice, else by priority.
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

  /// Says what becomes of a pointer over the button. Default: nil, the system's style.
  open var pointerStyleProvider: PointerStyleProvider? { didSet { pointer?.interaction.invalidate() } }
  /// Changes the style of the pointer above a button.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
  private var pressMenu: ButtonMenu?

  private func menuDidChange() {
    if menu != nil, pressMenu == nil { pressMenu = ButtonMenu(self) }
    // UIKIT: "The button will automatically enable or disable its contextMenuInteraction when a non-nil or nil menu is
    // set" (`UIButton.h`).
    isContextMenuInteractionEnabled = menu != nil
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
    MenuPresenter.show(
      menu, from: self, order: preferredMenuElementOrder.inMenu(showingChoice: changesSelectionAsPrimaryAction),
      onChoose: chosen)
  }

  // MARK: Measuring

  var titleFont: UIFont { label?.font ?? defaultFont }

  var titleSize: CGSize {
    if let configuration { return configuration.textSize(for: self) }
    return plainTitleSize(in: .infinity)
  }

  /// UIKIT: titles of buttons without a configuration take whole points on every screen: of 190 text-sized ones in
  /// documents of 2x and 3x canvases none has a fraction.
  static func wholePoints(_ length: CGFloat) -> CGFloat { PixelGrid(scale: 1).ceil(length) }

  var imageSize: CGSize {
    let own =
      configuration?.showsActivityIndicator == true
      ? UIActivityIndicatorView.size(.medium) : shownImage?.size ?? .zero
    guard let room = configuration?.imageReservation, room > own.width, own.width > 0 else { return own }
    return CGSize(width: room, height: own.height)
  }

  /// That of the button's image inside a configuration, which replaces the type's own by a symbol.
  var configuredImageSize: CGSize {
    guard configuration?.image == nil, buttonType != .close, fixedSize != nil else { return alignedImageSize }
    return SystemMetrics.configuredPictureSize
  }

  /// UIKIT: of a symbol a configuration counts the alignment rectangle, as high as a line: 34.33 points around a
  /// magnifying glass, 39 around a circle of 21 points (5 documents of 4 repositories).
  private var alignedImageSize: CGSize {
    let size = imageSize
    guard let image = shownImage, image.isSymbolImage, image.size == size else { return size }
    return CGRect(origin: .zero, size: size).inset(by: image.alignmentRectInsets).size
  }

  /// The size of a button whose type brings a picture; nil for the others.
  var fixedSize: CGSize? {
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd: systemMetrics.pictureButtonSize
    case .close: systemMetrics.closeButtonSize
    default: nil
    }
  }

  /// The image as it is drawn: symbols in the size and weight that the button prefers.
  private var shownImage: UIImage? {
    let image = (configuration?.image ?? currentImage).map(resolved)
    guard let image, image.isSymbolImage, let preferred = preferredSymbols(of: image) else { return image }
    return image.withConfiguration(image.configuration.map { preferred.applying($0) } ?? preferred)
  }

  /// UIKIT: system buttons and configurations show symbols in the large scale: circles are 25 × 24 points in a system
  /// button, 25.67 wide in a configuration (7 documents of 5 repositories).
  private func preferredSymbols(of image: UIImage) -> UIImage.Configuration? {
    let large = UIImage.SymbolConfiguration(scale: .large)
    let stated = configuration?.image == nil ? value(state, \.symbolConfiguration) : nil
    guard let configuration else { return stated ?? (buttonType == .system ? large : nil) }
    let preferred =
      configuration.preferredSymbolConfigurationForImage ?? stated
      ?? configuration.symbolConfiguration(for: image, in: self)
    return preferred.map { large.applying($0) } ?? large
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
  /// and below, and no button with a title is narrower than 30 points. An image alone is at least as high as a line of
  /// the title's font: 22 points around a picture of 16, also within insets (44 with 11 above and below, 5 documents),
  /// and 18 in a system button around a symbol of 16. A button without content is as high as with a line.
  open override var intrinsicContentSize: CGSize {
    let natural = naturalSize
    return CGSize(width: natural.width, height: heightOfLines ?? natural.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = naturalSize
    guard size.width > 0, let height = wrappedHeight(in: size.width) else { return natural }
    return CGSize(width: min(natural.width, size.width), height: height)
  }

  /// The height that the title's lines need in the width that layout gave.
  private var heightOfLines: CGFloat?

  private func measureLines() {
    // What a document says of a button's size stands.
    let height = extras?.layoutHints == nil ? wrappedHeight(in: bounds.width) : nil
    guard height != heightOfLines else { return }
    heightOfLines = height
    invalidateIntrinsicContentSize()
  }

  // UIKIT: titles of configurations break into lines: buttons with them that a stack fills itself with are equally wide
  // (stored frames of 3 repositories, stretched and at their natural size).
  override var breaksTextIntoLines: Bool { configuration?.title?.isEmpty == false }

  override var baselineFont: UIFont? { titleFont }
  override var baselineOffsetFromMiddle: CGFloat? { titleFont.baselineOffsetFromMiddle(scale: pixelScale) }

  // MARK: Layout

  /// Where the background image is drawn, in points. Default: the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where title and image stand, in points: the bounds without the insets of the configuration, or
  /// `contentEdgeInsets`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    guard let configuration else { return bounds.inset(by: contentEdgeInsets) }
    var insets = configuration.insets(isRightToLeft)
    if configuration.showsIndicator(for: self) {
      let room = UIButton.Configuration.indicatorWidth + UIButton.Configuration.indicatorGap
      if isRightToLeft { insets.left += room } else { insets.right += room }
    }
    return bounds.inset(by: insets)
  }

  /// Where the title stands within a content rectangle, in points. Override to move it.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }
  /// Where the image stands within a content rectangle, in points. Override to move it.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).image }

  /// The title's natural size, or that of its lines where there is less room.
  private func shownTitleSize(in content: CGRect) -> CGSize {
    let natural = titleSize
    guard let configuration else {
      let room = content.width - imageSize.width - titleEdgeInsets.left - titleEdgeInsets.right
      let wraps = label.map { $0.numberOfLines != 1 } ?? false
      return wraps && room > 0 && natural.width > room + 0.5 ? plainTitleSize(in: room) : natural
    }
    guard configuration.wraps else { return natural }
    let beside = configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
    let image = imageSize.width > 0 && beside ? imageSize.width + configuration.imagePadding : 0
    let room = content.width - image
    return natural.width > room + 0.5 ? configuration.wrappedTextSize(for: self, in: room) : natural
  }

  private func parts(in content: CGRect) -> (title: CGRect, image: CGRect) {
    ButtonLayout(
      content: content, title: shownTitleSize(in: content), image: imageSize, titleInsets: titleEdgeInsets,
      imageInsets: imageEdgeInsets,
      horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment,
      padding: configuration?.imagePadding ?? 0, rightToLeft: isRightToLeft,
      placement: configuration?.imagePlacement ?? .leading, keepsTitle: configuration != nil
    ).parts
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    measureLines()
    decoration.updateBackdrop()
    layOutTitle()
    let content = contentRect(forBounds: bounds)
    decoration.placeWheel(in: content)
    layOutImage(in: content)
    decoration.placePlate(behind: [label, picture])
    decoration.placeIndicator()
    decoration.placeGlow()
  }

  private func layOutImage(in content: CGRect) {
    if let image = shownImage, configuration?.showsActivityIndicator != true {
      let picture = requirePicture()
      picture.frame = imageRect(forContentRect: content)
      show(image, in: picture)
    } else {
      picture?.image = nil
    }
  }

  private func layOutTitle() {
    let title = configuration.map(\.plainTitle) ?? currentTitle
    let styled = configuration.map { $0.shownTitle(for: self) } ?? currentAttributedTitle
    if title != nil || styled != nil {
      let label = requireLabel()
      if let configuration {
        label.font = configuration.titleFont ?? configuration.defaultFont(for: self)
        label.lineBreakMode = configuration.titleLineBreakMode
        label.numberOfLines = 0
        label.textAlignment = configuration.textAlignment
      }
      if let attributed = styled {
        label.attributedText = attributed
      } else {
        label.text = title
        label.textColor =
          configuration?.foreground(tint: tintColor, isEnabled: isEnabled)
          ?? (hasSelectionPlate ? .systemBackground : currentTitleColor)
      }
      decoration.shade(label)
      label.alpha = isHighlighted ? configuration == nil ? dimming : 0.75 : 1
      label.frame = decoration.placeSubtitle(in: titleRect(forContentRect: contentRect(forBounds: bounds)))
    } else if let label {
      label.text = nil
    }
  }

  /// UIKIT: system buttons fade under the finger; others show what they have for the highlighted state. How far they fade
  /// is a guess.
  private var dimming: CGFloat { buttonType == .custom || hasOwnContent(.highlighted) ? 1 : 0.2 }
  private func hasOwnContent(_ state: State) -> Bool {
    contents[state.rawValue].map { $0.titleColor != nil || $0.attributedTitle != nil } ?? false
  }

  // MARK: Selection

  /// UIKIT: a system button that is selected stands out of a plate of its tint, unless it has a background. A guess.
  var hasSelectionPlate: Bool {
    buttonType == .system && isSelected && configuration == nil && currentBackgroundImage == nil
      && !hasOwnContent(.selected)
  }

  /// What stands beside the title and the image; made when first needed.
  private(set) lazy var decoration = ButtonDecoration(self)

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func opensMenu() -> Bool {
    guard showsMenuAsPrimaryAction, menu != nil else { return false }
    openMenu()
    return true
  }

  open override func performPrimaryAction() { if isEnabled { didTouchUpInside() } }
  override func didTouchUpInside() {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    sendActions(for: .primaryActionTriggered)
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIButton.titleColors), AppearanceProperty(\UIButton.backgroundImages),
      AppearanceProperty(\UIButton.contentEdgeInsets),
    ]
  }

  override class var appearanceClass: NSObject.Type { UIButton.self }

  override var standardAccessibility: StandardAccessibility {
    super.standardAccessibility.element(spokenTitle, .button)
  }
}

/// What a button shows in one state.
struct ButtonContent: Equatable {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var shadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
  var symbolConfiguration: UIImage.SymbolConfiguration?
}
