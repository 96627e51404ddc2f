/// A view above the tab bar, from iOS 26 on.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabaccessory>
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  public let contentView: UIView
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

extension UITabBarController {
  /// When a tab bar makes room for content that scrolls.
  public enum MinimizeBehavior: Int, Sendable { case automatic = 0, never, onScrollDown, onScrollUp }

  private struct Rare {
    var accessory: UITabAccessory?
    var minimizing = MinimizeBehavior.automatic

    @MainActor static let key = AssociatedKey<Rare>()
  }
  private var rare: Rare {
    get { Rare.key.value(of: self) ?? Rare() }
    set { Rare.key.set(newValue, of: self) }
  }
  public var bottomAccessory: UITabAccessory? {
    get { rare.accessory }
    set { setBottomAccessory(newValue, animated: false) }
  }
  public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    if bottomAccessory != nil { Limitation.hasNoEffect("UITabBarController.bottomAccessory") }
    rare.accessory = bottomAccessory
  }
  public var tabBarMinimizeBehavior: MinimizeBehavior {
    get { rare.minimizing }
    set {
      if newValue != .automatic, newValue != .never {
        Limitation.hasNoEffect("UITabBarController.tabBarMinimizeBehavior")
      }
      rare.minimizing = newValue
    }
  }
}
