/// The chevron and title that lead back.
final class BackButtonView: UIControl {
  private var title = ""
  private var action: (() -> Void)?
  private static let font = UIFont.systemFont(ofSize: 17)
  private static let chevron = CGSize(width: 12, height: 21)

  init() {
    super.init(frame: .zero)
    flags.insert(.drawsInCode)
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// - Parameters:
  ///   - title: what stands beside the chevron.
  ///   - indicator: in the chevron's place, nil for the system's.
  ///   - tint: of both, nil for the bar's.
  ///   - action: leads back.
  ///   - look: what the item says that the button leads back to.
  func configure(
    title: String, indicator: UIImage? = nil, tint: UIColor? = nil, look: BackButtonLook? = nil,
    _ action: @escaping () -> Void
  ) {
    self.title = title
    self.look = look ?? BackButtonLook()
    self.indicator = indicator
    self.tint = tint
    self.action = action
    accessibilityLabel = title.isEmpty ? "Back" : title
    setNeedsDisplay()
  }

  private var indicator: UIImage?
  private var tint: UIColor?
  private var look = BackButtonLook()

  private var ink: UIColor {
    let color = tint ?? tintColor ?? .systemBlue
    return isHighlighted ? color.withAlphaComponent(0.3) : color
  }
  /// What the bar's appearance says of back buttons, above what it says of plain ones.
  private var attributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [.font: Self.font, .foregroundColor: ink]
    guard let bar = superview as? UINavigationBar else { return result }
    let look = bar.appearanceInForce
    result.merge(look.buttonAppearance.values(for: state).attributes) { $1 }
    result.merge(look.backButtonAppearance.values(for: state).attributes) { $1 }
    return result
  }

  /// The width that a title takes, chevron included, in points.
  static func width(of title: String) -> CGFloat {
    chevron.width + (title.isEmpty ? 0 : 6 + ceil(title.size(withAttributes: [.font: font]).width))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = title.isEmpty ? 0 : 6 + ceil(title.size(withAttributes: attributes).width)
    return CGSize(width: Self.chevron.width + text, height: 44)
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let mirrored = isRightToLeft
    let middle = bounds.midY
    look.image(forState: state.rawValue)?.draw(in: bounds)
    if let indicator {
      let size = indicator.size
      let left = mirrored ? bounds.width - size.width : 0
      indicator.shown(rightToLeft: mirrored).withTintColor(ink, renderingMode: .alwaysOriginal).draw(
        in: CGRect(x: left, y: (middle - size.height / 2).rounded(), width: size.width, height: size.height))
    } else {
      drawChevron(mirrored, middle)
    }
    guard !title.isEmpty else { return }
    let size = title.size(withAttributes: attributes)
    let left = mirrored ? bounds.width - Self.chevron.width - 6 - size.width : Self.chevron.width + 6
    let offset = look.offsets[UIBarMetrics.default.rawValue] ?? .zero
    title.draw(
      at: CGPoint(x: left + offset.horizontal, y: (middle - size.height / 2).rounded() + offset.vertical),
      withAttributes: attributes)
  }

  private func drawChevron(_ mirrored: Bool, _ middle: CGFloat) {
    let chevron = UIBezierPath()
    func x(_ value: CGFloat) -> CGFloat { mirrored ? bounds.width - value : value }
    chevron.move(to: CGPoint(x: x(10.5), y: middle - 9))
    chevron.addLine(to: CGPoint(x: x(1.5), y: middle))
    chevron.addLine(to: CGPoint(x: x(10.5), y: middle + 9))
    chevron.lineWidth = 2.7
    chevron.lineCapStyle = .round
    chevron.lineJoinStyle = .round
    ink.setStroke()
    chevron.stroke()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: 0).contains(point)
  }

  override func didTouchUpInside() { action?() }
}
