internal import Foundation
internal import UIKitCore
internal import UISystemMetrics

/// What the numbers of lines of several texts tell of the widths of a font that nothing else tells of.
///
/// How many lines a text took in its saved width bounds the widths of its words from both sides: the bounds of some texts
/// together leave little (1.10 to 1.12 for a font whose texts of one line measure 1.11 to 1.14 in the next revision).
struct WrappedTexts {
  private struct Sample {
    /// Of each paragraph's words, as assumed.
    var words: [[CGFloat]]
    var space: CGFloat
    var width: CGFloat
    var lines: Int
    /// The most lines that the text may take; 0 for any number.
    var limit: Int

    func holds(at factor: CGFloat) -> Bool {
      let found = words.reduce(0) { $0 + lineCount($1, factor) }
      return found == lines || (lines == limit && found > lines)
    }

    private func lineCount(_ words: [CGFloat], _ factor: CGFloat) -> Int {
      var (count, used) = (1, CGFloat(0))
      for word in words {
        let more = used > 0 ? used + (space + word) * factor : word * factor
        if used > 0, more > width {
          (count, used) = (count + 1, word * factor)
        } else {
          used = more
        }
      }
      return count
    }
  }

  private let font: String
  private let metrics: SystemMetrics
  private var samples: [Sample] = []

  init(_ font: String, _ metrics: SystemMetrics) {
    (self.font, self.metrics) = (font, metrics)
  }

  /// - Parameters:
  ///   - width: that the text broke in, in points.
  ///   - limit: the most lines that it may take; 0 for any number.
  mutating func add(_ text: String, size: CGFloat, width: CGFloat, lines: Int, limit: Int) {
    func measure(_ text: String) -> CGFloat {
      FontEvidence.assumedWidth(of: text, in: font, size: size, metrics) ?? 0
    }
    let words = text.split(separator: "\n", omittingEmptySubsequences: false).map { paragraph in
      paragraph.split(separator: " ").map { measure(String($0)) }
    }
    samples.append(
      Sample(words: words, space: measure("a a") - 2 * measure("a"), width: width, lines: lines, limit: limit))
  }

  /// What the assumed widths are to be multiplied with: the middle of the bounds that most texts agree on, and at least
  /// three quarters of them; nil where they hold as assumed for all but one.
  var factor: CGFloat? {
    let steps = stride(from: CGFloat(0.8), through: 1.4, by: 0.01).map { step in
      (factor: step, count: samples.count { $0.holds(at: step) })
    }
    guard let most = steps.map(\.count).max(), most * 4 >= samples.count * 3,
      most >= samples.count(where: { $0.holds(at: 1) }) + 2
    else { return nil }
    let best = steps.filter { $0.count == most }.map(\.factor)
    return best[best.count / 2]
  }
}
