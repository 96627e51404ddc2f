/// Writes an amount of time, as on a clock or in words.
///
/// Source: <https://developer.apple.com/documentation/foundation/datecomponentsformatter>. Foundation on Linux declares
/// the class as unavailable; this one takes its place.
///
/// DEVIATION: the words are English in every locale.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

  /// What becomes of units whose value is zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// On a clock leading zeros go, in words all do.
    public static let `default` = Self(rawValue: 1 << 0)
    public static let dropLeading = Self(rawValue: 1 << 1)
    public static let dropMiddle = Self(rawValue: 1 << 2)
    public static let dropTrailing = Self(rawValue: 1 << 3)
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = Self(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// The units to write; empty stands for all from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = ._device
  /// Where time begins to be counted, which says how long its months are. Default: nil, the beginning of 2001.
  open var referenceDate: Date?
  open var allowsFractionalUnits = false
  /// How many units to write at most; 0 for all.
  open var maximumUnitCount = 0
  /// Whether one of the largest unit is written as units of the next: 63 seconds, not a minute and three.
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    var calendar = calendar ?? ._device
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    let isNegative = endDate < startDate
    let (start, end) = isNegative ? (endDate, startDate) : (startDate, endDate)
    let parts = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    return text(units.map { ($0, parts.value(for: $0.component) ?? 0) }, isNegative: isNegative)
  }

  /// The components are counted together first: 70 minutes are an hour and ten where hours are allowed.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    var calendar = calendar ?? ._device
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    default: nil
    }
  }

  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: Writing

  private var units: [TimeUnit] {
    TimeUnit.allCases.filter { allowedUnits.isEmpty || allowedUnits.contains($0.mask) }
  }

  private func text(_ values: [(unit: TimeUnit, value: Int)], isNegative: Bool) -> String? {
    guard !values.isEmpty else { return nil }
    var shown = kept(collapsed(values))
    if maximumUnitCount > 0 { shown = Array(shown.drop { $0.value == 0 && shown.count > 1 }.prefix(maximumUnitCount)) }
    if shown.isEmpty { shown = Array(values.suffix(1)) }
    // UIKIT: the sign stands at the first value, and is lost where that is zero (Apple's FB7554477).
    let sign = isNegative && shown[0].value != 0 ? "-" : ""
    let body = unitsStyle == .positional && isClock(shown.map(\.unit)) ? clock(shown) : words(shown)
    let approximate = includesApproximationPhrase ? "About " : ""
    return approximate + sign + body + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  private func collapsed(_ values: [(unit: TimeUnit, value: Int)]) -> [(unit: TimeUnit, value: Int)] {
    guard collapsesLargestUnit, let first = values.firstIndex(where: { $0.value != 0 }), first + 1 < values.count,
      values[first].value == 1, let factor = values[first].unit.count(of: values[first + 1].unit)
    else { return values }
    var result = values
    result[first + 1].value += factor
    result[first].value = 0
    return result
  }

  private func kept(_ values: [(unit: TimeUnit, value: Int)]) -> [(unit: TimeUnit, value: Int)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
    if behavior.contains(.pad) { return values }
    let first = values.firstIndex { $0.value != 0 } ?? values.count - 1
    let last = values.lastIndex { $0.value != 0 } ?? values.count - 1
    return values.enumerated().filter { place, entry in
      if place < first { return !behavior.contains(.dropLeading) }
      if place > last { return !behavior.contains(.dropTrailing) }
      return entry.value != 0 || place == first || !behavior.contains(.dropMiddle)
    }.map(\.element)
  }

  /// Years and months have no place on a clock.
  private func isClock(_ units: [TimeUnit]) -> Bool { units.allSatisfy { $0 >= .day } && units.last != .day }

  /// UIKIT: minutes and seconds have two digits behind another unit, and in front with `.pad`; hours and days as many as
  /// they need (Apple's page on `ZeroFormattingBehavior`; the digits of what stands first are a guess).
  private func clock(_ values: [(unit: TimeUnit, value: Int)]) -> String {
    values.enumerated().map { place, entry in
      let canPad = entry.unit >= .minute && (place > 0 || zeroFormattingBehavior.contains(.pad) && values.count > 1)
      return canPad && entry.value < 10 ? "0\(entry.value)" : "\(entry.value)"
    }.joined(separator: ":")
  }

  private func words(_ values: [(unit: TimeUnit, value: Int)]) -> String {
    let parts = values.map { unit, value in
      switch unitsStyle {
      case .positional, .abbreviated: "\(value)\(unit.letter)"
      case .brief: "\(value)\(unit.short(value))"
      case .short: "\(value) \(unit.short(value))"
      case .full: "\(value) \(unit.full(value))"
      case .spellOut: "\(Self.spelled(value)) \(unit.full(value))"
      }
    }
    return parts.joined(separator: [.positional, .abbreviated, .brief].contains(unitsStyle) ? " " : ", ")
  }

  private static func spelled(_ value: Int) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }
}
