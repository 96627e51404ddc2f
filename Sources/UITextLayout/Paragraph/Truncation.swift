internal import Foundation

/// Cuts a line to a width.
enum Truncation {
  /// The line that shows as much of `range` as fits `width`, with an ellipsis where the mode puts one; nil to leave the
  /// line as it is.
  static func line(
    _ text: TextCharacters, _ range: Range<Int>, style: ParagraphStyle, width: CGFloat, mode: ParagraphStyle.LineBreak
  ) -> TextLine? {
    guard !range.isEmpty, width.isFinite else { return nil }
    let run = text.runOf[range.lowerBound]
    let room = width - text.measures[run].width(of: "…") + 0.01
    switch mode {
    case .wordWrapping, .charWrapping, .clipping: return nil
    case .truncatingTail:
      let head = prefix(text, range, room)
      return text.line(pieces: [.characters(trimEnd(text, head)), .ellipsis(run: run)], style: style)
    case .truncatingHead:
      return text.line(pieces: [.ellipsis(run: run), .characters(suffix(text, range, room))], style: style)
    case .truncatingMiddle:
      let head = prefix(text, range, room / 2)
      let tail = suffix(text, max(head.upperBound, range.lowerBound)..<range.upperBound, room - text.width(head))
      return text.line(pieces: [.characters(head), .ellipsis(run: run), .characters(tail)], style: style)
    }
  }

  private static func prefix(_ text: TextCharacters, _ range: Range<Int>, _ room: CGFloat) -> Range<Int> {
    var (used, end) = (CGFloat(0), range.lowerBound)
    while end < range.upperBound, used + text.advances[end] <= room {
      used += text.advances[end]
      end += 1
    }
    return range.lowerBound..<end
  }

  private static func suffix(_ text: TextCharacters, _ range: Range<Int>, _ room: CGFloat) -> Range<Int> {
    var (used, start) = (CGFloat(0), range.upperBound)
    while start > range.lowerBound, used + text.advances[start - 1] <= room {
      start -= 1
      used += text.advances[start]
    }
    return start..<range.upperBound
  }

  private static func trimEnd(_ text: TextCharacters, _ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, text.isSpace(end - 1) { end -= 1 }
    return range.lowerBound..<end
  }
}
