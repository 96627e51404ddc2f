internal import Foundation

/// Runs as a row of characters with advances and directions.
struct TextCharacters {
  let characters: [Character]
  /// The code of each ASCII character, 0x80 for all others.
  ///
  /// OPTIMIZATION: Unicode's tables are most of the cost of long texts, which are nearly all ASCII.
  private let codes: [UInt8]
  /// Where each character begins in its run's text.
  private let places: [String.Index]
  /// In points, kerning included.
  private(set) var advances: [CGFloat]
  /// The run of each character.
  let runOf: [Int]
  let measures: [FontMeasures]
  let runs: [TextRun]
  /// Embedding level of each character; empty where all of the text reads from left to right.
  let levels: [UInt8]
  /// Whether lines get what it takes to draw them.
  private let keepsTexts: Bool

  /// Of the paragraphs that have none of their own.
  private let style: ParagraphStyle
  /// Whether a paragraph has a style of its own.
  let hasOwnStyles: Bool

  init(
    _ runs: [TextRun], style: ParagraphStyle, era: MetricsEra, keepsTexts: Bool = true
  ) {
    self.style = style
    hasOwnStyles = runs.contains { $0.paragraph != nil }
    self.keepsTexts = keepsTexts
    var characters: [Character] = []
    var codes: [UInt8] = []
    var places: [String.Index] = []
    var advances: [CGFloat] = []
    var runOf: [Int] = []
    var measures: [FontMeasures] = []
    for (index, run) in runs.enumerated() {
      let measure = FontMeasures(run.font, era: era)
      measures.append(measure)
      let own = run.attachment.map { [CGFloat](repeating: $0.size.width, count: run.text.count) }
      var widths = own ?? measure.advances(of: run.text)
      if run.expansion != 1, own == nil { widths = widths.map { $0 * run.expansion } }
      for (place, width) in zip(run.text.indices, widths) {
        let character = run.text[place]
        let code = Self.code(character)
        characters.append(character)
        codes.append(code)
        places.append(place)
        // Tabulators get their way when the rest is known.
        advances.append(Self.isNewline(character, code) || code == Self.tabulator ? 0 : width + run.kern)
        runOf.append(index)
      }
    }
    self.characters = characters
    self.codes = codes
    self.places = places
    self.advances = advances
    self.runOf = runOf
    self.measures = measures
    self.runs = runs
    let isPlain = codes.allSatisfy { $0 < 0x80 }
    let isSteered = ParagraphLevels.areSteered(runs, style)
    levels =
      isPlain && !isSteered
      ? [] : ParagraphLevels.levels(runs, style, mayTurn: isSteered, count: characters.count)
    if codes.contains(Self.tabulator) { placeTabs() }
  }

  /// The style of the paragraph that begins at a character.
  func style(at index: Int) -> ParagraphStyle {
    hasOwnStyles ? runs[run(at: index)].paragraph ?? style : style
  }

  // MARK: Tabulators

  private static let tabulator: UInt8 = 0x09
  /// UIKIT: documented of `tabStops`: "12 left-aligned tabs at 28-point intervals".
  private static let interval: CGFloat = 28

  /// Gives tabulators the way to the next stop.
  ///
  /// DEVIATION: stops count from the paragraph's first line, also in the lines after it.
  private mutating func placeTabs() {
    var own = style(at: 0)
    var x = own.firstLineHeadIndent
    for index in characters.indices {
      if isNewline(index) {
        own = style(at: index + 1)
        x = own.firstLineHeadIndent
      } else if codes[index] == Self.tabulator {
        advances[index] = tabWay(at: index, from: x, own)
      }
      x += advances[index]
    }
  }

  private func tabWay(at index: Int, from x: CGFloat, _ style: ParagraphStyle) -> CGFloat {
    guard let stop = style.tabStops.first(where: { $0.location > x + 0.01 }) else {
      let interval = style.tabInterval > 0 ? style.tabInterval : Self.interval
      return ((x + 0.01) / interval).rounded(.down) * interval + interval - x
    }
    let column = (index + 1..<characters.count).prefix { !isNewline($0) && codes[$0] != Self.tabulator }
    let share: CGFloat = stop.alignment == .right ? 1 : stop.alignment == .center ? 0.5 : 0
    return max(stop.location - x - share * column.reduce(0) { $0 + advances[$1] }, 0)
  }

  private static func code(_ character: Character) -> UInt8 {
    let bytes = character.utf8
    guard let first = bytes.first, first < 0x80, bytes.count == 1 else { return 0x80 }
    return first
  }

  // MARK: Kinds

  func isSpace(_ index: Int) -> Bool {
    let code = codes[index]
    return code < 0x80 ? code == 0x20 || (0x09...0x0D).contains(code) : characters[index].isWhitespace
  }

  func isNewline(_ index: Int) -> Bool { Self.isNewline(characters[index], codes[index]) }

  private static func isNewline(_ character: Character, _ code: UInt8) -> Bool {
    code < 0x80 ? (0x0A...0x0D).contains(code) : character.isNewline
  }

  /// Whether a line may end between a character and the next.
  func mayBreak(after index: Int) -> Bool {
    let (code, next) = (codes[index], codes[index + 1])
    // Most are letters beside letters, and the spaces between words.
    if next == 0x20 { return false }
    if Self.isLetter(next), Self.isLetter(code) || code == 0x20 { return code == 0x20 }
    return LineBreaker.mayBreak(
      characters[index], before: characters[index + 1], after: index > 0 ? characters[index - 1] : nil)
  }

  private static func isLetter(_ code: UInt8) -> Bool { (0x61...0x7A).contains(code) || (0x41...0x5A).contains(code) }

