/// The menu bar while responders change it.
///
/// Source of the standard menus: <https://developer.apple.com/documentation/uikit/adding-menus-and-shortcuts-to-the-menu-bar-and-user-interface>
@MainActor
final class MenuBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ system: UIMenuSystem, root: UIMenu) {
    self.system = system
    self.root = root
  }
  /// The menu bar as every program has it.
  init(_ system: UIMenuSystem) {
    self.system = system
    func menu(_ title: String, _ identifier: UIMenu.Identifier, _ children: [UIMenu] = []) -> UIMenu {
      UIMenu(title: title, identifier: identifier, children: children)
    }
    func group(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
      UIMenu(identifier: identifier, options: .displayInline, children: children)
    }
    func key(_ title: String, _ action: String, _ input: String, _ flags: UIKeyModifierFlags = .command) -> UIKeyCommand
    {
      UIKeyCommand(title: title, action: Selector(action), input: input, modifierFlags: flags)
    }
    let edit = menu(
      "Edit", .edit,
      [
        group(.undoRedo, [key("Undo", "undo:", "z"), key("Redo", "redo:", "z", [.command, .shift])]),
        group(
          .standardEdit,
          [
            key("Cut", "cut:", "x"), key("Copy", "copy:", "c"), key("Paste", "paste:", "v"),
            UICommand(title: "Delete", action: Selector("delete:")), key("Select All", "selectAll:", "a"),
          ]),
        menu("Find", .find), menu("Spelling and Grammar", .spelling), menu("Substitutions", .substitutions),
        menu("Transformations", .transformations), menu("Speech", .speech), group(.lookup), group(.learn),
      ])
    let format = menu("Format", .format, [menu("Font", .font), menu("Text", .text)])
    root = UIMenu(
      identifier: .root,
      children: [
        menu(
          "Application", .application,
          [group(.about), group(.preferences), menu("Services", .services), group(.hide), group(.quit)]),
        menu("File", .file, [group(.newScene), group(.open), group(.close), group(.document), group(.print)]),
        edit, format, menu("View", .view, [group(.toolbar), group(.sidebar), group(.fullscreen)]),
        menu("Window", .window, [group(.minimizeAndZoom), group(.bringAllToFront)]), menu("Help", .help),
      ])
  }

  // MARK: Looking

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    first { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
  }
  func action(for identifier: UIAction.Identifier) -> UIAction? {
    first { ($0 as? UIAction)?.identifier == identifier } as? UIAction
  }
  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    first {
      guard let command = $0 as? UICommand, command.action == action else { return false }
      return (command.propertyList as? AnyHashable) == (propertyList as? AnyHashable)
    } as? UICommand
  }

  private func first(_ matches: (UIMenuElement) -> Bool) -> UIMenuElement? {
    var waiting: [UIMenuElement] = [root]
    while let element = waiting.popLast() {
      if matches(element) { return element }
      if let menu = element as? UIMenu { waiting += menu.children.reversed() }
    }
    return nil
  }

  // MARK: Changing

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    changeSiblings(of: replacedIdentifier) { siblings, index in siblings[index] = replacementMenu }
  }
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) { changeChildren(of: parentIdentifier) { $0 = childrenBlock($0) } }
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    changeSiblings(of: siblingIdentifier) { siblings, index in siblings.insert(siblingMenu, at: index) }
  }
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    changeSiblings(of: siblingIdentifier) { siblings, index in siblings.insert(siblingMenu, at: index + 1) }
  }
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    changeChildren(of: parentIdentifier) { $0.insert(childMenu, at: 0) }
  }
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    changeChildren(of: parentIdentifier) { $0.append(childMenu) }
  }
  func remove(menu removedIdentifier: UIMenu.Identifier) {
    changeSiblings(of: removedIdentifier) { siblings, index in siblings.remove(at: index) }
  }

  private func changeChildren(of identifier: UIMenu.Identifier, _ change: (inout [UIMenuElement]) -> Void) {
    root = rebuilt(root) { menu in
      guard menu.identifier == identifier else { return nil }
      var children = menu.children
      change(&children)
      return children
    }
  }
  private func changeSiblings(of identifier: UIMenu.Identifier, _ change: (inout [UIMenuElement], Int) -> Void) {
    root = rebuilt(root) { menu in
      guard let index = menu.children.firstIndex(where: { ($0 as? UIMenu)?.identifier == identifier }) else {
        return nil
      }
      var children = menu.children
      change(&children, index)
      return children
    }
  }

  /// The menu with the children that `change` gives, at the first place where it gives any.
  private func rebuilt(_ menu: UIMenu, _ change: (UIMenu) -> [UIMenuElement]?) -> UIMenu {
    if let children = change(menu) { return menu.replacingChildren(children) }
    var changed = false
    let children = menu.children.map { child -> UIMenuElement in
      guard !changed, let inner = child as? UIMenu else { return child }
      let new = rebuilt(inner, change)
      changed = new !== inner
      return new
    }
    return changed ? menu.replacingChildren(children) : menu
  }
}
