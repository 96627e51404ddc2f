internal import Foundation

// Links, attachments and tagged ranges of a text view, touched.
extension UITextView {
  /// The text with links of what is detected in it; nil where nothing is.
  ///
  /// UIKIT: nothing is detected where the text can be edited (documented).
  var detectedText: NSAttributedString? {
    guard !dataDetectorTypes.isEmpty, !isEditable, let text = attributedText, text.length > 0 else { return nil }
    return textLinks.text(text, dataDetectorTypes)
  }

  /// The item under a point, in the view's coordinates; nil where nothing can be touched.
  private func item(at point: CGPoint) -> UITextItem? {
    guard isSelectable, let shown = detectedText ?? shownText, let index = characterIndex(under: point),
      index < shown.length
    else {
      return nil
    }
    var range = NSRange(location: 0, length: 0)
    if let tag = shown.attribute(.textItemTag, at: index, effectiveRange: &range) as? String {
      return UITextItem(.tag(tag), range: range)
    }
    let link = shown.attribute(.link, at: index, effectiveRange: &range)
    if let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) }) {
      return UITextItem(.link(url), range: range)
    }
    if let attachment = shown.attribute(.attachment, at: index, effectiveRange: &range) as? NSTextAttachment {
      return UITextItem(.textAttachment(attachment), range: range)
    }
    return nil
  }

  /// Asks the delegate of before iOS 17.
  private func allows(_ item: UITextItem, _ interaction: UITextItemInteraction) -> Bool {
    switch item.content {
    case .link(let url):
      delegate?.textView(self, shouldInteractWith: url, in: item.range, interaction: interaction) != false
    case .textAttachment(let attachment):
      delegate?.textView(self, shouldInteractWith: attachment, in: item.range, interaction: interaction) != false
    case .tag: true
    }
  }

  /// A tap on an item does what the delegate says, which is to open a link unless it says otherwise.
  ///
  /// - Returns: whether there is one.
  func followItem(at point: CGPoint) -> Bool {
    guard let item = item(at: point) else { return false }
    let standard = UIAction(title: "") { [weak self] _ in
      guard let self, self.allows(item, .invokeDefaultAction), case .link(let url) = item.content else { return }
      UIApplication.shared.open(url)
    }
    let action = delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: standard) } ?? standard
    action.map { $0.handler($0) }
    return true
  }

  /// A finger that rests on an item opens its menu.
  ///
  /// - Returns: whether there is one.
  func openItemMenu(at point: CGPoint) -> Bool {
    guard let item = item(at: point), allows(item, .presentActions) else { return false }
    guard let delegate else { return show(standardMenu(of: item), for: item, at: point) }
    let configuration = delegate.textView(self, menuConfigurationFor: item, defaultMenu: standardMenu(of: item))
    return configuration.map { show($0.menu, for: item, at: point) } ?? true
  }
  private func show(_ menu: UIMenu, for item: UITextItem, at point: CGPoint) -> Bool {
    guard !menu.children.isEmpty else { return false }
    let box = lineBoxes(of: item.range).first { $0.insetBy(dx: -4, dy: -4).contains(point) }
    MenuPresenter.show(menu, from: self, rect: box ?? CGRect(origin: point, size: .zero))
    return true
  }
  private func standardMenu(of item: UITextItem) -> UIMenu {
    guard case .link(let url) = item.content else { return UIMenu(children: []) }
    return UIMenu(
      title: url.absoluteString,
      children: [
        UIAction(title: "Open Link") { _ in UIApplication.shared.open(url) },
        UIAction(title: "Copy Link") { _ in UIPasteboard.general.url = url },
      ])
  }
}
