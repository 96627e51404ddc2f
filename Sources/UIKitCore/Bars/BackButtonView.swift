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

  func configure(title: String, _ action: @escaping () -> Void) {
    self.title = title
    self.action = action
    accessibilityLabel = title.isEmpty ? "Back" : title
    setNeedsDisplay()
  }

  private var attributes: [NSAttributedString.Key: Any] {
    [.font: Self.font, .foregroundColor: isHighlighted ? tintColor.withAlphaComponent(0.3) : tintColor as UIColor]
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
    let chevron = UIBezierPath()
    func x(_ value: CGFloat) -> CGFloat { mirrored ? bounds.width - value : value }
    chevron.move(to: CGPoint(x: x(10.5), y: middle - 9))
    chevron.addLine(to: CGPoint(x: x(1.5), y: middle))
    chevron.addLine(to: CGPoint(x: x(10.5), y: middle + 9))
    chevron.lineWidth = 2.7
    chevron.lineCapStyle = .round
    chevron.lineJoinStyle = .round
    (isHighlighted ? tintColor.withAlphaComponent(0.3) : tintColor).setStroke()
    chevron.stroke()
    guard !title.isEmpty else { return }
    let size = title.size(withAttributes: attributes)
    let left = mirrored ? bounds.width - Self.chevron.width - 6 - size.width : Self.chevron.width + 6
    title.draw(at: CGPoint(x: left, y: (middle - size.height / 2).rounded()), withAttributes: attributes)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: 0).contains(point)
  }

  override func didTouchUpInside() { action?() }
}
