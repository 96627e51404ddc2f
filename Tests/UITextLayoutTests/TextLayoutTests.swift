import Foundation
import Testing
import UITextLayout

/// Layout in a font whose characters are all one cell wide.
struct TextLayoutTests {
  static let font = FontDescription(family: .monospacedSystem, size: 10)
  static let cell = FontMeasures(font, era: .sanFranciscoTight).width(of: "x")
  static let line = FontMeasures(font, era: .sanFranciscoTight).metrics.lineHeight

  static func layout(
    _ text: String, cells: CGFloat = .infinity, lines: Int = 0, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TextLayout {
    var options = TextLayout.Options()
    options.width = cells * cell
    options.maximumLines = lines
    var style = ParagraphStyle()
    change(&style)
    return TextLayout([TextRun(text: text, font: font)], style: style, options: options)
  }

  static func texts(_ layout: TextLayout) -> [String] { layout.lines.map { $0.segments.map(\.text).joined() } }

  struct Break: Sendable {
    var text: String
    var cells: CGFloat
    var lines: [String]
  }

  /// Provenance: derived from UAX #14.
  static let breaks: [Break] = [
    Break(text: "one two three", cells: 7, lines: ["one two", "three"]),
    Break(text: "one two three", cells: 6, lines: ["one", "two", "three"]),
    Break(text: "one  two", cells: 4, lines: ["one", "two"]),
    Break(text: "incomprehensible", cells: 10, lines: ["incomprehe", "nsible"]),
    Break(text: "a well-known word", cells: 7, lines: ["a well-", "known", "word"]),
    Break(text: "one\ntwo", cells: 20, lines: ["one", "two"]),
    Break(text: "one\n", cells: 20, lines: ["one", ""]),
    Break(text: "ten\u{00A0}km away", cells: 6, lines: ["ten\u{00A0}km", "away"]),
    Break(text: "stop (now) ok", cells: 6, lines: ["stop", "(now)", "ok"]),
    Break(text: "here/there", cells: 7, lines: ["here/", "there"]),
    Break(text: "in 1/2 day", cells: 5, lines: ["in", "1/2", "day"]),
    Break(text: "at a/12 on", cells: 5, lines: ["at a/", "12 on"]),
    Break(text: "what?this!that", cells: 6, lines: ["what?", "this!", "that"]),
  ]

  @Test("Lines break where they may", arguments: breaks)
  func breaking(_ example: Break) {
    #expect(Self.texts(Self.layout(example.text, cells: example.cells)) == example.lines)
  }

  @Test func ideographsBreakBetweenEachOtherButNotBeforeFullStops() {
    var options = TextLayout.Options()
    options.width = 31
    let layout = TextLayout([TextRun(text: "日本語。文字", font: Self.font)], style: ParagraphStyle(), options: options)
    #expect(Self.texts(layout) == ["日本", "語。文", "字"])
  }

  struct Cut: Sendable {
    var mode: ParagraphStyle.LineBreak
    var text: String
  }

  @Test(
    "A line that is too long is cut as its mode says",
    arguments: [
      Cut(mode: .truncatingTail, text: "abcdefg…"), Cut(mode: .truncatingHead, text: "…defghij"),
      Cut(mode: .truncatingMiddle, text: "abc…ghij"),
    ])
  func truncation(_ example: Cut) {
    let layout = Self.layout("abcdefghij", cells: 8, lines: 1) { $0.lineBreak = example.mode }
    #expect(layout.isTruncated)
    #expect(layout.size.width <= 8 * Self.cell + 0.01)
    let text = Self.texts(layout)[0]
    #expect(text.contains("…"))
    #expect(text.count == example.text.count)
    #expect(text.hasPrefix("…") == example.text.hasPrefix("…"))
    #expect(text.hasSuffix("…") == example.text.hasSuffix("…"))
  }

  /// Provenance: derived; advances are a model's, `TextLayout` says how far it may err.
  @Test("One line may be wider than its room by what the model errs", arguments: ParagraphStyle.LineBreak.allCuts)
  func aHairTooWide(_ mode: ParagraphStyle.LineBreak) {
    let hair = Self.font.size / 25 / Self.cell
    let fits = Self.layout("abcdefghij", cells: 10 - hair, lines: 1) { $0.lineBreak = mode }
    #expect(!fits.isTruncated)
    #expect(Self.texts(fits) == ["abcdefghij"])
    let cut = Self.layout("abcdefghij", cells: 10 - 2 * hair, lines: 1) { $0.lineBreak = mode }
    #expect(cut.isTruncated)
    // Lines that break may not.
    #expect(Self.layout("abcde fghij", cells: 11 - hair) { $0.lineBreak = .wordWrapping }.lines.count == 2)
  }

  @Test func theLastOfLimitedLinesShowsThatThereIsMore() {
    let layout = Self.layout("one two three four", cells: 8, lines: 2) { $0.lineBreak = .truncatingTail }
    #expect(Self.texts(layout) == ["one two", "three f…"])
  }

  /// Provenance: measured; labels of several lines that Interface Builder stored.
  @Test(
    "A word does not stay alone in the last line",
    arguments: [
      ("five words and one more", 19, ["five words and", "one more"]),
      ("five words and one \"so\"", 19, ["five words and one", "\"so\""]),
      ("overlong words", 8, ["overlong", "words"]),
    ])
  func orphans(_ text: String, _ cells: CGFloat, _ lines: [String]) {
    #expect(Self.texts(Self.layout(text, cells: cells) { $0.avoidsOrphans = true }) == lines)
  }

  /// Provenance: measured; widths of wrapped labels in rooms of 298 and 382 points.
  @Test func spacesCountWhereThereIsRoom() {
    #expect(Self.layout("four four four", cells: 9).size.width == 9 * Self.cell)
    #expect(Self.layout("four four four", cells: 12).size.width == 10 * Self.cell)
    #expect(Self.layout("four ").size.width == 5 * Self.cell)
  }

  @Test func heightIsLinesAndTheSpaceBetweenThem() {
    let layout = Self.layout("one\ntwo\nthree") { $0.lineSpacing = 4 }
    #expect(abs(layout.size.height - (3 * Self.line + 8)) < 0.001)
    #expect(abs(layout.lastBaseline - layout.firstBaseline - 2 * (Self.line + 4)) < 0.001)
  }

  @Test func leadingStandsBetweenLinesAndInTextViewsAfterTheLast() {
    var font = Self.font
    font.leading = 3
    var options = TextLayout.Options()
    let runs = [TextRun(text: "one\ntwo", font: font)]
    let between = TextLayout(runs, style: ParagraphStyle(), options: options).size.height
    let empty = TextLayout([TextRun(text: "one\n\ntwo", font: font)], style: ParagraphStyle(), options: options)
    #expect(abs(empty.size.height - (3 * Self.line + 6)) < 0.001)
    options.includesLastLeading = true
    let after = TextLayout(runs, style: ParagraphStyle(), options: options).size.height
    #expect(abs(between - (2 * Self.line + 3)) < 0.001)
    #expect(abs(after - between - 3) < 0.001)
  }

  @Test func lineHeightsKeepTheirBounds() {
    let high = Self.layout("one") { $0.minimumLineHeight = 30 }
    #expect(high.size.height == 30)
    let low = Self.layout("one") { $0.maximumLineHeight = 8 }
    #expect(low.size.height == 8)
    let double = Self.layout("one") { $0.lineHeightMultiple = 2 }
    #expect(abs(double.size.height - 2 * Self.line) < 0.001)
  }

  @Test(
    "Lines stand where their alignment puts them",
    arguments: [(ParagraphStyle.Alignment.left, 0.0), (.center, 2.5), (.right, 5), (.natural, 0)])
  func alignment(_ alignment: ParagraphStyle.Alignment, _ cells: CGFloat) {
    let layout = Self.layout("hello", cells: 10) { $0.alignment = alignment }
    #expect(abs(layout.lines[0].x - cells * Self.cell) < 0.001)
  }

  @Test func justifiedLinesReachBothSidesExceptTheLast() {
    let layout = Self.layout("a b cc dddd", cells: 8) { $0.alignment = .justified }
    #expect(Self.texts(layout) == ["a b cc", "dddd"])
    #expect(abs(layout.lines[0].width - 8 * Self.cell) < 0.001)
    #expect(abs(layout.lines[1].width - 4 * Self.cell) < 0.001)
  }

  @Test func indentsNarrowTheLines() {
    let layout = Self.layout("aaa bbb ccc", cells: 8) {
      $0.firstLineHeadIndent = 2 * Self.cell
      $0.headIndent = 5 * Self.cell
    }
    #expect(Self.texts(layout) == ["aaa", "bbb", "ccc"])
    #expect(abs(layout.lines[0].x - 2 * Self.cell) < 0.001)
    #expect(abs(layout.lines[1].x - 5 * Self.cell) < 0.001)
  }

  @Test func attachmentsTakeTheirRoom() {
    var picture = TextRun(text: "\u{FFFC}", font: Self.font)
    picture.attachment = .init(size: CGSize(width: 50, height: 40), descent: 0)
    let runs = [TextRun(text: "ab", font: Self.font), picture]
    let layout = TextLayout(runs, style: ParagraphStyle(), options: TextLayout.Options())
    #expect(abs(layout.size.width - (2 * Self.cell + 50)) < 0.001)
    #expect(layout.lines[0].ascent == 40)
  }

  @Test func placesAndPointsAnswerEachOther() {
    let layout = Self.layout("one two three", cells: 7)
    let caret = layout.caret(before: 9)
    #expect(abs(caret.minX - Self.cell) < 0.001)
    #expect(abs(caret.minY - Self.line) < 0.001)
    #expect(layout.character(at: CGPoint(x: caret.minX + 1, y: caret.midY)).index == 9)
    #expect(abs(layout.boundingBox(of: 4..<7).minX - 4 * Self.cell) < 0.001)
  }

  static let measured = [
    "one two three four five", "incomprehensible words of any length", "one\ntwo three\n\nfour", "a  b   c    d",
    "日本語の文字、and others", "well-known half-way there", "wide WWWWWWWWWWWWW narrow iiii",
  ]

  @Test("What is measured alone has the layout's size", arguments: measured)
  func measuring(_ text: String) {
    let modes: [ParagraphStyle.LineBreak] = [
      .wordWrapping, .charWrapping, .truncatingHead, .truncatingMiddle, .truncatingTail,
    ]
    for (mode, lines) in modes.flatMap({ mode in [0, 2].map { (mode, $0) } }) {
      for avoidsOrphans in [false, true] {
        var style = ParagraphStyle()
        style.lineBreak = mode
        style.avoidsOrphans = avoidsOrphans
        let runs = [
          TextRun(text: text, font: FontDescription(size: 17)), TextRun(text: text, font: FontDescription(size: 11)),
        ]
        for width in stride(from: CGFloat(4), to: 420, by: 23.7) {
          var options = TextLayout.Options()
          options.width = width
          options.maximumLines = lines
          #expect(
            TextLayout.size(of: runs, style: style, options: options)
              == TextLayout(runs, style: style, options: options).size)
        }
      }
    }
  }

