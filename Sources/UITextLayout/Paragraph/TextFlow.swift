public import Foundation

/// Text broken into lines that fill regions one after the other: columns, pages, the room around pictures.
///
/// `TextLayout` lays text out in one rectangle; a flow asks a guide for the room of every line.
public struct TextFlow: Sendable {
  /// A place for text. In points.
  public struct Region: Sendable {
    /// Infinite where there is no bound.
    public var size: CGSize
    /// From the sides of each line's rectangle to its text.
    public var padding: CGFloat
    /// 0 for no limit.
    public var maximumLines: Int
    /// What becomes of the last line where text is left over.
    public var lastLineBreak: ParagraphStyle.LineBreak

    /// A region.
    public init(size: CGSize, padding: CGFloat, maximumLines: Int, lastLineBreak: ParagraphStyle.LineBreak) {
      (self.size, self.padding, self.maximumLines) = (size, padding, maximumLines)
      self.lastLineBreak = lastLineBreak
    }
  }

  /// What is free of a proposed rectangle.
  public struct Room: Sendable {
    /// Empty where nothing is.
    public var fragment: CGRect
    /// Beside the fragment, for the text that follows; empty where nothing is left.
    public var remaining: CGRect

    /// Room for a line.
    public init(fragment: CGRect, remaining: CGRect) { (self.fragment, self.remaining) = (fragment, remaining) }
  }

  /// Distances that a guide may change.
  public enum Spacing: Sendable {
    /// Below a line.
    case line
    /// Above a paragraph.
    case beforeParagraph
    /// Below a paragraph.
    case afterParagraph
  }

  /// A line in its region, in the region's coordinates, in points.
  public struct Fragment: Sendable {
    /// The number of the region.
    public var region: Int
    /// What the line takes of the region, distances to the next line included.
    public var rect: CGRect
    /// What the text takes of it, padding included.
    public var usedRect: CGRect
    /// The text; its left end and top are in the region's coordinates too.
    public var line: TextLine
    /// The characters that an ellipsis stands for.
    public var truncated: Range<Int>?
  }

  /// The lines in the order of the text.
  public internal(set) var fragments: [Fragment] = []
  /// The first character that has found no place.
  public internal(set) var end = 0
  /// Of all characters.
  public internal(set) var count = 0

  /// How fonts are measured, and the like.
  public struct Options: Sendable {
    /// The metrics that fonts are measured by.
    public var era = MetricsEra.sanFranciscoTight
    /// Whether fonts' leading stands between lines.
    public var usesFontLeading = true
    /// The direction that natural alignment follows.
    public var isRightToLeft = false

    /// What is usual.
    public init() {}
  }

  init() {}

  /// Lets runs flow.
  public init(_ runs: [TextRun], style: ParagraphStyle, options: Options, guide: any TextFlowGuide) {
    let text = TextCharacters(runs, style: style, era: options.era)
    var course = TextFlowCourse(text, options, guide)
    self = course.run()
  }
}
