/// Directions on the screen.
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
/// Directions within the text, whatever the language.
public enum UITextStorageDirection: Int, Sendable { case forward = 0, backward }
/// Units of text, from characters to all of it.
public enum UITextGranularity: Int, Sendable { case character = 0, word, sentence, paragraph, line, document }

/// A direction in a text: along its storage or on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of the direction: 0 and 1 within the text, from 2 on the screen.
  public var rawValue: Int
  /// Creates a direction from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Creates a direction from its number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  /// A direction within the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether it leads towards the text's beginning, in text that runs from left to right.
  var isBackward: Bool {
    [
      UITextStorageDirection.backward.rawValue, UITextLayoutDirection.left.rawValue, UITextLayoutDirection.up.rawValue,
    ].contains(rawValue)
  }
}
