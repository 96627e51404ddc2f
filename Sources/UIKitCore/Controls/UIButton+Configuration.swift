internal import UISystemMetrics
internal import UITextLayout

extension UIButton {
  /// A button's look as a value.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct>
  public struct Configuration {
    /// How much room surrounds the content; small and mini buttons have smaller text, too.
    public enum Size: Int, Sendable {
      case medium, small, mini, large

      /// UIKIT: buttons of 28, 34 and 50 points around a line of 18 or 20.
      var insets: NSDirectionalEdgeInsets {
        switch self {
        case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
      }
    }
    /// Round corners of 6 points, small ones of 4, large ones of 8, or half circles (`capsule`).
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    enum Look { case plain, gray, tinted, filled, borderless, glass, clearGlass, prominentGlass, prominentClearGlass }

    var look: Look
    /// The text of the title. Setting it takes the attributes of `attributedTitle` away. Default: nil.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } ?? ownTitle }
      set { (ownTitle, attributedTitle) = (newValue, nil) }
    }
    private var ownTitle: String?
    /// The text of the subtitle. Setting it takes the attributes of `attributedSubtitle` away. Default: nil.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } ?? ownSubtitle }
      set { (ownSubtitle, attributedSubtitle) = (newValue, nil) }
    }
    private var ownSubtitle: String?
    /// The picture beside the title. Default: nil.
    public var image: UIImage?
    /// The title with attributes, which go before those of the style. Default: nil.
    public var attributedTitle: AttributedString?
    /// Of title, image and indicator before any transformer; nil for the style's: the tint, or white on a filled
    /// button.
    public var baseForegroundColor: UIColor?
    /// Of the background before it is made faint in tinted buttons; nil for the style's. Default: nil.
    public var baseBackgroundColor: UIColor?
    /// Sets the content insets and the font, unless they are chosen. Default: medium.
    public var buttonSize = Size.medium
    /// Default: dynamic; a capsule in glass buttons.
    public var cornerStyle = CornerStyle.dynamic
    /// In points.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points. Default: 1.
    public var titlePadding: CGFloat = 1
    /// On which side of the title the image stands. Default: leading.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// How title and subtitle stand to each other where they differ in width.
    public enum TitleAlignment: Int, Sendable { case automatic = 0, leading, center, trailing }
    /// How a button would look on the Mac.
    public enum MacIdiomStyle: Int, Sendable { case automatic = 0, bordered, borderless, borderlessTinted }
    /// What a button shows behind its title; `popup` are two chevrons, `automatic` shows them where a menu chooses the
    /// title.
    public enum Indicator: Int, Sendable { case automatic = 0, none, popup }
    /// How title and subtitle stand to each other. Automatic: leading beside an image, else in the middle.
    public var titleAlignment = TitleAlignment.automatic
    /// The subtitle with attributes, which go before those of the style. Default: nil.
    public var attributedSubtitle: AttributedString?
    /// Applied to the attributes of the title before it is drawn. Default: nil.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Applied to the attributes of the subtitle before it is drawn. Default: nil.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Whether a title with too little room goes on in further lines, or is cut. Default: by word wrapping.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether a subtitle with too little room goes on in further lines, or is cut. Default: by word wrapping.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether a wheel turns in the image's place. Default: false.
    public var showsActivityIndicator = false
    /// Applied to the colour of the turning wheel before it is drawn. Default: nil.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Applied to the colour of a template image before it is drawn. Default: nil.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Size and weight of a symbol that brings none itself. Default: nil, at the text size.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The least width of the image's place, in points: 0 for the image's own. Default: 0.
    public var imageReservation: CGFloat = 0
    /// How a symbol gives way to another. Kept; symbols change at once.
    public var symbolContentTransition: UISymbolContentTransition?
    /// What stands behind the title. Default: automatic.
    public var indicator = Indicator.automatic
    /// Applied to the colour of the indicator before it is drawn. Default: nil.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// Kept for the program: there is no Mac here. Default: automatic.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// Default: true. Whether a button changes the look for its states by itself.
    public var automaticallyUpdateForSelection = true
    /// What lies behind the content. What is not set of it is the style's.
    public var background: UIBackgroundConfiguration
    /// In points. Default: what `buttonSize` asks for.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { chosenInsets ?? buttonSize.insets }
      set { chosenInsets = newValue }
    }
    private var chosenInsets: NSDirectionalEdgeInsets?
    package var titleFont: UIFont?
    /// The title of a document, fonts included; it comes before `title`.
    package var styledTitle: NSAttributedString?

    /// Makes the content insets those of the size again.
    public mutating func setDefaultContentInsets() { chosenInsets = nil }

    /// Text and image in the tint, without a background.
    @preconcurrency @MainActor public static func plain() -> Configuration { Configuration(look: .plain) }
    /// Text and image in the tint, on a grey background.
    @preconcurrency @MainActor public static func gray() -> Configuration { Configuration(look: .gray) }
    /// Text and image in the tint, on a faint background of the tint.
    @preconcurrency @MainActor public static func tinted() -> Configuration { Configuration(look: .tinted) }
    /// White text and image on a background of the tint.
    @preconcurrency @MainActor public static func filled() -> Configuration { Configuration(look: .filled) }
    /// Text and image in the tint, without a background, as `plain()`.
    @preconcurrency @MainActor public static func borderless() -> Configuration { Configuration(look: .borderless) }
    /// The same look as `gray()`.
    @preconcurrency @MainActor public static func bordered() -> Configuration { Configuration(look: .gray) }
    /// The same look as `tinted()`.
    @preconcurrency @MainActor public static func borderedTinted() -> Configuration { Configuration(look: .tinted) }
    /// The same look as `filled()`.
    @preconcurrency @MainActor public static func borderedProminent() -> Configuration { Configuration(look: .filled) }

    // From iOS 26 on; drawn as thin materials, in capsules.
    /// Text in the label's colour on a thin grey material, in a capsule.
    @preconcurrency @MainActor public static func glass() -> Configuration { Configuration(look: .glass) }
    /// Text in the label's colour on a fainter material than `glass()`, in a capsule.
    @preconcurrency @MainActor public static func clearGlass() -> Configuration { Configuration(look: .clearGlass) }
    /// White text on the tint, in a capsule.
    @preconcurrency @MainActor public static func prominentGlass() -> Configuration {
      Configuration(look: .prominentGlass)
    }
    /// White text on the tint at 80 %, in a capsule.
    @preconcurrency @MainActor public static func prominentClearGlass() -> Configuration {
      Configuration(look: .prominentClearGlass)
    }

    @MainActor
    init(look: Look) {
      self.look = look
      background = .clear()
      background.backgroundColor = nil
      if look.isGlass { cornerStyle = .capsule }
    }

    /// The configuration for a button's state. Looks follow the state when they are drawn.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }

    /// The subtitle, without fonts of its own.
    var plainSubtitle: String? { subtitle }
    var hasSubtitle: Bool { plainSubtitle?.isEmpty == false }
    /// UIKIT: the subtitle has the font of captions, a smaller one in small buttons.
    @MainActor
    func subtitleFont(for button: UIButton) -> UIFont {
      font(buttonSize == .small || buttonSize == .mini ? .caption2 : .caption1, button)
    }

    func insets(_ isRightToLeft: Bool) -> UIEdgeInsets { contentInsets.resolved(rightToLeft: isRightToLeft) }

    /// UIKIT: body text, subheadline in small buttons; semibold where the button is the primary one (a guess: four titles
    /// in documents of one repository).
    @MainActor
    func defaultFont(for button: UIButton) -> UIFont {
      let font = font(buttonSize == .small || buttonSize == .mini ? .subheadline : .body, button)
      return button.role == .primary ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
    }

    /// Where a document's text styles are laid out small, so are these; elsewhere they follow the user's text size.
    @MainActor
    private func font(_ style: UIFont.TextStyle, _ button: UIButton) -> UIFont {
      let chosen = button.traitCollection.preferredContentSizeCategory
      let follows = chosen != .large && chosen != .unspecified
      return .systemFont(ofSize: TextStyleSizes.size(style, follows ? chosen : button.environment.documentTextSize))
    }

    /// UIKIT: symbols grow with the title at other text sizes than the default one.
    @MainActor
    func symbolConfiguration(for image: UIImage, in button: UIButton) -> UIImage.SymbolConfiguration? {
      let chosen = button.traitCollection.preferredContentSizeCategory
      let category = chosen == .unspecified || chosen == .large ? button.environment.documentTextSize : chosen
      guard category != .large, image.symbolConfiguration?.values.pointSize == nil else { return nil }
      return UIImage.SymbolConfiguration(pointSize: defaultFont(for: button).pointSize)
    }

    /// The title, without fonts of its own.
    var plainTitle: String? { title ?? attributedTitle.map { String($0.characters) } }
    /// Whether a title with too little room goes on in a second line.
    var wraps: Bool { titleLineBreakMode == .byWordWrapping || titleLineBreakMode == .byCharWrapping }
    var textAlignment: NSTextAlignment {
      switch titleAlignment {
      case .leading: .natural
      case .center: .center
      case .trailing: .right
      case .automatic: .natural
      }
    }

    /// In points: the chevrons of a pop-up button, and what lies before them.
    ///
    /// UIKIT: estimated from published pictures of pop-up buttons.
    static let indicatorWidth: CGFloat = 11
    static let indicatorGap: CGFloat = 6

    /// UIKIT: a button whose menu changes its title shows that there is more to choose from.
    @MainActor
    func showsIndicator(for button: UIButton) -> Bool {
      switch indicator {
      case .none: false
      case .popup: true
      case .automatic:
        button.showsMenuAsPrimaryAction && button.changesSelectionAsPrimaryAction && button.menu != nil
      }
    }

    /// The title with the subtitle under it, or either.
    @MainActor
    func textSize(for button: UIButton) -> CGSize { wrappedTextSize(for: button, in: .infinity) }

    /// The same in lines of at most a width, in points.
    @MainActor
    func wrappedTextSize(for button: UIButton, in width: CGFloat) -> CGSize {
      let title = titleSize(for: button, in: width)
      guard hasSubtitle else { return title }
      let below = subtitleSize(for: button, in: width)
      return CGSize(
        width: max(title.width, below.width),
        height: title.height + (title.height > 0 ? titlePadding : 0) + below.height)
    }

    @MainActor
    func subtitleSize(for button: UIButton, in width: CGFloat = .infinity) -> CGSize {
      guard let text = plainSubtitle, !text.isEmpty else { return .zero }
      let font = subtitleFont(for: button)
      let content =
        shownSubtitle(for: button).map { TextContent($0, font: font, color: .black, paragraph: ParagraphValues()) }
        ?? TextContent(text, font: font, color: .black, paragraph: ParagraphValues())
      return size(of: content, button, width)
    }

    @MainActor
    func titleSize(for button: UIButton, in width: CGFloat = .infinity) -> CGSize {
      let font = titleFont ?? defaultFont(for: button)
      let values = ParagraphValues()
      let content =
        shownTitle(for: button).map { TextContent($0, font: font, color: .black, paragraph: values) }
        ?? plainTitle.map { TextContent($0, font: font, color: .black, paragraph: values) }
      return content.map { size(of: $0, button, width) } ?? .zero
    }

    @MainActor
    private func size(of content: TextContent, _ button: UIButton, _ width: CGFloat) -> CGSize {
      let grid = PixelGrid(scale: button.pixelScale)
      let natural = content.layout(
        in: CGSize(width: width, height: .infinity), maximumLines: 0, era: button.systemMetrics.fontEra
      ).size
      return CGSize(width: grid.ceil(natural.width), height: grid.ceil(natural.height))
    }

    func size(title: CGSize, image: CGSize) -> CGSize {
      let gap = title.width > 0 && image.width > 0 ? imagePadding : 0
      let insets = insets(false)
      let stacked = imagePlacement == .top || imagePlacement == .bottom
      let content =
        stacked
        ? CGSize(width: max(title.width, image.width), height: title.height + gap + image.height)
        : CGSize(width: title.width + gap + image.width, height: max(title.height, image.height))
      return CGSize(
        width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
    }

    @MainActor
    func foreground(tint: UIColor, isEnabled: Bool = true) -> UIColor {
      // UIKIT: what cannot be used is gray, whatever its colours.
      guard isEnabled else { return .tertiaryLabel }
      if let baseForegroundColor { return baseForegroundColor }
      return look.isProminent ? .white : look.isGlass ? .label : tint
    }

    @MainActor
    func background(tint: UIColor, isEnabled: Bool = true, isSelected: Bool = false) -> UIColor? {
      if !isEnabled, look != .plain, look != .borderless { return .tertiarySystemFill }
      // UIKIT: a selected button without a fill gets a faint one.
      if isSelected, look == .plain || look == .borderless, baseBackgroundColor == nil {
        return tint.withAlphaComponent(0.18)
      }
      return switch look {
      case .plain, .borderless: baseBackgroundColor
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled, .prominentGlass: baseBackgroundColor ?? tint
      case .prominentClearGlass: (baseBackgroundColor ?? tint).withAlphaComponent(0.8)
      case .glass: baseBackgroundColor ?? .secondarySystemFill
      case .clearGlass: baseBackgroundColor ?? .quaternarySystemFill
      }
    }

    func cornerRadius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .capsule: height / 2
      case .small: 4
      case .large: 8
      default: 6
      }
    }
  }
}

extension UIButton.Configuration.Look {
  var isGlass: Bool { self == .glass || self == .clearGlass || self == .prominentGlass || self == .prominentClearGlass }
  /// Whether the text stands on the tint.
  var isProminent: Bool { self == .filled || self == .prominentGlass || self == .prominentClearGlass }
}
