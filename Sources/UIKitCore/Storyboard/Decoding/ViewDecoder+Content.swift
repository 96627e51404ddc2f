internal import InterfaceBuilder

extension ViewDecoder {
  func decodeImageView(_ view: UIImageView) {
    if let image = ImageDecoder(scene).image(element) { view.image = image }
    if let image = ImageDecoder(scene).image(element, "highlightedImage") { view.highlightedImage = image }
    element.child("preferredSymbolConfiguration")?.markRead()
  }

  func decodeScrollView(_ view: UIScrollView) {
    if let size = element.size(key: "contentSize") { view.contentSize = size }
    if let insets = element.insets(key: "contentInset") { view.contentInset = Self.insets(insets) }
    if element.bool("scrollEnabled") == false { view.isScrollEnabled = false }
    if element.bool("pagingEnabled") == true { view.isPagingEnabled = true }
    if let shown = element.bool("showsHorizontalScrollIndicator") { view.showsHorizontalScrollIndicator = shown }
    if let shown = element.bool("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = shown }
    if element.string("contentInsetAdjustmentBehavior") == "never" { view.contentInsetAdjustmentBehavior = .never }
    guard let text = view as? UITextView else { return }
    text.font = element.child(key: "fontDescription").flatMap { FontDecoder.font($0) } ?? .systemFont(ofSize: 14)
    if let value = element.text("text") { text.text = value }
    if let attributed = element.child(key: "attributedText") {
      text.attributedText = AttributedTextDecoder(scene.document).string(attributed)
    }
    if let alignment = element.string("textAlignment").flatMap(Self.textAlignment) { text.textAlignment = alignment }
    if let color = color("textColor") { text.textColor = color }
    if let editable = element.bool("editable") { text.isEditable = editable }
    element.child("textInputTraits")?.markRead()
  }

  func decodeProgress(_ view: UIProgressView) {
    if element.string("progressViewStyle") == "bar" { view.progressViewStyle = .bar }
    if let progress = element.number("progress") { view.progress = Float(progress) }
  }

  func decodeActivity(_ view: UIActivityIndicatorView) {
    let styles: [String: UIActivityIndicatorView.Style] = [
      "white": .white, "gray": .gray, "whiteLarge": .whiteLarge, "large": .large, "medium": .medium,
    ]
    view.style = element.string("style").flatMap { styles[$0] } ?? .medium
    // UIKIT: on the canvas an indicator that hides when it stops keeps its place.
    view.hidesWhenStopped = element.bool("hidesWhenStopped") == true && !scene.isOnCanvas
    if element.bool("animating") == true { view.startAnimating() }
  }
}
