internal import UITextLayout

/// A line of text that can be measured and drawn.
///
/// DEVIATION: a glyph is a character: the shaper makes the font's glyphs where text is drawn. Lines that read from right
/// to left are measured from their left end as well.
///
/// Source: <https://developer.apple.com/documentation/coretext/ctline>
public final class CTLine {
  let source: CoreTextSource
  /// At the left end and the top of the coordinates.
  let line: TextLine
  /// What the line stands for in the text that it was made of, in UTF-16 units.
  let range: NSRange

  init(_ source: CoreTextSource, _ line: TextLine, range: NSRange) {
    var line = line
    (line.x, line.top) = (0, 0)
    line.showTrailingSpaces(of: source)
    (self.source, self.line, self.range) = (source, line, range)
  }

  /// A text on one line, however many line ends it has.
  convenience init(_ text: NSAttributedString, base: Int = 0, range: NSRange? = nil) {
    let source = CoreTextSource(text, base: base, isLine: true)
    var line = source.layout(in: CGSize(width: CGFloat.infinity, height: .infinity)).lines.first ?? .empty
    line.end = source.offsets.character(at: text.length)
    self.init(source, line, range: range ?? NSRange(location: base, length: text.length))
  }

  /// Trailing spaces included, in points.
  var width: CGFloat { line.width + line.trailingWidth }

  /// The width of the spaces that the line ends with, in points.
  var trailingWidth: CGFloat {
    var sum: CGFloat = 0
    for segment in line.segments.reversed() {
      for (character, advance) in zip(segment.text, segment.advances).reversed() {
        guard character.isWhitespace, !segment.isRightToLeft else { return sum }
        sum += advance
      }
    }
    return sum
  }

  /// From the line's left end to the caret before a place, in points.
  func offset(of place: Int) -> CGFloat {
    if place >= range.location + range.length { return width }
    return layout.caret(before: max(source.offsets.character(at: place - source.base), line.start)).minX
  }

  /// The place whose caret is nearest to a point of the line.
  func place(at x: CGFloat) -> Int {
    if x >= width { return range.location + range.length }
    let (character, fraction) = layout.character(at: CGPoint(x: max(x, 0), y: 0))
    let place = source.offsets[fraction > 0.5 ? character + 1 : character] + source.base
    return min(max(place, range.location), range.location + range.length)
  }

  /// The line as the engine's layout.
  var layout: TextLayout {
    TextLayout(lines: [line], size: CGSize(width: line.width, height: line.height), isTruncated: line.isTruncated)
  }

  /// The line's stretches of one style.
  var runs: [CTRun] { line.segments.map { CTRun(self, $0) } }

  /// The largest ascent, descent and leading of the line's stretches, in points.
  var typographicBounds: CoreTextBounds {
    let runs = runs
    guard !runs.isEmpty else { return CoreTextBounds(.bareText) }
    return runs.reduce(into: CoreTextBounds()) { $0.formUnion($1.typographicBounds) }
  }
}

extension TextLine {
  /// Counts the spaces at the line's end to its last stretch.
  ///
  /// UIKIT: they have glyphs as all letters have; widths of lines say so (`CTLineGetTrailingWhitespaceWidth(_:)`).
  fileprivate mutating func showTrailingSpaces(of source: CoreTextSource) {
    guard let last = segments.indices.last, !segments[last].isRightToLeft, !segments[last].characters.isEmpty else {
      return
    }
    let first = segments[last].characters.upperBound
    guard first < end else { return }
    let text = (source.text.string as NSString).substring(with: source.offsets.range(first..<end))
    guard text.count == end - first else { return }
    let spaces = text.count { !$0.isNewline }
    segments[last].text += text
    segments[last].characters = segments[last].characters.lowerBound..<end
    segments[last].advances += text.map { $0.isNewline || spaces == 0 ? 0 : trailingWidth / CGFloat(spaces) }
    segments[last].width += trailingWidth
  }

  /// A line without text.
  fileprivate static var empty: TextLine {
    let space = TextRun(text: " ", font: UIFont.bareText.font)
    var line = TextLayout([space], style: ParagraphStyle(), options: TextLayout.Options()).lines[0]
    (line.segments, line.width, line.trailingWidth, line.end) = ([], 0, 0, 0)
    return line
  }
}
