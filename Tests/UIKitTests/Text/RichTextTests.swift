import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Attributed text of documents of rich text and back.
/// Provenance: Apple's page on RTF files and attributed strings; the format's specification 1.9.1.
struct RichTextTests {
  private func read(_ source: String) throws -> NSAttributedString {
    try NSAttributedString(data: Data(source.utf8), options: [.documentType: NSAttributedString.DocumentType.rtf])
  }
  private func value<Value>(_ key: NSAttributedString.Key, _ place: Int, _ text: NSAttributedString) -> Value? {
    text.attribute(key, at: place, effectiveRange: nil) as? Value
  }

  private static let sample =
    #"{\rtf1\ansi\ansicpg1252\cocoartf2513{\fonttbl\f0\fnil\fcharset0 Georgia;\f1\fnil\fcharset0 Georgia-Bold;}{\colortbl;\red255\green255\blue255;\red255\green0\blue0;}{\*\expandedcolortbl;;\cssrgb\c100000\c0\c0;}\paperw11900\paperh16840\margl1440\margr1440\vieww12000\viewh9000\viewkind0\pard\tx560\pardirnatural\qc\partightenfactor0\f0\fs40 \cf2 A\f1\b B\f0\b0\fs24\ul c\ulnone\strike d\strike0\super e\nosupersub\kerning1\expnd8\expndtw40 f}"#

  @Test func looks() throws {
    let text = try read(Self.sample)
    #expect(text.string == "ABcdef")
    let fonts: [UIFont?] = (0..<6).map { value(.font, $0, text) }
    #expect(fonts.map { $0?.fontName } == ["Georgia", "Georgia-Bold", "Georgia", "Georgia", "Georgia", "Georgia"])
    #expect(fonts.map { $0?.pointSize } == [20, 20, 12, 12, 12, 12])
    #expect(value(.foregroundColor, 0, text) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(value(.underlineStyle, 2, text) == NSUnderlineStyle.single.rawValue)
    #expect(value(.strikethroughStyle, 3, text) == NSUnderlineStyle.single.rawValue)
    #expect(value(.superscript, 4, text) == 1)
    #expect(value(.kern, 5, text) == CGFloat(2))
    let paragraph: NSParagraphStyle? = value(.paragraphStyle, 0, text)
    #expect(paragraph?.alignment == .center)
    #expect(paragraph?.tabStops == [NSTextTab(textAlignment: .left, location: 28)])
  }

  /// Measured elsewhere: <https://github.com/feedback-assistant/reports/issues/307>.
  @Test func textWithoutFontIsHelvetica() throws {
    let text = try read(#"{\rtf1 Hello}"#)
    let font: UIFont? = value(.font, 0, text)
    #expect(font == UIFont(name: "Helvetica", size: 12))
    let paragraph: NSParagraphStyle? = value(.paragraphStyle, 0, text)
    #expect(paragraph?.tabStops == NSParagraphStyle.default.tabStops)
    #expect(paragraph?.baseWritingDirection == .natural)
  }

  @Test func documentsSayOfThemselves() throws {
    var attributes: NSDictionary?
    // Without a type, the data tell.
    _ = try NSAttributedString(data: Data(Self.sample.utf8), options: [:], documentAttributes: &attributes)
    #expect(attributes?["DocumentType"] as? String == NSAttributedString.DocumentType.rtf.rawValue)
    #expect((attributes?["PaperSize"] as? NSValue)?.cgSizeValue == CGSize(width: 595, height: 842))
    #expect((attributes?["ViewSize"] as? NSValue)?.cgSizeValue == CGSize(width: 600, height: 450))
    #expect(
      (attributes?["PaperMargin"] as? NSValue)?.uiEdgeInsetsValue
        == UIEdgeInsets(top: 72, left: 72, bottom: 72, right: 72))
    #expect(attributes?["CocoaRTFVersion"] as? Int == 2_513)
  }

  @Test func wrongDataAreRefused() {
    #expect(throws: CocoaError(CocoaError.Code(rawValue: 65_806))) { try read("no rich text") }
    #expect(throws: CocoaError(CocoaError.Code(rawValue: 65_806))) { try read("") }
    #expect(throws: CocoaError(.fileReadCorruptFile)) { try read("{\\rtf1" + String(repeating: "{", count: 5_000)) }
    #expect(throws: CocoaError.self) { try NSAttributedString(url: URL(fileURLWithPath: "/nowhere.rtf"), options: [:]) }
  }

