internal import Foundation

/// A form that a data detector knows, and what text of that form means.
struct DetectionRule: Sendable {
  let kind: DetectedData.Kind
  private let pattern: String
  /// Nil when text of the form is none of the kind after all.
  private let value: @Sendable (String) -> DetectedData.Value?

  static let all: [DetectionRule] = [
    DetectionRule(kind: .link, pattern: #"\b[A-Z0-9._%+-]+@(?:[A-Z0-9-]+\.)+[A-Z]{2,}\b"#) { text in
      URL(string: "mailto:" + text).map { .link($0) }
    },
    DetectionRule(
      kind: .link, pattern: #"\b(?:https?|ftp|file)://[^\s<>"]+|\b(?:mailto|tel|sms):[^\s<>"]+"#, value: link),
    DetectionRule(
      kind: .link, pattern: #"\b(?:www\.)?(?:[A-Z0-9](?:[A-Z0-9-]*[A-Z0-9])?\.)+([A-Z]{2,})\b(?:[/?#][^\s<>"]*)?"#,
      value: bareLink),
    DetectionRule(
      kind: .date,
      pattern:
        #"\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}/\d{1,2}/\d{2,4}\b|\b(?:\#(months))\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?\b|\b\d{1,2} (?:\#(months))\.?(?: \d{4})?\b"#,
      value: date),
    DetectionRule(
      kind: .phoneNumber, pattern: #"(?<![\w.])\+?(?:\(\d{1,4}\)|\d)[\d \u00A0().\-]{5,18}\d(?!\w)"#,
      value: phoneNumber),
  ]

  func results(in string: String, _ range: NSRange) -> [DetectedData] {
    guard let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive) else { return [] }
    let text = string as NSString
    return expression.matches(in: string, range: range).compactMap { match in
      var words = text.substring(with: match.range)
      if kind == .link { Self.trim(&words) }
      return value(words).map { value in
        DetectedData(value, NSRange(location: match.range.location, length: (words as NSString).length))
      }
    }
  }

  /// What matches the forms of some kinds, as far as a pattern alone can tell.
  static func expression(of kinds: UInt64) throws -> NSRegularExpression {
    let patterns = all.filter { kinds & $0.kind.rawValue != 0 }.map { "(?:\($0.pattern))" }
    return try NSRegularExpression(pattern: patterns.joined(separator: "|"), options: .caseInsensitive)
  }

  /// Punctuation after a link, and the end of a bracket that it does not open, belong to the sentence.
  private static func trim(_ link: inout String) {
    while let last = link.last {
      let closes = (last == ")" && !link.contains("(")) || (last == "]" && !link.contains("["))
      guard closes || ".,;:!?'\u{2019}\u{201D}".contains(last) else { return }
      link.removeLast()
    }
  }

  // MARK: Links

  @Sendable private static func link(_ text: String) -> DetectedData.Value? { URL(string: text).map { .link($0) } }

  /// A domain without a scheme counts when it ends as domains do.
  @Sendable private static func bareLink(_ text: String) -> DetectedData.Value? {
    let host = text.prefix { !"/?#".contains($0) }.lowercased()
    guard let ending = host.split(separator: ".").last, host.hasPrefix("www.") || endings.contains(String(ending))
    else {
      return nil
    }
    return URL(string: "http://" + text).map { .link($0) }
  }

  private static let endings: Set<String> = Set(
    "com org net edu gov mil int info biz app dev io ai co me tv us uk de fr it es pt br nl be ch at se no dk fi pl cz ru ua jp cn kr in au nz ca mx ar cl eu tr gr ie il za"
      .split(separator: " ").map(String.init))

  // MARK: Numbers and dates

  /// As many digits as telephone numbers have, in groups.
  @Sendable private static func phoneNumber(_ text: String) -> DetectedData.Value? {
    let digits = text.filter(\.isNumber).count
    let isGrouped = text.contains { " -.()\u{00A0}".contains($0) } || text.hasPrefix("+")
    guard (7...15).contains(digits), isGrouped || digits == 10 || digits == 11 else { return nil }
    return .phoneNumber(text)
  }

  private static let months =
    "January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec"

  @Sendable private static func date(_ text: String) -> DetectedData.Value? {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    let words = text.split { !$0.isLetter }.map { $0.lowercased() }
    let names = months.split(separator: "|").prefix(12).map { $0.lowercased().prefix(3) }
    var parts = DateComponents(hour: 12)
    if let month = names.firstIndex(where: { name in words.contains { $0.hasPrefix(name) } }) {
      parts.month = month + 1
      parts.day = numbers.first
      parts.year = numbers.count > 1 ? numbers[1] : Calendar.current.component(.year, from: Date())
    } else if text.contains("-"), numbers.count == 3 {
      (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
    } else if numbers.count == 3 {
      (parts.month, parts.day, parts.year) = (numbers[0], numbers[1], numbers[2] < 100 ? 2000 + numbers[2] : numbers[2])
    }
    guard let month = parts.month, (1...12).contains(month), let day = parts.day, (1...31).contains(day) else {
      return nil
    }
    return Calendar.current.date(from: parts).map { .date($0) }
  }
}
