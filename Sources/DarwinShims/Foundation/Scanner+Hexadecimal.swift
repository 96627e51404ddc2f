public import Foundation

extension Scanner {
  /// A number in hexadecimal digits, with or without "0x" before it: the greatest one where it is greater.
  ///
  /// Foundation on Linux ends the program where a character that takes two units of UTF-16 comes next.
  ///
  /// - Returns: nil if no digit comes next; the scanner stays where it is.
  public func hexadecimalNumber<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    let start = currentIndex
    var index = start
    while index < string.endIndex, let skipped = charactersToBeSkipped,
      string[index].unicodeScalars.allSatisfy(skipped.contains)
    {
      string.formIndex(after: &index)
    }
    func digit(_ index: String.Index) -> Int? {
      guard index < string.endIndex, string[index].isASCII else { return nil }
      return string[index].hexDigitValue
    }
    let rest = string[index...]
    if rest.hasPrefix("0x") || rest.hasPrefix("0X") {
      let behind = string.index(index, offsetBy: 2)
      if digit(behind) != nil { index = behind }
    }
    var number: Number?
    while let value = digit(index) {
      let (product, overflows) = (number ?? 0).multipliedReportingOverflow(by: 16)
      let (sum, isTooGreat) = product.addingReportingOverflow(Number(value))
      number = overflows || isTooGreat || number == .max ? .max : sum
      string.formIndex(after: &index)
    }
    if number != nil { currentIndex = index }
    return number
  }
}
