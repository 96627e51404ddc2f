import UIKit

final class TextViewsPage: StatesController, UITextViewDelegate {
  let textView = UITextView()

  override func addStates() {
    textView.text = "The quick brown fox jumps over the lazy dog, and runs on through the night to the sea."
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.layer.borderColor = UIColor.separator.cgColor
    textView.layer.borderWidth = 1
    textView.layer.cornerRadius = 8
    textView.delegate = self
    textView.heightAnchor.constraint(equalToConstant: 110).isActive = true
    addWide("touch", textView)
    let links = UITextView()
    links.isScrollEnabled = false
    links.isEditable = false
    let text = NSMutableAttributedString(
      string: "A text with a ",
      attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label])
    text.append(
      NSAttributedString(
        string: "link",
        attributes: [.link: URL(string: "https://example.org")!, .font: UIFont.preferredFont(forTextStyle: .body)]))
    links.attributedText = text
    addWide("with a link", links)
    let list = UITextView()
    list.isScrollEnabled = false
    list.text = "First paragraph\nSecond paragraph, which is long enough to wrap at the view's edge\nThird"
    list.textAlignment = .natural
    list.backgroundColor = .secondarySystemBackground
    list.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    addWide("insets and background", list)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    record("shouldBeginEditing")
    return true
  }
  func textViewDidBeginEditing(_ textView: UITextView) { record("didBeginEditing") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    record("shouldChange \(range.location),\(range.length) \"\(text)\"")
    return true
  }
  func textViewDidChange(_ textView: UITextView) { record("didChange") }
  func textViewDidChangeSelection(_ textView: UITextView) { record("didChangeSelection") }
  func textViewDidEndEditing(_ textView: UITextView) { record("didEndEditing") }
}