  private func again(_ text: NSAttributedString) throws -> NSAttributedString {
    let all = NSRange(location: 0, length: text.length)
    return try NSAttributedString(
      data: text.data(from: all, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf]))
  }

  @Test func attributesComeBack() throws {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .right
    (paragraph.headIndent, paragraph.firstLineHeadIndent, paragraph.paragraphSpacing) = (20, 10, 7)
    paragraph.lineHeightMultiple = 1.5
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 2, height: 3), 4)
    shadow.shadowColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont(name: "Palatino-BoldItalic", size: 15.5)!,
      .foregroundColor: UIColor(red: 0.5, green: 0.25, blue: 0, alpha: 0.75),
      .backgroundColor: UIColor(white: 0.5, alpha: 1), .paragraphStyle: paragraph, .underlineStyle: 0x101,
      .underlineColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1), .strikethroughStyle: 1, .kern: CGFloat(1.5),
      .baselineOffset: CGFloat(3), .link: URL(string: "https://a.b")!, .shadow: shadow, .strokeWidth: CGFloat(-3),
      .obliqueness: CGFloat(0.25),
    ]
    let text = NSAttributedString(string: "text 日本 😀\n", attributes: attributes)
    let found = try again(text)
    #expect(found.string == text.string)
    let got = found.attributes(at: 0, effectiveRange: nil)
    #expect(Set(got.keys) == Set(attributes.keys))
    for (key, value) in attributes { #expect((got[key] as? NSObject) == (value as? NSObject), "\(key.rawValue)") }
    #expect((got[.kern] as? CGFloat) == 1.5)
  }

  @Test func systemFontsComeBack() throws {
    let fonts: [UIFont] = [
      .systemFont(ofSize: 17), .boldSystemFont(ofSize: 13), .italicSystemFont(ofSize: 11),
      .systemFont(ofSize: 20, weight: .thin),
    ]
    for font in fonts {
      let found: UIFont? = value(.font, 0, try again(NSAttributedString(string: "a", attributes: [.font: font])))
      #expect(found == font)
    }
  }

  @Test func listsComeBack() throws {
    let outer = NSTextList(markerFormat: .decimal, options: 0)
    let inner = NSTextList(markerFormat: .disc, options: 0)
    let other = NSTextList(markerFormat: .circle, options: 0)
    let text = NSMutableAttributedString(string: "")
    for (line, lists) in [
      ("a\n", [outer]), ("b\n", [outer, inner]), ("c\n", [outer]), ("d\n", [outer, other]), ("e", []),
    ] {
      let style = NSMutableParagraphStyle()
      style.textLists = lists
      text.append(NSAttributedString(string: line, attributes: [.paragraphStyle: style]))
    }
    let found = try again(text)
    let lists = (0..<5).map { (value(.paragraphStyle, $0 * 2, found) as NSParagraphStyle?)?.textLists ?? [] }
    #expect(
      lists.map { $0.map(\.markerFormat) } == [[.decimal], [.decimal, .disc], [.decimal], [.decimal, .circle], []])
    #expect(lists[0][0] === lists[2][0])
  }

  @Test func foldersHoldAttachments() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
    }
    let first = NSTextAttachment(image: picture)
    let second = NSTextAttachment(data: Data("plain".utf8), ofType: "public.plain-text")
    second.bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
    let text = NSMutableAttributedString(string: "a")
    for attachment in [first, second, first] { text.append(NSAttributedString(attachment: attachment)) }
    let all = NSRange(location: 0, length: text.length)
    let folder = try text.fileWrapper(
      from: all, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtfd])
    #expect(folder.fileWrappers?.count == 4)
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).rtfd")
    defer { try? FileManager.default.removeItem(at: place) }
    try folder.write(to: place, originalContentsURL: nil)
    var attributes: NSDictionary?
    let found = try NSAttributedString(url: place, options: [:], documentAttributes: &attributes)
    #expect(attributes?["DocumentType"] as? String == NSAttributedString.DocumentType.rtfd.rawValue)
    #expect(found.string == "a\u{FFFC}\u{FFFC}\u{FFFC}")
    let attachments: [NSTextAttachment?] = (1..<4).map { value(.attachment, $0, found) }
    #expect(attachments[0]?.bounds.size == CGSize(width: 4, height: 3))
    #expect(attachments[1]?.contents == Data("plain".utf8))
    #expect(attachments[1]?.bounds.size == CGSize(width: 30, height: 20))
    #expect(attachments[1]?.fileWrapper?.filename == "Attachment.txt")
    // A text alone has no place for files.
    #expect(try again(text).string == "a")
  }

  @Test func namesAreNoPaths() throws {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    folder.addRegularFile(
      withContents: Data(#"{\rtf1 {{\NeXTGraphic ../secret.txt \width20 \height20}\'ac}}"#.utf8),
      preferredFilename: "TXT.rtf")
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: place) }
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: place.appendingPathComponent("secret.txt"))
    try folder.write(to: place.appendingPathComponent("a.rtfd"), originalContentsURL: nil)
    let text = try NSAttributedString(url: place.appendingPathComponent("a.rtfd"), options: [:])
    let attachment: NSTextAttachment? = value(.attachment, 0, text)
    #expect(attachment != nil && attachment?.contents == nil)
  }

  /// Markers that a document has in its text are not drawn once more.
  @MainActor @Test func markersAreDrawnOnce() throws {
    let source =
      #"{\rtf1\cocoartf100{\*\listtable{\list{\listlevel\levelnfc23{\*\levelmarker \{disc\}}}\listid1}}{\*\listoverridetable{\listoverride\listid1\ls1}}\pard\tx220\tx720\li720\fi-720\ls1\ilvl0 {\listtext"#
      + "\t\\'95\t}item}"
    let text = try read(source)
    #expect(text.string == "\t•\titem")
    let content = TextContent(
      text, font: .bareText, color: .black, paragraph: ParagraphValues(), showsListMarkers: true)
    #expect(content.runs.allSatisfy { ($0.paragraph ?? content.style).marker == nil })
  }

  @Test func storagesRead() throws {
    let storage = try NSTextStorage(
      data: Data(Self.sample.utf8), options: [.documentType: NSAttributedString.DocumentType.rtf])
    #expect(storage.string == "ABcdef")
    let font: UIFont? = value(.font, 1, storage)
    #expect(font?.fontName == "Georgia-Bold")
    try storage.read(from: Data(#"{\rtf1 other}"#.utf8))
    #expect(storage.string == "other")
  }
}
