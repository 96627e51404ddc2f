/// Told of a scene's life.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscenedelegate>
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene joins the application: make its window here, unless a storyboard of the Info.plist has. The options say
  /// what it was opened for.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is gone; its session may bring it back.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene takes events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to take no events: pause what runs.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to be seen, the first time too.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is out of sight: save what must not be lost.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// URLs to open, while the scene is there; those that it was opened for are in its connection's options.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// What the scene needs to come back as it is, asked for in the background. Default: nil.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// The scene's views are there: set what the activity says.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// An activity from another device is on its way.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Continues an activity from another device.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// The activity did not arrive.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// The activity is about to be handed on: add what has changed.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}
