public import Foundation

/// Text broken into lines within a width.
///
/// 1. Runs become characters with advances. 2. Paragraphs are split at line ends, paragraphs into lines where the width
/// is used up: at the last opportunity, else within the word. 3. Lines past the limit are cut; the last one that stays is
/// truncated as the line-break mode says. 4. Lines are placed: heights, spacing, alignment.
public struct TextLayout: Sendable {
  /// The lines, from the top.
  public private(set) var lines: [TextLine] = []
  /// Width of the widest line, indents included, and height of all lines, in points, not rounded.
  public private(set) var size = CGSize.zero
  /// Whether text had to be cut.
  public private(set) var isTruncated = false

  /// What limits the lines.
  public struct Options: Sendable {
    /// In points; infinity for one line a paragraph.
    public var width: CGFloat = .infinity
    /// In points; lines that do not fit are cut, but the first.
    public var height: CGFloat = .infinity
    /// 0: no limit.
    public var maximumLines = 0
    /// The metrics that fonts are measured by.
    public var era = MetricsEra.sanFranciscoTight
    /// Whether the last line too is followed by its font's leading, as in text views.
    public var includesLastLeading = false
    /// The direction that natural alignment follows.
    public var isRightToLeft = false

    /// No limits.
    public init() {}
  }

  /// Breaks runs into lines.
  public init(_ runs: [TextRun], style: ParagraphStyle, options: Options) {
    self.init(runs, style, options, keepsTexts: true)
  }

  /// Lines that were laid out already.
  public init(lines: [TextLine], size: CGSize, isTruncated: Bool) {
    (self.lines, self.size, self.isTruncated) = (lines, size, isTruncated)
  }

  /// The size that runs take, in points, not rounded: cheaper than their layout.
  public static func size(of runs: [TextRun], style: ParagraphStyle, options: Options) -> CGSize {
    TextLayout(runs, style, options, keepsTexts: false).size
  }

  /// - Parameter keepsTexts: whether the lines can be drawn.
  private init(_ runs: [TextRun], _ style: ParagraphStyle, _ options: Options, keepsTexts: Bool) {
    // 1.
    let characters = TextCharacters(
      runs, style: style, era: options.era, keepsTexts: keepsTexts)
    // 2.
    var room = options
    if keepsTexts, options.maximumLines == 1 { room.width += Self.allowance(characters, options.width) }
    let breaker = LineBreaker(characters, style: style, width: room.width)
    let ranges = breaker.lines(limit: options.maximumLines)
    // 3.
    stack(ranges, characters, room)
    truncateLast(ranges, characters, room)
    if characters.hasOwnStyles || style.alignment == .justified { justify(ranges, characters, options) }
    // 4.
    // UIKIT: spaces where a line breaks count as far as there is room: texts of 17 points that leave less than a space
    // in 298 or 350 points fill them, one with seven points to spare takes a space of them.
    size.width =
      lines.indices.map { index in
        let width = lines[index].width + indent(of: index, ranges[index].style)
        return max(width, min(width + lines[index].trailingWidth, options.width))
      }.max() ?? 0
    align(ranges, options)
  }

  /// How much wider than its room a text may be that is drawn on one line, in points: nothing where it fits, or does not
  /// by more than a twentieth of its font's size.
  ///
  /// DEVIATION: UIKit cuts what is wider by a hair. Its advances are Apple's, ours a model: 21 of 100 labels and buttons
  /// whose stored width is that of their own text come out wider than that, 1.4 of 100 by more than a point (2,566 texts
  /// in the system font, 108 repositories). Who gave a text just its own width would see an ellipsis.
  private static func allowance(_ text: TextCharacters, _ width: CGFloat) -> CGFloat {
    guard width.isFinite, let size = text.runs.map(\.font.size).min() else { return 0 }
    let excess = text.width(0..<text.characters.count) - width
    return excess > 0 && excess <= size / 20 ? excess : 0
  }

