extension Formatter {
  /// The object that a text stands for. False when the text stands for none.
  ///
  /// A subclass's own method of this name is called, or the one with a range; number and date formatters read texts
  /// themselves.
  public func getObjectValue(
    _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let own: Bool? = ObjectRuntime.override(
      "getObjectValue:forString:errorDescription:", of: self, below: Formatter.self, [object, string, error])
    if let own { return own }
    let noRange: UnsafeMutablePointer<NSRange>? = nil
    let ranged: Void? = ObjectRuntime.override(
      "getObjectValue:forString:range:error:", of: self, below: Formatter.self, [object, string, noRange])
    if ranged != nil { return true }
    guard let value = standardObject(for: string) else {
      error?.pointee = "The value is invalid."
      return false
    }
    object?.pointee = value
    return true
  }

  private func standardObject(for string: String) -> AnyObject? {
    if let numbers = self as? NumberFormatter { return numbers.number(from: string) }
    if let dates = self as? DateFormatter { return dates.date(from: string) as AnyObject? }
    return nil
  }
}
