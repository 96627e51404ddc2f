public import Foundation

/// A laid-out line.
public struct TextLine: Hashable, Sendable {
  /// A run's part in the line, from left to right.
  public struct Segment: Hashable, Sendable {
    public var run: Int
    public var text: String
    /// From the line's left end, in points.
    public var x: CGFloat
    public var width: CGFloat
  }

  public var segments: [Segment]
  /// Without trailing spaces, in points.
  public var width: CGFloat
  /// Left end within the layout's width, in points.
  public var x: CGFloat = 0
  /// Top of the line within the layout, in points.
  public var top: CGFloat = 0
  public var height: CGFloat
  /// From the line's top to its baseline, in points.
  public var ascent: CGFloat
  public var isTruncated = false
  public var isParagraphEnd = false
}
