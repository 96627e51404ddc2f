import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Attributed text of Markdown and HTML.
/// Provenance: <https://spec.commonmark.org/0.31.2/>, and what Apple's pages on `init(markdown:options:baseURL:)` and
/// `init(data:options:documentAttributes:)` say.
struct MarkupTests {
  typealias Piece = MarkdownReader.Piece

  @Test(arguments: [
    ("plain", [Piece(text: "plain")]),
    ("a **b** c", [Piece(text: "a "), Piece(text: "b", intent: .stronglyEmphasized), Piece(text: " c")]),
    ("*a* _b_", [Piece(text: "a", intent: .emphasized), Piece(text: " "), Piece(text: "b", intent: .emphasized)]),
    ("***a***", [Piece(text: "a", intent: [.emphasized, .stronglyEmphasized])]),
    (
      "**a *b***",
      [
        Piece(text: "a ", intent: .stronglyEmphasized),
        Piece(text: "b", intent: [.emphasized, .stronglyEmphasized]),
      ]
    ),
    ("~~a~~", [Piece(text: "a", intent: .strikethrough)]), ("`a*b*`", [Piece(text: "a*b*", intent: .code)]),
    ("[a](b.c)", [Piece(text: "a", link: "b.c")]),
    ("[**a**](b \"t\")", [Piece(text: "a", intent: .stronglyEmphasized, link: "b")]),
    ("<https://a.b>", [Piece(text: "https://a.b", link: "https://a.b")]), ("2 * 3 * 4", [Piece(text: "2 * 3 * 4")]),
    ("\\*a\\*", [Piece(text: "*a*")]), ("snake_case_name", [Piece(text: "snake_case_name")]),
    ("**open", [Piece(text: "**open")]), ("[a]", [Piece(text: "[a]")]), ("", []),
  ]) func marks(_ markdown: String, _ pieces: [Piece]) {
    #expect(MarkdownReader(.inlineOnlyPreservingWhitespace).pieces(of: markdown) == pieces)
  }

  @Test(arguments: [
    ("# Title\ntext\nmore", "Titletext more"), ("- a\n- b", "ab"), ("> q", "q"), ("```\nx *y*\n```", "x *y*\n"),
    ("a  \nb", "a\nb"), ("a\n\n---\n\nb", "ab"),
  ]) func blocks(_ markdown: String, _ text: String) throws {
    #expect(try NSAttributedString(markdown: markdown).string == text)
    #expect(try String(AttributedString(markdown: markdown).characters) == text)
  }

  /// Strong emphasis is bold, and wider; code has letters of one width.
  @MainActor @Test func markdownShows() throws {
    func width(_ markdown: String) throws -> CGFloat {
      let label = UILabel()
      label.font = .systemFont(ofSize: 17)
      label.attributedText = try NSAttributedString(markdown: markdown)
      return label.intrinsicContentSize.width
    }
    #expect(try width("**illness**") > width("illness"))
    #expect(try width("`iiii`") == width("`mmmm`"))
    #expect(try width("~~illness~~") == width("illness"))
  }

  private func html(_ text: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(text.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
      ],
      documentAttributes: nil)
  }

  @Test(arguments: [
    ("<p>a</p><p>b</p>", "a\nb\n"), ("a<br>b", "a\u{2028}b"), ("a &amp; b&nbsp;&#233;&eacute;", "a & b\u{A0}éé"),
    ("<ul><li>a<li>b</ul>", "\t•\ta\n\t•\tb\n"), ("<ol><li>a</li><li>b</li></ol>", "\t1.\ta\n\t2.\tb\n"),
    ("  a \n  <b> b</b> ", "a b "), ("<head><title>t</title><style>p{}</style></head><body>x</body>", "x\n"),
    ("<script>1 < 2</script>a", "a"), ("a < b", "a < b"), ("<pre>a\n b</pre>", "a\n b\n"), ("<!-- c -->a", "a"),
    ("", ""),
  ]) func texts(_ source: String, _ text: String) throws {
    #expect(try html(source).string == text)
  }

  @Test func looks() throws {
    let text = try html(
      "<style>.big { font-size: 24px } i { color: #00F }</style><p class=big>a<b>b</b><i>c</i><a href='https://a.b'>d</a></p>"
    )
    func value<Value>(_ key: NSAttributedString.Key, _ place: Int) -> Value? {
      text.attribute(key, at: place, effectiveRange: nil) as? Value
    }
    let fonts: [UIFont?] = (0..<3).map { value(.font, $0) }
    #expect(fonts.map { $0?.pointSize } == [18, 18, 18])
    #expect(fonts.map { $0?.fontDescriptor.symbolicTraits.contains(.traitBold) } == [false, true, false])
    #expect(value(.foregroundColor, 2) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(value(.link, 3) == URL(string: "https://a.b"))
    #expect(value(.underlineStyle, 3) == NSUnderlineStyle.single.rawValue)
    let mutable = try NSMutableAttributedString(data: Data("<b>x</b>".utf8), options: [.documentType: "NSHTML"])
    #expect(mutable.string == "x")
  }

  /// Neither crashes, and each ends: marks that nothing closes, numbers without end, stretches in stretches.
  @Test func hostileTextsAreRead() throws {
    let nested = (0..<200).map { _ in "<h1>" }.joined() + "a"
    let font = try html(nested).attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize.isFinite == true)
    let list = "<ol start=\"\(Int.max)\"><li>a</li><li>b</li></ol>"
    #expect(try html(list).string.contains("b"))
    #expect(try html(String(repeating: "<a \"", count: 2_000)).string == "")
    #expect(try html("<p title=don't>a</p>b <a href='x>y'>c</a>").string == "a\nb c")
    for source in ["[", "*a ", "**a ", "`a ", "![", "~~a", "[a](", "_a "] {
      let text = String(repeating: source, count: 500)
      #expect(try !AttributedString(markdown: text).characters.isEmpty, "\(source)")
    }
    let deep = String(repeating: "[", count: 500) + "a" + String(repeating: "](b)", count: 500)
    #expect(try String(AttributedString(markdown: deep).characters).contains("a"))
  }

  /// Documented: what cannot be read leaves the text as it was.
  @Test func textsAreReadIntoWhatIsThere() throws {
    let text = NSMutableAttributedString(string: "before")
    #expect(throws: CocoaError.self) { try text.read(from: Data("text".utf8), options: [.documentType: "NSRTF"]) }
    #expect(text.string == "before")
    try text.read(from: Data("<b>after</b>".utf8))
    #expect(text.string == "after")
  }

  /// Provenance: Apple's article on automatic grammar agreement; other marks are Markdown's.
  @Test(arguments: [
    ("^[3 tag](inflect: true)", "3 tags"), ("^[1 tag](inflect: true)", "1 tag"),
    ("^[2 berry](inflect: true) left", "2 berries left"), ("^[0 box](inflect: true)", "0 boxes"), ("*a* b", "a b"),
  ]) func localizedStringsHaveTheirMarksRead(_ text: String, _ expected: String) {
    #expect(String(AttributedString(localized: String.LocalizationValue(text)).characters) == expected)
  }
}
