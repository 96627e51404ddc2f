import Testing
import UIKit

@MainActor
struct TextEditingTests {
  private final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var events: [String] = []
    var allows = true

    func textFieldDidBeginEditing(_ textField: UITextField) { events.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { events.append("end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      events.append("change \(range.location),\(range.length) \(string)")
      return allows
    }
    func textViewDidChange(_ textView: UITextView) { events.append("did change") }
  }

  /// Provenance: `insertText(_:)` and `deleteBackward()` do not ask (issues of keyboards of others); keyboards do, see
  /// `TextInputTests`.
  @Test func aFieldTellsItsDelegateAndIsChangedWithoutAsking() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let field = UITextField()
    let listener = Listener()
    field.delegate = listener
    window.addSubview(field)
    #expect(field.becomeFirstResponder())
    #expect(field.isEditing)
    field.insertText("ab")
    field.deleteBackward()
    listener.allows = false
    field.insertText("x")
    #expect(field.resignFirstResponder())
    #expect(field.text == "ax")
    #expect(listener.events == ["begin", "end"])
  }

  @Test func deletingTakesWholeCharacters() {
    let field = UITextField()
    field.text = "a👩‍👩‍👧"
    field.deleteBackward()
    #expect(field.text == "a")
  }

  /// Provenance: measured; text fields that Interface Builder stored, now and before iOS 13.
  @Test func bordersDecideTheHeight() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 14)
    #expect(field.intrinsicContentSize.height == 34)
    field.borderStyle = .none
    field.font = .systemFont(ofSize: 17)
    #expect(abs(field.intrinsicContentSize.height - 22) < 0.5)
  }

  @Test func positionsAndRangesAnswer() throws {
    let field = UITextField()
    field.text = "hello"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let end = try #require(field.position(from: field.endOfDocument, offset: -1))
    let range = try #require(field.textRange(from: start, to: end))
    #expect(field.text(in: range) == "ell")
    #expect(field.offset(from: start, to: end) == 3)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    field.replace(range, withText: "-")
    #expect(field.text == "h-o")
  }

  /// Provenance: documented; `textContainerInset` is 8 above and below, `lineFragmentPadding` 5.
  @Test func aTextViewThatDoesNotScrollIsAsHighAsItsText() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.text = "one\ntwo"
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height.rounded() == 57)
    view.textContainer.lineFragmentPadding = 0
    view.textContainerInset = .zero
    #expect(view.intrinsicContentSize.height.rounded() == 41)
  }

  @Test func textStorageAndViewShareTheirText() {
    let view = UITextView()
    view.text = "abc"
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "x")
    #expect(view.text == "xbc")
    view.text = "new"
    #expect(view.textStorage.string == "new")
    #expect(view.layoutManager.usedRect(for: view.textContainer).height > 0)
  }

  @Test func aTextViewTellsItsDelegate() {
    let view = UITextView()
    let listener = Listener()
    view.delegate = listener
    view.text = "abc"
    view.selectedRange = NSRange(location: 1, length: 1)
    view.insertText("--")
    #expect(view.text == "a--c")
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    #expect(listener.events == ["did change"])
  }
}
