public import Foundation

/// Whether the pointer is held by the scene.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipointerlockstate>
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
  public nonisolated static let didChangeNotification = Notification.Name("UIPointerLockStateDidChangeNotification")
  public nonisolated static let sceneUserInfoKey = "scene"
  /// Pointers are never locked here.
  open var isLocked: Bool { false }
}

extension UIScene {
  public var pointerLockState: UIPointerLockState? { UIPointerLockState() }
}
