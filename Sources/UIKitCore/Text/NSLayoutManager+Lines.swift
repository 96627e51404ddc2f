internal import UITextLayout

/// A stretch of a line of text that has a line under it or through it.
struct DecoratedLine {
  let glyphs: NSRange
  let isUnderlined: Bool
  let isStruckThrough: Bool
  let rect: CGRect
  /// All glyphs of the line.
  let line: NSRange
}

extension LaidText {
  /// The decorated stretches of a range, from the first line to the last.
  func decoratedLines(in range: NSRange) -> [DecoratedLine] {
    fragments(touching: range).flatMap { fragment in
      fragment.line.segments.compactMap { segment -> DecoratedLine? in
        let run = runs[segment.run]
        let glyphs = NSIntersectionRange(offsets.range(segment.characters), range)
        guard run.underline != nil || run.strikethrough != nil, glyphs.length > 0 else { return nil }
        return DecoratedLine(
          glyphs: glyphs, isUnderlined: run.underline != nil, isStruckThrough: run.strikethrough != nil,
          rect: fragment.rect, line: offsets.range(fragment.line.start..<fragment.line.end))
      }
    }
  }
}

extension NSLayoutManager {
  /// Asks for the lines of a stretch, in the methods that a subclass may override.
  func decorate(_ line: DecoratedLine, at origin: CGPoint) {
    func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle {
      let value = textStorage?.attribute(key, at: line.glyphs.location, effectiveRange: nil) as? Int
      return NSUnderlineStyle(rawValue: value ?? 1)
    }
    let rect = line.rect.offsetBy(dx: origin.x, dy: origin.y)
    if line.isUnderlined {
      underlineGlyphRange(
        line.glyphs, underlineType: style(.underlineStyle), lineFragmentRect: rect, lineFragmentGlyphRange: line.line,
        containerOrigin: origin)
    }
    if line.isStruckThrough {
      strikethroughGlyphRange(
        line.glyphs, strikethroughType: style(.strikethroughStyle), lineFragmentRect: rect,
        lineFragmentGlyphRange: line.line, containerOrigin: origin)
    }
  }

  func draw(_ parts: TextPainter.Parts, of glyphs: NSRange, at origin: CGPoint) {
    guard let layout else { return }
    TextPainter.draw(layout.lines(of: glyphs), runs: layout.runs, at: origin, rightToLeft: false, parts: parts)
  }
}
