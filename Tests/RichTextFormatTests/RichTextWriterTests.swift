import Foundation
import Testing

@testable import RichTextFormat

struct RichTextWriterTests {
  private func again(_ text: RichText) throws -> RichText { try RichTextReader.text(of: RichTextWriter.data(of: text)) }

  private func style(_ change: (inout RichCharacterStyle) -> Void) -> RichCharacterStyle {
    var style = RichCharacterStyle()
    style.fontName = "Helvetica"
    change(&style)
    return style
  }

  /// Provenance: what Apple's writer makes of `Hello`, in <https://github.com/feedback-assistant/reports/issues/306>; the
  /// numbers of version and platform are others.
  @Test func plainTextIsWrittenAsAppleWrites() {
    let text = RichText(runs: [RichRun("Hello", style: style { _ in })])
    #expect(
      String(decoding: RichTextWriter.data(of: text), as: UTF8.self) == """
        {\\rtf1\\ansi\\ansicpg1252\\cocoartf\(RichTextWriter.version)
        \\cocoatextscaling0\\cocoaplatform1{\\fonttbl\\f0\\fswiss\\fcharset0 Helvetica;}
        {\\colortbl;\\red255\\green255\\blue255;}
        {\\*\\expandedcolortbl;;}
        \\pard\\tx560\\tx1120\\tx1680\\tx2240\\tx2800\\tx3360\\tx3920\\tx4480\\tx5040\\tx5600\\tx6160\\tx6720\\pardirnatural\\partightenfactor0

        \\f0\\fs24 \\cf0 Hello}
        """)
  }

  @Test(arguments: [
    "plain", "", "a\nb\n\n", "{\\}", "tab\there", " blanks  ", "é’€", "日本語 😀 \u{2028}\u{A0}\u{AD}\u{200D}", "\u{C}x",
    "5 \\u8226",
    "\u{1}\u{7F}\u{80}\u{9F}", "\u{2011}-",
  ]) func charactersComeBack(_ text: String) throws {
    #expect(try again(RichText(runs: [RichRun(text, style: style { _ in })])).string == text)
  }

  @Test func looksComeBack() throws {
    let red = RichColor(red: 1, green: 0, blue: 0)
    let changes: [(inout RichCharacterStyle) -> Void] = [
      { $0.fontName = "Georgia-Bold" }, { $0.isBold = true }, { $0.isItalic = true }, { $0.fontSize = 14.667 },
      { $0.fontSize = 10.5 }, { $0.foreground = red }, { $0.background = RichColor(white: 0.5, alpha: 0.25) },
      { $0.foreground = RichColor(.displayP3, red: 0.25, green: 0.5, blue: 1) }, { $0.underline = 1 },
      { ($0.underline, $0.underlineColor) = (0x8109, red) }, { $0.strikethrough = 9 },
      { ($0.strikethrough, $0.strikethroughColor) = (0x302, red) }, { $0.kern = 0 }, { $0.kern = -1.5 },
      { $0.baselineOffset = 4.5 }, { $0.baselineOffset = -2 }, { $0.superscript = 1 }, { $0.superscript = -1 },
      { $0.ligature = 0 }, { $0.obliqueness = 0.25 }, { $0.expansion = -0.5 },
      { ($0.strokeWidth, $0.strokeColor) = (-3, red) }, { $0.shadow = RichShadow(x: 1, y: -2, blur: 3, color: red) },
      { $0.link = "https://a.b/c" }, { ($0.link, $0.isBold) = ("https://a.b/d", true) },
    ]
    // Each after each other: what one says must not stay.
    for first in changes {
      let runs = changes.flatMap { [style(first), style($0)] }.enumerated().map { RichRun("r\($0) ", style: $1) }
      let text = RichText(runs: [RichRun("a", style: style { _ in })] + runs + [RichRun("z", style: style { _ in })])
      let found = try again(text)
      #expect(found.string == text.string)
      for (place, (got, wanted)) in zip(looks(found), looks(text)).enumerated() where got != wanted {
        Issue.record("character \(place) of \(text.string)")
      }
    }
  }

  private func looks(_ text: RichText) -> [RichCharacterStyle] {
    text.runs.flatMap { run in run.text.map { _ in run.style } }
  }

  @Test func paragraphsComeBack() throws {
    let changes: [(inout RichParagraphStyle) -> Void] = [
      { $0.alignment = .center }, { $0.alignment = .right }, { $0.alignment = .justified },
      { $0.direction = .leftToRight }, { $0.direction = .rightToLeft },
      { ($0.headIndent, $0.firstLineIndent) = (36, 18) }, { $0.tailIndent = -20 }, { $0.tailIndent = 200 },
      { ($0.spacingBefore, $0.spacingAfter, $0.lineSpacing) = (5, 6, 7) }, { $0.lineHeightMultiple = 1.35 },
      { $0.minimumLineHeight = 20 }, { $0.maximumLineHeight = 30 },
      { ($0.minimumLineHeight, $0.maximumLineHeight) = (20, 20) },
      { ($0.minimumLineHeight, $0.maximumLineHeight) = (20, 30) },
      { ($0.lineHeightMultiple, $0.minimumLineHeight, $0.maximumLineHeight) = (2, 20, 20) }, { $0.tabs = [] },
      { $0.tabs = [RichTab(10), RichTab(20, .right), RichTab(30, .center), RichTab(40, .decimal)] },
      { ($0.tabs, $0.defaultTabInterval) = ([], 40) },
      { $0.lists = [RichList(identifier: 1, marker: "{disc}")] },
      {
        $0.lists = [
          RichList(identifier: 2, marker: "{decimal}."),
          RichList(identifier: 2, level: 1, marker: "({lower-alpha})", start: 3),
        ]
      },
    ]
    let runs = changes.enumerated().map { place, change in
      var paragraph = RichParagraphStyle()
      change(&paragraph)
      return RichRun("p\(place)\n", style: style { $0.link = place % 2 == 0 ? "x:y" : nil }, paragraph: paragraph)
    }
    let found = try again(RichText(runs: runs))
    #expect(found.runs.map(\.text) == runs.map(\.text))
    for (got, wanted) in zip(found.runs, runs) { #expect(got.paragraph == wanted.paragraph, "\(wanted.text)") }
  }

  @Test func markersOfListsAreMarked() throws {
    var paragraph = RichParagraphStyle()
    paragraph.lists = [RichList(identifier: 1, marker: "{disc}")]
    let text = RichText(runs: [RichRun("\t•\ta\n\t•\tb\n", style: style { _ in }, paragraph: paragraph)])
    let written = String(decoding: RichTextWriter.data(of: text), as: UTF8.self)
    #expect(written.contains("{\\listtext\t\\'95\t}a\\\n{\\listtext\t\\'95\t}b"))
    #expect(try again(text).string == text.string)
  }

  @Test func attachmentsComeBack() throws {
    let attachment = RichAttachment(name: "Bild ü {1}.png", width: 20, height: 10)
    let runs = [
      RichRun("a", style: style { _ in }), RichRun("\u{FFFC}", style: style { _ in }, attachment: attachment),
      RichRun("b", style: style { _ in }),
    ]
    #expect(try again(RichText(runs: runs)).runs == runs)
  }

  @Test func propertiesComeBack() throws {
    var properties = RichProperties()
    (properties.paperWidth, properties.paperHeight) = (595, 842)
    (properties.leftMargin, properties.rightMargin, properties.topMargin, properties.bottomMargin) = (72, 50, 40, 30)
    (properties.viewWidth, properties.viewHeight, properties.viewMode, properties.viewZoom) = (600, 400, 1, 150)
    (properties.isReadOnly, properties.defaultTabInterval, properties.hyphenationFactor) = (true, 36, 0.9)
    (properties.textScaling, properties.cocoaVersion) = (1, 2_000)
    #expect(try again(RichText(properties: properties)).properties == properties)
  }

  /// No number is too large to be written.
  @Test func numbersWithoutEndAreWritten() throws {
    for value in [Double.infinity, -.infinity, .nan, 1e300, -1e300] {
      var look = RichCharacterStyle()
      (look.fontSize, look.kern, look.baselineOffset, look.strokeWidth, look.obliqueness) = (
        value, value, value, value, value
      )
      look.foreground = RichColor(red: value, green: value, blue: value, alpha: value)
      look.shadow = RichShadow(x: value, y: value, blur: value, color: look.foreground)
      var paragraph = RichParagraphStyle()
      (paragraph.headIndent, paragraph.lineHeightMultiple, paragraph.tabs) = (value, value, [RichTab(value)])
      #expect(try again(RichText(runs: [RichRun("a", style: look, paragraph: paragraph)])).string == "a")
    }
  }
}
