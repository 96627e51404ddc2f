public import Foundation

/// A laid-out line.
public struct TextLine: Hashable, Sendable {
  /// A stretch of one run and one direction.
  public struct Segment: Hashable, Sendable {
    /// The number of the run in the text.
    public var run: Int
    /// In logical order.
    public var text: String
    /// The characters' places in the whole text, counted in characters; empty for an ellipsis.
    public var characters: Range<Int>
    /// From the line's left end, in points.
    public var x: CGFloat
    /// In points.
    public var width: CGFloat
    /// Of each character, in points.
    public var advances: [CGFloat]
    /// Whether the piece reads from right to left.
    public var isRightToLeft: Bool

    init(
      run: Int, text: String, characters: Range<Int>, x: CGFloat, width: CGFloat, advances: [CGFloat],
      isRightToLeft: Bool
    ) {
      self.run = run
      self.text = text
      self.characters = characters
      self.x = x
      self.width = width
      self.advances = advances
      self.isRightToLeft = isRightToLeft
    }

    /// A stretch that is measured alone.
    init(run: Int, characters: Range<Int>, x: CGFloat, width: CGFloat) {
      self.init(run: run, text: "", characters: characters, x: x, width: width, advances: [], isRightToLeft: false)
    }
  }

  /// From left to right.
  public var segments: [Segment]
  /// What stands before a paragraph of a list, no part of the text; nil for nothing.
  public var marker: Segment?
  /// Without trailing spaces, in points.
  public var width: CGFloat
  /// Of the trailing spaces, in points.
  public var trailingWidth: CGFloat = 0
  /// Left end within the layout's width, in points.
  public var x: CGFloat = 0
  /// Top of the line within the layout, in points.
  public var top: CGFloat = 0
  /// In points.
  public var height: CGFloat
  /// From the line's top to its baseline, in points.
  public var ascent: CGFloat
  /// Whether an ellipsis stands for some of the text.
  public var isTruncated = false
  /// Whether a paragraph ends here.
  public var isParagraphEnd = false
  /// Where the line starts in the whole text, counted in characters.
  public var start = 0
  /// Where the next line starts, counted in characters.
  public var end = 0
}
