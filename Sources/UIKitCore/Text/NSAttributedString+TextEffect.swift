public import Foundation

extension NSAttributedString {
  /// How the letters of a text look as a whole: the value of the attribute `textEffect`.
  ///
  /// DEVIATION: letters are drawn plain, since UIKit's own shading of them is not documented.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/nsattributedstring/texteffectstyle>
  public struct TextEffectStyle: _BridgedName, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As if pressed into paper. The raw value is a guess.
    public static let letterpressStyle = Self(rawValue: "_UIKitNewLetterpressStyle")
  }
}
