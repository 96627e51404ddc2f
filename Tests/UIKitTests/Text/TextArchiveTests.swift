import Testing
import UIKit

/// Styles and attachments in archives, and what subclasses of them and of layout managers override.
///
/// Provenance: documented of `NSParagraphStyle`, `NSTextAttachment` and `NSLayoutManager`; a text editor's library.
@MainActor
struct TextArchiveTests {
  @Test func stylesComeBackFromArchives() throws {
    let style = ArchivedStyle()
    style.level = 3
    style.headIndent = 12
    style.lineHeightMultiple = 1.5
    style.alignment = .right
    style.baseWritingDirection = .rightToLeft
    style.tabStops = [NSTextTab(textAlignment: .center, location: 44)]
    style.textLists = [NSTextList(markerFormat: .decimal, options: [], startingItemNumber: 4)]
    let data = try NSKeyedArchiver.archivedData(withRootObject: style, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedStyle.self, from: data))
    #expect(read.level == 3)
    #expect(read.textLists.map(\.startingItemNumber) == [4])
    #expect(read.textLists.map(\.markerFormat) == [.decimal])
    (read.textLists, style.textLists) = ([], [])
    #expect(read.isEqual(style))
    #expect(ArchivedStyle.default is ArchivedStyle)
    #expect(NSParagraphStyle.default === NSParagraphStyle.default)
  }

  @Test func attachmentsComeBackFromArchives() throws {
    let attachment = NSTextAttachment(data: Data([1, 2, 3]), ofType: "public.data")
    attachment.bounds = CGRect(x: 1, y: -2, width: 30, height: 40)
    let data = try NSKeyedArchiver.archivedData(withRootObject: attachment, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSTextAttachment.self, from: data))
    #expect(read.contents == Data([1, 2, 3]))
    #expect(read.fileType == "public.data")
    #expect(read.bounds == attachment.bounds)
  }

  private final class Manager: NSLayoutManager {
    var underlined: [NSRange] = []
    var isDrawn = true
    override func underlineGlyphRange(
      _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
      lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
      underlined.append(glyphRange)
      guard isDrawn else { return }
      super.underlineGlyphRange(
        glyphRange, underlineType: underlineVal, lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange,
        containerOrigin: containerOrigin)
    }
  }

  /// A subclass says which letters have a line under them, or none.
  @Test func linesUnderTextAreAskedFor() {
    let storage = NSTextStorage(string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    storage.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 4, length: 3))
    let manager = Manager()
    storage.addLayoutManager(manager)
    manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 50)))
    func picture() -> Data? {
      UIGraphicsImageRenderer(size: CGSize(width: 200, height: 50)).pngData { _ in
        manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 7), at: .zero)
      }
    }
    let whole = picture()
    #expect(manager.underlined == [NSRange(location: 4, length: 3)])
    manager.isDrawn = false
    #expect(picture() != whole)
  }
}

/// Archives know classes outside of others alone.
final class ArchivedStyle: NSMutableParagraphStyle, @unchecked Sendable {
  var level = 0
  override init() { super.init() }
  required init?(coder: NSCoder) {
    level = coder.decodeInteger(forKey: "level")
    super.init(coder: coder)
  }
  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(level, forKey: "level")
  }
  override class var `default`: NSParagraphStyle { ArchivedStyle() }
}
