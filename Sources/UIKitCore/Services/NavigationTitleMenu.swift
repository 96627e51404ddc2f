/// The title of a bar as a button with a menu, and the field in which it is renamed.
///
/// UIKIT: documented: the provider gets the actions that the system suggests, which are those that the responders answer to
/// and, with a delegate for it, renaming.
@MainActor
final class NavigationTitleMenu: NSObject, TitleMenu, UITextFieldDelegate {
  private unowned let bar: UINavigationBar
  private var field: UITextField?
  private weak var renamed: UINavigationItem?

  init(_ bar: UINavigationBar) {
    self.bar = bar
    super.init()
  }

  /// What stands in the title's place; nil where the title is a text alone.
  func view(for item: UINavigationItem?) -> UIView? {
    if let field, renamed === item { return field }
    guard let item, let title = item.title,
      item.titleMenuProvider != nil || item.renameDelegate != nil || item.documentProperties != nil
    else {
      return nil
    }
    let button = UIButton(type: .system)
    var look = UIButton.Configuration.plain()
    look.title = title
    look.image = UIImage(systemName: "chevron.down.circle.fill")
    look.imagePlacement = .trailing
    look.imagePadding = 4
    look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 13)
    look.baseForegroundColor = .label
    look.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = .systemFont(ofSize: 17, weight: .semibold)
      return attributes
    }
    button.configuration = look
    // The provider is asked when the menu opens.
    button.menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { [weak self, weak item] done in done(self?.elements(for: item) ?? []) }
    ])
    button.showsMenuAsPrimaryAction = true
    button.accessibilityTraits = [.button, .header]
    return button
  }

  private func elements(for item: UINavigationItem?) -> [UIMenuElement] {
    guard let item else { return [] }
    let suggested = suggestions(for: item)
    return heading(of: item) + (item.titleMenuProvider.map { $0(suggested)?.children ?? [] } ?? suggested)
  }

  /// The document's name, and what shares it.
  private func heading(of item: UINavigationItem) -> [UIMenuElement] {
    guard let document = item.documentProperties else { return [] }
    let icon = document.wantsIconRepresentation ? UIImage(systemName: "doc") : nil
    var elements: [UIMenuElement] = [
      UIAction(title: document.metadata ?? item.title ?? "", image: icon, attributes: .disabled) { _ in }
    ]
    if let provider = document.activityViewControllerProvider {
      let image = UIImage(systemName: "square.and.arrow.up")
      elements.append(
        UIAction(title: "Share…", image: image) { [weak self, weak item] _ in
          self?.share(provider(), of: item)
        })
    }
    return [UIMenu(options: .displayInline, children: elements)]
  }

  private func share(_ controller: UIActivityViewController, of item: UINavigationItem?) {
    let owner = item?.owner as? UIViewController ?? bar.superview?.controller
    controller.popoverPresentationController?.sourceView = bar
    controller.popoverPresentationController?.sourceRect = bar.bounds
    owner?.present(controller, animated: true)
  }

  private func suggestions(for item: UINavigationItem) -> [UIMenuElement] {
    let responder = item.owner ?? bar
    let commands = [
      ("Duplicate", "duplicate:", "plus.square.on.square"), ("Move", "move:", "folder"),
      ("Rename", "rename:", "pencil"),
      ("Export", "export:", "square.and.arrow.up"), ("Print", "printContent:", "printer"),
    ]
    return commands.compactMap { title, name, symbol in
      let image = UIImage(systemName: symbol)
      if name == "rename:", item.renameDelegate != nil {
        return UIAction(title: title, image: image) { [weak self, weak item] _ in item.map { self?.rename($0) } }
      }
      let action = Selector(name)
      guard let target = responder.target(forAction: action, withSender: bar) as? UIResponder else { return nil }
      return UIAction(title: title, image: image) { [weak target] sender in
        _ = UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
      }
    }
  }

  // MARK: Renaming

  private func rename(_ item: UINavigationItem) {
    guard let delegate = item.renameDelegate, delegate.navigationItemShouldBeginRenaming(item) else { return }
    let title = item.title ?? ""
    let (text, range) = delegate.navigationItem(
      item, willBeginRenamingWith: title, selectedRange: title.startIndex..<title.endIndex)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: min(300, bar.bounds.width / 2), height: 34))
    field.borderStyle = .roundedRect
    field.textAlignment = .center
    field.returnKeyType = .done
    field.text = text
    field.delegate = self
    (self.field, renamed) = (field, item)
    bar.itemDidChange()
    bar.layoutIfNeeded()
    field.becomeFirstResponder()
    let selected = NSRange(range, in: text)
    if let start = field.position(from: field.beginningOfDocument, offset: selected.location),
      let end = field.position(from: start, offset: selected.length)
    {
      field.selectedTextRange = field.textRange(from: start, to: end)
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return false
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let item = renamed, let delegate = item.renameDelegate else { return true }
    return delegate.navigationItem(item, shouldEndRenamingWith: textField.text ?? "")
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let item = renamed else { return }
    let title = textField.text ?? ""
    (field, renamed) = (nil, nil)
    item.title = title
    item.renameDelegate?.navigationItem(item, didEndRenamingWith: title)
  }
}
