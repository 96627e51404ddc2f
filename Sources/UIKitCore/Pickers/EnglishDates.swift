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
    guard let form = forms[template], date >= firstDay, date < lastDay else { return nil }
    var seconds = time_t(date.timeIntervalSince1970.rounded(.down)) + zone.secondsFromGMT(for: date)
    var parts = tm()
    guard gmtime_r(&seconds, &parts) != nil else { return nil }
    var text = [CChar](repeating: 0, count: 64)
    guard let plain, strftime_l(&text, text.count, form, &parts, plain) > 0 else { return nil }
    return text.withUnsafeBufferPointer { $0.baseAddress.flatMap { String(validatingCString: $0) } }
  }
}
