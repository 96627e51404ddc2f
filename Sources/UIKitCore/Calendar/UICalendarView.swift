public import Foundation

/// A month with its days, of which one, several or a week may be chosen, and decorations beneath them.
///
/// UIKIT: nothing can be chosen until the view has a `selectionBehavior`.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicalendarview>
@preconcurrency @MainActor
open class UICalendarView: UIView {
  public enum DecorationSize: Int, Sendable { case small = 0, medium, large }

  private lazy var month = MonthView(self)
  private lazy var formatter = DateFormatter()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeCalendar()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeCalendar()
  }
  private func becomeCalendar() {
    isOpaque = false
    addSubview(month)
  }

  /// What can be chosen. Default: nil, nothing.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      if oldValue !== selectionBehavior, oldValue?.view === self { oldValue?.view = nil }
      selectionBehavior?.view = self
      month.setNeedsDisplay()
    }
  }
  /// Gives the decorations. Default: nil.
  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet {
      delegate = SubclassMethods.completed(delegate)
      month.contentDidChange()
    }
  }
  /// Default: the current calendar.
  open var calendar: Calendar = .current { didSet { calendarDidChange() } }
  /// Default: the person's.
  open var locale: Locale = .current { didSet { calendarDidChange() } }
  /// Default: nil, the calendar's.
  open var timeZone: TimeZone? { didSet { calendarDidChange() } }
  /// How numbers and names are drawn. Default: the system's.
  open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { month.setNeedsDisplay() } }
  /// Whether there is room for decorations. Default: true.
  open var wantsDateDecorations = true {
    didSet {
      invalidateIntrinsicContentSize()
      month.contentDidChange()
    }
  }
  /// The days that there are. Default: all.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { month.show(clamped(month.month)) }
  }

  private func calendarDidChange() { month.calendarDidChange() }
  private func clamped(_ date: Date) -> Date { min(max(date, availableDateRange.start), availableDateRange.end) }

  // MARK: The month

  /// The month that is shown, as calendar, era, year and month. Default: the present.
  open var visibleDateComponents: DateComponents {
    get { monthCalendar.dateComponents([.calendar, .era, .year, .month], from: month.month) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = monthCalendar.date(from: dateComponents) else { return }
    month.show(clamped(date))
  }

  /// Asks the delegate anew for the decorations of these days.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { month.contentDidChange() }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    month.frame = bounds
  }
  // DEVIATION: not measured: an inline date picker's size, with 8 points more in each week where there are decorations.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: wantsDateDecorations ? 378 : 330) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, 320), height: intrinsicContentSize.height)
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    month.setNeedsDisplay()
  }

  func selectionDidChange() { month.setNeedsDisplay() }

  /// A day as programs name it.
  private func components(of day: DateInterval) -> DateComponents {
    monthCalendar.dateComponents([.calendar, .era, .year, .month, .day], from: day.start)
  }
}

extension UICalendarView: MonthOwner {
  var monthCalendar: Calendar {
    var made = calendar
    made.locale = locale
    if let timeZone { made.timeZone = timeZone }
    return made
  }
  var firstMonth: Date { clamped(Date()) }
  var monthLimits: (Date?, Date?) { (availableDateRange.start, availableDateRange.end) }
  var monthIsEnabled: Bool { true }
  var monthDesign: UIFontDescriptor.SystemDesign { fontDesign }
  var hasRoomForDecorations: Bool { wantsDateDecorations }
  func monthTitle(_ date: Date) -> String {
    formatter.calendar = monthCalendar
    formatter.timeZone = monthCalendar.timeZone
    formatter.locale = locale
    formatter.dateFormat = DatePatterns.current.pattern("yMMMM", locale.identifier) ?? "MMMM y"
    return formatter.string(from: date)
  }
  func isChosen(_ day: DateInterval) -> Bool {
    selectionBehavior?.contains(components(of: day), calendar: monthCalendar) ?? false
  }
  func allows(_ day: DateInterval) -> Bool {
    guard day.end > availableDateRange.start, day.start <= availableDateRange.end else { return false }
    return selectionBehavior?.allows(components(of: day), calendar: monthCalendar) ?? true
  }
  func choose(_ day: DateInterval) { selectionBehavior?.choose(components(of: day), calendar: monthCalendar) }
  func decoration(of day: DateInterval) -> UIView? {
    guard wantsDateDecorations else { return nil }
    return delegate?.calendarView(self, decorationFor: components(of: day))?.makeView(tint: tintColor)
  }
  func monthDidChange(from previous: Date) {
    delegate?.calendarView(
      self,
      didChangeVisibleDateComponentsFrom: monthCalendar.dateComponents(
        [.calendar, .era, .year, .month], from: previous))
  }
}
