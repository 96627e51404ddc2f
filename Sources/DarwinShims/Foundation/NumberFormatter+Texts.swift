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

extension NumberFormatter {
  /// `number(from:)` of Apple's systems: nil unless the whole text is a number.
  ///
  /// Foundation on Linux is content with how the text begins, and takes 8 from "8s".
  public func wholeNumber(from text: String) -> NSNumber? {
    guard let number = number(from: text) else { return nil }
    return isLenient || isWhole(text) ? number : nil
  }

  private func isWhole(_ text: String) -> Bool {
    guard let first = text.firstIndex(where: \.isNumber), let last = text.lastIndex(where: \.isNumber) else {
      return true
    }
    let points = [decimalSeparator, currencyDecimalSeparator].compactMap { $0 }
    var tail = text[text.index(after: last)...].trimmingCharacters(in: .whitespaces)
    if let point = points.first(where: { tail.hasPrefix($0) }) { tail.removeFirst(point.count) }
    let suffixes = ["", positiveSuffix ?? "", negativeSuffix ?? ""].map { $0.trimmingCharacters(in: .whitespaces) }
    guard suffixes.contains(tail.trimmingCharacters(in: .whitespaces)) else { return false }
    // What may stand between digits: an exponent at the end, a point before it, separators of groups before that.
    var body = String(text[first...last])
    if let exponent = body.range(of: exponentSymbol ?? "E", options: .caseInsensitive) {
      let power = body[exponent.upperBound...]
      guard power.drop(while: { $0 == "-" || $0 == "+" }).allSatisfy(\.isNumber) else { return false }
      body = String(body[..<exponent.lowerBound])
    }
    if let point = points.lazy.compactMap({ body.range(of: $0) }).first {
      guard body[point.upperBound...].allSatisfy(\.isNumber) else { return false }
      body = String(body[..<point.lowerBound])
    }
    if usesGroupingSeparator {
      for separator in [groupingSeparator, currencyGroupingSeparator] where separator?.isEmpty == false {
        body = body.replacingOccurrences(of: separator!, with: "")
      }
    }
    return body.allSatisfy(\.isNumber)
  }
}
