import DarwinShims
import Foundation
import Testing

/// Provenance: Apple's documentation of the classes, for `.pad` on a clock also what people measured (0:30:00 for hours,
/// minutes and seconds).
struct FormatterTests {
  typealias Style = DateComponentsFormatter.UnitsStyle
  typealias Zeros = DateComponentsFormatter.ZeroFormattingBehavior

  @Test(
    arguments: [
      (3610, [], Style.positional, Zeros.default, "1:00:10"), (65, [.minute, .second], .positional, .default, "1:05"),
      (28, [.minute, .second], .positional, .default, "28"), (65, [.minute, .second], .positional, .pad, "01:05"),
      (1800, [.hour, .minute, .second], .positional, .pad, "0:30:00"),
      (5400, [.hour, .minute], .positional, .pad, "1:30"), (-3600, [.hour, .minute], .positional, .pad, "-1:00"),
      (3600, [.day, .hour, .minute, .second], .positional, .pad, "0:1:00:00"),
      (3600, [.day, .hour, .minute, .second], .abbreviated, .pad, "0d 1h 0m 0s"),
      (3610, [.day, .hour, .minute, .second], .abbreviated, .default, "1h 10s"),
      (600, [.day, .hour, .minute, .second], .abbreviated, .dropLeading, "10m 0s"),
      (0, [.hour, .minute], .abbreviated, .default, "0m"), (34_890, [], .short, .default, "9 hr, 41 min, 30 sec"),
      (34_890, [], .full, .default, "9 hours, 41 minutes, 30 seconds"),
      (34_890, [], .brief, .default, "9hr 41min 30sec"),
      (86_401, [], .full, .default, "1 day, 1 second"),
      (34_890, [], .spellOut, .default, "nine hours, forty-one minutes, thirty seconds"),
    ] as [(Double, NSCalendar.Unit, Style, Zeros, String)])
  func amountsOfTimeAreWritten(
    _ seconds: Double, _ units: NSCalendar.Unit, _ style: Style, _ zeros: Zeros, _ text: String
  ) {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    formatter.zeroFormattingBehavior = zeros
    #expect(formatter.string(from: seconds) == text)
  }

  @Test func unitsAreLimitedCollapsedAndFramed() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .abbreviated
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 3 * 86_400 + 5 * 3600 + 7) == "3d 5h")
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 63) == "63s")
    formatter.unitsStyle = .full
    formatter.includesTimeRemainingPhrase = true
    formatter.includesApproximationPhrase = true
    #expect(formatter.string(from: DateComponents(minute: 70)) == "About 70 minutes remaining")
  }

  @Test(arguments: [
    (DateComponents(day: -1), "1 day ago", "yesterday"), (DateComponents(day: 2, hour: 5), "in 2 days", "in 2 days"),
    (DateComponents(hour: -3), "3 hours ago", "3 hours ago"), (DateComponents(), "in 0 seconds", "now"),
  ]) func distancesInTimeAreWritten(_ components: DateComponents, _ numeric: String, _ named: String) {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(from: components) == numeric)
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: components) == named)
  }

  @Test(arguments: [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b, and c")])
  func listsAreWritten(_ items: [String], _ text: String) {
    #expect(ListFormatter.localizedString(byJoining: items) == text)
    #expect(ListFormatter().string(from: items) == text)
  }

  @Test func quantitiesAreWrittenInTheUnitsOfTheRegion() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°F")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°C")
    #expect(formatter.string(from: Measurement(value: 5.5, unit: UnitLength.kilometers)) == "5.5 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.kilometers)) == "1 kilometer")
  }

  @Test func keysHavePlaceholdersForTheirValues() {
    #expect(String(localized: "plain 100%") == "plain 100%")
    #expect(String(localized: "\(3) of \("a") at \(0.5, specifier: "%.1f") 100%") == "3 of a at 0.5 100%")
    #expect(String(localized: "key", defaultValue: "\(2) things") == "2 things")
  }

  /// Provenance: what Apple's simulators write, whose locale is `en_US`.
  @Test func stringsOfTheDevice() {
    let date = Date(timeIntervalSince1970: 0)
    let text = DateFormatter._deviceString(from: date, dateStyle: .medium, timeStyle: .none)
    #expect(text == "Jan 1, 1970" || text == "Dec 31, 1969")
    #expect(NumberFormatter._deviceString(from: 1234.5, number: .currency) == "$1,234.50")
  }

  /// Documented: a format with the user's language.
  @Test func localizedTextsByFormats() {
    let text = NSString.localizedStringWithFormat("%@ has %d" as NSString, "A" as NSString, 3)
    #expect(text == "A has 3" as NSString)
  }

  /// Documented: formatters have behaviours of former systems, texts by formats a locale of their own.
  @Test func formsOfFormerSystems() {
    let formatter = NumberFormatter()
    formatter.formatterBehavior = .default
    #expect(formatter.formatterBehavior == .behavior10_4)
    let text = withVaList([1234.5]) {
      NSString(format: "%.1f", locale: Locale(identifier: "de_DE") as Locale?, arguments: $0)
    }
    #expect(text == "1.234,5" as NSString)
  }
}
