import Testing
import UIKit

/// The second generation of TextKit: content storage, fragments, lines, segments, the viewport.
///
/// Provenance: documented of `NSTextContentStorage`, `NSTextLayoutManager` and what they are made of.
@MainActor
struct SecondTextKitTests {
  @MainActor
  private struct Kit {
    let content = NSTextContentStorage()
    let manager = NSTextLayoutManager()
    let container: NSTextContainer

    init(_ text: String, width: CGFloat = 200) {
      container = NSTextContainer(size: CGSize(width: width, height: 0))
      content.attributedString = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
      content.addTextLayoutManager(manager)
      manager.textContainer = container
    }
    var fragments: [NSTextLayoutFragment] {
      var found: [NSTextLayoutFragment] = []
      manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) {
        found.append($0)
        return true
      }
      return found
    }
    func range(_ start: Int, _ end: Int) throws -> NSTextRange {
      let first = try #require(content.location(content.documentRange.location, offsetBy: start))
      return try #require(NSTextRange(location: first, end: content.location(first, offsetBy: end - start)))
    }
    func offset(_ location: any NSTextLocation) -> Int {
      content.offset(from: content.documentRange.location, to: location)
    }
  }
  private static let words = Array(repeating: "lorem ipsum dolor sit amet", count: 8).joined(separator: " ")

  @Test func managersKnowTheContentsPlaces() throws {
    let kit = Kit("hello world")
    let place = try #require(kit.manager.location(kit.manager.documentRange.location, offsetBy: 6))
    #expect(kit.manager.offset(from: kit.manager.documentRange.location, to: place) == 6)
    #expect(NSTextLayoutManager().offset(from: place, to: place) == NSNotFound)
  }

  @Test func rangesAreCompared() throws {
    let kit = Kit("hello world")
    let (all, first, second) = (kit.content.documentRange, try kit.range(0, 5), try kit.range(3, 11))
    #expect(all.contains(first) && !first.contains(all) && first.intersects(second))
    #expect(first.contains(first.location) && !first.contains(first.endLocation))
    let both = try #require(first.intersection(second))
    #expect(kit.offset(both.location) == 3 && kit.offset(both.endLocation) == 5)
    #expect(first.union(second).isEqual(to: all))
    #expect(NSTextRange(location: second.location, end: first.location) == nil)
    #expect(try first.intersection(kit.range(5, 7)) == nil)
    #expect(kit.content.location(all.location, offsetBy: 12) == nil)
  }

  @Test func paragraphsAreTheElements() throws {
    let kit = Kit("hello world\nsecond\nthird")
    func texts(from place: Int?, _ options: NSTextContentManager.EnumerationOptions = []) throws -> [String] {
      var found: [String] = []
      let start = try place.map { try kit.range($0, $0).location }
      kit.content.enumerateTextElements(from: start, options: options) { element in
        found.append((element as? NSTextParagraph)?.attributedString.string ?? "")
        return true
      }
      return found
    }
    #expect(try texts(from: nil) == ["hello world\n", "second\n", "third"])
    #expect(try texts(from: 13) == ["second\n", "third"])
    #expect(try texts(from: 24, .reverse) == ["third", "second\n", "hello world\n"])
    let first = try #require(kit.content.textElements(for: kit.range(0, 1)).first as? NSTextParagraph)
    #expect(first.paragraphContentRange.map { kit.offset($0.endLocation) } == 11)
    #expect(first.paragraphSeparatorRange.map { kit.offset($0.endLocation) } == 12)
  }

  @Test func aParagraphIsAFragmentOfLines() throws {
    let kit = Kit(Self.words + "\nshort\n", width: 300)
    let fragments = kit.fragments
    #expect(fragments.count == 2 && fragments[1].layoutFragmentFrame.minY == fragments[0].layoutFragmentFrame.maxY)
    let lines = fragments[0].textLineFragments
    #expect(lines.count > 3 && lines[1].characterRange.location == NSMaxRange(lines[0].characterRange))
    #expect(lines[0].typographicBounds.minY == 0)
    #expect(abs(lines[1].typographicBounds.minY - lines[0].typographicBounds.maxY) < 0.01)
    let x = lines[1].locationForCharacter(at: lines[1].characterRange.location + 4).x
    #expect(lines[1].characterIndex(for: CGPoint(x: x, y: 3)) == lines[1].characterRange.location + 4)
    // The empty line behind the last line end.
    #expect(fragments[1].textLineFragments.count == 2)
    #expect(kit.manager.usageBoundsForTextContainer.maxY > fragments[1].layoutFragmentFrame.maxY)
    let middle = CGPoint(x: 10, y: fragments[1].layoutFragmentFrame.midY)
    #expect(kit.manager.textLayoutFragment(for: middle) === fragments[1])
    #expect(try kit.manager.textLayoutFragment(for: kit.range(3, 3).location) === fragments[0])
    kit.container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 150, height: 40))]
    #expect(kit.fragments[0].textLineFragments.count > lines.count)
  }

  @Test func editsAreLaidOut() throws {
    let kit = Kit("one\ntwo")
    kit.content.performEditingTransaction {
      kit.content.textStorage?.append(NSAttributedString(string: "\nthree"))
    }
    #expect(kit.fragments.count == 3)
    kit.manager.replaceContents(in: try kit.range(0, 3), with: NSAttributedString(string: "1\n2"))
    #expect(kit.content.textStorage?.string == "1\n2\ntwo\nthree" && kit.fragments.count == 4)
    kit.content.attributedString = NSAttributedString(string: "")
    #expect(kit.fragments.count == 1 && kit.manager.documentRange.isEmpty)
  }

  @Test func segmentsAreTheBoxesOfARange() throws {
    let kit = Kit(Self.words)
    func boxes(_ start: Int, _ end: Int, _ type: NSTextLayoutManager.SegmentType) throws -> [CGRect] {
      var found: [CGRect] = []
      kit.manager.enumerateTextSegments(in: try kit.range(start, end), type: type) { _, box, _, _ in
        found.append(box)
        return true
      }
      return found
    }
    let (standard, selection) = (try boxes(2, 60, .standard), try boxes(2, 60, .selection))
    #expect(standard.count > 2 && standard[0].minX > 5 && standard[1].minX == 5)
    #expect(selection[0].maxX == 195 && selection[0].minX == standard[0].minX)
    #expect(selection.last == standard.last)
    #expect(try boxes(3, 3, .standard).map(\.width) == [0])
  }

  @Test func renderingAttributesAreNoPartOfTheText() throws {
    let kit = Kit("colours")
    var found: [Int] = []
    func read() {
      found = []
      kit.manager.enumerateRenderingAttributes(from: kit.content.documentRange.location, reverse: false) {
        _, _, range in
        found += [kit.offset(range.location), kit.offset(range.endLocation)]
        return true
      }
    }
    kit.manager.addRenderingAttribute(.foregroundColor, value: UIColor.red, for: kit.content.documentRange)
    kit.manager.removeRenderingAttribute(.foregroundColor, for: try kit.range(2, 4))
    read()
    #expect(found == [0, 2, 4, 7])
    #expect(kit.content.textStorage?.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    kit.manager.invalidateRenderingAttributes(for: kit.content.documentRange)
    read()
    #expect(found.isEmpty)
  }

  private final class Fragment: NSTextLayoutFragment {
    nonisolated(unsafe) var draws: [CGPoint] = []
    override func draw(at point: CGPoint, in context: CGContext) {
      draws.append(point)
      super.draw(at: point, in: context)
    }
  }
  private final class Delegate: NSObject, NSTextLayoutManagerDelegate, NSTextContentStorageDelegate {
    nonisolated(unsafe) var skips = false
    func textLayoutManager(
      _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
      in textElement: NSTextElement
    ) -> NSTextLayoutFragment { Fragment(textElement: textElement, range: textElement.elementRange) }
    func textContentStorage(
      _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? {
      guard range.location == 0, let storage = textContentStorage.textStorage else { return nil }
      let text = NSMutableAttributedString(attributedString: storage.attributedSubstring(from: range))
      text.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 34), range: NSRange(location: 0, length: text.length))
      return NSTextParagraph(attributedString: text)
    }
    func textContentManager(
      _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
      options: NSTextContentManager.EnumerationOptions
    ) -> Bool { !skips || (textElement as? NSTextParagraph)?.attributedString.string != "body\n" }
  }

  @Test func delegatesMakeParagraphsAndFragments() {
    let kit = Kit("title\nbody\nend")
    let delegate = Delegate()
    (kit.manager.delegate, kit.content.delegate) = (delegate, delegate)
    #expect(kit.fragments.allSatisfy { $0 is Fragment })
    #expect(kit.fragments[0].layoutFragmentFrame.height > 1.8 * kit.fragments[1].layoutFragmentFrame.height)
    delegate.skips = true
    kit.content.synchronizeTextLayoutManagers()
    #expect(
      kit.fragments.count == 2 && kit.fragments[1].layoutFragmentFrame.minY == kit.fragments[0].layoutFragmentFrame.maxY
    )
  }

  private final class Viewport: NSObject, NSTextViewportLayoutControllerDelegate {
    nonisolated(unsafe) var heard: [String] = []
    func viewportBounds(for controller: NSTextViewportLayoutController) -> CGRect {
      CGRect(x: 0, y: 30, width: 200, height: 40)
    }
    func textViewportLayoutController(
      _ controller: NSTextViewportLayoutController, configureRenderingSurfaceFor fragment: NSTextLayoutFragment
    ) { heard.append(fragment.textLineFragments[0].attributedString.string) }
    func textViewportLayoutControllerWillLayout(_ controller: NSTextViewportLayoutController) { heard.append("will") }
    func textViewportLayoutControllerDidLayout(_ controller: NSTextViewportLayoutController) { heard.append("did") }
  }

  @Test func theViewportShowsWhatIsLookedAt() {
    let kit = Kit("a\nb\nc\nd\ne")
    let viewport = Viewport()
    kit.manager.textViewportLayoutController.delegate = viewport
    kit.manager.textViewportLayoutController.layoutViewport()
    #expect(viewport.heard == ["will", "b\n", "c\n", "d\n", "did"])
    #expect(kit.manager.textViewportLayoutController.viewportRange.map { kit.offset($0.location) } == 2)
  }

  @Test func textViewsHaveOneOfTheGenerations() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "a\nb"
    let manager = try #require(view.textLayoutManager)
    #expect((manager.textContentManager as? NSTextContentStorage)?.textStorage === view.textStorage)
    let delegate = Delegate()
    manager.delegate = delegate
    UIGraphicsBeginImageContext(view.bounds.size)
    view.draw(view.bounds)
    UIGraphicsEndImageContext()
    #expect((manager.textLayoutFragment(for: CGPoint.zero) as? Fragment)?.draws.first == CGPoint(x: 5, y: 8))
    _ = view.layoutManager
    #expect(view.textLayoutManager == nil)
    #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
  }
}
