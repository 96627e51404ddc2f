public import CoreGraphics

/// A button that pastes into its target without asking the person whether the program may.
///
/// UIKIT: its title and picture are the system's, and it can be tapped while the pasteboard has what the target takes.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipastecontrol>
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
  /// Whether the button shows a sign, a word or both.
  public enum DisplayMode: UInt, Sendable { case iconAndLabel = 0, iconOnly, labelOnly, arrowAndLabel }

  /// How a paste control looks.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uipastecontrol/configuration-swift.class>
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Default: `iconAndLabel`.
    open var displayMode = DisplayMode.iconAndLabel
    /// Default: `medium`.
    open var cornerStyle = UIButton.Configuration.CornerStyle.medium
    /// With the style `fixed` or `dynamic`, in points.
    open var cornerRadius: CGFloat = 0
    /// Default: nil, white.
    open var baseForegroundColor: UIColor?
    /// Default: nil, the tint.
    open var baseBackgroundColor: UIColor?
    /// Where the picture stands. Default: before the title.
    open var imagePlacement = NSDirectionalRectEdge.leading

    public override init() { super.init() }
  }

  /// The button's look.
  open private(set) var configuration: Configuration
  /// Who is pasted into. Default: nil, the first responder up the chain that takes what is there.
  open weak var target: (any UIPasteConfigurationSupporting)? { didSet { update() } }
  private let button = UIButton(configuration: .filled())

  /// A button that pastes into its target without a question.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
    becomePasteControl()
  }
  public override convenience init(frame: CGRect) {
    self.init(configuration: Configuration())
    self.frame = frame
  }
  /// The button of a document, with the look that a new configuration has.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
    becomePasteControl()
  }

  private func becomePasteControl() {
    isOpaque = false
    var look = UIButton.Configuration.filled()
    if configuration.displayMode != .iconOnly { look.title = "Paste" }
    if configuration.displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
    look.imagePadding = 4
    look.imagePlacement = configuration.imagePlacement
    look.cornerStyle = configuration.cornerStyle
    look.background.cornerRadius = configuration.cornerRadius
    look.baseForegroundColor = configuration.baseForegroundColor
    look.baseBackgroundColor = configuration.baseBackgroundColor
    button.configuration = look
    button.accessibilityLabel = "Paste"
    button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .primaryActionTriggered)
    addSubview(button)
    changes = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.update() } }
    update()
  }
  private nonisolated(unsafe) var changes: (any NSObjectProtocol)?
  deinit { if let changes { NotificationCenter.default.removeObserver(changes) } }

  private var receiver: (any UIPasteConfigurationSupporting)? {
    let providers = UIPasteboard.general.itemProviders
    if let target { return target.canPaste(providers) ? target : nil }
    let start = window?.firstResponder ?? self
    return sequence(first: start, next: \.next).first { $0.canPaste(providers) }
  }
  private func update() { button.isEnabled = receiver != nil }
  private func paste() { receiver?.paste(itemProviders: UIPasteboard.general.itemProviders) }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    update()
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
    update()
  }
  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
}
