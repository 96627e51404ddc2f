internal import Foundation

/// Patterns that locales have for templates of dates.
///
/// Each that is made reads all of a locale's patterns, so they are kept: a screen of date pickers asks for the same few.
@MainActor
final class DatePatterns: HostContextPart {
  private var known: [String: String] = [:]

  static let current: DatePatterns = HostContext.main.part()

  /// For example `h:mm a` for `jmm` in the United States; nil where the locale has none.
  func pattern(_ template: String, _ locale: Locale) -> String? {
    let key = "\(locale.identifier)|\(template)"
    if let pattern = known[key] { return pattern }
    let made = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
    known[key] = made
    return made
  }
}
