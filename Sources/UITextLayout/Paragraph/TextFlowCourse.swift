internal import Foundation

/// Places the lines of a flow.
///
/// 1. A line is broken to the width of its region, which says how high it is. 2. The guide says what is free there; where
/// that is less the line is broken anew. 3. A word that only a narrow room cannot hold goes on to the next room, below or
/// in the next region. 4. The line is placed in its room. 5. Where regions end before the text, the last line is truncated.
struct TextFlowCourse {
  private let text: TextCharacters
  private let options: TextFlow.Options
  private let guide: any TextFlowGuide
  private var flow = TextFlow()
  private var index = 0
  private var region: TextFlow.Region?
  /// Where the present row of lines begins, in the region.
  private var top: CGFloat = 0
  /// What is left beside the last line.
  private var remaining = CGRect.null
  /// The lines that stand beside each other last.
  private var row: Range<Int> = 0..<0
  /// To keep below them.
  private var gap: CGFloat = 0
  private var rowsInRegion = 0
  /// How often in a row there was no room for a line.
  private var emptyPlaces = 0

  init(_ text: TextCharacters, _ options: TextFlow.Options, _ guide: any TextFlowGuide) {
    (self.text, self.options, self.guide) = (text, options, guide)
    region = guide.region(0)
  }

  mutating func run() -> TextFlow {
    let count = text.characters.count
    flow.count = count
    var start = 0
    while start < count {
      let end = (start..<count).first { text.isNewline($0) } ?? count
      guard lay(start..<end) else { return flow }
      // A form feed goes on in the next region, where there is one.
      if end < count, text.characters[end] == "\u{0C}", guide.region(index + 1) != nil { advanceRegion() }
      start = end + 1
    }
    flow.end = count
    // UIKIT: a line end at the end of the text opens one more, empty line (Apple's page on `extraLineFragmentRect`).
    if count > 0, text.isNewline(count - 1) { _ = placeLine(from: count, in: count..<count, text.style(at: count)) }
    if options.usesFontLeading, let last = flow.fragments.indices.last {
      let leading = text.leading(flow.fragments[last].line)
      flow.fragments[last].rect.size.height += leading
      flow.fragments[last].usedRect.size.height += leading
    }
    return flow
  }

  /// Lays a paragraph out; false when there was no room for all of it.
  private mutating func lay(_ paragraph: Range<Int>) -> Bool {
    let style = text.style(at: paragraph.lowerBound)
    var start = paragraph.lowerBound
    repeat {
      guard let end = placeLine(from: start, in: paragraph, style) else {
        flow.end = start
        truncateLast()
        return false
      }
      start = end
    } while start < paragraph.upperBound
    return true
  }

  // MARK: One line

  private struct Attempt {
    var visible: Range<Int>
    var end: Int
    var line: TextLine
    var style: ParagraphStyle
    /// Whether the line begins with a whole word.
    var holdsWord: Bool
  }

  /// Places the line that begins at `start`; its end, or nil when no region is left.
  private mutating func placeLine(from start: Int, in paragraph: Range<Int>, _ style: ParagraphStyle) -> Int? {
    if start == paragraph.lowerBound { remaining = .null }
    var height: CGFloat = 0
    while let region {
      if remaining.isNull {
        if region.maximumLines > 0, rowsInRegion >= region.maximumLines {
          advanceRegion()
          continue
        }
        if !row.isEmpty { closeRow() }
      }
      let isFirst = rowsInRegion == 0
      let whole = CGRect(x: 0, y: top, width: region.size.width, height: 0)
      var attempt = attempt(start, paragraph, style, in: whole, region)
      var before: CGFloat = 0
      if start == paragraph.lowerBound, !isFirst, start > 0 {
        before = guide.spacing(.beforeParagraph, standard: style.paragraphSpacingBefore, at: start, in: whole)
      }
      var proposed = remaining.isNull ? whole : remaining
      proposed.size.height = max(attempt.line.height + before, height)
      guard top + proposed.height <= region.size.height + 0.01 else {
        advanceRegion()
        height = 0
        continue
      }
      let room = guide.room(for: proposed, in: index, at: start)
      let width = room.fragment.width - 2 * region.padding
      guard !room.fragment.isNull, room.fragment.height > 0, width > 0 || region.size.width <= 2 * region.padding else {
        moveOn(room, region)
        continue
      }
      if room.fragment != whole.with(height: proposed.height) {
        attempt = self.attempt(start, paragraph, style, in: room.fragment, region)
        if !attempt.holdsWord, room.fragment.width < region.size.width - 0.01 {
          moveOn(room, region)
          continue
        }
        if attempt.line.height + before > proposed.height + 0.01 {
          height = attempt.line.height + before
          continue
        }
      }
      place(attempt, in: room, before: before, start == paragraph.lowerBound, paragraph, region)
      return attempt.end
    }
    return nil
  }

