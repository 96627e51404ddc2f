/// What stands where there is no content.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct>
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// How the image is shown.
  public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor? = .secondaryLabel
    /// In points. Default: 0.
    public var cornerRadius: CGFloat = 0
    /// In points; 0 for the image's own. Default: zero.
    public var maximumSize = CGSize.zero
  }
  /// How a text is shown.
  public struct TextProperties {
    public enum LineBreakMode: Int, Sendable { case byWordWrapping = 0, byCharWrapping, byClipping }
    public var font: UIFont
    public var color: UIColor
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    /// A share of the font's size; 0 for no limit of its own.
    public var minimumScaleFactor: CGFloat = 0
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
  }
  /// What a button does.
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var isEnabled = true
  }
  public enum Alignment: Int, Sendable {
    case center = 0
    /// At the start of the lines, as table headers are.
    case natural
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties(font: .boldSystemFont(ofSize: 22), color: .label)
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
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

  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
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
