import Testing
import UIKit

@MainActor
struct StringDrawingTests {
  /// Provenance: documented for `NSLineBreakMode`: a paragraph that truncates or clips does not go on in another line.
  @Test(arguments: [
    (NSLineBreakMode.byWordWrapping, CGFloat(2)), (.byCharWrapping, 2), (.byTruncatingTail, 1), (.byClipping, 1),
  ])
  func lines(mode: NSLineBreakMode, count: CGFloat) {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = mode
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style]
    let line = "Titles".size(withAttributes: attributes)
    let box = "Titles of bars".boundingRect(
      with: CGSize(width: 80, height: 200), options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect((box.height / line.height).rounded() == count)
    #expect(box.width <= 80.5)
  }

  /// Provenance: documented for `NSAttributedString.Key.font`; a library of text styles measured 115 points.
  @Test func bareTextIsHelveticaAtTwelvePoints() {
    let bare = NSAttributedString(string: "astringwithsomewidth").size()
    let named = "astringwithsomewidth".size(withAttributes: [.font: UIFont(name: "Helvetica", size: 12) as Any])
    #expect(bare == named)
    #expect(abs(bare.width - 115) <= 1)
  }

  /// Provenance: a library that rounds heights of texts up to pixels, as high as labels.
  @Test(arguments: [10, 20, 40] as [CGFloat])
  func heightsHaveNoRemainder(_ size: CGFloat) throws {
    let font = try #require(UIFont(name: "Helvetica", size: size))
    let box = "Hi".boundingRect(
      with: CGSize(width: 1000, height: 1000), options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil
    )
    #expect(box.height == (box.height * 1024).rounded() / 1024)
  }

  /// Provenance: `NSUnderlineStyle` in the headers.
  @Test func patternsOfUnderlines() {
    let patterns: [NSUnderlineStyle] = [.patternDot, .patternDash, .patternDashDot, .patternDashDotDot]
    #expect(patterns.map(\.rawValue) == [0x100, 0x200, 0x300, 0x400])
  }
}
