/// How a paragraph is laid out. Lengths in points.
///
/// UIKIT: what no word is said of is at the left, in the direction of its first strong character, with twelve stops 28
/// points apart: <https://github.com/feedback-assistant/reports/issues/307> shows what `Hello` is read as.
public struct RichParagraphStyle: Equatable, Sendable {
  public enum Alignment: Equatable, Sendable { case natural, left, center, right, justified }
  public enum Direction: Equatable, Sendable { case natural, leftToRight, rightToLeft }

  public var alignment = Alignment.left
  public var direction = Direction.natural
  /// From the leading edge.
  public var firstLineIndent = 0.0
  /// From the leading edge, of all lines but the first.
  public var headIndent = 0.0
  /// From the leading edge; from the trailing one where it is zero or less.
  public var tailIndent = 0.0
  public var spacingBefore = 0.0
  public var spacingAfter = 0.0
  public var lineSpacing = 0.0
  /// A multiple of the font's line height; 0 for its own.
  public var lineHeightMultiple = 0.0
  public var minimumLineHeight = 0.0
  /// 0 for no limit.
  public var maximumLineHeight = 0.0
  public var tabs = (1...12).map { RichTab(Double($0) * 28) }
  /// After the last of the stops; 0 for none.
  public var defaultTabInterval = 0.0
  /// The lists that it is in, from the outermost.
  public var lists: [RichList] = []

  public init() {}
}
