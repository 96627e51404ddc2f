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
  /// The menu bar that was built last; nil when it is to be built anew.
  var built: UIMenu?

  /// The menus are built anew when they are next needed.
  open func setNeedsRebuild() { built = nil }
  open func setNeedsRevalidate() {}
}
