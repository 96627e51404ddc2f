extension UIButton.Configuration {
  /// The title with the attributes that the program or a document gave it; nil for a plain one.
  @MainActor
  func shownTitle(for button: UIButton) -> NSAttributedString? {
    if let styledTitle { return styledTitle }
    guard attributedTitle != nil || titleTextAttributesTransformer != nil else { return nil }
    let text = attributedTitle.map { NSAttributedString($0) } ?? NSAttributedString(string: title ?? "")
    return styled(text, titleFont ?? defaultFont(for: button), titleTextAttributesTransformer, button)
  }

  /// Whether the configuration is to show a new title of the button's normal state: it has none of its own.
  func follows(_ stateTitle: String?, former: String?) -> Bool {
    title != stateTitle && (plainTitle == nil || attributedTitle == nil && title == former)
  }

  /// The subtitle with the attributes that the program gave it; nil for a plain one.
  @MainActor
  func shownSubtitle(for button: UIButton) -> NSAttributedString? {
    guard attributedSubtitle != nil || subtitleTextAttributesTransformer != nil else { return nil }
    let text = attributedSubtitle.map { NSAttributedString($0) } ?? NSAttributedString(string: subtitle ?? "")
    return styled(text, subtitleFont(for: button), subtitleTextAttributesTransformer, button)
  }

  /// `text` with the button's attributes where it has none, through a transformer.
  @MainActor
  private func styled(
    _ text: NSAttributedString, _ font: UIFont, _ transformer: UIConfigurationTextAttributesTransformer?,
    _ button: UIButton
  ) -> NSAttributedString? {
    guard text.length > 0 else { return nil }
    let result = NSMutableAttributedString(string: text.string)
    let plain: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: foreground(tint: button.tintColor, isEnabled: button.isEnabled),
    ]
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { own, range, _ in
      var attributes = plain.merging(own) { $1 }
      if let transformer {
        attributes = AttributedStringBridge.attributes(transformer(AttributedStringBridge.container(attributes)))
      }
      result.setAttributes(attributes, range: range)
    }
    return result
  }
}
