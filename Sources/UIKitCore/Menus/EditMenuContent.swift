/// What an edit menu offers a responder.
@MainActor
enum EditMenuContent {
  private static let standard = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"), ("Select", "select:"),
    ("Select All", "selectAll:"),
  ]

  /// What can be performed, from the responder up the chain: the standard actions but `excluded` ones, what the shared menu
  /// controller adds, and what responders have built.
  ///
  /// UIKIT: since iOS 16 edit menus are built by `buildMenu(with:)` of the responders, with the system `context`
  /// (Apple's page on `UIEditMenuInteraction`).
  static func suggested(
    for responder: UIResponder, excluding excluded: Set<String> = [], sender: AnyObject
  ) -> [UIMenuElement] {
    let commands = standard.filter { !excluded.contains($0.1) }
      .map { UICommand(title: $0.0, action: Selector($0.1)) }
    let added = (UIMenuController.shared.menuItems ?? []).map { UICommand(title: $0.title, action: $0.action) }
    let builder = MenuBuilder(
      .context,
      root: UIMenu(
        identifier: .root,
        children: [UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)] + added))
    for responder in sequence(first: responder, next: \.next) { responder.buildMenu(with: builder) }
    return possible(builder.root.children, responder, sender)
  }

  /// Without the commands that nobody performs, and the menus that are empty then.
  private static func possible(
    _ elements: [UIMenuElement], _ responder: UIResponder, _ sender: AnyObject
  ) -> [UIMenuElement] {
    elements.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu {
        let inner = possible(menu.children, responder, sender)
        if menu.options.contains(.displayInline) { return inner }
        return inner.isEmpty ? [] : [menu.replacingChildren(inner)]
      }
      guard let command = element as? UICommand else { return [element] }
      guard let target = responder.target(forAction: command.action, withSender: sender) as? UIResponder else {
        return []
      }
      return [
        UIAction(title: command.title, image: command.image) { [weak target] _ in
          _ = UIApplication.shared.sendAction(command.action, to: target, from: sender, for: nil)
        }
      ]
    }
  }
}
