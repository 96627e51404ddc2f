extension UIMenuSystem {
  /// The menu bar as the responders have built it, for hosts that show one: `buildMenu(with:)` is called from the
  /// application on, and of its delegate.
  package var rootMenu: UIMenu {
    if let built { return built }
    let builder = MenuBuilder(self)
    let delegate = UIApplication.shared.delegate as? UIResponder
    if let delegate { delegate.buildMenu(with: builder) } else { UIApplication.shared.buildMenu(with: builder) }
    built = builder.root
    return builder.root
  }
}
