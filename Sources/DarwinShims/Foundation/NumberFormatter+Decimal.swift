extension NumberFormatter {
  /// `string(from:)` of Apple's systems: decimal numbers count as they are written.
  ///
  /// Foundation on Linux makes 12345.119999999999 of 12345.12, which rounding down shows.
  ///
  /// DEVIATION: beyond 17 digits a decimal number is the nearest binary one.
  public func exactText(of number: NSNumber) -> String? {
    guard let decimal = number as? NSDecimalNumber, let nearest = Double(decimal.stringValue) else {
      return string(from: number)
    }
    return string(from: NSNumber(value: nearest))
  }
}
