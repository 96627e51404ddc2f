internal import Foundation

/// Texts of dates in the language of devices whose owner has chosen none.
///
/// The C library writes them as Foundation's `en_US` does: the first text that Foundation writes brings the data of all
/// locales into memory, more than a screen of views takes.
@MainActor
enum EnglishDates {
  /// Templates of dates by which pickers show theirs, as `strftime` writes them.
  private static let forms = ["yMMMd": "%b %-d, %Y", "jmm": "%-I:%M\u{202F}%p", "yMMMM": "%B %Y"]
  private static let plain = newlocale(1 << LC_TIME, "C", nil)
  /// The first day of the Gregorian calendar; the days before are Foundation's.
  private static let firstDay = Date(timeIntervalSince1970: -12_219_292_800 + 86_400)
  private static let lastDay = Date(timeIntervalSince1970: 253_402_300_800 - 86_400)

  /// The date in a time zone by a template; nil for templates and days that are not known here.
  static func text(_ date: Date, _ template: String, in zone: TimeZone) -> String? {
    guard let form = forms[template], var parts = parts(date, in: zone) else { return nil }
    var text = [CChar](repeating: 0, count: 64)
    guard let plain, strftime_l(&text, text.count, form, &parts, plain) > 0 else { return nil }
    return text.withUnsafeBufferPointer { $0.baseAddress.flatMap { String(validatingCString: $0) } }
  }

  /// Year, month, day, hour and minute in a time zone; nil for days that are not known here.
  static func fields(_ date: Date, in zone: TimeZone) -> DateComponents? {
    parts(date, in: zone).map {
      DateComponents(
        year: Int($0.tm_year) + 1900, month: Int($0.tm_mon) + 1, day: Int($0.tm_mday), hour: Int($0.tm_hour),
        minute: Int($0.tm_min))
    }
  }

  /// The days from one date to another in a time zone; nil for days that are not known here.
  ///
  /// Zones that went over to the other side of the date line have one day less, or one twice: Foundation counts those.
  static func days(from first: Date, to date: Date, in zone: TimeZone) -> Int? {
    guard abs(zone.secondsFromGMT(for: first) - zone.secondsFromGMT(for: date)) < 43_200 else { return nil }
    guard let first = seconds(first, in: zone), let last = seconds(date, in: zone) else { return nil }
    func day(_ seconds: time_t) -> Int { Int((Double(seconds) / 86_400).rounded(.down)) }
    return day(last) - day(first)
  }

  private static func seconds(_ date: Date, in zone: TimeZone) -> time_t? {
    guard date >= firstDay, date < lastDay else { return nil }
    return time_t(date.timeIntervalSince1970.rounded(.down)) + zone.secondsFromGMT(for: date)
  }

  private static func parts(_ date: Date, in zone: TimeZone) -> tm? {
    var made = tm()
    guard var seconds = seconds(date, in: zone), gmtime_r(&seconds, &made) != nil else { return nil }
    return made
  }
}
