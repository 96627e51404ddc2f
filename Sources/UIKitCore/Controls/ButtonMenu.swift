/// A button's menu by a long press.
@MainActor
final class ButtonMenu {
  private weak var button: UIButton?
  private let press = UILongPressGestureRecognizer()

  init(_ button: UIButton) {
    self.button = button
    press.onChange = { [weak self] in
      guard let self, self.press.state == .began, let button = self.button, button.isEnabled,
        !button.showsMenuAsPrimaryAction
      else { return }
      button.openMenu()
    }
    button.addGestureRecognizer(press)
  }

  /// The actions of a menu and of what is inline in it.
  static func actions(_ menu: UIMenu) -> [UIAction] {
    menu.children.flatMap { element -> [UIAction] in
      if let action = element as? UIAction { return [action] }
      return (element as? UIMenu).map(actions) ?? []
    }
  }
}
