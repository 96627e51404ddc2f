public import Foundation

extension NSAttributedString {
  /// `enumerateAttribute(_:in:options:using:)`, whose ranges end where the enumeration does.
  ///
  /// Foundation on Linux gives the whole stretch of an attribute where the longest one is not asked for.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/nsattributedstring/enumerateattribute(_:in:options:using:)>
  public func enumerateWithin(
    _ name: Key, in range: NSRange, options: EnumerationOptions,
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateAttribute(name, in: range, options: options) { block($0, NSIntersectionRange($1, range), $2) }
  }

  /// `enumerateAttributes(in:options:using:)`, whose ranges end where the enumeration does.
  public func enumerateWithin(
    _ range: NSRange, options: EnumerationOptions,
    using block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateAttributes(in: range, options: options) { block($0, NSIntersectionRange($1, range), $2) }
  }
}
