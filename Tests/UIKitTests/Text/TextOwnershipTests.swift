import Testing
import UIKit

@testable import UIKitCore

/// Whose the texts of views are, and what of them changes when somebody types.
///
/// Provenance: the properties are declared `copy` in UIKit's headers; `NSTextStorage.editedRange` names what changed
/// (Apple's page on `textStorage(_:didProcessEditing:range:changeInLength:)`).
@MainActor
struct TextOwnershipTests {
  private final class Hearer: NSObject, NSTextStorageDelegate {
    var log: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
      changeInLength delta: Int
    ) { log.append("\(editedRange.location) \(editedRange.length) \(delta)") }
  }

  private func growing() -> NSMutableAttributedString { NSMutableAttributedString(string: "a") }

  @Test func labelsKeepACopy() {
    let (label, text) = (UILabel(), growing())
    label.attributedText = text
    text.append(NSAttributedString(string: "b"))
    #expect(label.text == "a")
  }

  @Test func fieldsAndTextViewsKeepACopy() {
    let (field, view, text) = (UITextField(), UITextView(), growing())
    field.attributedText = text
    field.attributedPlaceholder = text
    view.attributedText = text
    text.append(NSAttributedString(string: "b"))
    #expect(field.text == "a" && field.placeholder == "a" && view.text == "a")
  }

  @Test func buttonsKeepACopy() {
    let (button, text) = (UIButton(type: .system), growing())
    button.setAttributedTitle(text, for: .normal)
    text.append(NSAttributedString(string: "b"))
    #expect(button.attributedTitle(for: .normal)?.string == "a")
  }

  @Test func theTextOfATextViewIsNotItsStorage() {
    let view = UITextView()
    view.text = "hello"
    let storage = view.textStorage
    let before = view.attributedText
    storage.append(NSAttributedString(string: "!"))
    #expect(before?.string == "hello" && view.text == "hello!")
  }

  @Test func typingEditsTheStorageWhereItHappens() {
    let (view, hearer) = (UITextView(), Hearer())
    view.text = "hello"
    view.textStorage.delegate = hearer
    view.selectedRange = NSRange(location: 3, length: 0)
    view.insertText("x")
    #expect(view.text == "helxlo" && view.textStorage.string == "helxlo")
    #expect(hearer.log == ["3 1 1"])
    hearer.log = []
    view.deleteBackward()
    #expect(view.text == "hello" && hearer.log == ["3 0 -1"])
  }

  @Test func typingKeepsTheAttributesAround() {
    let view = UITextView()
    let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    view.attributedText = text
    view.selectedRange = NSRange(location: 3, length: 0)
    view.insertText("!")
    #expect(view.text == "red!")
    #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }

  /// Apple's page on `NSString.draw(in:withAttributes:)`: "renders as much of it as possible and clips the rest".
  @Test func drawingEndsWithTheRectangle() throws {
    let size = CGSize(width: 60, height: 200)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      let text = "one two three four five six seven eight nine ten"
      text.draw(in: CGRect(x: 0, y: 0, width: 60, height: 32), withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    }
    let scale = Int(image.scale)
    let cut = try #require(
      image.cgImage?.cropping(to: CGRect(x: 0, y: 36 * scale, width: 60 * scale, height: 100 * scale)))
    let bytes = try #require(cut.dataProvider?.data) as Data
    #expect(bytes.allSatisfy { $0 == 0 })
  }
}
