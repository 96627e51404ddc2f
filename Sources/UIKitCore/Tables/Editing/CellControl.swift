/// A control at the edge of a cell while its table is edited: delete, insert, or the handle that moves the row.
final class CellControl: UIControl {
  enum Kind: Equatable { case delete, insert, reorder }

  private(set) var kind: Kind
  var onTap: (() -> Void)?
  var onDrag: ((UIGestureRecognizer.State, CGPoint) -> Void)?

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    flags.insert(.drawsInCode)
    isOpaque = false
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  /// UIKIT: a handle is dragged at once; the table does not wait to see whether it scrolls. A guess.
  override var isTrackedAtOnce: Bool { kind == .reorder }

  override func didTouchUpInside() { onTap?() }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if kind == .reorder { onDrag?(.began, touch.location(in: nil)) }
    return super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if kind == .reorder { onDrag?(.changed, touch.location(in: nil)) }
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if kind == .reorder { onDrag?(.ended, touch?.location(in: nil) ?? .zero) }
  }
  override func cancelTracking(with event: UIEvent?) { if kind == .reorder { onDrag?(.cancelled, .zero) } }

  override func draw(_ rect: CGRect) {
    if kind == .reorder {
      UIColor.tertiaryLabel.setFill()
      for line in -1...1 {
        UIBezierPath(
          rect: CGRect(x: bounds.midX - 9, y: bounds.midY + CGFloat(line) * 6 - 0.75, width: 18, height: 1.5)
        ).fill()
      }
      return
    }
    (kind == .delete ? UIColor.systemRed : .systemGreen).setFill()
    UIBezierPath(ovalIn: CGRect(x: bounds.midX - 11, y: bounds.midY - 11, width: 22, height: 22)).fill()
    UIColor.white.setFill()
    UIBezierPath(rect: CGRect(x: bounds.midX - 6, y: bounds.midY - 1, width: 12, height: 2)).fill()
    if kind == .insert {
      UIBezierPath(rect: CGRect(x: bounds.midX - 1, y: bounds.midY - 6, width: 2, height: 12)).fill()
    }
  }
}