  private func attempt(
    _ start: Int, _ paragraph: Range<Int>, _ style: ParagraphStyle, in rect: CGRect, _ region: TextFlow.Region
  ) -> Attempt {
    var own = style
    if rect.minX > 0.01, own.marker == nil { (own.firstLineHeadIndent, own.headIndent) = (0, 0) }
    if rect.maxX < region.size.width - 0.01 {
      own.tailIndent = 0
    } else if own.tailIndent > 0 {
      own.tailIndent = max(own.tailIndent - rect.minX, 1)
    }
    let width = rect.width - 2 * region.padding
    let isFirst = start == paragraph.lowerBound
    var breaker = LineBreaker(text, style: own, width: width)
    if guide.asksForBreaks { breaker.allowsBreak = { [guide] in guide.mayBreak(before: $0) } }
    var end = paragraph.upperBound
    if own.lineBreak == .wordWrapping || own.lineBreak == .charWrapping, width.isFinite {
      end = breaker.lineEnd(from: start, in: paragraph, first: isFirst)
    }
    let visible = breaker.trimmed(start..<end)
    var line = text.line(visible, style: own)
    line.start = start
    line.end = end == paragraph.upperBound ? min(end + 1, text.characters.count) : end
    line.isParagraphEnd = end == paragraph.upperBound
    line.trailingWidth = text.width(visible.upperBound..<line.end)
    let holdsWord = end == paragraph.upperBound || own.lineBreak == .charWrapping || text.mayBreak(after: end - 1)
    return Attempt(visible: visible, end: end, line: line, style: own, holdsWord: holdsWord)
  }

  private mutating func place(
    _ attempt: Attempt, in room: TextFlow.Room, before: CGFloat, _ isFirst: Bool, _ paragraph: Range<Int>,
    _ region: TextFlow.Region
  ) {
    var (line, style) = (attempt.line, attempt.style)
    let width = room.fragment.width - 2 * region.padding
    let indent = isFirst ? style.firstLineHeadIndent : style.headIndent
    let tail =
      style.tailIndent > 0 ? style.tailIndent : (width.isFinite ? width : line.width + indent) + style.tailIndent
    var truncated: Range<Int>?
    if line.width > tail - indent + 0.01, let cut = cut(line, attempt.visible, style, tail - indent, style.lineBreak) {
      (line, truncated) = (cut.line, cut.range)
    }
    if style.alignment == .justified, !line.isParagraphEnd, truncated == nil, width.isFinite {
      line = justified(line, attempt, free: tail - indent - line.width)
    }
    let free = tail - indent - line.width
    let content = room.fragment.minX + region.padding
    let isRightToLeft = style.isRightToLeft ?? options.isRightToLeft
    switch style.alignment {
    case .left: line.x = content + indent
    case .right: line.x = content + indent + free
    case .center: line.x = content + indent + free / 2
    case .natural, .justified:
      line.x = isRightToLeft && width.isFinite ? content + width - indent - line.width : content + indent
    }
    if isFirst, line.start < text.characters.count, let marker = style.marker {
      var segment = text.marker(marker.text, at: line.start)
      let isMirrored = isRightToLeft && style.alignment != .left && width.isFinite
      segment.x = (isMirrored ? width - marker.location - segment.width : marker.location) + content - line.x
      line.marker = segment
    }
    line.top = room.fragment.minY + before
    var rect = room.fragment
    rect.size.height = max(before + line.height, 0)
    if !rect.width.isFinite { rect.size.width = line.width + indent + 2 * region.padding }
    let used = CGRect(
      x: line.x - region.padding, y: rect.minY, width: line.width + 2 * region.padding, height: rect.height)
    var fragment = TextFlow.Fragment(region: index, rect: rect, usedRect: used, line: line, truncated: truncated)
    guide.adjust(&fragment)
    let isNewRow = row.isEmpty
    flow.fragments.append(fragment)
    let last = flow.fragments.count
    row = isNewRow ? last - 1..<last : row.lowerBound..<last
    if isNewRow { rowsInRegion += 1 }
    emptyPlaces = 0
    top = room.fragment.minY
    gap = guide.spacing(.line, standard: style.lineSpacing, at: max(line.start, line.end - 1), in: rect)
    if options.usesFontLeading { gap += text.leading(line) }
    if line.isParagraphEnd {
      gap += guide.spacing(
        .afterParagraph, standard: style.paragraphSpacing, at: max(line.start, line.end - 1), in: rect)
    }
    remaining = room.remaining.isEmpty || line.isParagraphEnd ? .null : room.remaining
  }

