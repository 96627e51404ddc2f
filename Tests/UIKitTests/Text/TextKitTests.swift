import Testing
import UIKit

/// Text in containers: columns, holes, limits, and what a layout manager answers about it.
///
/// Provenance: documented of `NSLayoutManager`, `NSTextContainer` and `NSLayoutManagerDelegate`, if nothing else is said.
@MainActor
struct TextKitTests {
  private let font = UIFont.systemFont(ofSize: 17)
  private static let words = Array(repeating: "lorem ipsum dolor sit amet", count: 12).joined(separator: " ")

  @MainActor
  private struct Kit {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    var containers: [NSTextContainer]

    init(_ text: String, _ containers: [NSTextContainer], _ paragraph: NSParagraphStyle = .default) {
      storage = NSTextStorage(
        string: text, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: paragraph])
      storage.addLayoutManager(manager)
      self.containers = containers
      for container in containers { manager.addTextContainer(container) }
    }
    init(_ text: String, _ sizes: [CGSize], _ paragraph: NSParagraphStyle = .default) {
      self.init(text, sizes.map(NSTextContainer.init(size:)), paragraph)
    }

    struct Line {
      var rect: CGRect
      var used: CGRect
      var container: NSTextContainer
      var range: NSRange
    }
    var all: NSRange { NSRange(location: 0, length: manager.numberOfGlyphs) }
    var lines: [Line] {
      var lines: [Line] = []
      manager.enumerateLineFragments(forGlyphRange: all) { rect, used, container, range, _ in
        lines.append(Line(rect: rect, used: used, container: container, range: range))
      }
      return lines
    }
    func box(_ location: Int, _ length: Int = 1, in container: Int = 0) -> CGRect {
      manager.boundingRect(forGlyphRange: NSRange(location: location, length: length), in: containers[container])
    }
  }

  // MARK: Containers

  /// A text view's region has its width before anything is laid out.
  @Test func regionsOfTextViewsHaveTheirWidthAtOnce() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(view.textContainer.size.width == 300)
    view.textContainerInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    view.layoutIfNeeded()
    #expect(view.textContainer.size.width == 270)
  }

  /// A circle as wide as the container where that is not as high, as a program's subclass says it.
  private final class Circle: NSTextContainer {
    override func lineFragmentRect(
      forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection: NSWritingDirection,
      remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
      remainingRect?.pointee = .zero
      let radius = min(size.width, size.height) / 2
      let distance = abs(proposedRect.midY - radius)
      let half = distance < radius ? (radius * radius - distance * distance).squareRoot() : 0
      return CGRect(x: radius - half, y: proposedRect.minY, width: 2 * half, height: proposedRect.height)
    }
  }

  /// Provenance: what programs print of their text views (`size = (343, inf)`); Apple's sample of a round container makes it
  /// without a size.
  @Test func regionsThatTakeTheWidthAreOpenBelow() {
    #expect(UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)).textContainer.size.height > 1e6)
    let circle = Circle(size: .zero)
    circle.widthTracksTextView = true
    let storage = NSTextStorage(string: Self.words, attributes: [.font: font])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    manager.addTextContainer(circle)
    let view = UITextView(frame: .zero, textContainer: circle)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    view.layoutIfNeeded()
    #expect(circle.size.width == 300)
    var widths: [CGFloat] = []
    let all = NSRange(location: 0, length: manager.numberOfGlyphs)
    manager.enumerateLineFragments(forGlyphRange: all) { rect, _, _, _, _ in widths.append(rect.width) }
    #expect(widths.count > 8)
    #expect(widths.first ?? 0 < 280)
    #expect(widths.max() ?? 0 > 290)
  }

  /// Text for which an endless container never has room is not laid out, and does not keep the program busy.
  @Test func containersWithoutRoomEnd() {
    let circle = Circle(size: .zero)
    let kit = Kit(Self.words, [circle])
    #expect(kit.lines.isEmpty)
  }

  @Test func textFlowsFromColumnToColumn() throws {
    let column = CGSize(width: 120, height: 100)
    let kit = Kit(Self.words, [column, column, CGSize(width: 120, height: 1000)])
    let ranges = kit.containers.map(kit.manager.glyphRange(for:))
    #expect(ranges[0].location == 0 && ranges[1].location == NSMaxRange(ranges[0]))
    #expect(ranges[2].location == NSMaxRange(ranges[1]) && NSMaxRange(ranges[2]) == kit.storage.length)
    #expect(kit.lines.filter { $0.container === kit.containers[0] }.count == 4)
    let top = try #require(kit.lines.first { $0.container === kit.containers[1] })
    #expect(top.rect.minY == 0 && top.range.location == ranges[1].location)
    var effective = NSRange(location: 0, length: 0)
    #expect(
      kit.manager.textContainer(forGlyphAt: ranges[1].location, effectiveRange: &effective) === kit.containers[1])
    #expect(effective == ranges[1])
    for container in kit.containers { #expect(kit.manager.usedRect(for: container).maxY <= container.size.height) }
    kit.manager.removeTextContainer(at: 2)
    #expect(kit.manager.firstUnlaidCharacterIndex() == NSMaxRange(ranges[1]))
    #expect(kit.manager.textContainer(forGlyphAt: kit.storage.length - 1, effectiveRange: nil) == nil)
    kit.storage.replaceCharacters(in: kit.all, with: "short")
    #expect(kit.manager.glyphRange(for: kit.containers[0]).length == 5)
    #expect(kit.manager.glyphRange(for: kit.containers[1]).length == 0)
  }

  /// Pages are added until the text has ended.
  @Test func pagesAreAddedAsTheTextNeedsThem() {
    let kit = Kit(Self.words + "\n" + Self.words, [CGSize]())
    var held = 0
    for _ in 0..<30 where held < kit.storage.length {
      let page = NSTextContainer(size: CGSize(width: 200, height: 120))
      kit.manager.addTextContainer(page)
      held += kit.manager.glyphRange(for: page).length
    }
    #expect(held == kit.storage.length && kit.manager.textContainers.count > 2)
  }

  @Test func aFormFeedGoesOnInTheNextContainer() {
    let kit = Kit("one\u{0C}two", [CGSize(width: 200, height: 200), CGSize(width: 200, height: 200)])
    #expect(kit.manager.glyphRange(for: kit.containers[1]) == NSRange(location: 4, length: 3))
  }

  @Test func aLimitOfLinesCutsAndTruncates() throws {
    let kit = Kit(Self.words, [CGSize(width: 150, height: 1000)])
    let container = kit.containers[0]
    container.maximumNumberOfLines = 2
    #expect(kit.lines.count == 2 && NSMaxRange(kit.manager.glyphRange(for: container)) < kit.storage.length)
    #expect(
      kit.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: kit.lines[1].range.location).location == NSNotFound)
    container.lineBreakMode = .byTruncatingTail
    let cut = kit.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: kit.lines[1].range.location)
    #expect(cut.location > kit.lines[1].range.location && NSMaxRange(cut) == kit.storage.length)
    #expect(kit.lines[1].used.maxX <= 150)
    container.lineBreakMode = .byTruncatingHead
    #expect(
      kit.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: kit.lines[1].range.location).location
        == kit.lines[1].range.location)
    container.maximumNumberOfLines = 0
    container.size.height = 45
    #expect(kit.lines.count == 2)
    container.lineBreakMode = .byWordWrapping
    #expect(NSMaxRange(kit.manager.glyphRange(for: container)) == NSMaxRange(kit.lines[1].range))
  }

  // MARK: Holes

  /// The first line beside a hole, and where the text below begins.
  @Test(arguments: [
    (CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 100, y: 0, width: 200, height: 0)),
    (CGRect(x: 200, y: 0, width: 100, height: 50), CGRect(x: 0, y: 0, width: 200, height: 0)),
    (CGRect(x: 0, y: 0, width: 300, height: 60), CGRect(x: 0, y: 60, width: 300, height: 0)),
    // No word fits beside the hole.
    (CGRect(x: 20, y: 0, width: 280, height: 40), CGRect(x: 0, y: 40, width: 300, height: 0)),
  ])
  func textFlowsAroundHoles(hole: CGRect, first: CGRect) {
    let kit = Kit(Self.words, [CGSize(width: 300, height: 2000)])
    let count = kit.lines.count
    kit.containers[0].exclusionPaths = [UIBezierPath(rect: hole)]
    let lines = kit.lines
    #expect(lines[0].rect.origin == first.origin && lines[0].rect.width == first.width)
    #expect(!kit.containers[0].isSimpleRectangularTextContainer)
    for line in lines {
      #expect(!line.used.insetBy(dx: 0.02, dy: 0.02).intersects(hole))
      if line.rect.minY >= hole.maxY { #expect(line.rect.minX == 0 && line.rect.width == 300) }
    }
    #expect(lines.last.map { NSMaxRange($0.range) } == kit.storage.length)
    kit.containers[0].exclusionPaths = []
    #expect(kit.lines.count == count)
  }

  @Test func linesStandOnBothSidesOfAHole() {
    let kit = Kit(Self.words, [CGSize(width: 300, height: 2000)])
    kit.containers[0].exclusionPaths = [UIBezierPath(rect: CGRect(x: 100, y: 0, width: 100, height: 50))]
    let (left, right) = (kit.lines[0], kit.lines[1])
    #expect(left.rect.minX == 0 && left.rect.maxX == 100 && right.rect.minX == 200 && right.rect.minY == 0)
    #expect(right.range.location == NSMaxRange(left.range))
    #expect(kit.box(right.range.location).minX == 205)
    let inRight = CGPoint(x: 206, y: 5)
    #expect(kit.manager.glyphIndex(for: inRight, in: kit.containers[0]) == right.range.location)
    var rest = CGRect.zero
    let first = kit.containers[0].lineFragmentRect(
      forProposedRect: CGRect(x: 0, y: 10, width: 300, height: 20), at: 0, writingDirection: .rightToLeft,
      remaining: &rest)
    #expect(first == CGRect(x: 200, y: 10, width: 100, height: 20) && rest.maxX == 100)
  }

  @Test func roundHolesAreFollowed() throws {
    let kit = Kit(Self.words, [CGSize(width: 300, height: 2000)])
    kit.containers[0].exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 200, y: 0, width: 100, height: 100))]
    let middle = try #require(kit.lines.first { $0.rect.minY < 50 && $0.rect.maxY > 50 })
    #expect(abs(middle.rect.width - 200) < 1 && kit.lines[0].rect.width > 205)
  }

  @Test func aContainerOfItsOwnShapeIsAsked() {
    final class Stairs: NSTextContainer {
      override func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection: NSWritingDirection,
        remaining: UnsafeMutablePointer<CGRect>?
      ) -> CGRect {
        guard proposedRect.minY >= 30 else { return .zero }
        var rect = super.lineFragmentRect(
          forProposedRect: proposedRect, at: characterIndex, writingDirection: writingDirection, remaining: remaining)
        rect.origin.x += rect.minY
        rect.size.width -= rect.minY
        return rect
      }
    }
    let kit = Kit(Self.words, [Stairs(size: CGSize(width: 400, height: 150))])
    #expect(kit.lines[0].rect.minY == 30 && kit.lines[0].rect.minX == 30)
    #expect(kit.lines.allSatisfy { $0.rect.minX == $0.rect.minY && $0.rect.maxX == 400 && $0.rect.maxY <= 150 })
  }

  // MARK: Places

  @Test func pointsAndGlyphsFindEachOther() {
    let kit = Kit("abc def\nghi\n", [CGSize(width: 300, height: 300)])
    let (manager, container) = (kit.manager, kit.containers[0])
    let height = font.lineHeight
    var fraction: CGFloat = -1
    let a = kit.box(0)
    #expect(a.minX == 5)
    #expect(
      manager.glyphIndex(for: CGPoint(x: a.midX, y: 5), in: container, fractionOfDistanceThroughGlyph: &fraction) == 0)
    #expect(abs(fraction - 0.5) < 0.01)
    for (point, place) in [
      (CGPoint(x: 6, y: height + 3), 8), (CGPoint(x: 290, y: height + 3), 10), (CGPoint(x: 100, y: 290), 11),
    ] {
      #expect(manager.glyphIndex(for: point, in: container) == place)
    }
    #expect(
      manager.glyphRange(forBoundingRect: CGRect(x: 0, y: height + 2, width: 9, height: 2), in: container)
        == NSRange(location: 8, length: 4))
    #expect(abs(manager.location(forGlyphAt: 9).y - font.ascender) < 1)
    #expect(abs(manager.extraLineFragmentRect.minY - 2 * height) < 0.01)
    #expect(abs(manager.usedRect(for: container).height - 3 * height) < 0.01)
    var boxes: [CGRect] = []
    let some = NSRange(location: 4, length: 6)
    manager.enumerateEnclosingRects(forGlyphRange: some, withinSelectedGlyphRange: some, in: container) { box, _ in
      boxes.append(box)
    }
    #expect(boxes.count == 2 && boxes[0].maxX == 300 && boxes[1].minX == 5)
    #expect(manager.notShownAttribute(forGlyphAt: 7) && !manager.notShownAttribute(forGlyphAt: 8))
  }

  /// `lineSpacing` "is included in the line fragment heights in the layout manager".
  @Test func linesHoldTheSpacingBelowThem() {
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (10, 20, 7)
    (style.firstLineHeadIndent, style.headIndent) = (15, 30)
    let kit = Kit("one\n" + Self.words, [CGSize(width: 200, height: 2000)], style)
    let lines = kit.lines
    let height = font.lineHeight
    #expect(abs(lines[0].rect.height - height - 30) < 0.01 && abs(lines[0].used.height - height) < 0.01)
    #expect(abs(lines[1].rect.minY - height - 30) < 0.01 && abs(kit.box(4).minY - height - 37) < 0.01)
    #expect(
      kit.manager.location(forGlyphAt: 0).x == 20 && kit.manager.location(forGlyphAt: lines[2].range.location).x == 35)
  }

  @Test func anEmptyTextHasAnExtraLine() {
    let kit = Kit("", [CGSize(width: 200, height: 100)])
    #expect(kit.manager.extraLineFragmentRect.height > 10 && kit.manager.usedRect(for: kit.containers[0]).width == 10)
    #expect(kit.manager.extraLineFragmentTextContainer === kit.containers[0])
  }

  @Test func attachmentsAreAskedForTheirBounds() {
    final class Banner: NSTextAttachment, @unchecked Sendable {
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
      ) -> CGRect {
        CGRect(
          x: 0, y: 0, width: lineFrag.width - 2 * (textContainer?.lineFragmentPadding ?? 0),
          height: CGFloat(charIndex) * 20)
      }
    }
    let kit = Kit("ab", [CGSize(width: 200, height: 500)])
    kit.storage.append(NSAttributedString(attachment: Banner()))
    #expect(kit.manager.attachmentSize(forGlyphAt: 2) == CGSize(width: 190, height: 40))
    #expect(kit.manager.attachmentSize(forGlyphAt: 0) == CGSize(width: -1, height: -1))
    #expect(kit.lines.count == 2)
  }

  // MARK: The delegate

  private final class Delegate: NSObject, @MainActor NSLayoutManagerDelegate {
    var spacing: CGFloat?
    var forbidden: Int?
    var hidden = 0..<0
    var finished: [Bool] = []
    var sizes: [CGSize] = []
    var raise: CGFloat = 0

    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { spacing ?? 0 }
    func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int) -> Bool
    {
      charIndex != forbidden
    }
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
      properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
      font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) -> Int {
      let own = (0..<glyphRange.length).map { hidden.contains(charIndexes[$0]) ? .null : props[$0] }
      layoutManager.setGlyphs(
        glyphs, properties: own, characterIndexes: charIndexes, font: aFont, forGlyphRange: glyphRange)
      return glyphRange.length
    }
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
      in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool {
      lineFragmentRect.pointee.size.height += raise
      baselineOffset.pointee += raise
      return raise > 0
    }
    func layoutManager(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd: Bool
    ) { finished.append(atEnd) }
    func layoutManager(
      _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
    ) { sizes.append(oldSize) }
  }

  @Test func theDelegateIsAsked() {
    let kit = Kit("one two three four five six", [CGSize(width: 120, height: 1000)])
    let plain = kit.lines
    let delegate = Delegate()
    kit.manager.delegate = delegate
    func again() -> [Kit.Line] {
      kit.manager.invalidateLayout(forCharacterRange: kit.all, actualCharacterRange: nil)
      return kit.lines
    }
    delegate.spacing = 7
    #expect(abs(again()[1].rect.minY - plain[1].rect.minY - 7) < 0.01)
    #expect(delegate.finished == [true])
    delegate.spacing = nil
    delegate.forbidden = plain[1].range.location
    #expect(again()[1].range.location < plain[1].range.location)
    delegate.forbidden = nil
    delegate.hidden = 0..<4
    _ = again()
    #expect(kit.box(4).minX == 5 && kit.manager.propertyForGlyph(at: 2) == .null)
    delegate.hidden = 0..<0
    delegate.raise = 10
    #expect(abs(again()[1].rect.minY - plain[1].rect.minY - 10) < 0.01)
    #expect(abs(kit.manager.location(forGlyphAt: 0).y - font.ascender - 10) < 1)
    kit.containers[0].size.width = 150
    #expect(delegate.sizes == [CGSize(width: 120, height: 1000)])
  }

  private final class Ellipsis: NSObject, @MainActor NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
      properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
      font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) -> Int {
      var own = (0..<glyphRange.length).map { glyphs[$0] }
      var properties = (0..<glyphRange.length).map { props[$0] }
      #expect(CTFontGetGlyphsForCharacters(aFont, [0x2026] as [UniChar], &own, 1))
      properties[1] = .controlCharacter
      layoutManager.setGlyphs(
        own, properties: properties, characterIndexes: charIndexes, font: aFont, forGlyphRange: glyphRange)
      return glyphRange.length
    }
  }

  /// Provenance: documented: glyphs that the delegate sets are those that are laid out, and a control character takes no
  /// room unless the delegate makes it white space.
  @Test func otherGlyphsStandInThePlaceOfCharacters() {
    let kit = Kit("iMi", [CGSize(width: 120, height: 1000)])
    let delegate = Ellipsis()
    kit.manager.delegate = delegate
    kit.manager.invalidateLayout(forCharacterRange: kit.all, actualCharacterRange: nil)
    _ = kit.lines
    #expect(kit.manager.cgGlyph(at: 0) == 0x2026)
    let ellipsis = ("\u{2026}" as NSString).size(withAttributes: [.font: font]).width
    #expect(abs(kit.box(1).minX - 5 - ellipsis) < 0.01 && kit.box(1).width == 0)
    #expect(abs(kit.box(2).minX - kit.box(1).minX) < 0.01)
  }

  // MARK: Text views

  @Test func textViewsShowColumns() throws {
    let kit = Kit(Self.words, [CGSize(width: 150, height: 100), CGSize(width: 150, height: 1000)])
    let views = kit.containers.map { UITextView(frame: CGRect(x: 0, y: 0, width: 150, height: 116), textContainer: $0) }
    let start = kit.manager.glyphRange(for: kit.containers[1]).location
    let position = try #require(views[1].position(from: views[1].beginningOfDocument, offset: start))
    #expect(views[1].text == kit.storage.string)
    #expect(views[1].caretRect(for: position).minY == 8 && views[1].caretRect(for: position).minX == 5)
    let touched = try #require(views[1].closestPosition(to: CGPoint(x: 6, y: 12)))
    #expect(views[1].compare(touched, to: position) == .orderedSame)
  }

  @Test func textViewsFlowAroundHoles() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.font = font
    view.text = Self.words
    view.layoutIfNeeded()
    let second = try #require(view.position(from: view.beginningOfDocument, offset: 1))
    let first = try #require(view.textRange(from: view.beginningOfDocument, to: second))
    let (before, height) = (view.firstRect(for: first), view.contentSize.height)
    view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 120, height: 100))]
    view.layoutIfNeeded()
    #expect(view.firstRect(for: first).minX == 125 && view.contentSize.height > height)
    view.textContainer.exclusionPaths = []
    view.layoutIfNeeded()
    #expect(view.firstRect(for: first) == before && view.contentSize.height == height)
  }

  @Test func textViewsDrawThroughTheirLayoutManager() {
    final class Manager: NSLayoutManager {
      nonisolated(unsafe) var drawn: [String] = []
      override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        drawn.append("background")
      }
      override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        drawn.append("glyphs \(glyphsToShow.length) \(origin.y)")
      }
    }
    let storage = NSTextStorage(string: "hello", attributes: [.font: font])
    let (manager, container) = (Manager(), NSTextContainer(size: CGSize(width: 200, height: 0)))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50), textContainer: container)
    view.draw(view.bounds)
    #expect(manager.drawn == ["background", "glyphs 5 8.0"])
  }
}
