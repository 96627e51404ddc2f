import DarwinShims
import Testing

/// Provenance: documented, `stdint.h`.
struct IntegerLimitTests {
  @Test func theLeastNumbersAreThoseOfTheirTypes() {
    #expect(INT8_MIN == Int32(Int8.min) && INT16_MIN == Int32(Int16.min))
    #expect(INT32_MIN == .min && INT64_MIN == .min)
  }
}
