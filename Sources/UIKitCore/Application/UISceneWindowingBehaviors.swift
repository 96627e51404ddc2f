/// What a person may do with a scene's window on systems that have windows to close and to minimize.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscenewindowingbehaviors>
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
  /// Default: true. Kept: there are no such windows here.
  open var isClosable = true
  /// Default: true. Kept: there are no such windows here.
  open var isMiniaturizable = true

  override init() { super.init() }
}

extension UIWindowScene {
  private static let behaviors = AssociatedKey<UISceneWindowingBehaviors>()
  /// Nil where windows are none of a person's to close: on phones.
  public var windowingBehaviors: UISceneWindowingBehaviors? {
    guard traitCollection.userInterfaceIdiom != .phone else { return nil }
    if let known = Self.behaviors.value(of: self) { return known }
    let made = UISceneWindowingBehaviors()
    Self.behaviors.set(made, of: self)
    return made
  }
  /// Whether the scene has the whole screen.
  public var isFullScreen: Bool {
    guard let window = windows.first else { return true }
    return window.bounds.size == screen.bounds.size
  }
}
