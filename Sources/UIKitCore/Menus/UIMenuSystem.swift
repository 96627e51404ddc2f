/// A menu bar, or the edit menus, built by the responders.
///
/// Source: <https://developer.apple.com/documentation/uikit/uimenusystem>
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The menu bar's.
  open class var main: UIMenuSystem { mainSystem }
  /// Edit menus'.
  open class var context: UIMenuSystem { contextSystem }
  private static let mainSystem = UIMenuSystem()
  private static let contextSystem = UIMenuSystem()
  private var built: UIMenu?

  /// The menus are built anew when they are next needed.
  open func setNeedsRebuild() { built = nil }
  open func setNeedsRevalidate() {}

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
