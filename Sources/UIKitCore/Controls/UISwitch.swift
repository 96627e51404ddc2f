internal import UISystemMetrics

/// An on-off control. Its size is the system's.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiswitch>
open class UISwitch: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: SystemMetrics.latest.switchSize))
    becomeSwitch()
  }
  /// The switch of a document or an archive; the values follow after `super`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var archivedProperties: [ArchivedProperty] {
    super.archivedProperties + [
      .flag("UISwitchOn", \UISwitch.isOn),
      .object("UISwitchOnTintColor", \UISwitch.onTintColor),
      .object("UISwitchThumbTintColor", \UISwitch.thumbTintColor),
      .text("UISwitchTitle", \UISwitch.title),
    ]
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeSwitch()
  }
  private func becomeSwitch() {
    flags.insert(.drawsInCode)
    isOpaque = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
  }

  /// Whether the switch is on. Setting it is not animated and sends no event. Default: false.
  open var isOn = false { didSet { knob.set(isOn ? 1 : 0) } }
  /// Where the knob is: 0 off, 1 on.
  private(set) lazy var knob = ValueTween(0) { [weak self] _ in self?.setNeedsDisplay() }
  /// Of the track while the switch is on. Default: nil, the system's green.
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Of the thumb. Default: nil, white.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// UIKIT: pictures of both states have had no effect since iOS 7.
  open var onImage: UIImage? { willSet { if newValue != nil { Limitation.hasNoEffect("UISwitch.onImage") } } }
  /// Kept; has no effect, and says so once.
  open var offImage: UIImage? { willSet { if newValue != nil { Limitation.hasNoEffect("UISwitch.offImage") } } }
  /// Kept for the program.
  open var title: String?

  /// Turns the switch on or off, by an animation if wanted. No event is sent.
  open func setOn(_ on: Bool, animated: Bool) {
    let before = knob.value
    isOn = on
    guard animated, window != nil else { return }
    knob.set(before)
    knob.go(to: on ? 1 : 0, in: 0.25)
  }

  // UIKIT: the frame is two points wider than the alignment rectangle, on the right (readings of public projects: 51
  // wide with an intrinsic width of 49).
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
  open override var intrinsicContentSize: CGSize {
    let size = systemMetrics.switchSize
    return CGSize(width: size.width - 2, height: size.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { systemMetrics.switchSize }

  override func environmentDidChange() {
    if extras?.layoutHints?.keepsFrame != true { bounds.size = systemMetrics.switchSize }
    super.environmentDidChange()
  }

  /// Whether the finger has thrown the switch by dragging.
  private var wasDragged = false

  override func isDragged(from point: CGPoint) -> Bool { true }
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    wasDragged = false
    return super.beginTracking(touch, with: event)
  }
  /// UIKIT: a finger that goes to the other side throws the switch at once. A guess.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let wantsOn = isRightToLeft ? x < bounds.midX : x > bounds.midX
    let isBeyond = abs(x - bounds.midX) > bounds.width / 4
    if isBeyond, wantsOn != isOn {
      wasDragged = true
      setOn(wantsOn, animated: true)
      sendActions(for: .valueChanged)
    }
    return true
  }
  override func didTouchUpInside() {
    guard !wasDragged else { return }
    setOn(!isOn, animated: true)
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  open override func draw(_ rect: CGRect) { SwitchPainter.draw(self) }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UISwitch.onTintColor), AppearanceProperty(\UISwitch.thumbTintColor),
    ]
  }
  override class var appearanceClass: NSObject.Type { UISwitch.self }

  override var standardAccessibility: StandardAccessibility {
    super.standardAccessibility.element(nil, [.button, .toggleButton], value: isOn ? "1" : "0")
  }
}
