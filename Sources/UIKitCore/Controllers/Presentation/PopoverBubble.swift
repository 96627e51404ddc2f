/// The shape of a popover, with the content inside.
final class PopoverBubble: UIView {
  private static let cornerRadius: CGFloat = 13

  var direction = UIPopoverArrowDirection.up { didSet { shapeDidChange() } }
  var arrowPosition: CGFloat = 0 { didSet { shapeDidChange() } }
  var fill: UIColor?
  /// What the client draws in place of the bubble.
  var frameView: UIPopoverBackgroundView? {
    didSet {
      guard frameView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let frameView { insertSubview(frameView, at: 0) }
      layer.shadowOpacity = frameView == nil ? 0.2 : 0
      shapeDidChange()
    }
  }
  var content: UIView? {
    didSet {
      if oldValue !== content, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      guard let content else { return }
      content.translatesAutoresizingMaskIntoConstraints = true
      content.autoresizingMask = []
      addSubview(content)
    }
  }

  init() {
    super.init(frame: .zero)
    flags.insert(.drawsInCode)
    isOpaque = false
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 16
    layer.shadowOffset = .zero
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func shapeDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The bubble without its arrow.
  private var body: CGRect {
    let arrow = frameView.map { type(of: $0).arrowHeight() } ?? PopoverPlacement.arrowHeight
    switch direction {
    case .up: return bounds.inset(by: UIEdgeInsets(top: arrow, left: 0, bottom: 0, right: 0))
    case .down: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: arrow, right: 0))
    case .left: return bounds.inset(by: UIEdgeInsets(top: 0, left: arrow, bottom: 0, right: 0))
    default: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: arrow))
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content else { return }
    let look = frameView.map { type(of: $0) }
    if let frameView { fit(frameView) }
    content.frame = body.inset(by: look?.contentViewInsets() ?? .zero)
    content.layer.cornerRadius = look.map { $0.wantsDefaultContentAppearance } == false ? 0 : Self.cornerRadius
    content.clipsToBounds = true
  }

  private func fit(_ frameView: UIPopoverBackgroundView) {
    frameView.frame = bounds
    frameView.arrowDirection = direction
    let isVertical = direction == .up || direction == .down
    frameView.arrowOffset = arrowPosition - (isVertical ? bounds.width : bounds.height) / 2
  }

  override func draw(_ rect: CGRect) {
    guard frameView == nil else { return }
    (fill ?? content?.backgroundColor ?? .systemBackground).setFill()
    UIBezierPath(roundedRect: body, cornerRadius: Self.cornerRadius).fill()
    let half: CGFloat = 18.5
    let arrow = UIBezierPath()
    switch direction {
    case .up:
      arrow.move(to: CGPoint(x: arrowPosition - half, y: body.minY))
      arrow.addLine(to: CGPoint(x: arrowPosition, y: 0))
      arrow.addLine(to: CGPoint(x: arrowPosition + half, y: body.minY))
    case .down:
      arrow.move(to: CGPoint(x: arrowPosition - half, y: body.maxY))
      arrow.addLine(to: CGPoint(x: arrowPosition, y: bounds.maxY))
      arrow.addLine(to: CGPoint(x: arrowPosition + half, y: body.maxY))
    case .left:
      arrow.move(to: CGPoint(x: body.minX, y: arrowPosition - half))
      arrow.addLine(to: CGPoint(x: 0, y: arrowPosition))
      arrow.addLine(to: CGPoint(x: body.minX, y: arrowPosition + half))
    default:
      arrow.move(to: CGPoint(x: body.maxX, y: arrowPosition - half))
      arrow.addLine(to: CGPoint(x: bounds.maxX, y: arrowPosition))
      arrow.addLine(to: CGPoint(x: body.maxX, y: arrowPosition + half))
    }
    arrow.close()
    arrow.fill()
  }
}
