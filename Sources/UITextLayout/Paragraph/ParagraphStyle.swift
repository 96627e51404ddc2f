public import Foundation

/// How lines are broken, spaced and aligned. All distances in points.
public struct ParagraphStyle: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable { case left, center, right, justified, natural }
  public enum LineBreak: Hashable, Sendable {
    case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
  }

  public var alignment = Alignment.natural
  public var lineBreak = LineBreak.wordWrapping
  /// Whether a word that would stand alone in a paragraph's last line gets company.
  public var avoidsOrphans = false
  /// Added between lines.
  public var lineSpacing: CGFloat = 0
  public var paragraphSpacing: CGFloat = 0
  public var paragraphSpacingBefore: CGFloat = 0
  /// 0: no bound.
  public var minimumLineHeight: CGFloat = 0
  public var maximumLineHeight: CGFloat = 0
  /// 0: the font's own.
  public var lineHeightMultiple: CGFloat = 0
  public var firstLineHeadIndent: CGFloat = 0
  public var headIndent: CGFloat = 0
  /// From the leading edge when positive, from the trailing edge when zero or negative.
  public var tailIndent: CGFloat = 0

  public init() {}
}
