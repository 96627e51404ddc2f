import Foundation
import Testing

@testable import UIKitCore

/// Provenance: the locale data that Foundation comes with.
@MainActor
struct DatePatternsTests {
  /// What is known without the locale's data is what the data says.
  @Test(arguments: DatePatterns.ofDevices.map { ($0.key, $0.value) })
  func patternsOfDevicesAreThoseOfTheLocale(key: String, pattern: String) {
    let parts = key.split(separator: "|").map(String.init)
    let locale = Locale(identifier: parts[0])
    #expect(DateFormatter.dateFormat(fromTemplate: parts[1], options: 0, locale: locale) == pattern)
    #expect(DatePatterns.current.pattern(parts[1], parts[0]) == pattern)
  }

  @Test(arguments: [("de_DE", "j", "a", false), ("en_US", "j", "a", true)])
  func otherLocalesHaveTheirOwn(locale: String, template: String, part: String, isIn: Bool) throws {
    let pattern = try #require(DatePatterns.current.pattern(template, locale))
    #expect(pattern.contains(part) == isIn)
  }
}
