import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Pages as attributed text and back.
/// Provenance: attributes of texts that Apple's systems have read, as programs print them, and the reader of WebKit:
/// <https://github.com/WebKit/WebKit/blob/main/Source/WebCore/editing/cocoa/HTMLConverter.mm>.
struct HTMLDocumentTests {
  private func read(_ text: String) throws -> NSAttributedString {
    try NSAttributedString(data: Data(text.utf8), options: [.documentType: NSAttributedString.DocumentType.html])
  }
  private func value<Value>(_ key: NSAttributedString.Key, _ place: Int, _ text: NSAttributedString) -> Value? {
    text.attribute(key, at: place, effectiveRange: nil) as? Value
  }
  private func color(_ source: String) throws -> UIColor? { value(.foregroundColor, 0, try read(source)) }

  @Test func eachTextHasTheseAttributes() throws {
    let text = try read("text")
    #expect(
      Set(text.attributes(at: 0, effectiveRange: nil).keys)
        == [.font, .foregroundColor, .kern, .paragraphStyle, .strokeColor, .strokeWidth])
    let paragraph: NSParagraphStyle? = value(.paragraphStyle, 0, text)
    #expect(paragraph?.tabStops == [])
    #expect(paragraph?.defaultTabInterval == 36)
    #expect(paragraph?.baseWritingDirection == .leftToRight)
    #expect(paragraph?.alignment == .natural)
  }

  @Test(arguments: [
    ("<style>.a{color:red} p{color:blue}</style><p class=a>x", UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
    ("<style>#i{color:red} .a{color:blue}</style><p id=i class=a>x", UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
    ("<style>div p{color:red}</style><div><p>x</div>", UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
    ("<style>div p{color:red}</style><p>x", .black),
    ("<style>div > b{color:red}</style><div><p><b>x", .black),
    ("<style>p.a.b{color:red}</style><p class='b a'>x", UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
    ("<style>@media print{p{color:red}} p{color:blue}</style><p>x", UIColor(red: 0, green: 0, blue: 1, alpha: 1)),
    ("<p style='color:#f00f'>x", UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
    ("<p style='color:rgb(100%,0%,0%)'>x", UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
  ]) func rulesCount(_ source: String, _ expected: UIColor) throws {
    #expect(try color(source) == expected)
  }

  @Test func blocksHaveMargins() throws {
    func paragraph(_ source: String) throws -> NSParagraphStyle? { value(.paragraphStyle, 0, try read(source)) }
    #expect(try paragraph("<p>x</p>")?.paragraphSpacing == 12)
    #expect(try paragraph("<div>x</div>")?.paragraphSpacing == 0)
    #expect(try abs((paragraph("<h1>x</h1>")?.paragraphSpacing ?? 0) - 16.08) < 0.001)
    #expect(try paragraph("<p style='margin: 0 4pt 8pt 16px; text-indent: 10pt'>x</p>")?.paragraphSpacing == 8)
    #expect(try paragraph("<p style='margin: 0 4pt 8pt 16px; text-indent: 10pt'>x</p>")?.tailIndent == -4)
    #expect(try paragraph("<p style='margin: 0 4pt 8pt 16px; text-indent: 10pt'>x</p>")?.headIndent == 12)
    #expect(try paragraph("<p style='margin: 0 4pt 8pt 16px; text-indent: 10pt'>x</p>")?.firstLineHeadIndent == 22)
    #expect(try paragraph("<p style='line-height: 1.5'>x</p>")?.minimumLineHeight == 18)
    #expect(try paragraph("<p dir=rtl>x</p>")?.baseWritingDirection == .rightToLeft)
    #expect(try paragraph("<ul><li>x</ul>")?.textLists.map(\.markerFormat) == [.disc])
    #expect(try paragraph("<ol><li>x</ol>")?.textLists.map(\.markerFormat) == [.decimal])
  }

  @Test func piecesLook() throws {
    let text = try read("a<sup>b</sup><sub>c</sub><span style='letter-spacing: 2pt'>d</span><font size=5>e</font>")
    #expect(value(.superscript, 1, text) == 1)
    #expect(value(.superscript, 2, text) == -1)
    #expect(value(.kern, 3, text) == CGFloat(2))
    #expect((value(.font, 4, text) as UIFont?)?.pointSize == 18)
    #expect(try read("a<span style='display:none'>b</span>c").string == "ac")
    #expect(try read("<p style='text-transform: uppercase'>aß</p>").string == "ASS\n")
  }

  @Test func pagesComeBack() throws {
    let paragraph = NSMutableParagraphStyle()
    (paragraph.alignment, paragraph.paragraphSpacing, paragraph.headIndent) = (.center, 6, 12)
    paragraph.firstLineHeadIndent = 20
    let text = NSMutableAttributedString(string: "")
    let bold = UIFont(name: "Georgia-Bold", size: 20)!
    text.append(
      NSAttributedString(
        string: "A <b> & \"c\"  d\u{2028}e\n\n",
        attributes: [
          .font: bold, .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1), .paragraphStyle: paragraph,
        ]))
    text.append(
      NSAttributedString(
        string: "link", attributes: [.link: URL(string: "https://a.b?c=d&e")!, .underlineStyle: 1, .kern: CGFloat(1.5)])
    )
    let data = try text.data(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    // Without a type, the data tell.
    let found = try NSAttributedString(data: data)
    #expect(found.string.replacing("\u{A0}", with: " ") == "A <b> & \"c\"  d\u{2028}e\n\u{2028}\nlink\n")
    let font: UIFont? = value(.font, 0, found)
    #expect(font?.fontName == "Georgia-Bold")
    #expect(font?.pointSize == 20)
    #expect(value(.foregroundColor, 0, found) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let style: NSParagraphStyle? = value(.paragraphStyle, 0, found)
    #expect(style?.alignment == .center)
    #expect(style?.paragraphSpacing == 6)
    #expect(style?.headIndent == 12)
    #expect(style?.firstLineHeadIndent == 20)
    let end = (found.string as NSString).range(of: "link").location
    #expect(value(.link, end, found) == URL(string: "https://a.b?c=d&e"))
    #expect(value(.kern, end, found) == CGFloat(1.5))
  }

  @Test func pagesWithoutEndAreRead() throws {
    let rules = String(repeating: "a b c d e f{color:red}", count: 2_000)
    #expect(try read("<style>\(rules)</style>" + String(repeating: "<div>", count: 200) + "x").string.hasPrefix("x"))
    for source in ["<style>{", "<style>}{}", "<style>a{", "<style>@media{", "<style>>a{b:c}", "<p style=':;:'>x"] {
      _ = try read(source)
    }
  }
}
