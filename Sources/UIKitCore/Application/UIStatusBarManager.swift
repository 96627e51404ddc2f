/// What the status bar of a scene looks like.
///
/// Source: <https://developer.apple.com/documentation/uikit/uistatusbarmanager>
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  private var root: UIViewController? { scene?.keyWindow?.rootViewController }
  open var statusBarStyle: UIStatusBarStyle { root?.statusBarStyleController.preferredStatusBarStyle ?? .default }
  open var isStatusBarHidden: Bool { root?.statusBarHidingController.prefersStatusBarHidden ?? false }
  /// In the scene's coordinates, in points.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden, let scene else { return .zero }
    return CGRect(x: 0, y: 0, width: scene.size.width, height: scene.screen.safeAreaInsets.top)
  }
}
