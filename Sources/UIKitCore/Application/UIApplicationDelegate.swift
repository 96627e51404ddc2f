/// Told of the application's life.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol, _WindowOwner {
  /// The application is starting, before its state is restored. The answer counts where a URL was to be opened: false
  /// opens none.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The application has started: without scenes, make the window here. Default: calls
  /// `applicationDidFinishLaunching(_:)`.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// What the method above was before iOS 3.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The application takes events. With scenes the scene's delegate is told instead, as by the next three.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The application is about to take no events: pause what runs.
  func applicationWillResignActive(_ application: UIApplication)
  /// The application is out of sight: save what must not be lost.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The application is about to be seen again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The application ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory runs short: let go of what can be made again.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Whether a URL is opened that the application is asked to open. With scenes the scene's delegate is asked. Default:
  /// false.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// The orientations of a window; what its controllers support is counted within. Default: those of the Info.plist.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// How a new scene is set up. Default: as the session says, by the Info.plist.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Scenes will not come back: throw away what belongs to them.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  func application(_ application: UIApplication, didReceive notification: UILocalNotification)
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// A quick action was chosen; the handler hears whether it could be done. With scenes the scene's delegate is told.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Whether an activity from another device is continued; the handler takes what restores it. Default: false.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool
  /// A new day, another time zone, or the like.
  func applicationSignificantTimeChange(_ application: UIApplication)
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// As of an optional requirement.
  public var window: UIWindow?? { .some((self as any _WindowOwner).window as UIWindow?) }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { LaunchSettings.main.orientations }
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

  /// Starts the application and runs its main loop: what `@main` on a delegate calls.
  public static func main() { ApplicationStart.run(ApplicationStart.makeDelegate(Self.self)) }
}

/// An object that owns a window, told of it by name.
///
/// UIKIT: `window` is an optional requirement of `UIApplicationDelegate` and `UIWindowSceneDelegate`. Through the
/// protocol it is a `UIWindow??`, which sources unwrap twice (`delegate?.window??.rootViewController`); a class that
/// declares it has a `UIWindow?`. The requirement stands here, and yields to the property of two optionals there.
@preconcurrency @MainActor
public protocol _WindowOwner: AnyObject {
  /// The window; nil where the object keeps none.
  @_disfavoredOverload
  var window: UIWindow? { get set }
}

extension _WindowOwner {
  @_disfavoredOverload
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
