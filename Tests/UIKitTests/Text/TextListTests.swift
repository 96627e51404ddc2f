import Foundation
import Testing
import UIKit

/// Provenance: Apple's documentation of `NSTextList`; places: derived from the indents that its class states.
@MainActor
struct TextListTests {
  @Test func markersFollowTheirFormat() {
    func markers(_ format: NSTextList.MarkerFormat, _ numbers: [Int] = [1, 4, 28]) -> [String] {
      let list = NSTextList(markerFormat: format, options: 0)
      return numbers.map(list.marker(forItemNumber:))
    }
    #expect(markers(.decimal) == ["1", "4", "28"])
    #expect(markers(.lowercaseRoman) == ["i", "iv", "xxviii"])
    #expect(markers(.uppercaseRoman, [1994, 0]) == ["MCMXCIV", "0"])
    #expect(markers(.lowercaseAlpha) == ["a", "d", "b"])
    #expect(markers(.uppercaseLatin) == ["A", "D", "B"])
    #expect(markers(.lowercaseHexadecimal) == ["1", "4", "1c"])
    #expect(markers(.uppercaseHexadecimal) == ["1", "4", "1C"])
    #expect(markers(.octal) == ["1", "4", "34"])
    let signs: [NSTextList.MarkerFormat] = [.box, .check, .circle, .diamond, .disc, .hyphen, .square]
    #expect(signs.map { markers($0, [3])[0] } == ["▫", "✓", "◦", "◆", "•", "⁃", "▪"])
    #expect(markers(.init("({decimal})"), [2]) == ["(2)"])
    #expect(markers(.init("–"), [2]) == ["–"])
  }

  @Test func listsKnowTheirParts() {
    let list = NSTextList(markerFormat: .decimal, options: .prependEnclosingMarker, startingItemNumber: 3)
    #expect(list.isOrdered && list.startingItemNumber == 3 && list.listOptions == .prependEnclosingMarker)
    let plain = NSTextList(markerFormat: .disc, options: 0)
    #expect(!plain.isOrdered && plain.startingItemNumber == 1 && plain.listOptions == [])
    #expect(!NSTextList.includesTextListMarkers)
    let style = NSMutableParagraphStyle()
    #expect(style.textLists.isEmpty)
    style.textLists = [list]
    #expect((style.copy() as? NSParagraphStyle)?.textLists == [list] && style != NSParagraphStyle.default)
  }

  private func text(_ lists: [[NSTextList]], _ lines: [String]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (own, line) in zip(lists, lines) {
      let style = NSMutableParagraphStyle()
      style.textLists = own
      text.append(NSAttributedString(string: line + "\n", attributes: [.paragraphStyle: style]))
    }
    return text
  }

  private func indents(_ view: UITextView) -> [CGFloat] {
    var found: [CGFloat] = []
    view.textLayoutManager?.enumerateTextLayoutFragments(from: nil) {
      found.append($0.layoutFragmentFrame.minX)
      return true
    }
    return found
  }

  @Test func itemsAreIndented() {
    let (outer, inner) = (NSTextList(markerFormat: .decimal, options: 0), NSTextList(markerFormat: .disc, options: 0))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.attributedText = text([[], [outer], [outer, inner], [outer]], ["Title", "one", "two", "three"])
    view.layoutIfNeeded()
    #expect(indents(view).prefix(4) == [5, 41, 77, 41])
    #expect(abs(view.caretRect(for: view.position(from: view.beginningOfDocument, offset: 6)!).minX - 41) < 1.01)
  }

  /// The first generation of TextKit has markers in the text: it draws none, and indents nothing.
  @Test func theFirstGenerationKnowsNoMarkers() {
    let list = NSTextList(markerFormat: .decimal, options: 0)
    let view = UITextView(usingTextLayoutManager: false)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    view.attributedText = text([[list]], ["one"])
    view.layoutIfNeeded()
    #expect(view.textLayoutManager == nil)
    #expect(view.caretRect(for: view.beginningOfDocument).minX < 7)
  }

  /// What is drawn before the text of each line.
  private func inks(_ view: UITextView) -> [CGFloat] {
    var found: [CGFloat] = []
    view.textLayoutManager?.enumerateTextLayoutFragments(from: nil) {
      if $0.rangeInElement.isEmpty { return true }
      found.append(-$0.renderingSurfaceBounds.minX)
      return true
    }
    return found
  }

  @Test func markersStandBeforeTheItems() {
    let list = NSTextList(markerFormat: .decimal, options: 0)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.attributedText = text([[list], [list], []], ["one", "two", "end"])
    view.layoutIfNeeded()
    #expect(inks(view).prefix(3) == [25, 25, 0])
  }
}
