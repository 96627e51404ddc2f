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
  /// By default the window of the configuration's storyboard is all that is made.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// By default nothing is done when a scene goes.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// By default nothing is done when a scene becomes active.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// By default nothing is done when a scene stops being active.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// By default nothing is done when a scene comes into sight.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// By default nothing is done when a scene goes out of sight.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// By default addresses are passed over.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// By default nil: nothing of the scene is kept.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// By default nothing is restored.
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
  /// By default nothing is done before an activity comes.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// By default an activity is passed over.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// By default the failure is passed over.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
  /// By default nothing is done with an updated activity.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}
