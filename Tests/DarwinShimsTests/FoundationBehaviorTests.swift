import DarwinShims
import Foundation
import Testing

/// What Foundation on Linux does otherwise. Expected by Apple's documentation of each.
struct FoundationBehaviorTests {
  @Test func dictionariesReadFromTextsEqualThoseOfValues() throws {
    let values: [String: Any] = ["whole": 1, "truth": true, "text": "a", "list": [1, true], "inner": ["truth": false]]
    let data = try JSONSerialization.data(withJSONObject: values)
    let read = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(NSDictionary(dictionary: read).isEqual(to: values))
    #expect(NSDictionary(dictionary: values).isEqual(to: read))
    #expect(!NSDictionary(dictionary: ["a": 1]).isEqual(to: ["a": 2]))
    #expect(!NSDictionary(dictionary: ["a": 1]).isEqual(to: ["b": 1]))
    #expect(!NSDictionary(dictionary: ["a": 1]).isEqual(to: ["a": 1, "b": 2]))
  }

  @Test func stretchesOfAttributesEndWithTheRange() {
    let text = NSMutableAttributedString(string: "plain underlined")
    text.addAttribute(.init("line"), value: 1, range: NSRange(location: 6, length: 10))
    var found: [NSRange] = []
    text.enumerateWithin(
      .init("line"), in: NSRange(location: 4, length: 4), options: .longestEffectiveRangeNotRequired
    ) { _, range, _ in found.append(range) }
    #expect(found == [NSRange(location: 4, length: 2), NSRange(location: 6, length: 2)])
  }

  @Test func comparisonsThatSayTheSameAreEqual() {
    let one = NSPredicate._formatted(format: "kind IN %@", [1, 2])
    #expect(one == NSPredicate._formatted(format: "kind IN %@", [1, 2]))
    #expect(one != NSPredicate._formatted(format: "kind IN %@", [1, 3]))
    #expect(one != NSPredicate._formatted(format: "name IN %@", [1, 2]))
    #expect(NSPredicate._formatted(format: "a = 'b'") != NSPredicate._formatted(format: "a =[c] 'b'"))
  }
}
