/// A typographic feature of a font, by the numbers of Apple's font feature registry.
///
/// Source: <https://developer.apple.com/fonts/TrueType-Reference-Manual/RM09/AppendixF.html>
public struct FontFeature: Hashable, Sendable {
  /// The kind of feature, such as 6 for the spacing of numbers.
  public var type: Int
  /// The choice among those of its kind, such as 0 for numbers of one width.
  public var selector: Int

  public init(type: Int, selector: Int) {
    self.type = type
    self.selector = selector
  }
}
