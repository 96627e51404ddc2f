internal import Foundation

/// Patterns that locales have for templates of dates.
///
/// Each that is made reads all of a locale's patterns, so they are kept: a screen of date pickers asks for the same few.
@MainActor
final class DatePatterns: HostContextPart {
  private var known: [String: String] = [:]

  static let current: DatePatterns = HostContext.main.part()

  /// Those that parts of pickers are arranged by on devices whose locale nobody has chosen, as the locale data of
  /// Foundation has them: reading that data takes more memory than a screen of views.
  nonisolated static let ofDevices = ["en_US|j": "h\u{202F}a", "en_US|yMMMMd": "MMMM d, y"]

  /// For example `h:mm a` for `jmm` in the United States (`en_US`); nil where the locale has none.
  func pattern(_ template: String, _ locale: String) -> String? {
    let key = "\(locale)|\(template)"
    if let pattern = Self.ofDevices[key] ?? known[key] { return pattern }
    let made = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: Locale(identifier: locale))
    known[key] = made
    return made
  }
}
