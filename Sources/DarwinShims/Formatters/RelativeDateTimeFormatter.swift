/// Writes how far a moment is from another one: *in 2 days*, *3 hours ago*.
///
/// Source: <https://developer.apple.com/documentation/foundation/relativedatetimeformatter>. Foundation on Linux has no
/// such class.
///
/// DEVIATION: the words are English in every locale.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable {
    /// *1 day ago*.
    case numeric
    /// *yesterday* where there is a word.
    case named
  }
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = ._device
  open var locale: Locale! = ._device

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar = calendar ?? ._device
    let units = Set(TimeUnit.allCases.map(\.component))
    return localizedString(from: calendar.dateComponents(units, from: referenceDate, to: date))
  }

  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// The largest unit that is not zero is written, no other.
  open func localizedString(from dateComponents: DateComponents) -> String {
    for unit in TimeUnit.allCases {
      if let value = dateComponents.value(for: unit.component), value != 0 { return text(value, unit) }
    }
    return text(0, .second)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(_ value: Int, _ unit: TimeUnit) -> String {
    if dateTimeStyle == .named, let word = Self.names[unit]?[value] { return word }
    let count = abs(value)
    let amount =
      switch unitsStyle {
      case .full: "\(count) \(unit.full(count))"
      case .spellOut: "\(spelled(count)) \(unit.full(count))"
      case .short: "\(count) \(Self.short(unit, count))"
      case .abbreviated: "\(count)\(unit.letter)"
      }
    return value < 0 ? "\(amount) ago" : "in \(amount)"
  }

  private static func short(_ unit: TimeUnit, _ count: Int) -> String {
    switch unit {
    case .year: "yr."
    case .month: "mo."
    case .week: "wk."
    case .day: unit.full(count)
    case .hour: "hr."
    case .minute: "min."
    case .second: "sec."
    }
  }

  private static let names: [TimeUnit: [Int: String]] = [
    .year: [-1: "last year", 0: "this year", 1: "next year"],
    .month: [-1: "last month", 0: "this month", 1: "next month"],
    .week: [-1: "last week", 0: "this week", 1: "next week"],
    .day: [-1: "yesterday", 0: "today", 1: "tomorrow"], .hour: [0: "this hour"], .minute: [0: "this minute"],
    .second: [0: "now"],
  ]

  private func spelled(_ value: Int) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }
}
