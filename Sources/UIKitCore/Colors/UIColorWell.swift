/// Shows a colour, and lets people choose another.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicolorwell>
open class UIColorWell: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeColorWell()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeColorWell()
  }
  private func becomeColorWell() {
    flags.insert(.drawsInCode)
    isOpaque = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { setContentHuggingPriority(.defaultHigh, for: axis) }
  }

  /// Of the picker that the well opens. Default: nil.
  open var title: String?
  /// Whether colours may be chosen through which one sees. Default: true.
  open var supportsAlpha = true
  /// Default: nil, for none.
  open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }

  // UIKIT: 28 points, a ring of all hues around the colour; the size is a guess.
  private static let side: CGFloat = 28
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// UIKIT: a tap presents a colour picker, in a popover on a pad; each choice is told as a changed value (Apple's page
  /// on `UIColorWell`).
  override func didTouchUpInside() {
    guard
      let presenter = sequence(first: self as UIResponder, next: \.next).lazy.compactMap({ $0 as? UIViewController })
        .first
    else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    picker.selectedColor = selectedColor ?? .white
    picker.onChoose = { [weak self] color in
      guard let self else { return }
      selectedColor = color
      sendActions(for: .valueChanged)
    }
    if traitCollection.userInterfaceIdiom == .pad {
      picker.modalPresentationStyle = .popover
      picker.popoverPresentationController?.sourceView = self
      picker.popoverPresentationController?.sourceRect = bounds
    }
    presenter.present(picker, animated: true)
  }

  open override func draw(_ rect: CGRect) {
    let side = min(bounds.width, bounds.height)
    let box = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.setAlpha(isEnabled ? isHighlighted ? 0.6 : 1 : 0.3)
    drawRing(box)
    let inner = box.insetBy(dx: side * 0.16, dy: side * 0.16)
    if let selectedColor {
      if selectedColor.cgColor.alpha < 1 { ColorGrid.drawChecks(UIBezierPath(ovalIn: inner), inner) }
      selectedColor.setFill()
      UIBezierPath(ovalIn: inner).fill()
    }
  }

  /// All hues in a round.
  private func drawRing(_ box: CGRect) {
    let width = box.width * 0.1
    let middle = CGPoint(x: box.midX, y: box.midY)
    let steps = 48
    for step in 0..<steps {
      let start = CGFloat(step) / CGFloat(steps) * 2 * .pi
      let arc = UIBezierPath(
        arcCenter: middle, radius: box.width / 2 - width / 2, startAngle: start,
        endAngle: start + 2.2 * .pi / CGFloat(steps), clockwise: true)
      arc.lineWidth = width
      UIColor(hue: CGFloat(step) / CGFloat(steps), saturation: 0.85, brightness: 0.98, alpha: 1).setStroke()
      arc.stroke()
    }
  }

  override class var appearanceClass: NSObject.Type { UIColorWell.self }
}
