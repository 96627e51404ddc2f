import Foundation
import Testing

@testable import RichTextFormat

/// Provenance: Rich Text Format specification 1.9.1, and Apple's page on its additions to it.
struct RichTextReaderTests {
  private func read(_ source: String) throws -> RichText { try RichTextReader.text(of: Data(source.utf8)) }

  /// The first run's look.
  private func style(_ words: String) throws -> RichCharacterStyle {
    try #require(
      read(
        "{\\rtf1\\cocoartf100{\\fonttbl\\f0 A;\\f1 B;}{\\colortbl;\\red255\\green0\\blue0;\\red0\\green255\\blue0;}\(words) x}"
      ).runs.last
    ).style
  }
  private func paragraph(_ words: String) throws -> RichParagraphStyle {
    try #require(read("{\\rtf1\\cocoartf100\\pard\(words) x}").runs.first).paragraph
  }

  @Test(arguments: [
    ("a\\par b", "a\nb"), ("a\\\nb", "a\nb"), ("a\\\r\nb", "a\nb"), ("a\nb", "ab"), ("a\\line b", "a\u{2028}b"),
    ("a\\tab b\\~c\\_d\\-e", "a\tb\u{A0}c\u{2011}d\u{AD}e"), ("\\{\\\\\\}", "{\\}"), ("\\'e9\\'92\\'80", "é’€"),
    ("\\u233?x", "éx"), ("\\uc0\\u233 x", "éx"), ("\\uc2\\u233??x", "éx"), ("{\\uc0\\u233}\\u233?x", "ééx"),
    ("\\u-10179?\\u-8704?", "😀"), ("\\uc0\\u55357 \\u56832 ", "😀"), ("\\u233\\'e9x", "éx"), ("\\u55357?x", "\u{FFFD}x"),
    ("\\emdash\\endash\\bullet\\lquote\\rquote\\ldblquote\\rdblquote x", "—–•‘’“”x"), ("a\\page b", "a\u{C}b"),
    ("{\\*\\unknown{a}b}c", "c"), ("{\\unknown a}b", "ab"), ("{\\info{\\title t}}a", "a"),
    ("{\\pict\\pngblip 0a1b}a", "a"),
    ("{\\header h}a{\\footnote n}", "a"), ("\\v secret\\v0 a", "a"), ("{\\upr{a}{\\*\\ud{\\u228?}}}b", "äb"),
    ("\\trowd a\\cell b\\cell\\row c", "a\nb\nc"), ("{\\listtext\t\\'95\t}a", "\t•\ta"), ("\\bin3 {}}a", "a"),
    ("\\'zz a", "zz a"), ("", ""),
  ]) func texts(_ source: String, _ text: String) throws {
    #expect(try read("{\\rtf1\\ansi " + source + "}").string == text)
  }

  @Test(arguments: [
    ("\\ansicpg1251 \\'e9", "й"), ("\\mac \\'8e", "é"), ("\\pc \\'82", "é"),
    ("{\\fonttbl{\\f0\\fcharset134 PingFang;}}\\f0\\'d5\\'b9", "展"),
    ("{\\fonttbl{\\f0\\fcharset128 Hiragino;}}\\f0\\'83e", "テ"),
    ("{\\fonttbl{\\f0\\fcharset129 Gothic;}{\\f1\\fcharset204 Arial;}}\\f0\\'c7\\'d1\\f1\\'e9", "한й"),
    ("{\\fonttbl{\\f0\\fcharset0\\cpg950 Li;}}\\f0\\'a4\\'a4", "中"), ("\\ansicpg65001 \\'c3\\'a9", "é"),
    ("\\ansicpg936 \\'d5\\'b9\\'d5", "展\u{FFFD}"), ("\\'81", "\u{81}"),
  ]) func codePages(_ source: String, _ text: String) throws {
    #expect(try read("{\\rtf1\\ansi" + source + "}").string == text)
  }

  @Test func charactersLook() throws {
    #expect(try style("\\f1\\b\\i\\fs30").fontName == "B")
    #expect(try style("\\b\\i\\b0").isItalic)
    #expect(try !style("\\b\\i\\b0").isBold)
    #expect(try style("").fontName == "A")
    #expect(try style("").fontSize == 12)
    #expect(try style("\\fs29\\fsmilli14667").fontSize == 14.667)
    #expect(try style("\\cf1\\cb2").foreground == RichColor(red: 1, green: 0, blue: 0))
    #expect(try style("\\cf1\\cb2").background == RichColor(red: 0, green: 1, blue: 0))
    #expect(try style("\\cf1\\cf0").foreground == nil)
    #expect(try style("\\cf9").foreground == nil)
    #expect(try style("\\ul").underline == 1)
    #expect(try style("\\uldb\\ulc1").underlineColor == RichColor(red: 1, green: 0, blue: 0))
    #expect(try style("\\ul\\ulstyle770").underline == 0x302)
    #expect(try style("\\uldash\\ulnone").underline == 0)
    #expect(try style("\\strike\\strikec2").strikethrough == 1)
    #expect(try style("\\striked1").strikethrough == 9)
    #expect(try style("\\expnd0\\expndtw40\\kerning1").kern == nil)
    #expect(try style("\\kerning1\\expnd8\\expndtw40").kern == 2)
    #expect(try style("\\expnd0\\expndtw0\\kerning0").kern == 0)
    #expect(try style("\\up6").baselineOffset == 3)
    #expect(try style("\\dn6").baselineOffset == -3)
    #expect(try style("\\super").superscript == 1)
    #expect(try style("\\sub\\nosupersub").superscript == 0)
    #expect(try style("\\outl\\strokewidth60 \\strokec1").strokeWidth == 3)
    #expect(
      try style("\\shad\\shadx40\\shady-60\\shadr20\\shadc1").shadow
        == RichShadow(x: 2, y: -3, blur: 1, color: RichColor(red: 1, green: 0, blue: 0)))
    #expect(try style("\\obliqueness400").obliqueness == 0.2)
    #expect(try style("\\CocoaLigature0").ligature == 0)
    #expect(try style("\\b\\f1\\plain") == style(""))
    #expect(try style("{\\b y}") == style(""))
  }

  @Test func colorsHaveSpaces() throws {
    let text = try read(
      "{\\rtf1{\\colortbl;\\red9\\green9\\blue9;\\red0\\green0\\blue0;\\red1\\green1\\blue1;\\red2\\green2\\blue2;}{\\*\\expandedcolortbl;;\\cssrgb\\c50000\\c0\\c100000\\c25000\\cname labelColor;\\csgray\\c40000;\\cspthree\\c100000\\c0\\c0;}\\cf1 a\\cf2 b\\cf3 c\\cf4 d}"
    )
    #expect(
      text.runs.map(\.style.foreground) == [
        RichColor(red: 9.0 / 255, green: 9.0 / 255, blue: 9.0 / 255),
        RichColor(red: 0.5, green: 0, blue: 1, alpha: 0.25),
        RichColor(white: 0.4), RichColor(.displayP3, red: 1, green: 0, blue: 0),
      ])
  }

  @Test func paragraphsLook() throws {
    #expect(try paragraph("\\qc").alignment == .center)
    #expect(try paragraph("\\qj\\pardirnatural").direction == .natural)
    #expect(try paragraph("").alignment == .left)
    #expect(try paragraph("").direction == .leftToRight)
    #expect(try paragraph("\\rtlpar\\qr").direction == .rightToLeft)
    #expect(try paragraph("\\li720\\fi-360").headIndent == 36)
    #expect(try paragraph("\\li720\\fi-360").firstLineIndent == 18)
    #expect(try paragraph("\\fi-360\\li720").firstLineIndent == 18)
    #expect(try paragraph("\\ri200").tailIndent == -10)
    #expect(try paragraph("\\sb100\\sa200\\slleading60").spacingAfter == 10)
    #expect(try paragraph("\\sb100\\sa200\\slleading60").lineSpacing == 3)
    #expect(try paragraph("\\sl324\\slmult1").lineHeightMultiple == 1.35)
    #expect(try paragraph("\\sl480").minimumLineHeight == 24)
    #expect(try paragraph("\\sl-480").maximumLineHeight == 24)
    #expect(try paragraph("\\sl240\\slmult1\\slminimum400\\slmaximum600").minimumLineHeight == 20)
    #expect(
      try paragraph("\\tx560\\tqr\\tx1120\\tqc\\tx2000\\pardeftab400").tabs
        == [RichTab(28), RichTab(56, .right), RichTab(100, .center)])
    #expect(try paragraph("\\pardeftab400").defaultTabInterval == 20)
    #expect(try read("{\\rtf1\\deftab500\\pard x}").runs[0].paragraph.defaultTabInterval == 25)
  }

  /// What is said last before a paragraph's end counts for all of it.
  @Test func paragraphsAreWhole() throws {
    let text = try read("{\\rtf1\\pard a{\\b b}\\qc\\par c\\par}")
    #expect(text.runs.filter { "ab".contains($0.text.first!) }.map(\.paragraph.alignment) == [.center, .center])
    #expect(try read("{\\rtf1\\pard\\qc a\\par\\pard b}").runs.map(\.paragraph.alignment) == [.center, .left])
  }

  @Test func listsAreNamed() throws {
    let text = try read(
      #"{\rtf1\cocoartf100{\*\listtable{\list\listtemplateid1\listhybrid{\listlevel\levelnfc23\levelstartat1{\*\levelmarker \{disc\}}{\leveltext\'01\uc0\u8226 ;}{\levelnumbers;}\fi-360\li720}{\listlevel\levelnfc0\levelstartat3{\leveltext\'02\'00.;}{\levelnumbers\'01;}}{\listname ;}\listid7}}{\*\listoverridetable{\listoverride\listid7\listoverridecount0\ls2}}\pard\ls2\ilvl1 a\par\pard b}"#
    )
    #expect(text.string == "a\nb")
    #expect(
      text.runs[0].paragraph.lists == [
        RichList(identifier: 2, level: 0, marker: "{disc}"),
        RichList(identifier: 2, level: 1, marker: "{decimal}.", start: 3),
      ])
    #expect(text.runs[1].paragraph.lists.isEmpty)
  }

  @Test(arguments: [
    (#"{\field{\*\fldinst{HYPERLINK "https://a.b/c?d=e"}}{\fldrslt x}}"#, "https://a.b/c?d=e"),
    (#"{\field{\*\fldinst HYPERLINK https://a.b }{\fldrslt {\ul x}}}"#, "https://a.b"),
    (#"{\field{\*\fldinst{HYPERLINK \\l "place"}}{\fldrslt x}}"#, "#place"),
  ]) func fieldsLead(_ source: String, _ link: String) throws {
    let text = try read("{\\rtf1 a\(source)b}")
    #expect(text.runs.map(\.text) == ["a", "x", "b"])
    #expect(text.runs.map(\.style.link) == [nil, link, nil])
  }

  @Test func attachmentsStandInText() throws {
    let text = try read(
      "{\\rtf1 a{{\\NeXTGraphic a \\{1\\}.png \\width2400 \\height1200 \\appleattachmentpadding0\n}\u{AC}}b}")
    #expect(text.string == "a\u{FFFC}b")
    #expect(text.runs[1].attachment == RichAttachment(name: "a {1}.png", width: 120, height: 60))
  }

  @Test func documentsSayOfThemselves() throws {
    let found = try read(
      "{\\rtf1\\ansi\\cocoartf2639\\cocoatextscaling1\\paperw11900\\paperh16840\\margl1440\\margr1000\\vieww12000\\viewh9000\\viewkind0\\viewscale120\\readonlydoc1\\deftab720\\hyphauto1\\hyphfactor90\\pard x}"
    ).properties
    #expect(found.paperWidth == 595)
    #expect(found.rightMargin == 50)
    #expect(found.viewHeight == 450)
    #expect(found.viewZoom == 120)
    #expect(found.isReadOnly == true)
    #expect(found.defaultTabInterval == 36)
    #expect(found.hyphenationFactor == 0.9)
    #expect(found.cocoaVersion == 2_639)
    #expect(found.textScaling == 1)
  }

  // MARK: Damage

  @Test(arguments: ["", "text", "{\\r", "rtf1 a", "{\\html a}", "PK"]) func otherDataAreRefused(_ source: String) {
    #expect(throws: RichTextError.notRichText) { try read(source) }
  }

  @Test(arguments: ["{\\rtf1 a", "{\\rtf1 {\\b a", "{\\rtf1 a}}}", "{\\rtf1 a}b", "{\\rtf1 a\\", "{\\rtf1 a\\'"])
  func unevenBracesAreForgiven(_ source: String) throws {
    #expect(try read(source).string == "a")
  }

  @Test func depthIsBounded() throws {
    let deep = String(repeating: "{", count: 100_000)
    #expect(throws: RichTextError.nestedTooDeep) { try read("{\\rtf1 " + deep) }
    let legal = String(repeating: "{\\b", count: 900) + " a" + String(repeating: "}", count: 900)
    #expect(try read("{\\rtf1" + legal + "}").string == "a")
  }

  @Test func numbersAreBounded() throws {
    let many = "99999999999999999999"
    for word in [
      "fs", "fsmilli", "u", "bin", "tx", "li", "sl", "cf", "f", "ls", "ilvl", "uc", "expndtw", "up", "b", "strokewidth",
    ] {
      _ = try read("{\\rtf1\\\(word)\(many) a\\\(word)-\(many) b}")
    }
    #expect(
      try read("{\\rtf1\\pard" + String(repeating: "\\tx1", count: 10_000) + " a}").runs[0].paragraph.tabs.count == 256)
  }

  /// Pieces of documents in any order: each is read, in time that grows with its length.
  @Test func anyOrderOfPiecesIsRead() throws {
    var numbers = SystemRandomNumberGenerator.Seeded(7)
    let pieces = [
      "{", "}", "\\", "\\b", "\\'e9", "\\'d", "\\u233?", "\\u-10179", "{\\fonttbl", "{\\colortbl", ";",
      "{\\*\\expandedcolortbl",
      "\\f0", "\\red1", "{\\*\\listtable{\\list{\\listlevel", "\\listid1", "\\ls1", "{\\field{\\*\\fldinst",
      "HYPERLINK \"",
      "{\\fldrslt", "{{\\NeXTGraphic a", "\\par", "\\pard", "\\bin5", "\\*", "text", "\n", "é", "\\tx20", "\\uc9",
      "\\plain",
    ]
    for _ in 0..<2_000 {
      let source = "{\\rtf1" + (0..<40).map { _ in pieces[numbers.next(below: pieces.count)] }.joined()
      let text = try read(source)
      // What was read is written so that it is read again.
      let again = try RichTextReader.text(of: RichTextWriter.data(of: text))
      #expect(again.string == text.string, "\(source)")
    }
  }

  @Test func longDocumentsAreReadInTime() throws {
    let line = "\\pard\\tx560\\qc\\f0\\b0 some words and \\b more\\'92s \\u8226?\\b0\\par\n"
    let source = "{\\rtf1\\ansi{\\fonttbl\\f0 A;}" + String(repeating: line, count: 20_000) + "}"
    let start = ContinuousClock.now
    #expect(try read(source).runs.count > 20_000)
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}

extension SystemRandomNumberGenerator {
  /// The same numbers each time.
  struct Seeded {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed }
    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }
}
