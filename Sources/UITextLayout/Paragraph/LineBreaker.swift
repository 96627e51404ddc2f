internal import Foundation

/// Finds the lines of a text.
///
/// Opportunities follow the line-breaking algorithm of Unicode in its outline: after spaces, hyphens and dashes, between
/// ideographs; never before closing punctuation nor after opening one.
///
/// Source: <https://www.unicode.org/reports/tr14/>
struct LineBreaker {
  struct Line {
    /// Without trailing spaces and the line end.
    var visible: Range<Int>
    /// Where the paragraph of the line ends.
    var paragraphEnd: Int
    var endsParagraph: Bool
    /// Of the paragraph that the line belongs to.
    var style: ParagraphStyle
  }

  private let text: TextCharacters
  private var style: ParagraphStyle
  private let width: CGFloat
  /// Whether a line may end before a character where the text itself lets it; nil for everywhere.
  var allowsBreak: ((Int) -> Bool)?

  init(_ text: TextCharacters, style: ParagraphStyle, width: CGFloat) {
    self.text = text
    self.style = style
    self.width = width
  }

  /// - Parameter limit: lines past it need not be found, but one to tell that there are more; 0 for no limit.
  func lines(limit: Int = 0) -> [Line] {
    var result: [Line] = []
    var start = 0
    let count = text.characters.count
    while start <= count {
      if limit > 0, result.count > limit { break }
      let end = (start..<count).first { text.isNewline($0) } ?? count
      if start == count, !result.isEmpty || count == 0 {
        // UIKIT: a line end at the end of the text opens one more, empty line (Apple's page on
        // `extraLineFragmentRect`).
        if count > 0, text.isNewline(count - 1) {
          result.append(
            Line(visible: count..<count, paragraphEnd: count, endsParagraph: true, style: text.style(at: count)))
        }
        break
      }
      var own = self
      own.style = text.style(at: start)
      result += own.paragraph(start..<end)
      start = end + 1
    }
    return result
  }

  private func paragraph(_ range: Range<Int>) -> [Line] {
    guard width.isFinite else {
      return [Line(visible: range, paragraphEnd: range.upperBound, endsParagraph: true, style: style)]
    }
    var starts: [Int] = []
    var start = range.lowerBound
    repeat {
      starts.append(start)
      start = lineEnd(from: start, in: range, first: starts.count == 1)
    } while start < range.upperBound
    if style.avoidsOrphans, let pushed = withoutOrphan(starts, in: range) { starts[starts.count - 1] = pushed }
    return starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : range.upperBound
      return Line(
        visible: trimmed(starts[index]..<end), paragraphEnd: range.upperBound, endsParagraph: end >= range.upperBound,
        style: style)
    }
  }

  /// Where the last line begins when a word that would stand alone in it gets company; nil where it need not or cannot.
  ///
  /// UIKIT: since iOS 13 labels break "five words and one more" before "one" where "more" would stand alone; a word in
  /// quotes may stand so.
  private func withoutOrphan(_ starts: [Int], in range: Range<Int>) -> Int? {
    guard let last = starts.last, starts.count > 1 else { return nil }
    let word = trimmed(last..<range.upperBound)
    guard let first = word.first, text.characters[first].isLetter || text.characters[first].isNumber,
      !word.contains(where: { text.isSpace($0) })
    else { return nil }
    let before = trimmed(starts[starts.count - 2]..<last)
    guard before.upperBound < last, let space = before.last(where: { text.isSpace($0) }) else {
      return nil
    }
    let tail = style.tailIndent > 0 ? style.tailIndent : width + style.tailIndent
    let needed = text.advances[(space + 1)..<word.upperBound].reduce(0, +)
    return needed <= tail - style.headIndent ? space + 1 : nil
  }

  /// Where the line that begins at `start` ends, trailing spaces included.
  func lineEnd(from start: Int, in range: Range<Int>, first: Bool) -> Int {
    let indent = first ? style.firstLineHeadIndent : style.headIndent
    let tail = style.tailIndent > 0 ? style.tailIndent : width + style.tailIndent
    // A hundredth of a point of slack: widths that were computed from this very text must hold it.
    let available = tail - indent + 0.01
    var used: CGFloat = 0
    var opportunity = -1
    var earlier: [Int] = []
    var index = start
    while index < range.upperBound {
      used += text.advances[index]
      if used > available, !text.isSpace(index) {
        if style.lineBreak != .charWrapping, opportunity > start {
          guard let allowsBreak else { return opportunity }
          if let allowed = earlier.last(where: allowsBreak) { return allowed }
        }
        return max(index, start + 1)
      }
      index += 1
      guard index < range.upperBound, text.mayBreak(after: index - 1) else { continue }
      opportunity = index
      if allowsBreak != nil { earlier.append(index) }
    }
    return range.upperBound
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, text.isSpace(end - 1) { end -= 1 }
    // A line of spaces alone keeps them: their width counts.
    return end == range.lowerBound ? range : range.lowerBound..<end
  }

  /// Whether a line may end after `character`, which follows `previous`; nil at the beginning.
  static func mayBreak(_ character: Character, before next: Character, after previous: Character?) -> Bool {
    if character == "\u{00A0}" || next == "\u{00A0}" || character == "\u{2060}" || next == "\u{2060}" { return false }
    if next.isSpace { return false }
    if character.isSpace || character == "\u{200B}" { return true }
    if closing.contains(next) { return false }
    if opening.contains(character) { return false }
    if character == "-" || character == "\u{2010}" || character == "\u{2013}" || character == "\u{00AD}" {
      return next.isLetter
    }
    // Addresses break between their parts, numbers such as 1/2 do not (LB25).
    if character == "/" { return next.isLetter || next.isNumber && previous?.isNumber != true }
    // No rule forbids it before a letter.
    if character == "?" || character == "!" { return next.isLetter }
    if character == "\u{2014}" || next == "\u{2014}" { return true }
    return isIdeographic(character) || isIdeographic(next)
  }

  private static let closing: Set<Character> = [
    ")", "]", "}", "!", "?", ",", ".", ";", ":", "%", "。", "、", "，", "！", "？", "；", "：", "」", "』", "）", "】", "》", "〉",
    "”", "’", "»", "ー", "々", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ",
    "ョ", "…",
  ]
  private static let opening: Set<Character> = [
    "(", "[", "{", "“", "‘", "«", "「", "『", "（", "【", "《", "〈", "$", "¥", "£", "€",
  ]

  private static func isIdeographic(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    switch value {
    case 0x2E80...0x303F, 0x3040...0x30FF, 0x3100...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFFEF,
      0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      return true
    default: return false
    }
  }
}
