public import CoreGraphics
public import DarwinShims
internal import UITextLayout

/// How many letters the run has.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.segment.advances.count }
/// The attributes of the run's letters, by the names of attributed strings.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  let attributes = run.attributes.map { ($0.key.rawValue as NSString, $0.value) }
  return NSDictionary(objects: attributes.map(\.1), forKeys: attributes.map(\.0))
}
/// Whether the run is read from right to left.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.segment.isRightToLeft ? .rightToLeft : [] }
/// What the run stands for in its text, in UTF-16 units.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  CFRange(location: run.range.location, length: run.range.length)
}

/// Writes the letters of a stretch of the run. A letter's number is that of its first UTF-16 unit.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
  let characters = Array(run.segment.text)
  for (place, glyph) in run.glyphs(range).enumerated() {
    buffer[place] = characters.indices.contains(glyph) ? characters[glyph].utf16.first ?? 0 : 0
  }
}
/// None: `CTRunGetGlyphs(_:_:_:)` writes them.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { nil }

/// Writes where the letters of a stretch of the run stand, counted from the line's origin, in points.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
  for (place, glyph) in run.glyphs(range).enumerated() { buffer[place] = CGPoint(x: run.position(of: glyph), y: 0) }
}
/// None: `CTRunGetPositions(_:_:_:)` writes them.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { nil }

/// Writes the widths of the letters of a stretch of the run, in points.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
  for (place, glyph) in run.glyphs(range).enumerated() {
    buffer[place] = CGSize(width: run.segment.advances[glyph], height: 0)
  }
}
/// None: `CTRunGetAdvances(_:_:_:)` writes them.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { nil }

/// Writes the places of the letters of a stretch of the run in the text, in UTF-16 units.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
  for (place, glyph) in run.glyphs(range).enumerated() {
    buffer[place] = run.line.source.offsets[run.segment.characters.lowerBound + glyph] + run.line.source.base
  }
}
/// None: `CTRunGetStringIndices(_:_:_:)` writes them.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { nil }

/// The width of a stretch of the run, in points; the ascent, descent and leading of its font go to the pointers.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let bounds = run.typographicBounds
  ascent?.pointee = bounds.ascent
  descent?.pointee = bounds.descent
  leading?.pointee = bounds.leading
  return Double(run.glyphs(range).reduce(0) { $0 + run.segment.advances[$1] })
}

/// The rectangle of a stretch of the run about the context's text position, y upwards.
///
/// DEVIATION: that of ascent and descent, not of the ink.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
  let (bounds, glyphs) = (run.typographicBounds, run.glyphs(range))
  let origin = context?.textPosition ?? .zero
  let left = glyphs.map(run.position(of:)).min() ?? run.segment.x
  return CGRect(
    x: origin.x + left, y: origin.y - bounds.descent, width: glyphs.reduce(0) { $0 + run.segment.advances[$1] },
    height: bounds.ascent + bounds.descent)
}

/// The context's text matrix is the run's.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Draws the run where it stands in its line, whose origin is the context's text position.
///
/// DEVIATION: a run is drawn whole.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  var line = run.line.line
  line.segments = [run.segment]
  CoreTextPainter.draw(line, run.line.source, context)
}
