import Testing
import UIKit

/// Labels, fields and text views with attributed texts.
@MainActor
struct AttributedStyleTests {
  private var styled: NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .right
    let text = NSMutableAttributedString(
      string: "two parts",
      attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: paragraph])
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 12), range: NSRange(location: 4, length: 5))
    return text
  }
  private func size(_ text: NSAttributedString?, at place: Int) -> CGFloat? {
    (text?.attribute(.font, at: place, effectiveRange: nil) as? UIFont)?.pointSize
  }

  /// Provenance: documented of `attributedText`: the properties reflect the style at the string's beginning.
  @Test func viewsTakeTheStyleOfTheBeginning() {
    let (label, field, view) = (UILabel(), UITextField(), UITextView())
    (label.attributedText, field.attributedText, view.attributedText) = (styled, styled, styled)
    #expect(label.font.pointSize == 30 && label.textColor == .red && label.textAlignment == .right)
    #expect(field.font?.pointSize == 30 && field.textColor == .red && field.textAlignment == .right)
    #expect(view.font?.pointSize == 30 && view.textColor == .red && view.textAlignment == .right)
    for text in [label.attributedText, field.attributedText, view.attributedText] { #expect(size(text, at: 5) == 12) }
    label.text = "plain"
    #expect(size(label.attributedText, at: 0) == 30)
  }

  @Test func labelsTakeTheLineBreakModeAndGiveTheirs() {
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineBreakMode = .byClipping
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "text", attributes: [.paragraphStyle: paragraph])
    #expect(label.lineBreakMode == .byClipping)
    label.lineBreakMode = .byTruncatingHead
    let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.lineBreakMode == .byTruncatingHead)
  }

  /// Provenance: documented of `font`, `textColor` and `textAlignment`: a new value applies to the whole string.
  @Test func aNewStyleIsThatOfAllOfTheText() {
    let (label, field, view) = (UILabel(), UITextField(), UITextView())
    (label.attributedText, field.attributedText, view.attributedText) = (styled, styled, styled)
    (label.font, field.font, view.font) = (.systemFont(ofSize: 9), .systemFont(ofSize: 9), .systemFont(ofSize: 9))
    (label.textColor, field.textColor, view.textColor) = (.blue, .blue, .blue)
    (label.textAlignment, field.textAlignment, view.textAlignment) = (.center, .center, .center)
    for text in [label.attributedText, field.attributedText, view.attributedText] {
      #expect(size(text, at: 0) == 9 && size(text, at: 5) == 9)
      #expect(text?.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .blue)
      #expect(
        (text?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.alignment == .center)
    }
  }
}
