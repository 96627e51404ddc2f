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
}
