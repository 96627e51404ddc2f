internal import UISystemMetrics

/// Picks a date or time.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidatepicker>
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }
  public enum Style: Int, Sendable {
    case automatic = 0
    case wheels = 1
    case compact = 2
    case inline = 3
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.drawsInCode)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    flags.insert(.drawsInCode)
  }

  /// Default: the moment at which the picker was made.
  open var date = Date() {
    didSet {
      // UIKIT: a date outside the range becomes the nearest in it (documented); a range without dates has no effect.
      let nearest = clamped(date)
      if nearest != date { date = nearest }
      setNeedsDisplay()
    }
  }
  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  open var preferredDatePickerStyle = Style.automatic { didSet { invalidateIntrinsicContentSize() } }
  open var datePickerStyle: Style {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return systemMetrics.hasCompactDatePickers && datePickerMode != .countDownTimer ? .compact : .wheels
  }
  open var minimumDate: Date? { didSet { date = clamped(date) } }
  open var maximumDate: Date? { didSet { date = clamped(date) } }
  private func clamped(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    let late = max(date, minimumDate ?? date)
    return min(late, maximumDate ?? late)
  }
  /// A divisor of 60. Default: 1.
  open var minuteInterval = 1 { didSet { setNeedsDisplay() } }
  open var countDownDuration: TimeInterval = 0
  open var locale: Locale?
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  open var timeZone: TimeZone?

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .inline: CGSize(width: 320, height: datePickerMode == .time ? 44 : 330)
    case .compact:
      CGSize(width: datePickerMode == .dateAndTime ? 205 : datePickerMode == .time ? 91 : 123, height: 34)
    default: CGSize(width: 320, height: systemMetrics.pickerHeight)
    }
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override func draw(_ rect: CGRect) { PickerPainter.draw(self) }
  override class var appearanceClass: NSObject.Type { UIDatePicker.self }
}
