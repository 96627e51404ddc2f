public import Foundation
public import UIDisplayList

/// A piece of text in one font and style.
public struct TextRun: Hashable, Sendable {
  /// A box that stands in the text in place of the run's characters.
  public struct Attachment: Hashable, Sendable {
    /// In points.
    public var size: CGSize
    /// From the baseline down to the box's bottom, in points; negative when the box stands above the baseline.
    public var descent: CGFloat
    /// What the box shows, its top left at the origin.
    public var drawing: DisplayList

    /// A drawing that stands in the text like a letter.
    public init(size: CGSize, descent: CGFloat = 0, drawing: DisplayList = .empty) {
      self.size = size
      self.descent = descent
      self.drawing = drawing
    }
  }

  /// A line under the text or through it.
  public struct Line: Hashable, Sendable {
    /// nil for the text's colour.
    public var color: Color?
    /// 1 for the usual thickness.
    public var weight: CGFloat
    /// Two lines instead of one.
    public var isDouble: Bool
    /// Lengths of pieces and gaps in turn, in thicknesses of the line; none for an unbroken line.
    public var pattern: [CGFloat] = []
    /// Whether the line leaves out white space.
    public var isByWord = false

    /// A line under or through letters.
    public init(color: Color? = nil, weight: CGFloat = 1, isDouble: Bool = false) {
      self.color = color
      self.weight = weight
      self.isDouble = isDouble
    }
  }

  /// A direction within the text.
  public enum Direction: String, Hashable, Sendable {
    /// Characters keep their own direction within text that reads from left to right.
    case leftToRight = "\u{202A}"
    /// Characters keep their own direction within text that reads from right to left.
    case rightToLeft = "\u{202B}"
    /// All characters read from left to right.
    case leftToRightOverride = "\u{202D}"
    /// All characters read from right to left.
    case rightToLeftOverride = "\u{202E}"
  }

  /// A line along the edges of letters.
  public struct Outline: Hashable, Sendable {
    /// As a share of the font's size.
    public var width: CGFloat
    /// nil for the text's colour.
    public var color: Color?
    /// Whether letters are filled, too.
    public var fills: Bool

    /// An outline.
    public init(width: CGFloat, color: Color? = nil, fills: Bool) {
      self.width = width
      self.color = color
      self.fills = fills
    }
  }

  /// The characters.
  public var text: String
  /// Of all characters.
  public var font: FontDescription
  /// Of the letters.
  public var color: Color
  /// Added after each character, in points.
  public var kern: CGFloat
  /// Up from the baseline, in points.
  public var baselineOffset: CGFloat
  /// Nil for none.
  public var underline: Line?
  /// Nil for none.
  public var strikethrough: Line?
  /// Behind the letters; nil for none.
  public var background: Color?
  /// Nil for none.
  public var shadow: Shadow?
  /// Nil for letters that are filled alone.
  public var outline: Outline?
  /// The direction that outdoes those of the characters; nil for theirs.
  public var direction: Direction?
  /// How far letters lean to the right for each point upwards, beside their font's slant. Default: 0.
  public var skew: CGFloat = 0
  /// How many times as wide as usual letters are. Default: 1.
  public var expansion: CGFloat = 1
  /// What stands in place of the characters; nil for none.
  public var attachment: Attachment?

  /// Of the paragraph that begins in the run; nil for the layout's own.
  public var paragraph: ParagraphStyle?

  /// A run of one font.
  public init(text: String, font: FontDescription, color: Color = .black, kern: CGFloat = 0) {
    self.text = text
    self.font = font
    self.color = color
    self.kern = kern
    baselineOffset = 0
  }
}
