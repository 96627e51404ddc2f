internal import Foundation

/// The form that a word takes after a number.
///
/// Source: Unicode CLDR, Language Plural Rules (cardinals), <https://cldr.unicode.org/index/cldr-spec/plural-rules>
enum PluralCategory: String, CaseIterable {
  case zero, one, two, few, many, other

  /// - Parameter language: a code such as `pt-PT`. A language that is not known has the forms of English.
  static func of(_ number: Double, in language: String) -> PluralCategory {
    let code = String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()
    guard let count = Int(exactly: abs(number)) else { return ofFraction(code, abs(number)) }
    let (ones, tens) = (count % 10, count % 100)
    switch code {
    case "ja", "ko", "zh", "vi", "th", "id", "ms", "lo", "my", "km", "bo", "jv", "su", "wo", "yo", "yue": return .other
    case "fr",
      "pt" where !language.hasSuffix("PT"):
      return count < 2 ? .one : millions(count)
    case "it", "es", "ca", "pt": return count == 1 ? .one : millions(count)
    case "hi", "bn", "gu", "kn", "fa", "am", "zu", "as", "hy", "pa", "si": return count < 2 ? .one : .other
    case "ru", "uk", "be": return slavic(ones, tens) ?? .many
    case "sr", "hr", "bs", "sh": return slavic(ones, tens) ?? .other
    case "pl": return count == 1 ? .one : slavic(ones, tens).flatMap { $0 == .few ? .few : nil } ?? .many
    case "cs", "sk": return count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case "sl": return tens == 1 ? .one : tens == 2 ? .two : tens == 3 || tens == 4 ? .few : .other
    case "lt":
      guard !(11...19).contains(tens) else { return .other }
      return ones == 1 ? .one : ones > 1 ? .few : .other
    case "lv": return ones == 0 || (11...19).contains(tens) ? .zero : ones == 1 ? .one : .other
    case "is", "mk": return ones == 1 && tens != 11 ? .one : .other
    case "ro", "mo": return count == 1 ? .one : count == 0 || (1...19).contains(tens) ? .few : .other
    case "ar":
      if count < 3 { return [.zero, .one, .two][count] }
      return (3...10).contains(tens) ? .few : tens > 10 ? .many : .other
    case "he", "iw": return count == 1 ? .one : count == 2 ? .two : .other
    case "ga":
      return count == 1
        ? .one : count == 2 ? .two : (3...6).contains(count) ? .few : (7...10).contains(count) ? .many : .other
    case "cy": return count < 4 ? [.zero, .one, .two, .few][count] : count == 6 ? .many : .other
    case "fil", "tl": return (1...3).contains(count) || ![4, 6, 9].contains(ones) ? .one : .other
    default: return count == 1 ? .one : .other
    }
  }

  private static func millions(_ count: Int) -> PluralCategory {
    count != 0 && count % 1_000_000 == 0 ? .many : .other
  }

  private static func slavic(_ ones: Int, _ tens: Int) -> PluralCategory? {
    if ones == 1, tens != 11 { return .one }
    return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : nil
  }

  private static func ofFraction(_ code: String, _ number: Double) -> PluralCategory {
    switch code {
    case "fr", "pt", "hy": number < 2 ? .one : .other
    case "hi", "bn", "gu", "kn", "fa", "am", "zu", "as": number <= 1 ? .one : .other
    case "cs", "sk", "lt": .many
    case "ro", "mo": .few
    default: .other
    }
  }
}
