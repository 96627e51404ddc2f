internal import UISystemMetrics

/// Picks a date or time: by wheels, by a calendar, or by capsules that open one.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidatepicker>
open class UIDatePicker: UIControl {
  /// What is chosen: a time, a date, both, a duration, or a month.
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }
  /// Wheels, a button that opens a calendar, or the calendar itself.
  public enum Style: Int, Sendable {
    case automatic = 0
    case wheels = 1
    case compact = 2
    case inline = 3
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeDatePicker()
  }
  /// The picker of a document or an archive; the values follow after `super`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var archivedProperties: [ArchivedProperty] {
    super.archivedProperties + [
      .choice("UIDatePickerMode", \UIDatePicker.datePickerMode),
      .choice("UIPreferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle),
      .date("UIMinimumDate", \UIDatePicker.minimumDate),
      .date("UIMaximumDate", \UIDatePicker.maximumDate),
      .integer("UIMinuteInterval", \UIDatePicker.minuteInterval),
      .date("UIDate", \UIDatePicker.archivedDate),
      .number("UICountDownDuration", \UIDatePicker.countDownDuration),
    ]
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeDatePicker()
  }
  private func becomeDatePicker() {
    flags.insert(.drawsInCode)
    isOpaque = false
  }

  // MARK: The date

  /// Default: the moment at which the picker was made.
  open var date = Date() {
    didSet {
      // UIKIT: a date outside the range becomes the nearest in it (documented); a range without dates has no effect.
      let nearest = clamped(cut(date))
      if nearest != date { date = nearest }
      if date != oldValue { valueDidChange(animated: false) }
    }
  }
  /// What is chosen. Default: date and time.
  open var datePickerMode = Mode.dateAndTime { didSet { styleDidChange() } }
  /// How it is chosen. Default: automatic.
  open var preferredDatePickerStyle = Style.automatic { didSet { styleDidChange() } }
  /// How it is chosen by now: as preferred, else compact where the system has that, and by wheels for durations.
  open var datePickerStyle: Style {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return systemMetrics.hasCompactDatePickers && datePickerMode != .countDownTimer ? .compact : .wheels
  }
  /// The earliest date that can be chosen; an earlier `date` moves to it. Default: nil, none.
  open var minimumDate: Date? { didSet { limitsDidChange() } }
  /// The latest date that can be chosen; a later `date` moves to it. Default: nil, none.
  open var maximumDate: Date? { didSet { limitsDidChange() } }
  private func limitsDidChange() {
    date = clamped(date)
    valueDidChange(animated: false)
  }
  private func clamped(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    let late = max(date, minimumDate ?? date)
    return min(late, maximumDate ?? late)
  }
  /// A divisor of 60. Default: 1, which is also taken in place of a number that does not divide 60.
  open var minuteInterval = 1 {
    didSet {
      // UIKIT: documented: "if the value is not evenly divided into 60, the default is used".
      if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = 1 }
      date = clamped(cut(date))
      styleDidChange()
    }
  }
  /// In seconds, cut to whole minutes; less than a day. Default: 0; a timer counts a minute at least.
  open var countDownDuration: TimeInterval = 0 {
    didSet {
      let seconds = countDownDuration.isNaN ? 0 : countDownDuration
      countDownDuration = (min(max(seconds, 0), 86_399) / 60).rounded(.down) * 60
      valueDidChange(animated: false)
    }
  }
  /// How dates are written and ordered. Default: nil, the user's.
  open var locale: Locale? { didSet { styleDidChange() } }
  /// Default, and in place of nil: the Gregorian calendar.
  open var calendar: Calendar! {
    get { calendars.calendar }
    set {
      calendars.chosen = newValue
      styleDidChange()
    }
  }
  let calendars = PickerCalendar()
  /// In which zone the date is shown. Default: nil, the user's.
  open var timeZone: TimeZone? { didSet { styleDidChange() } }
  /// Whether the minutes of a date are cut to `minuteInterval`. Default: true.
  open var roundsToMinuteInterval = true { didSet { date = clamped(cut(date)) } }
  private func cut(_ date: Date) -> Date {
    guard roundsToMinuteInterval, minuteInterval > 1, datePickerMode != .date,
      datePickerMode != .yearAndMonth
    else { return date }
    var calendar: Calendar = calendar
    if let timeZone { calendar.timeZone = timeZone }
    let parts = calendar.dateComponents([.minute, .second, .nanosecond], from: date)
    let spare = (parts.minute ?? 0) % minuteInterval * 60 + (parts.second ?? 0)
    return date.addingTimeInterval(-Double(spare) - Double(parts.nanosecond ?? 0) / 1e9)
  }

  /// Sets the date, within the limits; wheels turn to it where it is animated. No event is sent.
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
    if animated { valueDidChange(animated: true) }
  }

  // MARK: Parts

  private(set) lazy var source = DateWheelSource(self)
  private var wheels: DateWheelView?
  private var month: MonthView?
  private var capsules: [DateCapsule] = []

  private func styleDidChange() {
    invalidateIntrinsicContentSize()
    for view in [wheels, month] as [UIView?] { view?.removeFromSuperview() }
    for view in capsules { view.removeFromSuperview() }
    (wheels, month, capsules) = (nil, nil, [])
    setNeedsLayout()
  }

  /// Makes the parts of the style, once they are needed.
  private func makeParts() {
    guard wheels == nil, month == nil, capsules.isEmpty else { return }
    source.configure()
    switch datePickerStyle {
    case .wheels, .automatic:
      let made = DateWheelView(source)
      wheels = made
      addSubview(made)
      source.show(in: made, animated: false)
    case .inline:
      if datePickerMode == .time {
        capsules = [DateCapsule(self, showsTime: true)]
        addSubview(capsules[0])
      } else {
        let made = MonthView(self, foot: datePickerMode == .dateAndTime ? DateCapsule(self, showsTime: true) : nil)
        month = made
        addSubview(made)
      }
    case .compact:
      let kinds: [Bool] =
        datePickerMode == .time ? [true] : datePickerMode == .dateAndTime ? [false, true] : [false]
      capsules = kinds.map { DateCapsule(self, showsTime: $0) }
      for capsule in capsules { addSubview(capsule) }
    }
  }

  private func valueDidChange(animated: Bool) {
    if let wheels { source.show(in: wheels, animated: animated) }
    month?.show(date)
    for capsule in capsules { capsule.setNeedsDisplay() }
    setNeedsLayout()
  }

  /// A person has chosen a date, which the limits may move.
  func choose(_ chosen: Date) {
    let before = date
    let nearest = clamped(chosen)
    date = nearest
    if let wheels { source.show(in: wheels, animated: true) }
    guard date != before else { return }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
  func wheelsDidChange(date: Date) { choose(date) }
  func wheelsDidChange(duration: TimeInterval) {
    guard duration != countDownDuration else { return valueDidChange(animated: true) }
    countDownDuration = duration
    wheels?.reloadTexts()
    sendActions(for: .valueChanged)
  }
  func allows(_ day: DateInterval) -> Bool {
    (minimumDate.map { day.end > $0 } ?? true) && (maximumDate.map { day.start <= $0 } ?? true)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    makeParts()
    wheels?.frame = bounds
    month?.frame = bounds
    // Where the room is short, the space around the texts gives way.
    let excess = capsules.reduce(-8) { $0 + $1.naturalWidth + 8 } - bounds.width
    let less = max(excess, 0) / CGFloat(max(capsules.count, 1))
    var x: CGFloat = 0
    for capsule in capsules {
      let width = min(max(capsule.naturalWidth - less, 0), max(bounds.width - x, 0))
      capsule.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: (bounds.height - min(bounds.height, 34)) / 2, width: width,
        height: min(bounds.height, 34))
      x += width + 8
    }
  }

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .inline: CGSize(width: 320, height: datePickerMode == .time ? 44 : 330)
    case .compact:
      CGSize(
        width: datePickerMode == .dateAndTime ? 205 : datePickerMode == .time ? 91 : 123,
        height: systemMetrics.compactDatePickerHeight)
    // UIKIT: wheels are lower where the height is compact (stored frames at both orientations, one repository).
    default:
      CGSize(width: 320, height: traitCollection.verticalSizeClass == .compact ? 162 : systemMetrics.pickerHeight)
    }
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass {
      invalidateIntrinsicContentSize()
    }
    setNeedsLayout()
  }
  override func environmentDidChange() {
    styleDidChange()
    super.environmentDidChange()
  }
  override class var appearanceClass: NSObject.Type { UIDatePicker.self }
}

extension UIDatePicker: MonthOwner {
  var monthCalendar: Calendar {
    var made: Calendar = calendar
    made.timeZone = timeZone ?? made.timeZone
    if let locale { made.locale = locale }
    return made
  }
  var firstMonth: Date { date }
  var monthLimits: (Date?, Date?) { (minimumDate, maximumDate) }
  var monthIsEnabled: Bool { isEnabled }
  func monthTitle(_ date: Date) -> String { source.text(date, "yMMMM") }
  func isChosen(_ day: DateInterval) -> Bool { monthCalendar.isDate(day.start, inSameDayAs: date) }
  /// The day with the time that is chosen.
  func choose(_ day: DateInterval) {
    let calendar = monthCalendar
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    let found = calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day.start)
    choose(found ?? day.start)
  }
}

extension UIDatePicker {
  private var archivedDate: Date? {
    get { date }
    set { if let newValue { date = newValue } }
  }
}
