internal import UISystemMetrics

/// Counts up and down.
///
/// Source: <https://developer.apple.com/documentation/uikit/uistepper>
open class UIStepper: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: SystemMetrics.latest.stepperSize))
    becomeStepper()
  }
  /// The stepper of a document or an archive; the values follow after `super`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var archivedProperties: [ArchivedProperty] {
    super.archivedProperties + [
      .number("UIStepperMinimumValue", \UIStepper.minimumValue),
      .number("UIStepperMaximumValue", \UIStepper.maximumValue),
      .number("UIStepperStepValue", \UIStepper.stepValue),
      .number("UIStepperValue", \UIStepper.value),
      .flag("UIStepperWraps", \UIStepper.wraps),
      .flag("UIStepperAutorepeat", \UIStepper.autorepeat),
      .flag("UIStepperContinuous", \UIStepper.isContinuous),
    ]
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeStepper()
  }
  private func becomeStepper() {
    flags.insert(.drawsInCode)
    isOpaque = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { setContentHuggingPriority(.defaultHigh, for: axis) }
  }

  /// Kept within the range. Default: 0.
  open var value: Double {
    get { current }
    set {
      current = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      setNeedsDisplay()
    }
  }
  private var current: Double = 0
  /// A minimum above the maximum becomes both. Default: 0.
  open var minimumValue: Double = 0 {
    didSet { if minimumValue > maximumValue { maximumValue = minimumValue } else { value = current } }
  }
  /// A maximum below the minimum becomes both. Default: 100.
  open var maximumValue: Double = 100 {
    didSet { if maximumValue < minimumValue { minimumValue = maximumValue } else { value = current } }
  }
  /// Default: 1.
  open var stepValue: Double = 1
  /// Whether a step over the maximum goes to the minimum, and the other way round. Default: false.
  open var wraps = false { didSet { setNeedsDisplay() } }
  /// Whether a held button steps again and again, after half a second at first. Default: true.
  open var autorepeat = true
  /// Whether each of repeated steps sends `valueChanged`, or the last alone. Default: true.
  open var isContinuous = true

  // MARK: Images

  private var increments: [UInt: UIImage] = [:] { didSet { setNeedsDisplay() } }
  private var decrements: [UInt: UIImage] = [:] { didSet { setNeedsDisplay() } }
  /// Sets the image in place of the plus for a state.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    increments[state.rawValue] = image
  }
  /// Sets the image in place of the minus for a state.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    decrements[state.rawValue] = image
  }
  /// The image in place of the plus of a state; where there is none, that of `normal`.
  open func incrementImage(for state: State) -> UIImage? { increments[state.rawValue] ?? increments[0] }
  /// The image in place of the minus of a state; where there is none, that of `normal`.
  open func decrementImage(for state: State) -> UIImage? { decrements[state.rawValue] ?? decrements[0] }

  private var backgrounds: [UInt: UIImage] = [:] { didSet { setNeedsDisplay() } }
  private var dividers = SegmentDividers() { didSet { setNeedsDisplay() } }
  /// A picture behind the halves that are in the state, stretched over the whole stepper.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state.rawValue] = image
  }
  /// The image behind both buttons of a state; where there is none, that of `normal`.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state.rawValue] ?? backgrounds[0] }
  /// The picture between the halves while they are in these states.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    dividers[leftState.rawValue, rightState.rawValue] = image
  }
  /// The image between the buttons of these states; where there is none, that of both `normal`.
  open func dividerImage(forLeftSegmentState leftState: State, rightSegmentState rightState: State) -> UIImage? {
    dividers[leftState.rawValue, rightState.rawValue] ?? dividers[0, 0]
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIStepper.increments), AppearanceProperty(\UIStepper.decrements),
      AppearanceProperty(\UIStepper.backgrounds), AppearanceProperty(\UIStepper.dividers),
    ]
  }

  open override var intrinsicContentSize: CGSize { systemMetrics.stepperSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { systemMetrics.stepperSize }

  override func environmentDidChange() {
    bounds.size = systemMetrics.stepperSize
    super.environmentDidChange()
  }

  // MARK: Touches

  enum Side { case down, up }
  /// The half under the finger.
  private(set) var pressedSide: Side? { didSet { if pressedSide != oldValue { setNeedsDisplay() } } }
  private var repeating: MediaClock.Observation?
  private var repetitions = 0

  func canStep(_ side: Side) -> Bool {
    isEnabled && (wraps || (side == .up ? current < maximumValue : current > minimumValue))
  }

  private func side(at touch: UITouch) -> Side {
    (touch.location(in: self).x < bounds.midX) != isRightToLeft ? .down : .up
  }

  /// UIKIT: the value changes when the finger comes down, and again and again, faster, while it stays (Apple's page on
  /// `autorepeat`).
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let side = side(at: touch)
    pressedSide = side
    repetitions = 0
    step(side, sends: true)
    if autorepeat { scheduleRepeat(after: 0.5) }
    return true
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressedSide = bounds.contains(touch.location(in: self)) ? side(at: touch) : nil
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { stop() }
  open override func cancelTracking(with event: UIEvent?) { stop() }

  private func stop() {
    repeating?.cancel()
    repeating = nil
    if !isContinuous, repetitions > 0 { sendActions(for: .valueChanged) }
    pressedSide = nil
  }

  private func scheduleRepeat(after delay: TimeInterval) {
    repeating = MediaClock.current.schedule(after: delay) { [weak self] in
      guard let self, self.isTracking else { return }
      if let side = self.pressedSide {
        self.repetitions += 1
        self.step(side, sends: self.isContinuous)
      }
      self.scheduleRepeat(after: self.repetitions > 10 ? 0.05 : 0.1)
    }
  }

  private func step(_ side: Side, sends: Bool) {
    var next = current + (side == .up ? stepValue : -stepValue)
    if next > maximumValue { next = wraps ? minimumValue : maximumValue }
    if next < minimumValue { next = wraps ? maximumValue : minimumValue }
    guard next != current else { return }
    value = next
    if sends {
      sendActions(for: .valueChanged)
      sendActions(for: .primaryActionTriggered)
    }
  }

  func perform(_ side: Side) { step(side, sends: true) }

  open override func draw(_ rect: CGRect) { StepperPainter.draw(self) }
  override class var appearanceClass: NSObject.Type { UIStepper.self }

  // MARK: Accessibility

  override var drawnElements: [UIAccessibilityElement] {
    let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    return [(Side.down, "Decrement", isRightToLeft ? right : left), (.up, "Increment", isRightToLeft ? left : right)]
      .map { side, label, frame in
        AccessibilityParts.part(of: self, label, frame, canStep(side) ? .button : [.button, .notEnabled])
      }
  }
  open override func accessibilityIncrement() { perform(.up) }
  open override func accessibilityDecrement() { perform(.down) }
}
