public import CoreGraphics
public import DarwinShims
internal import UITextLayout

/// Lines of a text that fill a path.
///
/// Source: <https://developer.apple.com/documentation/coretext/ctframe>
public final class CTFrame {
  let lines: [CTLine]
  /// The left ends of the lines' baselines, counted from the bottom left of the path's bounding box, y upwards, in points.
  let origins: [CGPoint]
  let path: CGPath
  /// What the frame was made of, in UTF-16 units.
  let range: NSRange
  /// What of it there is room for.
  let visibleRange: NSRange

  /// - Parameter range: what the frame is made of; the source may be its beginning alone.
  init(_ source: CoreTextSource, _ layout: TextLayout, _ path: CGPath, range: NSRange) {
    let height = path.boundingBoxOfPath.height
    lines = layout.lines.map { line in
      var range = source.offsets.range(line.start..<line.end)
      range.location += source.base
      return CTLine(source, line, range: range)
    }
    origins = layout.lines.map { CGPoint(x: $0.x, y: height - $0.top - $0.ascent) }
    self.path = path
    self.range = range
    visibleRange = NSRange(location: source.base, length: layout.lines.last.map { source.offsets[$0.end] } ?? 0)
  }
}

/// What the frame was made of, in UTF-16 units.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.range.location, length: frame.range.length)
}
/// What of it there is room for, in UTF-16 units.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.visibleRange.location, length: frame.visibleRange.length)
}
/// What the lines fill.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
/// None are kept.
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { nil }
/// The lines from the top: `CTLine`s.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines) }

/// Writes the left ends of lines' baselines, counted from the bottom left of the path's bounding box, y upwards, in points;
/// a length of 0 takes all that follow.
///
/// Source: <https://developer.apple.com/documentation/coretext/ctframegetlineorigins(_:_:_:)>
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
  let first = min(max(range.location, 0), frame.origins.count)
  let length = range.length > 0 ? min(range.length, frame.origins.count - first) : frame.origins.count - first
  for place in 0..<length { origins[place] = frame.origins[first + place] }
}

/// Draws the lines in the path, upright where the context's y axis points up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let corner = frame.path.boundingBoxOfPath.origin
  for (line, origin) in zip(frame.lines, frame.origins) {
    context.textPosition = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
    CTLineDraw(line, context)
  }
}

/// The lines as an array of objects, for sources that say so.
@_disfavoredOverload
public func CTFrameGetLines(_ frame: CTFrame) -> [AnyObject] { frame.lines }
