public import CoreGraphics
public import DarwinShims
internal import UITextLayout

/// One line of a text, never broken.
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine { CTLine(attrString) }

/// The line with as much of its text as fits a width, and a token where text was left out; the line itself where it fits,
/// nil where not even the token does.
///
/// UIKIT: documented of `CTLineCreateTruncatedLine(_:_:_:_:)`: "This function will return NULL if the width is narrower
/// than the truncation token's"; that a line which fits is handed back is a guess.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
  let width = CGFloat(width)
  guard line.width > width + 0.01 else { return line }
  let room = width - (truncationToken?.width ?? 0)
  guard room >= 0 else { return nil }
  let text = line.source.text
  func head(_ room: CGFloat) -> NSRange {
    let end = line.range.location + line.range.length
    let last = (line.range.location...end).last { line.offset(of: $0) <= room + 0.01 } ?? line.range.location
    return NSRange(location: line.range.location, length: last - line.range.location)
  }
  func tail(_ room: CGFloat) -> NSRange {
    let end = line.range.location + line.range.length
    let first = (line.range.location...end).first { line.width - line.offset(of: $0) <= room + 0.01 } ?? end
    return NSRange(location: first, length: end - first)
  }
  func part(_ range: NSRange) -> NSAttributedString {
    let characters = line.source.offsets.characters(
      NSRange(location: range.location - line.source.base, length: range.length))
    return text.attributedSubstring(from: line.source.offsets.range(characters))
  }
  let made = NSMutableAttributedString(string: "")
  let token = truncationToken?.source.text
  switch truncationType {
  case .start:
    if let token { made.append(token) }
    made.append(part(tail(room)))
  case .end:
    made.append(part(head(room)))
    if let token { made.append(token) }
  case .middle:
    let first = head(room / 2)
    made.append(part(first))
    if let token { made.append(token) }
    made.append(part(tail(room - line.offset(of: first.location + first.length))))
  }
  return CTLine(made, base: line.range.location, range: line.range)
}

/// How many letters the line shows.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.line.segments.reduce(0) { $0 + $1.advances.count } }
/// The line's stretches of one style and direction, from the left: `CTRun`s.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { NSArray(array: line.runs) }
/// The same as an array of objects, for sources that say so.
@_disfavoredOverload
public func CTLineGetGlyphRuns(_ line: CTLine) -> [AnyObject] { line.runs }
/// What the line stands for in its text, in UTF-16 units.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: line.range.location, length: line.range.length)
}

/// How far a line is moved to stand in a width, in points: 0 for flush left, 0.5 for the middle, 1 for flush right.
///
/// UIKIT: trailing spaces do not count, as where Core Text sets lines itself. A guess.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
  max(0, flushWidth - Double(line.width - line.trailingWidth)) * Double(min(max(flushFactor, 0), 1))
}

/// Draws the line with its baseline at the context's text position, upright where the context's y axis points up.
///
/// Source: <https://developer.apple.com/documentation/coretext/ctlinedraw(_:_:)>
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { CoreTextPainter.draw(line.line, line.source, context) }

/// The line's width with trailing spaces, in points; the largest ascent, descent and leading of its letters go to the
/// pointers.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let bounds = line.typographicBounds
  ascent?.pointee = bounds.ascent
  descent?.pointee = bounds.descent
  leading?.pointee = bounds.leading
  return Double(line.width)
}

/// The rectangle of the line about its baseline, y upwards, in points: by ascent, descent and leading as the options say.
///
/// DEVIATION: optical and hanging bounds are the typographic ones.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  let bounds = line.typographicBounds
  let leading = options.contains(.excludeTypographicLeading) ? 0 : bounds.leading
  let below = bounds.descent + leading
  return CGRect(x: 0, y: -below, width: line.width, height: bounds.ascent + below)
}

/// Of the line's trailing spaces, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { Double(line.trailingWidth) }

/// The rectangle of the letters about the context's text position, y upwards.
///
/// DEVIATION: that of ascent and descent, without trailing spaces, not of the ink.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let bounds = line.typographicBounds
  let origin = context?.textPosition ?? .zero
  return CGRect(
    x: origin.x, y: origin.y - bounds.descent, width: line.width - line.trailingWidth,
    height: bounds.ascent + bounds.descent)
}

/// The place of the text whose caret is nearest to a point, counted from the line's origin.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  line.place(at: position.x)
}

/// From the line's origin to the caret before a place, in points; the pointer gets the same, as there is no second caret.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.offset(of: charIndex)
  secondaryOffset?.pointee = offset
  return offset
}

/// Tells the carets of a line's letters: how far from the line's origin, before which place of the text, and whether the
/// caret is the one before the letter; until the closure sets its last argument.
public func CTLineEnumerateCaretOffsets(
  _ line: CTLine, _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
  var stop = false
  for segment in line.line.segments {
    for character in segment.characters {
      let (place, next) = (line.source.offsets[character], line.source.offsets[character + 1])
      block(Double(line.offset(of: place + line.source.base)), place + line.source.base, true, &stop)
      if stop { return }
      block(Double(line.offset(of: next + line.source.base)), place + line.source.base, false, &stop)
      if stop { return }
    }
  }
}
