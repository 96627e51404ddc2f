/// Shows what stands where there is no content.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontentunavailableview>
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  /// A `UIContentUnavailableConfiguration`; any other kind is passed over. Setting it builds all parts anew.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set { if let new = newValue as? UIContentUnavailableConfiguration { shown = new } }
  }
  /// Whether the content scrolls where there is no room for it. Default: true.
  open var isScrollEnabled = true {
    willSet { if !newValue { Limitation.hasNoEffect("UIContentUnavailableView.isScrollEnabled") } }
  }
  private var shown: UIContentUnavailableConfiguration { didSet { rebuild() } }
  private let stack = UIStackView()

  /// Shows `configuration`, in the middle of the height and within the margins.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    setUp()
  }
  /// Shows `UIContentUnavailableConfiguration.empty()`.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let guide = layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor),
    ])
    rebuild()
  }

  private func rebuild() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    directionalLayoutMargins = shown.directionalLayoutMargins
    requireExtras().axesPreservingMargins = shown.axesPreservingSuperviewLayoutMargins
    preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
    backgroundColor = shown.background.backgroundColor
    stack.alignment = shown.alignment == .center ? .center : .leading
    if shown.isLoading {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      add(wheel, after: 0)
    } else if let image = shown.image {
      add(imageView(image), after: 0)
    }
    let title = label(shown.text, shown.attributedText, shown.textProperties)
    let subtitle = label(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    if let title { add(title, after: shown.imageToTextPadding) }
    if let subtitle { add(subtitle, after: title == nil ? shown.imageToTextPadding : shown.textToSecondaryTextPadding) }
    if let button = button(shown.button, shown.buttonProperties) { add(button, after: shown.textToButtonPadding) }
    if let button = button(shown.secondaryButton, shown.secondaryButtonProperties) {
      add(button, after: shown.buttonToSecondaryButtonPadding)
    }
  }

  private func add(_ view: UIView, after space: CGFloat) {
    if let last = stack.arrangedSubviews.last { stack.setCustomSpacing(space, after: last) }
    stack.addArrangedSubview(view)
  }
  private func imageView(_ image: UIImage) -> UIView {
    let view = UIImageView(image: image)
    view.tintColor = shown.imageProperties.tintColor
    view.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    view.layer.cornerRadius = shown.imageProperties.cornerRadius
    view.clipsToBounds = shown.imageProperties.cornerRadius > 0
    let size = shown.imageProperties.maximumSize
    view.contentMode = .scaleAspectFit
    if size.width > 0 { view.widthAnchor.constraint(lessThanOrEqualToConstant: size.width).isActive = true }
    if size.height > 0 { view.heightAnchor.constraint(lessThanOrEqualToConstant: size.height).isActive = true }
    return view
  }
  private func label(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> UIView? {
    guard text?.isEmpty == false || (attributed?.length ?? 0) > 0 else { return nil }
    let label = UILabel()
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = shown.alignment == .center ? .center : .natural
    label.text = text
    if let attributed { label.attributedText = attributed }
    return label
  }
  /// UIKIT: a button stands only where it has a title or an image. A guess.
  private func button(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIView? {
    guard configuration.title?.isEmpty == false || configuration.attributedTitle != nil || configuration.image != nil
    else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.isEnabled = properties.isEnabled
    return button
  }
}
