import Foundation
import Testing
import UITextLayout

/// Measuring and breaking text.
/// Provenance: widths and heights measured (frames that Interface Builder stores for default labels); breaking derived
/// from Unicode's line-breaking rules.
@Suite struct TextLayoutTests {
  func layout(
    _ text: String, width: CGFloat = .infinity, lines: Int = 0, mode: ParagraphStyle.LineBreak = .wordWrapping,
    size: CGFloat = 17
  ) -> TextLayout {
    var style = ParagraphStyle()
    style.lineBreak = mode
    var options = TextLayout.Options()
    options.width = width
    options.maximumLines = lines
    return TextLayout([TextRun(text: text, font: FontDescription(size: size))], style: style, options: options)
  }

  func texts(_ layout: TextLayout) -> [String] { layout.lines.map { $0.segments.map(\.text).joined() } }

  @Test func theDefaultLabel() {
    let size = layout("Label").size
    #expect(abs(size.width - 41.5) <= 0.75)
    #expect(abs(size.height - 20.287) < 0.01)
  }

  @Test func bolderIsWider() {
    func width(_ weight: CGFloat) -> CGFloat {
      FontMeasures(FontDescription(size: 17, weight: weight), era: .sanFranciscoTight).width(of: "Weight")
    }
    #expect(width(-0.4) < width(0))
    #expect(width(0) < width(0.23))
    #expect(width(0.23) < width(0.4))
  }

  @Test func wordsWrap() {
    let words = "one two three"
    let two = layout("one two").size.width
    #expect(texts(layout(words, width: two + 1)) == ["one two", "three"])
    #expect(texts(layout(words, width: 1000)) == [words])
    #expect(texts(layout("a\nb\n")) == ["a", "b", ""])
  }

  @Test func longWordsBreakInside() {
    let broken = texts(layout("Donaudampfschifffahrt", width: 60))
    #expect(broken.count > 1)
    #expect(broken.joined() == "Donaudampfschifffahrt")
  }

  @Test func ideographsBreakAnywhereButNotBeforeAStop() {
    let lines = texts(layout("日本語の文章。", width: 17 * 6.2))
    #expect(lines.count == 2)
    #expect(!lines[1].hasPrefix("。"))
    #expect(lines.joined() == "日本語の文章。")
  }

  @Test(arguments: [
    (ParagraphStyle.LineBreak.truncatingTail, "…", false), (.truncatingHead, "…", true),
  ])
  func truncation(_ mode: ParagraphStyle.LineBreak, _ mark: String, _ atStart: Bool) {
    let cut = layout("A rather long sentence", width: 80, lines: 1, mode: mode)
    let text = texts(cut)[0]
    #expect(cut.isTruncated)
    #expect(atStart ? text.hasPrefix(mark) : text.hasSuffix(mark))
    #expect(cut.size.width <= 80.5)
  }

  @Test func neitherEmptyNorHostileTextFails() {
    #expect(layout("").lines.count <= 1)
    for text in ["\n\n\n", "\u{200B}", "👩🏽‍🚀", "e\u{301}\u{302}\u{303}", String(repeating: "w", count: 20_000)] {
      for width in [0, 0.001, 10, CGFloat.infinity] as [CGFloat] {
        #expect(layout(text, width: width).size.height >= 0)
      }
    }
  }
}