  @Test func emptyTextHasNoLines() {
    #expect(TextLayout([], style: ParagraphStyle(), options: TextLayout.Options()).size == .zero)
  }

  /// Texts that are all ASCII are measured in another way than those that are not.
  ///
  /// Provenance: derived: what stands behind a text changes nothing of it but its last pair.
  @Test(arguments: ["To AVAIL Wave.", "a\nb", "tab\tstop", "1234567890 #$%", "x\u{1}y"], [CGFloat(11), 17, 28])
  func plainTextIsMeasuredAsOther(text: String, size: CGFloat) {
    for family: FontDescription.Family in [.system, .named("Helvetica-Bold"), .monospacedSystem] {
      for era in [MetricsEra.helveticaNeue, .sanFranciscoFirst, .sanFranciscoTight] {
        let measures = FontMeasures(FontDescription(family: family, size: size), era: era)
        let plain = measures.advances(of: text)
        #expect(plain.count == text.count)
        #expect(plain.dropLast() == measures.advances(of: text + "\u{4E00}").dropLast(2))
      }
    }
  }

  /// Lines have the texts of their runs, whatever these consist of.
  @Test func linesOfSeveralRunsHaveTheirTexts() {
    let texts = ["one ", "zwei \u{E9}t\u{E9} ", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} ", "", "last\r\nline"]
    var options = TextLayout.Options()
    options.width = 9 * Self.cell
    let layout = TextLayout(
      texts.map { TextRun(text: $0, font: Self.font) }, style: ParagraphStyle(), options: options)
    let all = Array(texts.joined())
    for segment in layout.lines.flatMap(\.segments) {
      #expect(segment.text == String(all[segment.characters]))
      #expect(segment.advances.count == segment.characters.count)
    }
    #expect(layout.lines.last?.segments.map(\.text) == ["line"])
    #expect(layout.lines.count > 3)
  }