  /// The characters of a stretch of one run.
  private func text(_ range: Range<Int>) -> String {
    guard let first = range.first else { return "" }
    let own = runs[runOf[first]].text
    let isLast = range.upperBound == places.count || runOf[range.upperBound] != runOf[first]
    return String(own[places[first]..<(isLast ? own.endIndex : places[range.upperBound])])
  }

  // MARK: Lines

  func width(_ range: Range<Int>) -> CGFloat {
    var sum: CGFloat = 0
    for index in range { sum += advances[index] }
    return sum
  }

  /// The line that consists of `range`.
  func line(_ range: Range<Int>, style: ParagraphStyle) -> TextLine { line(pieces: [.characters(range)], style: style) }

  enum Piece {
    case characters(Range<Int>)
    case ellipsis(run: Int)
  }

  /// A stretch of one run and one level, in logical order.
  private struct Stretch {
    var run: Int
    var level: UInt8
    var range: Range<Int>?
  }

  /// - Parameter spaceWidening: added to each space, in points, for justified lines.
  func line(pieces: [Piece], style: ParagraphStyle, spaceWidening: CGFloat = 0) -> TextLine {
    var segments: [TextLine.Segment] = []
    var x: CGFloat = 0
    for stretch in visualOrder(stretches(pieces)) {
      var text = "…"
      var widths: [CGFloat]
      if let range = stretch.range, !keepsTexts, spaceWidening == 0 {
        let width = width(range)
        segments.append(.init(run: stretch.run, characters: range, x: x, width: width))
        x += width
        continue
      }
      if let range = stretch.range {
        text = self.text(range)
        widths = Array(advances[range])
        if spaceWidening > 0 {
          for (offset, index) in range.enumerated() where isSpace(index) {
            widths[offset] += spaceWidening
          }
        }
      } else {
        widths = [measures[stretch.run].width(of: "…") * runs[stretch.run].expansion]
      }
      let width = widths.reduce(0, +)
      segments.append(
        .init(
          run: stretch.run, text: text, characters: stretch.range ?? 0..<0, x: x, width: width, advances: widths,
          isRightToLeft: stretch.level % 2 == 1))
      x += width
    }
    var used = segments.map(\.run)
    if used.isEmpty, case .characters(let range)? = pieces.first, !runs.isEmpty { used = [run(at: range.lowerBound)] }
    let (ascent, height) = vertical(used, style)
    return TextLine(segments: segments, width: x, height: height, ascent: ascent)
  }

  private func stretches(_ pieces: [Piece]) -> [Stretch] {
    var result: [Stretch] = []
    for piece in pieces {
      switch piece {
      case .characters(let range):
        var start = range.lowerBound
        while start < range.upperBound {
          var end = isUniform ? range.upperBound : start + 1
          while end < range.upperBound, runOf[end] == runOf[start], level(end) == level(start) { end += 1 }
          result.append(Stretch(run: runOf[start], level: level(start), range: start..<end))
          start = end
        }
      case .ellipsis(let run):
        result.append(Stretch(run: run, level: result.last?.level ?? 0, range: nil))
      }
    }
    return result
  }

  /// Whether no character differs from another in its run or level.
  private var isUniform: Bool { runs.count == 1 && levels.isEmpty }

  private func level(_ index: Int) -> UInt8 { levels.isEmpty ? 0 : levels[index] }

  /// Rule L2: from the highest level down to the lowest odd one, reverse what is at least on that level.
  ///
  /// Source: <https://www.unicode.org/reports/tr9/#L2>
  private func visualOrder(_ stretches: [Stretch]) -> [Stretch] {
    guard let highest = stretches.map(\.level).max(), highest > 0 else { return stretches }
    var result = stretches
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < result.count {
        guard result[start].level >= level else {
          start += 1
          continue
        }
        var end = start + 1
        while end < result.count, result[end].level >= level { end += 1 }
        result[start..<end].reverse()
        start = end
      }
    }
    return result
  }

  /// Baseline and height of a line: the largest of its fonts', bounded by the paragraph style.
  private func vertical(_ used: [Int], _ style: ParagraphStyle) -> (CGFloat, CGFloat) {
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    for run in used {
      let offset = runs[run].baselineOffset
      if let box = runs[run].attachment {
        ascent = max(ascent, box.size.height - box.descent + offset)
        descent = max(descent, box.descent - offset)
        continue
      }
      let metrics = measures[run].metrics
      ascent = max(ascent, metrics.ascender + offset)
      descent = max(descent, -metrics.descender - offset)
    }
    var height = ascent + descent
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    if style.minimumLineHeight > 0 { height = max(height, style.minimumLineHeight) }
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    // Extra height goes above the text, as TextKit puts it.
    return (height - descent, height)
  }

  /// The run of a character, or the last one past the end.
  private func run(at index: Int) -> Int { index < runOf.count ? runOf[index] : runs.count - 1 }

  /// What stands before the paragraph that begins at a character; its place is the caller's.
  func marker(_ text: String, at index: Int) -> TextLine.Segment {
    let run = run(at: index)
    let widths = measures[run].advances(of: text)
    return .init(
      run: run, text: text, characters: 0..<0, x: 0, width: widths.reduce(0, +), advances: widths,
      isRightToLeft: false)
  }

  /// What the fonts of a line add between it and the next.
  func leading(_ line: TextLine) -> CGFloat {
    guard !runs.isEmpty else { return 0 }
    let used = line.segments.isEmpty ? [run(at: line.start)] : line.segments.map(\.run)
    return used.map { measures[$0].metrics.leading }.max() ?? 0
  }
}
