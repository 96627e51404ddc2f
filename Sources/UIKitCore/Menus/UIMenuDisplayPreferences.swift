/// How a menu shows its entries.
///
/// Source: <https://developer.apple.com/documentation/uikit/uimenudisplaypreferences>
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
  /// 0 for the system's. Default: 0.
  open var maximumNumberOfTitleLines = 0
  public override init() { super.init() }
}

extension UIMenu {
  private static let preferences = AssociatedKey<UIMenuDisplayPreferences>()

  public var displayPreferences: UIMenuDisplayPreferences? {
    get { Self.preferences.value(of: self) }
    set {
      if newValue != nil { Limitation.hasNoEffect("UIMenu.displayPreferences") }
      Self.preferences.set(newValue, of: self)
    }
  }
}
