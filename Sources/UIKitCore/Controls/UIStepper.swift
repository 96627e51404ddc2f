internal import UISystemMetrics

/// Counts up and down.
///
/// Source: <https://developer.apple.com/documentation/uikit/uistepper>
open class UIStepper: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: SystemMetrics.latest.stepperSize))
    becomeStepper()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeStepper()
  }
  private func becomeStepper() {
    flags.insert(.drawsInCode)
    isOpaque = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { setContentHuggingPriority(.defaultHigh, for: axis) }
  }

  /// Default: 0.
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  /// Default: 1.
  open var stepValue: Double = 1
  open var wraps = false
  open var autorepeat = true
  open var isContinuous = true

  open override var intrinsicContentSize: CGSize { systemMetrics.stepperSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { systemMetrics.stepperSize }

  override func environmentDidChange() {
    bounds.size = systemMetrics.stepperSize
    super.environmentDidChange()
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let step = touch.location(in: self).x < bounds.midX ? -stepValue : stepValue
    var next = value + step
    if next > maximumValue { next = wraps ? minimumValue : maximumValue }
    if next < minimumValue { next = wraps ? maximumValue : minimumValue }
    guard next != value else { return }
    value = next
    sendActions(for: .valueChanged)
  }

  open override func draw(_ rect: CGRect) { ControlPainter.drawStepper(self) }
  override class var appearanceClass: NSObject.Type { UIStepper.self }
}
