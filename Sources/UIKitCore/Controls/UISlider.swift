/// Picks a value from a continuous range.
///
/// Source: <https://developer.apple.com/documentation/uikit/uislider>
open class UISlider: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeSlider()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeSlider()
  }
  private func becomeSlider() {
    flags.insert(.drawsInCode)
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  private var storedValue: Float = 0
  /// Kept within the range. Default: 0.
  open var value: Float {
    get { storedValue }
    set {
      storedValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      setNeedsDisplay()
    }
  }
  /// Default: 0.
  open var minimumValue: Float = 0 { didSet { value = storedValue } }
  /// Default: 1.
  open var maximumValue: Float = 1 { didSet { value = storedValue } }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  // UIKIT: the frame exceeds the alignment rectangle by 2 left and right and 1 below.
  open override var alignmentRectInsets: UIEdgeInsets { Compatibility.current.sliderInsets }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Compatibility.current.sliderHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Compatibility.current.sliderHeight + alignmentRectInsets.bottom)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let share = bounds.size.width > 0 ? Float(touch.location(in: self).x / bounds.size.width) : 0
    value = minimumValue + (maximumValue - minimumValue) * min(max(share, 0), 1)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  open override func draw(_ rect: CGRect) { ControlPainter.drawSlider(self) }
}
