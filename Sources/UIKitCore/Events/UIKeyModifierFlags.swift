/// Modifier keys that are held down.
///
/// Source: <https://developer.apple.com/documentation/uikit/uikeymodifierflags>
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// One bit for each key, as UIKit numbers them.
  public let rawValue: Int
  /// Creates flags from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The key that keeps letters in upper case.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The key for upper case.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The command key; shortcuts have it by habit.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is one of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
