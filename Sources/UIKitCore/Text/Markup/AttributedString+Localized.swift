public import Foundation

extension AttributedString {
  /// The string of a table for the key, with its Markdown read.
  ///
  /// - Parameters:
  ///   - table: the file's name without `.strings`. Default: nil, `Localizable`.
  ///   - bundle: where the table lies. Default: nil, the main bundle.
  ///   - locale: says how numbers are written. Default: nil, the device's.
  ///   - comment: for translators; has no effect.
  ///
  /// DEVIATION: `^[3 tag](inflect: true)` agrees with its number in English only.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/attributedstring/init(localized:options:table:bundle:locale:comment:)>
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    let text = String(localized: key, table: table, bundle: bundle, locale: locale ?? ._device)
    let plain = InflectionMarks.resolved(text)
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: plain, options: options)) ?? AttributedString(plain)
  }
}

/// The marks of automatic grammar agreement in localized text: `^[3 apple](inflect: true)`.
enum InflectionMarks {
  /// The text without its marks, the words behind another number than one in the plural.
  static func resolved(_ text: String) -> String {
    text.replacing(/\^\[([^\]]*)\]\(([^)]*)\)/) { match in
      let words = String(match.1)
      return match.2.contains("inflect: true") ? agreed(words) : words
    }
  }

  private static func agreed(_ words: String) -> String {
    guard let number = words.firstMatch(of: /[0-9]+/).flatMap({ Int($0.0) }), number != 1, let last = words.last,
      last.isLetter
    else { return words }
    if words.hasSuffix("s") { return words }
    if words.hasSuffix("y"), !["ay", "ey", "oy", "uy"].contains(words.suffix(2).lowercased()) {
      return words.dropLast() + "ies"
    }
    return words + (["x", "ch", "sh"].contains { words.hasSuffix($0) } ? "es" : "s")
  }
}