  /// Provenance: documented: `firstLineHeadIndent` is that of a paragraph's first line, `headIndent` of the others.
  @Test func indentsFollowParagraphs() {
    let layout = Self.layout("one two\nthree four", cells: 8) {
      $0.firstLineHeadIndent = Self.cell
      $0.headIndent = 2 * Self.cell
    }
    #expect(Self.texts(layout) == ["one two", "three", "four"])
    #expect(layout.lines.map(\.x) == [Self.cell, Self.cell, 2 * Self.cell])
  }

  // MARK: Paragraphs of several styles

  /// Provenance: documented, the paragraph style attribute: "if you apply it to a range, it is fixed to paragraphs".
  @Test func eachParagraphHasItsStyle() {
    var (title, body) = (TextRun(text: "title\n", font: Self.font), TextRun(text: "one two three", font: Self.font))
    var (centred, indented) = (ParagraphStyle(), ParagraphStyle())
    centred.alignment = .center
    centred.paragraphSpacing = 8
    indented.headIndent = 2 * Self.cell
    indented.lineSpacing = 3
    (title.paragraph, body.paragraph) = (centred, indented)
    var options = TextLayout.Options()
    options.width = 9 * Self.cell
    let layout = TextLayout([title, body], style: ParagraphStyle(), options: options)
    #expect(Self.texts(layout) == ["title", "one two", "three"])
    #expect(zip(layout.lines.map(\.x), [2 * Self.cell, 0, 2 * Self.cell]).allSatisfy { abs($0 - $1) < 0.01 })
    let gaps = zip(layout.lines.dropFirst(), layout.lines).map { $0.top - $1.top - $1.height }
    #expect(abs(gaps[0] - gaps[1] - 5) < 0.01)
  }

