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

    public init(size: CGSize, descent: CGFloat = 0) {
      self.size = size
      self.descent = descent
    }
  }

  public var text: String
  public var font: FontDescription
  public var color: Color
  /// Added after each character, in points.
  public var kern: CGFloat
  /// Up from the baseline, in points.
  public var baselineOffset: CGFloat
  public var isUnderlined: Bool
  public var isStruckThrough: Bool
  public var background: Color?
  public var attachment: Attachment?

  public init(
    text: String, font: FontDescription, color: Color = .black, kern: CGFloat = 0, baselineOffset: CGFloat = 0,
    isUnderlined: Bool = false, isStruckThrough: Bool = false, background: Color? = nil, attachment: Attachment? = nil
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.background = background
    self.attachment = attachment
  }
}
