public import Foundation

/// How lines are broken, spaced and aligned. All distances in points.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where lines stand.
  public enum Alignment: Hashable, Sendable {
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// At both sides, but for the last line.
    case justified
    /// Where the text begins to be read.
    case natural
  }
  /// Where lines end.
  public enum LineBreak: Hashable, Sendable {
    /// Between words.
    case wordWrapping
    /// Between characters.
    case charWrapping
    /// Not at all; what is too long is cut.
    case clipping
    /// Not at all; an ellipsis stands for the beginning.
    case truncatingHead
    /// Not at all; an ellipsis stands for the end.
    case truncatingTail
    /// Not at all; an ellipsis stands for the middle.
    case truncatingMiddle
  }

  /// Default: natural.
  public var alignment = Alignment.natural
  /// Whether the paragraph reads from right to left; nil for the layout's direction. Default: nil.
  public var isRightToLeft: Bool?
  /// Default: between words.
  public var lineBreak = LineBreak.wordWrapping
  /// Whether a word that would stand alone in a paragraph's last line gets company.
  public var avoidsOrphans = false
  /// Added between lines.
  public var lineSpacing: CGFloat = 0
  /// Below the paragraph, in points.
  public var paragraphSpacing: CGFloat = 0
  /// Above the paragraph, in points.
  public var paragraphSpacingBefore: CGFloat = 0
  /// 0: no bound.
  public var minimumLineHeight: CGFloat = 0
  /// In points; 0 for none.
  public var maximumLineHeight: CGFloat = 0
  /// 0: the font's own.
  public var lineHeightMultiple: CGFloat = 0
  /// Of the first line, in points.
  public var firstLineHeadIndent: CGFloat = 0
  /// Of the other lines, in points.
  public var headIndent: CGFloat = 0
  /// From the leading edge when positive, from the trailing edge when zero or negative.
  public var tailIndent: CGFloat = 0

  /// A place that a tabulator jumps to.
  public struct TabStop: Hashable, Sendable {
    /// From the leading edge, in points.
    public var location: CGFloat
    /// Where the text after the tabulator stands: after the stop, about it, or before it.
    public var alignment: Alignment

    /// A stop.
    public init(location: CGFloat, alignment: Alignment) {
      self.location = location
      self.alignment = alignment
    }
  }
  /// From the leading edge on.
  public var tabStops: [TabStop] = []
  /// Between the stops after the last of `tabStops`, in points; 0 for 28.
  public var tabInterval: CGFloat = 0

  /// What stands before a paragraph of a list.
  public struct Marker: Hashable, Sendable {
    /// No part of the text.
    public var text: String
    /// From the leading edge, in points.
    public var location: CGFloat

    /// A marker in the font and colour of the paragraph's first letter.
    public init(text: String, location: CGFloat) {
      self.text = text
      self.location = location
    }
  }
  /// Shown by flows (`TextFlow`). Default: nil.
  public var marker: Marker?

  /// The default style.
  public init() {}
}
