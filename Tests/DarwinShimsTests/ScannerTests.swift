import DarwinShims
import Foundation
import Testing

struct ScannerTests {
  struct Number: CustomTestStringConvertible, Sendable {
    let text: String
    let value: UInt64?
    let rest: String
    var testDescription: String { text }
  }

  /// Provenance: the documentation of `scanHexInt64(_:)`; colours that are written as text, one of which is an emoji.
  @Test(arguments: [
    Number(text: "ff8800", value: 0xFF8800, rest: ""),
    Number(text: " 0xFFzz", value: 0xFF, rest: "zz"),
    Number(text: "0x", value: 0, rest: "x"),
    Number(text: "11112222333344445", value: .max, rest: ""),
    Number(text: "😵ff", value: nil, rest: "😵ff"),
    Number(text: "", value: nil, rest: ""),
  ]) func hexadecimalNumbers(_ number: Number) {
    let scanner = Scanner(string: number.text)
    #expect(scanner.hexadecimalNumber(UInt64.self) == number.value)
    #expect(scanner.string[scanner.currentIndex...] == number.rest)
  }
}
