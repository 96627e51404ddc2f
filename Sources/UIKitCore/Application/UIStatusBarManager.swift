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
  open var statusBarStyle: UIStatusBarStyle { Self.style(below: root) }
  open var isStatusBarHidden: Bool { Self.isHidden(above: root) }

  // UIKIT: `UIViewControllerBasedStatusBarAppearance` is on by default. Where it is off, the bar begins as
  // `UIStatusBarStyle` and `UIStatusBarHidden` say, and changes as the application's object is told (Apple's pages on
  // these keys).
  static func style(below root: UIViewController?) -> UIStatusBarStyle {
    let settings = LaunchSettings.main
    guard settings.ownsStatusBar else { return root?.statusBarStyleController.preferredStatusBarStyle ?? .default }
    return UIApplication.shared.statusBarChoice.style ?? settings.statusBarStyle
  }

  static func isHidden(above root: UIViewController?) -> Bool {
    let settings = LaunchSettings.main
    guard settings.ownsStatusBar else { return root?.statusBarHidingController.prefersStatusBarHidden ?? false }
    // A guess: phones in landscape have no status bar here either.
    return UIApplication.shared.statusBarChoice.isHidden ?? settings.isStatusBarHidden
      || root?.traitCollection.verticalSizeClass == .compact
  }

  /// In the scene's coordinates, in points.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden, let scene else { return .zero }
    // UIKIT: beside a Dynamic Island the bar is 54 points high and the safe area begins below it, at 59 or more
    // (wangrui460/WRNavigationBar issue 202, apache/cordova-plugin-statusbar issue 243); elsewhere they end together.
    let safe = scene.screen.safeAreaInsets.top
    return CGRect(x: 0, y: 0, width: scene.size.width, height: safe >= 59 ? 54 : safe)
  }
}
