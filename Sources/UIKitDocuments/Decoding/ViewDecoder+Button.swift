internal import InterfaceBuilder
internal import UIKitCore

extension ViewDecoder {
  func decodeButton(_ button: UIButton) {
    button.buttonType = Self.buttonType(element)
    button.applyType()
    // UIKIT: the title of a button in a document is 15 points unless it says otherwise, 18 in a custom one (frames
    // stored in documents).
    button.titleLabel?.font =
      element.child(key: "fontDescription").flatMap { scene.fonts.font($0) }
      ?? .systemFont(ofSize: button.buttonType == .custom ? 18 : 15)
    if let mode = element.string("lineBreakMode").flatMap(Self.lineBreakMode) {
      button.titleLabel?.lineBreakMode = mode
    }
    for state in element.children("state") { decodeState(state, of: button) }
    if let insets = element.insets(key: "contentEdgeInsets") { button.contentEdgeInsets = Self.insets(insets) }
    if let insets = element.insets(key: "titleEdgeInsets") { button.titleEdgeInsets = Self.insets(insets) }
    if let insets = element.insets(key: "imageEdgeInsets") { button.imageEdgeInsets = Self.insets(insets) }
    if let configuration = element.child(key: "configuration", "buttonConfiguration") {
      button.configuration = self.configuration(configuration)
    }
    if element.bool("showsTouchWhenHighlighted") == true { button.showsTouchWhenHighlighted = true }
    if element.bool("reversesTitleShadowWhenHighlighted") == true { button.reversesTitleShadowWhenHighlighted = true }
    if element.bool("adjustsImageWhenHighlighted") == false { button.adjustsImageWhenHighlighted = false }
    if element.bool("adjustsImageWhenDisabled") == false { button.adjustsImageWhenDisabled = false }
    if element.bool("showsMenuAsPrimaryAction") == true { button.showsMenuAsPrimaryAction = true }
    if element.bool("changesSelectionAsPrimaryAction") == true { button.changesSelectionAsPrimaryAction = true }
    if element.bool("pointerInteraction") == true { button.isPointerInteractionEnabled = true }
    let roles: [String: UIButton.Role] = ["primary": .primary, "cancel": .cancel, "destructive": .destructive]
    if let role = element.string("role").flatMap({ roles[$0] }) { button.role = role }
    if let offset = element.size(key: "titleShadowOffset") { button.titleLabel?.shadowOffset = offset }
    if element.bool("springLoaded") == true { button.isSpringLoaded = true }
    element.note("buttonType", "adjustsImageSizeForAccessibilityContentSizeCategory")
  }

  static func buttonType(_ element: IBElement) -> UIButton.ButtonType {
    let types: [String: UIButton.ButtonType] = [
      "roundedRect": .system, "system": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
      "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close, "custom": .custom,
    ]
    return element.string("buttonType").flatMap { types[$0] } ?? .custom
  }

  static func insets(_ insets: IBInsets) -> UIEdgeInsets {
    // Interface Builder writes the least positive number for "none, but not the default".
    func clean(_ value: Double) -> CGFloat { abs(value) < 1e-6 ? 0 : value }
    return UIEdgeInsets(
      top: clean(insets.top), left: clean(insets.left), bottom: clean(insets.bottom), right: clean(insets.right))
  }

  private func decodeState(_ element: IBElement, of button: UIButton) {
    let states: [String: UIControl.State] = [
      "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
    ]
    let state = element.key.flatMap { states[$0] } ?? .normal
    if let title = element.text("title") { button.setTitle(title, for: state) }
    if let attributed = element.child(key: "attributedTitle") {
      button.setAttributedTitle(AttributedTextDecoder(scene).string(attributed), for: state)
    }
    let images = ImageDecoder(scene)
    if let image = images.image(element) { button.setImage(image, for: state) }
    if let image = images.image(element, "backgroundImage") { button.setBackgroundImage(image, for: state) }
    let colors = ColorDecoder(scene.document)
    if let color = element.child(key: "titleColor").flatMap({ colors.color($0) }) {
      button.setTitleColor(color, for: state)
    }
    if let color = element.child(key: "titleShadowColor").flatMap({ colors.color($0) }) {
      button.setTitleShadowColor(color, for: state)
    }
    if let configuration = symbolConfiguration(element) {
      button.setPreferredSymbolConfiguration(configuration, forImageIn: state)
    }
  }

  private static let placements: [String: NSDirectionalRectEdge] = [
    "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
  ]
  private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
  ]

  private func configuration(_ element: IBElement) -> UIButton.Configuration {
    var result: UIButton.Configuration
    switch element.string("style") {
    case "filled": result = .filled()
    case "tinted": result = .tinted()
    case "gray": result = .gray()
    default: result = .plain()
    }
    result.title = element.text("title")
    result.subtitle = element.text("subtitle")
    result.image = ImageDecoder(scene).image(element)
    result.preferredSymbolConfigurationForImage = symbolConfiguration(element)
    if let padding = element.number("imagePadding") { result.imagePadding = padding }
    if let padding = element.number("titlePadding") { result.titlePadding = padding }
    if let insets = element.insets(key: "contentInsets") {
      result.contentInsets = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
    if let font = element.child(key: "titleFontDescription").flatMap({ scene.fonts.font($0) }) {
      result.titleFont = font
    }
    if let attributed = element.child(key: "attributedTitle") {
      result.styledTitle = AttributedTextDecoder(scene).string(attributed)
    }
    if let placement = element.string("imagePlacement").flatMap({ Self.placements[$0] }) {
      result.imagePlacement = placement
    }
    if let style = element.string("cornerStyle").flatMap({ Self.cornerStyles[$0] }) { result.cornerStyle = style }
    if let color = element.child(key: "baseForegroundColor").flatMap({ ColorDecoder(scene.document).color($0) }) {
      result.baseForegroundColor = color
    }
    if let color = element.child(key: "baseBackgroundColor").flatMap({ ColorDecoder(scene.document).color($0) }) {
      result.baseBackgroundColor = color
    }
    let alignments: [String: UIButton.Configuration.TitleAlignment] = [
      "leading": .leading, "center": .center, "trailing": .trailing,
    ]
    if let alignment = element.string("titleAlignment").flatMap({ alignments[$0] }) {
      result.titleAlignment = alignment
    }
    if element.bool("showsActivityIndicator") == true { result.showsActivityIndicator = true }
    if let background = element.child("backgroundConfiguration") { decodeBackground(background, of: &result) }
    let sizes: [String: UIButton.Configuration.Size] = ["mini": .mini, "small": .small, "large": .large]
    if let size = element.string("buttonSize").flatMap({ sizes[$0] }) { result.buttonSize = size }
    return result
  }

  /// `<backgroundConfiguration>`: what it leaves out is the style's.
  private func decodeBackground(_ element: IBElement, of configuration: inout UIButton.Configuration) {
    let colors = ColorDecoder(scene.document)
    element.note("key")
    if let radius = element.number("cornerRadius") { configuration.background.cornerRadius = radius }
    if let color = element.child(key: "backgroundColor").flatMap({ colors.color($0) }) {
      configuration.background.backgroundColor = color
    }
    if let color = element.child(key: "strokeColor").flatMap({ colors.color($0) }) {
      configuration.background.strokeColor = color
    }
    if let width = element.number("strokeWidth") { configuration.background.strokeWidth = width }
    if let outset = element.number("strokeOutset") { configuration.background.strokeOutset = outset }
    if let image = ImageDecoder(scene).image(element) { configuration.background.image = image }
    if let insets = element.insets(key: "backgroundInsets") {
      configuration.background.backgroundInsets = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
  }
}
