/// A wheel that turns while a task goes on.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiactivityindicatorview>
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is, and in the older styles its colour.
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101
  }

  /// A wheel of a style at its natural size; it is hidden until it turns.
  public init(style: Style) {
    super.init(frame: CGRect(origin: .zero, size: Self.size(style)))
    self.style = style
    becomeIndicator()
    isHidden = true
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeIndicator()
    // UIKIT: it stands still and `hidesWhenStopped`: nothing is seen until it is started (Apple's page on
    // `hidesWhenStopped`).
    isHidden = true
  }
  /// The wheel of a document or an archive; the values follow after `super`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var archivedProperties: [ArchivedProperty] {
    super.archivedProperties + [
      .choice("UIActivityIndicatorViewStyle", \UIActivityIndicatorView.style),
      .flag("UIHidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
      .object("UIActivityIndicatorColor", \UIActivityIndicatorView.archivedColor),
      .flag("UIAnimating", \UIActivityIndicatorView.archivedAnimation),
    ]
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeIndicator()
  }
  private func becomeIndicator() {
    flags.insert(.drawsInCode)
    isOpaque = false
    isUserInteractionEnabled = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { setContentHuggingPriority(.defaultHigh, for: axis) }
  }

  /// Decides about size and colour. Default: medium.
  open var style = Style.medium { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
  /// Default: true.
  open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
  /// Of the spokes. Default: nil, that of the style.
  open var color: UIColor! { didSet { setNeedsDisplay() } }
  /// Whether the wheel turns. Default: false.
  open private(set) var isAnimating = false

  /// Shows the wheel and lets it turn.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    turn()
  }
  /// Stops the wheel, and hides it unless `hidesWhenStopped` is false.
  open func stopAnimating() {
    isAnimating = false
    turning?.cancel()
    turning = nil
    if hidesWhenStopped { isHidden = true }
  }

  /// How many of the spokes are drawn, as a share of all: fewer than all while a refresh control is pulled.
  private(set) var part: CGFloat = 1
  func showsPart(_ share: CGFloat) {
    guard share != part else { return }
    part = share
    setNeedsDisplay()
  }

  /// How many eighths of a turn the wheel has made.
  private(set) var phase = 0
  private var turning: MediaClock.Observation?
  /// UIKIT: a turn takes a second, in eight steps. A guess.
  private func turn() {
    turning?.cancel()
    turning = nil
    guard isAnimating, window != nil else { return }
    turning = MediaClock.current.schedule(after: 0.125) { [weak self] in
      guard let self else { return }
      self.phase = (self.phase + 1) % 8
      self.setNeedsDisplay()
      self.turn()
    }
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    turn()
  }

  static func size(_ style: Style) -> CGSize {
    let side: CGFloat = style == .whiteLarge || style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }
  open override var intrinsicContentSize: CGSize { Self.size(style) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(style) }
  open override func draw(_ rect: CGRect) {
    let base: UIColor = style == .white || style == .whiteLarge ? .white : .systemGray
    ActivityPainter.draw(
      in: bounds, side: Self.size(style).width, color: color ?? base, part: part, phase: phase)
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [AppearanceProperty(\UIActivityIndicatorView.color)]
  }
  override class var appearanceClass: NSObject.Type { UIActivityIndicatorView.self }

  override var standardAccessibility: StandardAccessibility {
    super.standardAccessibility.element(
      isAnimating ? "In progress" : "Progress halted", value: isAnimating ? "1" : "0")
  }
}

extension UIActivityIndicatorView {
  private var archivedColor: UIColor? {
    get { color }
    set { color = newValue }
  }
  private var archivedAnimation: Bool {
    get { isAnimating }
    set { if newValue { startAnimating() } }
  }
}
