internal import InterfaceBuilder
internal import UIKitCore

extension ViewDecoder {
  func decodeScrollView(_ view: UIScrollView) {
    if let size = element.size(key: "contentSize") { view.contentSize = size }
    if let insets = element.insets(key: "contentInset") { view.contentInset = Self.insets(insets) }
    if let insets = element.insets(key: "scrollIndicatorInsets") { view.scrollIndicatorInsets = Self.insets(insets) }
    decodeScrolling(view)
    if let text = view as? UITextView { decodeTextView(text) }
  }

  private func decodeScrolling(_ view: UIScrollView) {
    let flags: [(String, ReferenceWritableKeyPath<UIScrollView, Bool>)] = [
      ("scrollEnabled", \.isScrollEnabled), ("pagingEnabled", \.isPagingEnabled),
      ("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
      ("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator), ("bounces", \.bounces),
      ("alwaysBounceVertical", \.alwaysBounceVertical), ("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
      ("bouncesZoom", \.bouncesZoom), ("directionalLockEnabled", \.isDirectionalLockEnabled),
      ("delaysContentTouches", \.delaysContentTouches), ("canCancelContentTouches", \.canCancelContentTouches),
      ("scrollsToTop", \.scrollsToTop),
    ]
    for (name, path) in flags { if let value = element.bool(name) { view[keyPath: path] = value } }
    if let scale = element.number("minimumZoomScale") { view.minimumZoomScale = CGFloat(scale) }
    if let scale = element.number("maximumZoomScale") { view.maximumZoomScale = CGFloat(scale) }
    if let style = element.string("indicatorStyle") {
      view.indicatorStyle = style == "white" ? .white : style == "black" ? .black : .default
    }
    let modes: [String: UIScrollView.KeyboardDismissMode] = [
      "onDrag": .onDrag, "interactive": .interactive, "onDragWithAccessory": .onDragWithAccessory,
    ]
    if let mode = element.string("keyboardDismissMode").flatMap({ modes[$0] }) { view.keyboardDismissMode = mode }
    let behaviors: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
      "never": .never, "always": .always, "scrollableAxes": .scrollableAxes,
    ]
    if let behavior = element.string("contentInsetAdjustmentBehavior").flatMap({ behaviors[$0] }) {
      view.contentInsetAdjustmentBehavior = behavior
    }
  }

  private func decodeTextView(_ text: UITextView) {
    text.font = element.child(key: "fontDescription").flatMap { scene.fonts.font($0) } ?? .systemFont(ofSize: 14)
    if let value = element.text("text") { text.text = value }
    if let alignment = element.string("textAlignment").flatMap(Self.textAlignment) { text.textAlignment = alignment }
    if let color = color("textColor") { text.textColor = color }
    // What is set after an attributed text would be given to all of it.
    if let attributed = element.child(key: "attributedText") {
      text.attributedText = AttributedTextDecoder(scene).string(attributed)
    }
    if let editable = element.bool("editable") { text.isEditable = editable }
    if let selectable = element.bool("selectable") { text.isSelectable = selectable }
    if element.bool("adjustsFontForContentSizeCategory") == true { text.adjustsFontForContentSizeCategory = true }
    if element.bool("allowsEditingTextAttributes") == true { text.allowsEditingTextAttributes = true }
    text.dataDetectorTypes = dataDetectorTypes
    decodeTextInput(text)
    element.note("usesAttributedText")
  }
}
