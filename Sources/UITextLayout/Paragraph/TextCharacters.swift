internal import Foundation

/// Runs as a row of characters with advances.
struct TextCharacters {
  let characters: [Character]
  /// In points, kerning included.
  let advances: [CGFloat]
  /// The run of each character.
  let runOf: [Int]
  let measures: [FontMeasures]
  let runs: [TextRun]

  init(_ runs: [TextRun], era: MetricsEra) {
    var characters: [Character] = []
    var advances: [CGFloat] = []
    var runOf: [Int] = []
    var measures: [FontMeasures] = []
    for (index, run) in runs.enumerated() {
      let measure = FontMeasures(run.font, era: era)
      measures.append(measure)
      let text = Array(run.text)
      for (i, character) in text.enumerated() {
        let next = i + 1 < text.count ? text[i + 1] : nil
        characters.append(character)
        advances.append(character.isNewline ? 0 : measure.advance(of: character, before: next) + run.kern)
        runOf.append(index)
      }
    }
    self.characters = characters
    self.advances = advances
    self.runOf = runOf
    self.measures = measures
    self.runs = runs
  }

  func width(_ range: Range<Int>) -> CGFloat { advances[range].reduce(0, +) }

  /// The line that consists of `range`.
  func line(_ range: Range<Int>, style: ParagraphStyle) -> TextLine { line(pieces: [.characters(range)], style: style) }

  enum Piece {
    case characters(Range<Int>)
    case ellipsis(run: Int)
  }

  func line(pieces: [Piece], style: ParagraphStyle) -> TextLine {
    var segments: [TextLine.Segment] = []
    var x: CGFloat = 0
    for piece in pieces {
      switch piece {
      case .characters(let range):
        var start = range.lowerBound
        while start < range.upperBound {
          var end = start + 1
          while end < range.upperBound, runOf[end] == runOf[start] { end += 1 }
          let width = width(start..<end)
          segments.append(.init(run: runOf[start], text: String(characters[start..<end]), x: x, width: width))
          x += width
          start = end
        }
      case .ellipsis(let run):
        let width = measures[run].width(of: "…")
        segments.append(.init(run: run, text: "…", x: x, width: width))
        x += width
      }
    }
    let (ascent, height) = vertical(segments, style)
    return TextLine(segments: segments, width: x, height: height, ascent: ascent)
  }

  /// Baseline and height of a line: the largest of its fonts', bounded by the paragraph style.
  private func vertical(_ segments: [TextLine.Segment], _ style: ParagraphStyle) -> (CGFloat, CGFloat) {
    var used = segments.map(\.run)
    if used.isEmpty, !measures.isEmpty { used = [runs.indices.last!] }
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    for run in used {
      let metrics = measures[run].metrics
      ascent = max(ascent, metrics.ascender + runs[run].baselineOffset)
      descent = max(descent, -metrics.descender + metrics.leading - runs[run].baselineOffset)
    }
    var height = ascent + descent
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    if style.minimumLineHeight > 0 { height = max(height, style.minimumLineHeight) }
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    // Extra height goes above the text, as TextKit puts it.
    return (height - descent, height)
  }
}
