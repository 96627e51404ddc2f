internal import DarwinShims
internal import Foundation

/// Wheels for the parts of a date, in the order and with the words of a locale.
@MainActor
final class DateWheelSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  enum Part { case day, month, year, date, hour, minute, half, countHours, countMinutes }

  private unowned let picker: UIDatePicker
  private(set) var parts: [Part] = []
  /// The picker's, its calendar's or the device's; a locale reads the data of all when it is made.
  private var localeName = DeviceLocale.identifier
  private var locale: Locale { Locale(identifier: localeName) }
  private var zone: TimeZone { picker.timeZone ?? picker.calendars.chosen?.timeZone ?? .current }
  /// Whether `EnglishDates` knows the picker's words and days.
  private var isEnglish = false
  private var madeCalendar: Calendar?
  /// The picker's calendar with its locale and time zone.
  private var calendar: Calendar {
    if let madeCalendar { return madeCalendar }
    var made: Calendar = picker.calendar
    made.locale = locale
    made.timeZone = zone
    madeCalendar = made
    return made
  }
  /// Days that the wheel of dates reaches to both sides.
  private static let dayReach = 10_000
  /// How often wheels that go round repeat.
  private static let rounds = 100
  /// The picker's date when it was configured.
  private var start = Date()
  /// The day at which the wheel of dates begins: asked for by that wheel alone, since a calendar's days read locale data.
  private var origin: Date { calendar.startOfDay(for: start) }
  private var texts: [String: String] = [:]

  init(_ picker: UIDatePicker) { self.picker = picker }

  /// Takes over the picker's mode, locale and calendar.
  func configure() {
    localeName = (picker.locale ?? Self.chosen(picker.calendars.chosen?.locale))?.identifier ?? DeviceLocale.identifier
    start = picker.date
    texts = [:]
    formatter = nil
    madeCalendar = nil
    isEnglish = localeName == "en_US" && picker.calendars.chosen.map { $0.identifier == .gregorian } ?? true
    switch picker.datePickerMode {
    case .time: parts = timeParts
    case .date: parts = dateParts
    case .dateAndTime: parts = [.date] + timeParts
    case .countDownTimer: parts = [.countHours, .countMinutes]
    case .yearAndMonth: parts = dateParts.filter { $0 != .day }
    }
  }

  /// A calendar's locale, unless it is the one that Foundation on Linux gives every calendar.
  private static func chosen(_ locale: Locale?) -> Locale? {
    guard let locale, !locale.identifier.isEmpty, locale.identifier != Locale.current.identifier else { return nil }
    return locale
  }

  var usesHalves: Bool {
    (DatePatterns.current.pattern("j", localeName) ?? "h a").contains("a")
  }
  private var timeParts: [Part] { usesHalves ? [.hour, .minute, .half] : [.hour, .minute] }

  /// UIKIT: day, month and year in the locale's order (Apple's page on `UIDatePicker`).
  private var dateParts: [Part] {
    let format = DatePatterns.current.pattern("yMMMMd", localeName) ?? "MMMM d, y"
    let places: [(Part, String.Index?)] = [
      (.day, format.firstIndex(of: "d")), (.month, format.firstIndex { "ML".contains($0) }),
      (.year, format.firstIndex(of: "y")),
    ]
    return places.sorted { ($0.1 ?? format.endIndex) < ($1.1 ?? format.endIndex) }.map(\.0)
  }

  private var interval: Int { picker.minuteInterval }
  /// How many values a part has before it goes round; nil for those that end.
  private func period(_ part: Part) -> Int? {
    switch part {
    case .day: 31
    case .month: 12
    case .hour: 24
    case .minute: 60 / interval
    default: nil
    }
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { parts.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    let part = parts[component]
    if let period = period(part) { return period * Self.rounds }
    switch part {
    case .year: return 10_000
    case .date: return 2 * Self.dayReach + 1
    case .half: return 2
    case .countHours: return 24
    case .countMinutes: return 60 / interval
    default: return 0
    }
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let total = max(pickerView.bounds.width - 18, 0)
    func weight(_ part: Part) -> CGFloat {
      switch part {
      case .date: 2.2
      case .month: 1.6
      case .day: 0.7
      default: 1
      }
    }
    return total * weight(parts[component]) / parts.reduce(0) { $0 + weight($1) }
  }

  func alignment(_ component: Int) -> NSTextAlignment { parts[component] == .date ? .right : .center }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    let part = parts[component]
    let value = period(part).map { row % $0 } ?? row
    switch part {
    case .day: return "\(value + 1)"
    case .month: return months[value]
    case .year: return "\(row + 1)"
    case .hour: return usesHalves ? "\(value % 12 == 0 ? 12 : value % 12)" : String(format: "%02d", value)
    case .minute: return String(format: "%02d", value * interval)
    case .half: return row == 0 ? currentFormatter.amSymbol : currentFormatter.pmSymbol
    case .countHours: return row == chosen(component, pickerView) ? row == 1 ? "1 hour" : "\(row) hours" : "\(row)"
    case .countMinutes: return row == chosen(component, pickerView) ? "\(row * interval) min" : "\(row * interval)"
    case .date:
      guard let day = calendar.date(byAdding: .day, value: row - Self.dayReach, to: origin) else { return nil }
      if calendar.isDateInToday(day) { return "Today" }
      return text(day, "EEE MMM d")
    }
  }

  private func chosen(_ component: Int, _ pickerView: UIPickerView) -> Int {
    pickerView.selectedRow(inComponent: component)
  }

  /// Made for the first text that is shown.
  private var formatter: DateFormatter?
  private var currentFormatter: DateFormatter {
    if let formatter { return formatter }
    let made = DateFormatter()
    made.locale = locale
    made.calendar = calendar
    made.timeZone = zone
    formatter = made
    return made
  }
  private var months: [String] { currentFormatter.standaloneMonthSymbols }

  /// A date by a template of the locale.
  func text(_ date: Date, _ template: String) -> String {
    let key = "\(template)|\(date.timeIntervalSinceReferenceDate)"
    if let known = texts[key] { return known }
    if isEnglish, let made = EnglishDates.text(date, template, in: zone) {
      texts[key] = made
      return made
    }
    let formatter = currentFormatter
    formatter.dateFormat = DatePatterns.current.pattern(template, localeName) ?? template
    let made = formatter.string(from: date)
    texts[key] = made
    return made
  }

  // MARK: Values

  /// Turns the wheels to the picker's date.
  func show(in pickerView: UIPickerView, animated: Bool) {
    let parts = fields(picker.date)
    let minutes = Int(picker.countDownDuration / 60)
    for (component, part) in self.parts.enumerated() {
      let value: Int =
        switch part {
        case .day: (parts.day ?? 1) - 1
        case .month: (parts.month ?? 1) - 1
        case .year: (parts.year ?? 1) - 1
        case .hour: parts.hour ?? 0
        case .minute: (parts.minute ?? 0) / interval
        case .half: (parts.hour ?? 0) >= 12 ? 1 : 0
        case .countHours: minutes / 60
        case .countMinutes: minutes % 60 / interval
        case .date: Self.dayReach + days(to: picker.date)
        }
      let row =
        period(part).map { nearest(value, period: $0, to: pickerView.selectedRow(inComponent: component)) } ?? value
      if row != pickerView.selectedRow(inComponent: component) {
        pickerView.selectRow(row, inComponent: component, animated: animated)
      }
    }
  }

  private func fields(_ date: Date) -> DateComponents {
    if isEnglish, let known = EnglishDates.fields(date, in: zone) { return known }
    return calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
  }

  /// How many days a date lies after the wheel's own.
  private func days(to date: Date) -> Int {
    if isEnglish, let known = EnglishDates.days(from: start, to: date, in: zone) { return known }
    return calendar.dateComponents([.day], from: origin, to: calendar.startOfDay(for: date)).day ?? 0
  }

  /// The row of a value that goes round, nearest to where the wheel is; in the middle at first.
  private func nearest(_ value: Int, period: Int, to row: Int) -> Int {
    let base = row > period ? row : period * Self.rounds / 2
    let start = base - base % period + value
    return [start - period, start, start + period].filter { $0 >= 0 && $0 < period * Self.rounds }
      .min { abs($0 - base) < abs($1 - base) } ?? value
  }

  /// A wheel has come to rest: the date that the wheels say now.
  func wheelDidSettle(_ component: Int, in pickerView: UIPickerView) {
    func value(_ part: Part) -> Int? {
      guard let component = parts.firstIndex(of: part) else { return nil }
      let row = pickerView.selectedRow(inComponent: component)
      return period(part).map { row % $0 } ?? row
    }
    if let hours = value(.countHours), let minutes = value(.countMinutes) {
      return picker.wheelsDidChange(duration: TimeInterval(max(hours * 60 + minutes * interval, interval) * 60))
    }
    var components = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: picker.date)
    if let year = value(.year) { components.year = year + 1 }
    if let month = value(.month) { components.month = month + 1 }
    if let day = value(.day) { components.day = day + 1 }
    if let offset = value(.date), let day = calendar.date(byAdding: .day, value: offset - Self.dayReach, to: origin) {
      let chosen = calendar.dateComponents([.year, .month, .day], from: day)
      (components.year, components.month, components.day) = (chosen.year, chosen.month, chosen.day)
    }
    if let hour = value(.hour) { components.hour = hour }
    if let minute = value(.minute) { components.minute = minute * interval }
    // UIKIT: the wheel of the halves moves the hour by twelve; the wheel of hours takes the halves along. A guess.
    if parts[component] == .half, let half = value(.half), let hour = components.hour {
      components.hour = hour % 12 + 12 * half
    }
    // UIKIT: the 31st of a shorter month becomes its last day. A guess.
    var first = components
    first.day = 1
    if let month = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: month) {
      components.day = min(components.day ?? 1, days.count)
    }
    if let date = calendar.date(from: components) { picker.wheelsDidChange(date: date) }
  }
}
