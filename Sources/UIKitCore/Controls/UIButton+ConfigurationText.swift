extension UIButton.Configuration {
  /// The title with the attributes that the program or a document gave it; nil for a plain one.
  @MainActor
  func shownTitle(for button: UIButton) -> NSAttributedString? {
    if let styledTitle { return styledTitle }
    guard attributedTitle != nil && title == nil || titleTextAttributesTransformer != nil else { return nil }
    let text = attributedTitle.map { NSAttributedString($0) } ?? NSAttributedString(string: title ?? "")
    guard text.length > 0 else { return nil }
    let result = NSMutableAttributedString(string: text.string)
    let plain: [NSAttributedString.Key: Any] = [
      .font: titleFont ?? defaultFont(button.environment),
      .foregroundColor: foreground(tint: button.tintColor, isEnabled: button.isEnabled),
    ]
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { own, range, _ in
      var attributes = plain.merging(own) { $1 }
      if let transformer = titleTextAttributesTransformer {
        attributes = AttributedStringBridge.attributes(transformer(AttributedStringBridge.container(attributes)))
      }
      result.setAttributes(attributes, range: range)
    }
    return result
  }
}
