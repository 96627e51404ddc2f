/// What stands where there is no content.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct>
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// How the image is shown.
  public struct ImageProperties {
    /// For symbols. Default: nil; `empty()` and `search()` set 48 points.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Of symbols and template images; nil stands for the view's tint. Default: the secondary label's color.
    public var tintColor: UIColor? = .secondaryLabel
    /// In points. Default: 0.
    public var cornerRadius: CGFloat = 0
    /// In points; 0 for the image's own. Default: zero.
    public var maximumSize = CGSize.zero
  }
  /// How a text is shown.
  public struct TextProperties {
    /// The ways to break lines that UIKit names here. Nothing takes them: `lineBreakMode` is an `NSLineBreakMode`.
    public enum LineBreakMode: Int, Sendable { case byWordWrapping = 0, byCharWrapping, byClipping }
    /// Default: bold of 22 points for the text, the subheadline's font for the second one.
    public var font: UIFont
    /// Default: the label's color for the text, the secondary label's for the second one.
    public var color: UIColor
    /// 0: as many as are needed. Default: 0.
    public var numberOfLines = 0
    /// Whether a text that is too wide is made smaller, down to `minimumScaleFactor`. Default: false.
    public var adjustsFontSizeToFitWidth = false
    /// A share of the font's size; 0 for no limit of its own.
    public var minimumScaleFactor: CGFloat = 0
    /// Default: lines break between words.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
  }
  /// What a button does.
  public struct ButtonProperties {
    /// Performed when the button is tapped. Default: nil, for a button that does nothing.
    public var primaryAction: UIAction?
    /// Whether the button takes taps. Default: true.
    public var isEnabled = true
  }
  /// Where images, texts and buttons stand across the width.
  public enum Alignment: Int, Sendable {
    case center = 0
    /// At the start of the lines, as table headers are.
    case natural
  }

  /// Above the texts. Default: nil; a magnifier in `search()`.
  public var image: UIImage?
  /// Size, tint and corners of `image`.
  public var imageProperties = ImageProperties()
  /// The heading; nil or empty text takes no room. Default: nil.
  public var text: String?
  /// Wins over `text`. Default: nil.
  public var attributedText: NSAttributedString?
  /// How the heading is shown.
  public var textProperties = TextProperties(font: .boldSystemFont(ofSize: 22), color: .label)
  /// Below the heading. Default: nil.
  public var secondaryText: String?
  /// Wins over `secondaryText`. Default: nil.
  public var secondaryAttributedText: NSAttributedString?
  /// How the text below the heading is shown.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// Below the texts; seen only with a title or an image.
  public var button = UIButton.Configuration.plain()
  /// What the button does and whether it can be used.
  public var buttonProperties = ButtonProperties()
  /// Below the first button; seen only with a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does and whether it can be used.
  public var secondaryButtonProperties = ButtonProperties()
  /// Default: centred.
  public var alignment = Alignment.center
  /// Along which axes the margins are at least what the superview's take. Default: both.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// In points. Default: 16 on all sides.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  /// In points.
  public var imageToTextPadding: CGFloat = 15
  /// In points.
  public var textToSecondaryTextPadding: CGFloat = 6
  /// In points.
  public var textToButtonPadding: CGFloat = 20
  /// In points.
  public var buttonToSecondaryButtonPadding: CGFloat = 10
  /// Behind everything; of it, only the background color is shown. Default: clear.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether a wheel turns in place of the image.
  var isLoading = false

  /// Nothing is there.
  public static func empty() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
    return configuration
  }
  /// A search found nothing.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = empty()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }
  /// Something is being loaded.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    configuration.text = "Loading…"
    configuration.textProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    return configuration
  }

  /// Gives a `UIContentUnavailableView`, of frame zero.
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
  /// The same content; the text of `search()` names what was searched for.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    var configuration = self
    // UIKIT: a search that found nothing names what was searched for. A guess.
    if let state = state as? UIContentUnavailableConfigurationState, let text = state.searchText, !text.isEmpty,
      configuration.text == "No Results"
    {
      configuration.text = "No Results for “\(text)”"
    }
    return configuration
  }
}
