/// A unit of time that is written out, largest first.
enum TimeUnit: Int, CaseIterable, Comparable {
  case year, month, week, day, hour, minute, second

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var mask: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// How many of a smaller unit it has; nil where that depends on the calendar.
  func count(of other: TimeUnit) -> Int? {
    let seconds: [TimeUnit: Int] = [.week: 604_800, .day: 86_400, .hour: 3600, .minute: 60, .second: 1]
    guard let own = seconds[self], let part = seconds[other] else { return self == .year && other == .month ? 12 : nil }
    return own / part
  }

  // MARK: English

  var letter: String { self == .month ? "mo" : String(word.prefix(1)) }
  func full(_ count: Int) -> String { count == 1 ? word : word + "s" }

  func short(_ count: Int) -> String {
    switch self {
    case .year: count == 1 ? "yr" : "yrs"
    case .month: count == 1 ? "mth" : "mths"
    case .week: count == 1 ? "wk" : "wks"
    case .day: full(count)
    case .hour: "hr"
    case .minute: "min"
    case .second: "sec"
    }
  }

  private var word: String { "\(self)" }
}