  private mutating func stack(
    _ ranges: [LineBreaker.Line], _ characters: TextCharacters, _ options: Options
  ) {
    let limit = options.maximumLines > 0 ? options.maximumLines : .max
    var y: CGFloat = 0
    for (index, range) in ranges.enumerated() {
      if index >= limit { break }
      let style = range.style
      var line = characters.line(range.visible, style: style)
      line.isParagraphEnd = range.endsParagraph
      line.start = range.visible.lowerBound
      line.end = index + 1 < ranges.count ? ranges[index + 1].visible.lowerBound : characters.characters.count
      line.trailingWidth = characters.advances[range.visible.upperBound..<line.end].reduce(0, +)
      var spacing: CGFloat = 0
      if let last = lines.last {
        let before = ranges[index - 1].style
        spacing = before.lineSpacing + characters.leading(last)
        if last.isParagraphEnd { spacing += before.paragraphSpacing + style.paragraphSpacingBefore }
      }
      if y + spacing + line.height > options.height + 0.01, index > 0 {
        isTruncated = true
        break
      }
      line.top = y + spacing
      y = line.top + line.height
      lines.append(line)
    }
    if options.includesLastLeading, let last = lines.last { y += characters.leading(last) }
    size.height = y
  }

  private mutating func truncateLast(
    _ ranges: [LineBreaker.Line], _ characters: TextCharacters, _ options: Options
  ) {
    guard let last = lines.indices.last else { return }
    let style = ranges[last].style
    let overflows = lines[last].width > options.width + 0.01
    guard overflows || lines.count < ranges.count else { return }
    isTruncated = true
    let end = lines.count < ranges.count ? ranges[last].paragraphEnd : ranges[last].visible.upperBound
    let tail = style.tailIndent > 0 ? style.tailIndent : options.width + style.tailIndent
    guard
      var truncated = Truncation.line(
        characters, ranges[last].visible.lowerBound..<end, style: style,
        width: tail - indent(of: last, style), mode: style.lineBreak)
    else { return }
    truncated.top = lines[last].top
    truncated.start = lines[last].start
    truncated.end = end
    truncated.isParagraphEnd = lines[last].isParagraphEnd
    truncated.isTruncated = true
    truncated.trailingWidth = 0
    lines[last] = truncated
  }

  /// Widens the spaces of lines that go on.
  private mutating func justify(
    _ ranges: [LineBreaker.Line], _ characters: TextCharacters, _ options: Options
  ) {
    guard options.width.isFinite else { return }
    for index in lines.indices where !lines[index].isParagraphEnd && !lines[index].isTruncated {
      let (range, style) = (ranges[index].visible, ranges[index].style)
      guard style.alignment == .justified else { continue }
      let spaces = range.count { characters.isSpace($0) }
      let tail = style.tailIndent > 0 ? style.tailIndent : options.width + style.tailIndent
      let free = tail - indent(of: index, style) - lines[index].width
      guard spaces > 0, free > 0 else { continue }
      let wide = characters.line(
        pieces: [.characters(range)], style: style, spaceWidening: free / CGFloat(spaces))
      lines[index].segments = wide.segments
      lines[index].width = wide.width
    }
  }

  private func indent(of index: Int, _ style: ParagraphStyle) -> CGFloat {
    var before = index - 1
    while before >= 0, lines[before].start >= lines[index].start { before -= 1 }
    return before < 0 || lines[before].isParagraphEnd ? style.firstLineHeadIndent : style.headIndent
  }

  private mutating func align(_ ranges: [LineBreaker.Line], _ options: Options) {
    let width = options.width.isFinite ? options.width : size.width
    for index in lines.indices {
      let style = ranges[index].style
      let indent = indent(of: index, style)
      let tail = style.tailIndent > 0 ? style.tailIndent : width + style.tailIndent
      let free = tail - indent - lines[index].width
      let isRightToLeft = style.isRightToLeft ?? options.isRightToLeft
      switch style.alignment {
      case .left: lines[index].x = indent
      case .right: lines[index].x = isRightToLeft ? width - indent - lines[index].width : indent + free
      case .center: lines[index].x = indent + free / 2
      case .natural, .justified:
        lines[index].x = isRightToLeft ? width - indent - lines[index].width : indent
      }
    }
  }

  /// From the top to the first line's baseline, in points.
  public var firstBaseline: CGFloat { lines.first.map { $0.top + $0.ascent } ?? 0 }
  /// From the top to the last line's baseline, in points.
  public var lastBaseline: CGFloat { lines.last.map { $0.top + $0.ascent } ?? 0 }
}
