internal import Foundation

/// The directions in which the characters of paragraphs read.
enum ParagraphLevels {
  /// Whether styles or runs say directions, so that the characters' own are not enough.
  static func areSteered(_ runs: [TextRun], _ style: ParagraphStyle) -> Bool {
    style.isRightToLeft != nil || runs.contains { $0.direction != nil || $0.paragraph?.isRightToLeft != nil }
  }

  /// Embedding levels paragraph by paragraph, each with the direction of its style or of its first strong character;
  /// empty where all of the text reads from left to right.
  ///
  /// - Parameters:
  ///   - style: of paragraphs that have none of their own.
  ///   - mayTurn: whether there is more to ask than what the characters are.
  ///   - count: of the characters.
  static func levels(_ runs: [TextRun], _ style: ParagraphStyle, mayTurn: Bool, count: Int) -> [UInt8] {
    let turns = mayTurn || runs.contains { $0.text.unicodeScalars.contains { isStrongRightToLeft($0.value) } }
    guard turns, let shaper = TextServices.current.shaper else { return [] }
    let text = runs.map(\.text).joined()
    // Clusters that reach over the ends of runs would be counted twice.
    guard text.count == count else { return [] }
    var levels: [UInt8] = []
    for paragraph in paragraphs(of: runs, style) {
      let all = shaper.embeddingLevels(paragraph.text, rightToLeft: paragraph.isRightToLeft)
      levels += paragraph.isControl.isEmpty ? all : zip(all, paragraph.isControl).filter { !$1 }.map(\.0)
      levels.append(0)
    }
    return levels.count == count + 1 ? Array(levels.dropLast()) : []
  }

  private struct Paragraph {
    var text = ""
    var isRightToLeft: Bool?
    /// Which characters are no part of the runs; empty for none.
    var isControl: [Bool] = []

    mutating func append(_ piece: Substring, _ direction: TextRun.Direction?) {
      guard let direction, !piece.isEmpty else {
        if !isControl.isEmpty { isControl += piece.map { _ in false } }
        return text += piece
      }
      if isControl.isEmpty { isControl = text.map { _ in false } }
      text += direction.rawValue + piece + "\u{202C}"
      isControl += [true] + piece.map { _ in false } + [true]
    }
  }

  private static func paragraphs(of runs: [TextRun], _ style: ParagraphStyle) -> [Paragraph] {
    var result: [Paragraph] = []
    var current = Paragraph(isRightToLeft: (runs.first?.paragraph ?? style).isRightToLeft)
    var begins = true
    for run in runs {
      for (index, piece) in run.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
        if index > 0 {
          result.append(current)
          begins = true
        }
        if begins { current = Paragraph(isRightToLeft: (run.paragraph ?? style).isRightToLeft) }
        if begins, !piece.isEmpty { begins = false }
        current.append(piece, run.direction)
      }
    }
    return result + [current]
  }

  private static func isStrongRightToLeft(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF, 0x200F, 0x202B,
      0x202E, 0x2067:
      true
    default: false
    }
  }
}
