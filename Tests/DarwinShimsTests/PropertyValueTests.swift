import DarwinShims
import Testing

/// Provenance: documented; a number becomes what the property holds, as `NSNumber` gives it to every type.
@Suite struct PropertyValueTests {
  @Test func numbersBecomeWholeNumbersOfEveryWidth() {
    #expect(PropertyValue.convert(200, to: UInt8.self) == 200)
    #expect(PropertyValue.convert(-3.0, to: Int8.self) == -3)
    #expect(PropertyValue.convert(70_000, to: UInt32.self) == 70_000)
  }

  @Test func numbersBeyondATypeDoNotFit() {
    #expect(PropertyValue.convert(300, to: UInt8.self) == nil)
    #expect(PropertyValue.convert(Double.nan, to: Int16.self) == nil)
    #expect(PropertyValue.convert(1e30, to: Int.self) == nil)
  }
}
