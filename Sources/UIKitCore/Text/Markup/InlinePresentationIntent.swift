/// What Markdown says of a stretch of text; how it looks is decided where it is shown.
///
/// Source: <https://developer.apple.com/documentation/foundation/inlinepresentationintent>
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let emphasized = Self(rawValue: 1 << 0)
  public static let stronglyEmphasized = Self(rawValue: 1 << 1)
  public static let code = Self(rawValue: 1 << 2)
  public static let strikethrough = Self(rawValue: 1 << 5)
  public static let softBreak = Self(rawValue: 1 << 6)
  public static let lineBreak = Self(rawValue: 1 << 7)
  public static let inlineHTML = Self(rawValue: 1 << 8)
  public static let blockHTML = Self(rawValue: 1 << 9)

  /// The intent of an attribute's value, which may be a number.
  init(value: Any?) {
    self = (value as? InlinePresentationIntent) ?? Self(rawValue: (value as? NSNumber)?.uintValue ?? 0)
  }
}

extension NSAttributedString.Key {
  /// A number: the raw value of an `InlinePresentationIntent`.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
}
