import DarwinShims
import Foundation
import Testing

/// Any object is an argument of a format on Apple's systems.
struct ObjectFormatTests {
  @Test func objectsAreDescribed() {
    let error = NSError(domain: "Files", code: 4)
    #expect(String(format: "%@ %d", error, 2).hasPrefix("Error Domain=Files Code=4"))
    #expect(String(format: "%@", ["a": 1] as [String: Any]) == "[\"a\": 1]")
    #expect(String(format: "%.1f", 2.25) == "2.2")
    let text = NSMutableString(string: "a")
    text.appendFormat("%C%d", UInt16(98), 3)
    #expect(text == "ab3")
  }
}
