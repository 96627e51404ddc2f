public import CoreGraphics
public import DarwinShims
internal import UITextLayout

/// Breaks a text into lines that fill paths.
///
/// Source: <https://developer.apple.com/documentation/coretext/ctframesetter>
public final class CTFramesetter {
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = NSAttributedString(attributedString: text) }

  /// The text from a place on; a length of 0 takes all that follows.
  func part(_ range: CFRange) -> NSRange {
    let first = min(max(range.location, 0), text.length)
    let length = range.length > 0 ? min(range.length, text.length - first) : text.length - first
    return NSRange(location: first, length: length)
  }

  /// The lines of a part of the text that fit a room.
  func lines(_ part: NSRange, in size: CGSize) -> (source: CoreTextSource, layout: TextLayout, end: Int) {
    // OPTIMIZATION: what stands behind the first line without room changes nothing; pages of a long text are filled
    // without looking at the pages that follow.
    var length = 4096
    while true {
      let piece = NSRange(location: part.location, length: min(length, part.length))
      let source = CoreTextSource(text.attributedSubstring(from: piece), base: part.location)
      let layout = layout(source, in: size)
      let end = layout.lines.last.map { source.offsets[$0.end] } ?? 0
      if piece.length == part.length || end < piece.length { return (source, layout, end) }
      length *= 4
    }
  }

  /// UIKIT: a line that does not fit is left out, the first too (Apple's page on `CTFramesetterCreateFrame`: frames are
  /// filled until the text or the room ends).
  private func layout(_ source: CoreTextSource, in size: CGSize) -> TextLayout {
    let layout = source.layout(in: size)
    guard let first = layout.lines.first, first.height > size.height + 0.01 else { return layout }
    return TextLayout(lines: [], size: .zero, isTruncated: true)
  }
}

/// A framesetter of a text.
public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// Fills a path with lines of a part of the text, from the top; a length of 0 takes all that follows.
///
/// DEVIATION: lines fill the path's bounding box. Attributes of frames have no effect.
///
/// Source: <https://developer.apple.com/documentation/coretext/ctframesettercreateframe(_:_:_:_:)>
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
  let part = framesetter.part(stringRange)
  let lines = framesetter.lines(part, in: path.boundingBoxOfPath.size)
  return CTFrame(lines.source, lines.layout, path, range: part)
}

/// The size that a part of the text takes in a room, in points; the range of what fits goes to the pointer. Room of
/// `CGFloat.greatestFiniteMagnitude` is room without end.
@discardableResult
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  // UIKIT: a side of 0 does not limit; programs pass it for that.
  let room = CGSize(
    width: constraints.width > 0 ? constraints.width : .infinity,
    height: constraints.height > 0 ? constraints.height : .infinity)
  let lines = framesetter.lines(framesetter.part(stringRange), in: room)
  fitRange?.pointee = CFRange(location: lines.source.base, length: lines.end)
  return lines.layout.size
}

/// What breaks the framesetter's lines.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { CTTypesetter(framesetter.text) }