  // MARK: Where to go on

  /// The lines beside each other end: what follows stands below them.
  private mutating func closeRow() {
    let bottom = row.map { flow.fragments[$0].rect.maxY }.max() ?? top
    for place in row { flow.fragments[place].rect.size.height = bottom + gap - flow.fragments[place].rect.minY }
    top = bottom + gap
    row = 0..<0
    gap = 0
  }

  private mutating func moveOn(_ room: TextFlow.Room, _ region: TextFlow.Region) {
    if !room.fragment.isEmpty, !room.remaining.isEmpty {
      if remaining.isNull { row = flow.fragments.count..<flow.fragments.count }
      remaining = room.remaining
      return
    }
    if !remaining.isNull, !row.isEmpty {
      remaining = .null
      return
    }
    remaining = .null
    let next = guide.place(below: top, in: index)
    top = next > top ? next : top + 1
    // Nobody says that an endless region has room anywhere: it ends where four screens in a row have none.
    emptyPlaces += 1
    if emptyPlaces > 4_096 { advanceRegion() }
  }

  private mutating func advanceRegion() {
    index += 1
    region = guide.region(index)
    (top, gap, rowsInRegion, remaining, row, emptyPlaces) = (0, 0, 0, .null, 0..<0, 0)
  }

  // MARK: What is too long

  private func cut(
    _ line: TextLine, _ range: Range<Int>, _ style: ParagraphStyle, _ width: CGFloat, _ mode: ParagraphStyle.LineBreak
  ) -> (line: TextLine, range: Range<Int>)? {
    guard var cut = Truncation.line(text, range, style: style, width: width, mode: mode) else { return nil }
    (cut.start, cut.end, cut.isParagraphEnd) = (line.start, line.end, line.isParagraphEnd)
    cut.isTruncated = true
    let shown = cut.segments.filter { !$0.characters.isEmpty }.map(\.characters).sorted {
      $0.lowerBound < $1.lowerBound
    }
    switch mode {
    case .truncatingHead: return (cut, range.lowerBound..<(shown.first?.lowerBound ?? range.upperBound))
    case .truncatingMiddle:
      let gap = zip(shown, shown.dropFirst()).first { $0.upperBound < $1.lowerBound }
      return (cut, (gap?.0.upperBound ?? range.lowerBound)..<(gap?.1.lowerBound ?? range.upperBound))
    default: return (cut, (shown.last?.upperBound ?? range.lowerBound)..<range.upperBound)
    }
  }

  /// Text is left over: the last line shows it by an ellipsis where its region says so.
  private mutating func truncateLast() {
    guard let last = flow.fragments.indices.last, let region = guide.region(flow.fragments[last].region) else { return }
    let fragment = flow.fragments[last]
    let style = text.style(at: fragment.line.start)
    let isFirst = fragment.line.start == 0 || text.isNewline(fragment.line.start - 1)
    let indent = fragment.rect.minX > 0.01 ? 0 : isFirst ? style.firstLineHeadIndent : style.headIndent
    let end = (fragment.line.start..<flow.count).first { text.isNewline($0) } ?? flow.count
    let width = fragment.rect.width - 2 * region.padding
    guard
      let cut = cut(fragment.line, fragment.line.start..<end, style, width - indent, region.lastLineBreak)
    else { return }
    var line = cut.line
    line.x = fragment.rect.minX + region.padding + indent
    let isRightToLeft = style.isRightToLeft ?? options.isRightToLeft
    if style.alignment == .right || isRightToLeft && style.alignment != .left {
      line.x += width - indent - line.width
    } else if style.alignment == .center {
      line.x += (width - indent - line.width) / 2
    }
    line.top = fragment.line.top
    line.end = min(end + 1, flow.count)
    flow.fragments[last].line = line
    flow.fragments[last].truncated = cut.range
    flow.fragments[last].usedRect.origin.x = line.x - region.padding
    flow.fragments[last].usedRect.size.width = line.width + 2 * region.padding
    flow.end = line.end
  }

  private func justified(_ line: TextLine, _ attempt: Attempt, free: CGFloat) -> TextLine {
    let spaces = attempt.visible.count { text.isSpace($0) }
    guard spaces > 0, free > 0 else { return line }
    let wide = text.line(
      pieces: [.characters(attempt.visible)], style: attempt.style, spaceWidening: free / CGFloat(spaces))
    var result = line
    (result.segments, result.width) = (wide.segments, wide.width)
    return result
  }
}

extension CGRect {
  fileprivate func with(height: CGFloat) -> CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}
