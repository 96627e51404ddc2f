import Foundation
import Testing

@testable import UIKitCore

/// What the C library writes of dates is what Foundation writes in American English.
@MainActor
struct EnglishDatesTests {
  private func formatter(_ pattern: String, _ zone: TimeZone) -> DateFormatter {
    let made = DateFormatter()
    made.locale = Locale(identifier: "en_US")
    made.timeZone = zone
    made.dateFormat = pattern
    return made
  }

  @Test(arguments: ["GMT", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Apia"])
  func textsAreThoseOfFoundation(zone: String) throws {
    let zone = try #require(TimeZone(identifier: zone))
    for (template, pattern) in [("yMMMd", "MMM d, y"), ("jmm", "h:mm\u{202F}a"), ("yMMMM", "MMMM y")] {
      let formatter = formatter(pattern, zone)
      // Every 11 days and 7.3 hours from the year 1600 to 2400; before 1900 zones have offsets of seconds.
      for seconds in stride(from: -11_676_000_000.0, to: 13_570_000_000, by: 976_680) {
        let date = Date(timeIntervalSince1970: seconds)
        let text = EnglishDates.text(date, template, in: zone)
        guard text != formatter.string(from: date) else { continue }
        Issue.record("\(template) \(zone.identifier) \(seconds): \(text ?? "nil"), not \(formatter.string(from: date))")
        return
      }
    }
  }

  @Test(arguments: ["GMT", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Apia"])
  func fieldsAndDaysAreThoseOfTheCalendar(zone: String) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    let first = Date(timeIntervalSince1970: 1_700_000_000)
    for seconds in stride(from: -11_676_000_000.0, to: 13_570_000_000, by: 9_766_811) {
      let date = Date(timeIntervalSince1970: seconds)
      let fields = try #require(EnglishDates.fields(date, in: calendar.timeZone))
      #expect(fields == calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date))
      guard let days = EnglishDates.days(from: first, to: date, in: calendar.timeZone) else {
        // Samoa crossed the date line in 1892 and in 2011.
        #expect(zone == "Pacific/Apia" && date < Date(timeIntervalSince1970: 1_325_239_200))
        continue
      }
      let start = calendar.startOfDay(for: first)
      #expect(days == calendar.dateComponents([.day], from: start, to: calendar.startOfDay(for: date)).day)
    }
  }

  @Test func daysBeforeTheGregorianCalendarAndOtherTemplatesAreLeftToFoundation() {
    let zone = TimeZone(secondsFromGMT: 0)!
    #expect(EnglishDates.text(Date(timeIntervalSince1970: -13_000_000_000), "yMMMd", in: zone) == nil)
    #expect(EnglishDates.text(Date(timeIntervalSince1970: .nan), "yMMMd", in: zone) == nil)
    #expect(EnglishDates.text(Date(timeIntervalSince1970: 1e300), "yMMMd", in: zone) == nil)
    #expect(EnglishDates.text(Date(timeIntervalSince1970: 0), "EEEE", in: zone) == nil)
  }
}
