/// How a paragraph is laid out. Lengths in points.
///
/// UIKIT: what no word is said of is at the left, in the direction of its first strong character, with twelve stops 28
/// points apart: <https://github.com/feedback-assistant/reports/issues/307> shows what `Hello` is read as.
public struct RichParagraphStyle: Equatable, Sendable {
  /// Where lines stand.
  public enum Alignment: Equatable, Sendable {
    /// A side, the middle, both sides, or the side that text begins at.
    case natural, left, center, right, justified
  }
  /// Which way text reads.
  public enum Direction: Equatable, Sendable {
    /// One of both, or that of the first strong character.
    case natural, leftToRight, rightToLeft
  }

  /// Where lines stand. Default: at the left.
  public var alignment = Alignment.left
  /// Which way text reads. Default: that of its first strong character.
  public var direction = Direction.natural
  /// From the leading edge.
  public var firstLineIndent = 0.0
  /// From the leading edge, of all lines but the first.
  public var headIndent = 0.0
  /// From the leading edge; from the trailing one where it is zero or less.
  public var tailIndent = 0.0
  /// Above the paragraph.
  public var spacingBefore = 0.0
  /// Below the paragraph.
  public var spacingAfter = 0.0
  /// Between lines.
  public var lineSpacing = 0.0
  /// A multiple of the font's line height; 0 for its own.
  public var lineHeightMultiple = 0.0
  /// The least height of a line; 0 for that of its font.
  public var minimumLineHeight = 0.0
  /// 0 for no limit.
  public var maximumLineHeight = 0.0
  /// The stops of tabulators. Default: twelve, 28 points apart.
  public var tabs = (1...12).map { RichTab(Double($0) * 28) }
  /// After the last of the stops; 0 for none.
  public var defaultTabInterval = 0.0
  /// The lists that it is in, from the outermost.
  public var lists: [RichList] = []

  /// What no word is said of.
  public init() {}
}
