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
    // UIKIT: beside a Dynamic Island the bar is 54 points high and the safe area begins below it, at 59 or more
    // (wangrui460/WRNavigationBar issue 202, apache/cordova-plugin-statusbar issue 243); elsewhere they end together.
    let safe = scene.screen.safeAreaInsets.top
    return CGRect(x: 0, y: 0, width: scene.size.width, height: safe >= 59 ? 54 : safe)
  }
}
