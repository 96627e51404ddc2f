/// Something whose text runs in a direction.
public protocol NSTextLayoutOrientationProvider {
  /// Horizontal: text that runs down is not laid out.
  var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get }
}

extension NSLayoutManager {
  /// Whether lines run across or down; here they always run across.
  public enum TextLayoutOrientation: Int, Sendable {
    case horizontal
    case vertical
  }

  /// What becomes of a glyph.
  public struct GlyphProperty: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Neither laid out nor shown.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// A character that acts instead of being shown: tabulators, line ends, attachments.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// Room that may grow.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// Stands on the glyph before it.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  /// What a control character does.
  public struct ControlCharacterAction: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Nothing, and takes no room.
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
    /// Takes the room that the delegate says.
    public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
    /// Goes to the next tab of the paragraph.
    public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
    /// Ends the line within the paragraph.
    public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
    /// Ends line and paragraph.
    public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
    /// Goes on in the next container.
    public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
  }
}
