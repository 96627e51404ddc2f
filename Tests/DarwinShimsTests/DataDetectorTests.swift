import DarwinShims
import Foundation
import Testing

/// Provenance: forms of RFC 3986 and RFC 5322, of the North American numbering plan, and of dates in English texts.
struct DataDetectorTests {
  /// What `CheckingType` has for dates, links and telephone numbers, as sources ask for them: Foundation on Linux says not
  /// to name these, and has other numbers for the first two than Apple's.
  private static var kinds: [UInt64] { (FoundationKinds.self as any Kinds.Type).all }
  private struct FoundationKinds: Kinds {
    @available(*, deprecated, message: "names what Foundation on Linux says not to use")
    static var all: [UInt64] { [NSTextCheckingResult.CheckingType.date, .link, .phoneNumber].map(\.rawValue) }
  }

  private func found(_ text: String, _ types: UInt64 = kinds.reduce(0, |)) throws -> [(
    text: String, result: NSTextCheckingResult
  )] {
    let whole = NSRange(location: 0, length: (text as NSString).length)
    return try NSDataDetector(types: types).matches(in: text, range: whole)
      .map { ((text as NSString).substring(with: $0.range), $0) }
  }

  @Test(arguments: [
    ("See https://example.com/a_(b)?q=1.", "https://example.com/a_(b)?q=1", "https://example.com/a_(b)?q=1"),
    ("(http://example.com/a)", "http://example.com/a", "http://example.com/a"),
    ("visit apple.com!", "apple.com", "http://apple.com"),
    ("www.foo.xyz/bar, x", "www.foo.xyz/bar", "http://www.foo.xyz/bar"),
    ("to a.b+c@example.org.", "a.b+c@example.org", "mailto:a.b+c@example.org"),
    ("é mailto:a@b.de", "mailto:a@b.de", nil),
  ])
  func links(text: String, words: String, address: String?) throws {
    let all = try found(text)
    #expect(all.map(\.text).contains { words.hasSuffix($0) })
    if let address {
      #expect(
        all.first?.result.url?.absoluteString == address && all.first?.result.resultType.rawValue == Self.kinds[1])
    }
  }

  @Test(arguments: ["+1 (415) 555-2671", "555-2671", "4155552671", "+49 30 901820"])
  func phoneNumbers(text: String) throws {
    #expect(try found("Call \(text) now").map(\.result.phoneNumber) == [text])
  }

  @Test(arguments: ["March 3rd, 2024", "3 Mar 2024", "2024-03-03", "3/3/2024", "3/3/24"])
  func dates(text: String) throws {
    let date = try #require(try found("on \(text) at").first?.result.date)
    #expect(
      Calendar.current.dateComponents([.year, .month, .day, .hour], from: date)
        == DateComponents(year: 2024, month: 3, day: 3, hour: 12))
  }

  @Test(arguments: ["v1.2.3", "file.txt", "12345", "a@b", "e.g. this", "13/45/2024", "1234567890123456789"])
  func otherTextIsLeft(text: String) throws { #expect(try found(text).map(\.text) == []) }

  @Test func onlyWhatIsAskedFor() throws {
    #expect(try found("apple.com 555-2671", Self.kinds[2]).map(\.text) == ["555-2671"])
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }

  /// Provenance: a library of marked-up texts, whose elements are all regular expressions.
  @Test func detectorsAsExpressions() throws {
    let text = "See https://example.com and a@b.org"
    let expression = try NSDataDetector._expression(types: NSDataDetector.links)
    let found = expression.matches(in: text, range: NSRange(location: 0, length: (text as NSString).length))
    #expect(found.map { (text as NSString).substring(with: $0.range) } == ["https://example.com", "a@b.org"])
    #expect(throws: (any Error).self) { try NSDataDetector._expression(types: 0) }
  }
}

private protocol Kinds {
  static var all: [UInt64] { get }
}
