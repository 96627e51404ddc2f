internal import UITextLayout

/// Letters of a line that are of one style and one direction.
///
/// Source: <https://developer.apple.com/documentation/coretext/ctrun>
public final class CTRun {
  let line: CTLine
  let segment: TextLine.Segment

  init(_ line: CTLine, _ segment: TextLine.Segment) { (self.line, self.segment) = (line, segment) }

  /// In the text that the line is of, in UTF-16 units; empty for an ellipsis.
  var range: NSRange {
    var range = line.source.offsets.range(segment.characters)
    range.location += line.source.base
    return range
  }

  var attributes: [NSAttributedString.Key: Any] { line.source.attributes(at: range.location) }

  /// Of the letters' font, or of the box that stands for them.
  var typographicBounds: CoreTextBounds {
    let run = line.source.content.runs[segment.run]
    if let box = run.attachment { return CoreTextBounds(box) }
    return CoreTextBounds(attributes[.font] as? UIFont ?? .bareText)
  }

  /// The letters of a stretch of the run; a length of 0 takes all that follow.
  func glyphs(_ range: CFRange) -> Range<Int> {
    let first = min(max(range.location, 0), segment.advances.count)
    return first..<(range.length > 0 ? min(first + range.length, segment.advances.count) : segment.advances.count)
  }

  /// From the line's origin to the left of a letter, in points.
  func position(of glyph: Int) -> CGFloat {
    let before = segment.advances[..<glyph].reduce(0, +)
    return segment.x + (segment.isRightToLeft ? segment.width - before - segment.advances[glyph] : before)
  }
}
