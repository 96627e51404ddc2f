public import Foundation

/// Text broken into lines within a width.
///
/// 1. Runs become characters with advances. 2. Paragraphs are split at line ends, paragraphs into lines where the width
/// is used up: at the last opportunity, else within the word. 3. Lines past the limit are cut; the last one that stays is
/// truncated as the line-break mode says. 4. Lines are placed: heights, spacing, alignment.
public struct TextLayout: Sendable {
  public private(set) var lines: [TextLine] = []
  /// Width of the widest line and height of all lines, in points, not rounded.
  public private(set) var size = CGSize.zero
  /// Whether text had to be cut.
  public private(set) var isTruncated = false

  public struct Options: Sendable {
    /// In points; infinity for one line a paragraph.
    public var width: CGFloat = .infinity
    /// In points; lines that do not fit are cut.
    public var height: CGFloat = .infinity
    /// 0: no limit.
    public var maximumLines = 0
    public var era = MetricsEra.sanFranciscoTight
    public var isRightToLeft = false

    public init() {}
  }

  public init(_ runs: [TextRun], style: ParagraphStyle, options: Options) {
    // 1.
    let characters = TextCharacters(runs, era: options.era)
    // 2.
    var breaker = LineBreaker(characters, style: style, width: options.width)
    let ranges = breaker.lines()
    // 3.
    let limit = options.maximumLines > 0 ? options.maximumLines : .max
    var y: CGFloat = 0
    for (index, range) in ranges.enumerated() {
      if index >= limit { break }
      var line = characters.line(range.visible, style: style)
      line.isParagraphEnd = range.endsParagraph
      let spacing = index == 0 ? 0 : style.lineSpacing + (ranges[index - 1].endsParagraph ? style.paragraphSpacing : 0)
      if y + spacing + line.height > options.height + 0.01, index > 0 {
        isTruncated = true
        break
      }
      line.top = y + spacing
      y = line.top + line.height
      lines.append(line)
    }
    truncateLast(ranges, characters, style, options)
    // 4.
    size = CGSize(width: lines.map(\.width).max() ?? 0, height: y)
    align(style, options)
  }

  private mutating func truncateLast(
    _ ranges: [LineBreaker.Line], _ characters: TextCharacters, _ style: ParagraphStyle, _ options: Options
  ) {
    guard let last = lines.indices.last else { return }
    let overflows = lines[last].width > options.width + 0.01
    guard overflows || lines.count < ranges.count else { return }
    isTruncated = true
    let end = lines.count < ranges.count ? ranges[last].paragraphEnd : ranges[last].visible.upperBound
    guard
      let truncated = Truncation.line(
        characters, ranges[last].visible.lowerBound..<end, style: style, width: options.width,
        mode: style.lineBreak == .wordWrapping || style.lineBreak == .charWrapping
          ? (overflows ? .clipping : .wordWrapping) : style.lineBreak)
    else { return }
    let top = lines[last].top
    lines[last] = truncated
    lines[last].top = top
    lines[last].isTruncated = true
  }

  private mutating func align(_ style: ParagraphStyle, _ options: Options) {
    let width = options.width.isFinite ? options.width : size.width
    for index in lines.indices {
      let free = width - lines[index].width
      switch style.alignment {
      case .left: lines[index].x = 0
      case .right: lines[index].x = free
      case .center: lines[index].x = free / 2
      case .natural, .justified: lines[index].x = options.isRightToLeft ? free : 0
      }
      if !options.isRightToLeft, style.alignment != .center, style.alignment != .right {
        lines[index].x += index == 0 ? style.firstLineHeadIndent : style.headIndent
      }
    }
  }

  /// From the top to the first line's baseline, in points.
  public var firstBaseline: CGFloat { lines.first.map { $0.top + $0.ascent } ?? 0 }
  /// From the top to the last line's baseline, in points.
  public var lastBaseline: CGFloat { lines.last.map { $0.top + $0.ascent } ?? 0 }
}
