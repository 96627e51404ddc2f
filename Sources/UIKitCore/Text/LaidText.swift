internal import Foundation
internal import UITextLayout

/// The text of a layout manager in its containers, with places counted in UTF-16 units.
struct LaidText {
  let runs: [TextRun]
  let offsets: TextOffsets
  let flow: TextFlow
  private let paddings: [CGFloat]
  private let isRightToLeft: Bool

  /// - Parameters:
  ///   - manager: whose delegate is asked.
  ///   - mayBreak: whether a line may end before a character; nil for everywhere.
  init(
    _ containers: [NSTextContainer], _ content: TextContent, _ options: TextFlow.Options,
    asking manager: NSLayoutManager? = nil, mayBreak: ((Int) -> Bool)? = nil
  ) {
    runs = content.runs
    offsets = TextOffsets(content.runs)
    paddings = containers.map(\.lineFragmentPadding)
    isRightToLeft = options.isRightToLeft
    let guide = TextContainerGuide(
      containers, offsets, isRightToLeft: options.isRightToLeft, asking: manager, mayBreak: mayBreak)
    flow = TextFlow(content.runs, style: content.style, options: options, guide: guide)
  }

  /// The first character without a place.
  var end: Int { offsets[flow.end] }

  // MARK: Lines

  func range(of fragment: TextFlow.Fragment) -> NSRange { offsets.range(fragment.line.start..<fragment.line.end) }

  /// The line that a character stands in.
  func fragment(at place: Int) -> TextFlow.Fragment? {
    let character = offsets.character(at: place)
    var (low, high) = (0, flow.fragments.count)
    while low < high {
      let middle = (low + high) / 2
      if flow.fragments[middle].line.end <= character { low = middle + 1 } else { high = middle }
    }
    guard low < flow.fragments.count, flow.fragments[low].line.start <= character else { return nil }
    return flow.fragments[low]
  }

  func fragments(in region: Int) -> [TextFlow.Fragment] { flow.fragments.filter { $0.region == region } }

  /// The lines that characters of a range stand in.
  func fragments(touching range: NSRange) -> [TextFlow.Fragment] {
    flow.fragments.filter { NSIntersectionRange(self.range(of: $0), range).length > 0 }
  }

  /// The empty line after a line end at the end of the text.
  var extraFragment: TextFlow.Fragment? {
    flow.fragments.last.flatMap { $0.line.start == flow.count && flow.count > 0 ? $0 : nil }
  }

  /// What a container holds.
  func range(in region: Int) -> NSRange {
    let own = fragments(in: region)
    guard let first = own.first, let last = own.last else {
      return NSRange(location: region == 0 ? 0 : end, length: 0)
    }
    return offsets.range(first.line.start..<last.line.end)
  }

  /// The lines of a container as a layout without the container's padding.
  func layout(in region: Int, width: CGFloat) -> TextLayout {
    let padding = paddings[region]
    let room = width - 2 * padding
    var size = CGSize.zero
    let lines = fragments(in: region).map { fragment in
      var line = fragment.line
      line.x -= padding
      let wide = fragment.usedRect.maxX - 2 * padding
      // UIKIT: spaces where a line breaks count as far as there is room, as in labels. A guess.
      size.width = max(size.width, wide, min(wide + line.trailingWidth, room))
      size.height = max(size.height, fragment.rect.maxY)
      return line
    }
    return TextLayout(lines: lines, size: size, isTruncated: lines.last?.isTruncated ?? false)
  }

  // MARK: Places

  /// The rectangle around the glyphs of a line that are in a range.
  func box(of range: NSRange, in fragment: TextFlow.Fragment) -> CGRect {
    let layout = TextLayout(lines: [fragment.line], size: .zero, isTruncated: false)
    let box = layout.boundingBox(of: offsets.characters(range))
    if box != .zero { return box }
    // A line end, or what an ellipsis stands for: behind what is shown.
    let caret = layout.caret(before: offsets.character(at: range.location))
    return CGRect(x: caret.minX, y: caret.minY, width: 0, height: caret.height)
  }

  /// The character at or nearest to a point of a container, and how far through it the point is.
  func place(at point: CGPoint, in region: Int) -> (place: Int, fraction: CGFloat) {
    let own = fragments(in: region).filter { $0.line.start < $0.line.end }
    let layout = TextLayout(lines: own.map(\.line), size: .zero, isTruncated: false)
    guard let last = own.last else { return (range(in: region).location, 0) }
    if point.y >= last.rect.maxY { return (offsets[max(last.line.end - 1, last.line.start)], 1) }
    let (character, fraction) = layout.character(at: point)
    return (offsets[character], fraction)
  }

  // MARK: Drawing

  /// The lines of a range with only the glyphs that are in it.
  func lines(of range: NSRange) -> TextLayout {
    let characters = offsets.characters(range)
    let lines = fragments(touching: range).map { fragment in
      let line = fragment.line
      if characters.lowerBound <= line.start, characters.upperBound >= line.end { return line }
      return line.clamped(to: characters)
    }
    return TextLayout(lines: lines, size: .zero, isTruncated: false)
  }
}

extension TextLine {
  /// The line with only the glyphs of some characters.
  fileprivate func clamped(to characters: Range<Int>) -> TextLine {
    var line = self
    line.segments = segments.compactMap { segment in
      guard !segment.characters.isEmpty else { return segment }
      let part = segment.characters.clamped(to: characters)
      guard !part.isEmpty else { return nil }
      let (first, last) = (
        part.lowerBound - segment.characters.lowerBound, part.upperBound - segment.characters.lowerBound
      )
      var cut = segment
      let text = Array(segment.text)
      if text.count == segment.characters.count { cut.text = String(text[first..<last]) }
      cut.characters = part
      cut.advances = Array(segment.advances[first..<last])
      cut.width = cut.advances.reduce(0, +)
      let before = segment.advances[..<first].reduce(0, +)
      cut.x += segment.isRightToLeft ? segment.width - before - cut.width : before
      return cut
    }
    return line
  }
}