  struct Tab: Sendable {
    var text: String
    var stops: [(CGFloat, ParagraphStyle.Alignment)]
    var interval: CGFloat
    /// Where the last letter begins.
    var place: CGFloat
  }

  /// Provenance: documented of `NSParagraphStyle.tabStops` and `NSTextTab`.
  static let tabs: [Tab] = [
    Tab(text: "a\tb", stops: [], interval: 0, place: 28),
    Tab(text: "a\t\tb", stops: [], interval: 0, place: 56),
    Tab(text: "aaaaaa\tb", stops: [], interval: 0, place: 56),
    Tab(text: "a\tb", stops: [(100, .left)], interval: 0, place: 100),
    Tab(text: "a\tb", stops: [(100, .right)], interval: 0, place: 100 - cell),
    Tab(text: "a\tb", stops: [(100, .center)], interval: 0, place: 100 - cell / 2),
    Tab(text: "a\tb\tc", stops: [(40, .left)], interval: 50, place: 50),
    Tab(text: "x\na\tb", stops: [(100, .left)], interval: 0, place: 100),
  ]

  @Test(arguments: tabs) func tabulatorsGoToTheirStops(tab: Tab) {
    let layout = Self.layout(tab.text) {
      $0.tabStops = tab.stops.map { .init(location: $0.0, alignment: $0.1) }
      $0.tabInterval = tab.interval
    }
    #expect(abs(layout.caret(before: tab.text.count - 1).minX - tab.place) < 0.01)
  }
}

extension ParagraphStyle.LineBreak {
  fileprivate static let allCuts: [Self] = [.truncatingHead, .truncatingMiddle, .truncatingTail]
}
