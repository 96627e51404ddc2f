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
  /// Registration for remote notifications has succeeded. Never called here: it always fails.
  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called at once by `registerForRemoteNotifications()`, with an error of an unsupported feature.
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// How a new scene is set up. Default: as the session says, by the Info.plist.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Scenes will not come back: throw away what belongs to them.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Called at once by `registerUserNotificationSettings(_:)`, with the same settings.
  func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
  /// A remote notification has come. Never called here: none comes.
  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  /// A scheduled local notification is due while the application runs.
  func application(_ application: UIApplication, didReceive notification: UILocalNotification)
  /// A remote notification has come; call the handler when what it announces is fetched. Never called here.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// The application may fetch something in the background; call the handler at the end. Never called here.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// A quick action was chosen; the handler hears whether it could be done. With scenes the scene's delegate is told.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Transfers of a background session are done; call the handler when they are dealt with. Never called here.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  /// Whether the application tells the user itself that an activity is on its way. Default: false.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Whether an activity from another device is continued; the handler takes what restores it. Default: false.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// An activity could not be had from the other device. Default: nothing.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// The system has brought an activity up to date that others may continue. Default: nothing.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// The oldest method to open an address. Never called here; `application(_:open:options:)` is.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  /// The older method to open an address. Never called here; `application(_:open:options:)` is.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  /// The controller that a saved state names by the identifiers on the way to it, where none has a restoration class.
  /// Default: nil, the storyboard's.
  func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
  /// Whether a state is saved when the application enters the background. Default: false.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
  /// Whether a saved state is read when the application starts. Default: false.
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
  /// The older question whether a state is saved; true from either is enough. Default: false.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// The older question whether a saved state is read; true from either is enough. Default: false.
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
  /// A state is about to be saved: write what belongs to the application as a whole.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// A saved state has been read: read what belongs to the application as a whole.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
  /// Whether extensions of a kind may be used. Default: true. It is not asked here.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool
  /// A new day, another time zone, or the like.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// The device is about to be locked. Never called here.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// The device was unlocked. Never called here.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// As of an optional requirement.
  public var window: UIWindow?? { .some((self as any _WindowOwner).window as UIWindow?) }
  /// By default the start goes on.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// By default calls `applicationDidFinishLaunching(_:)`, and the start goes on.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// By default nothing is done after the start.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// By default nothing is done when the application becomes active.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// By default nothing is done when the application stops being active.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// By default nothing is done when the application leaves the screen.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// By default nothing is done when the application comes back.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// By default nothing is done before the end.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// By default nothing is done when memory is short.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// By default false: the address is not opened.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// By default what the application's property list names.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { LaunchSettings.main.orientations }
  /// By default nothing is done with the token.
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// By default the failure is passed over.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// By default the session's configuration, which the property list names.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// By default nothing is done when scenes are gone for good.
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
  /// By default nil; where a main storyboard is named, the delegate needs a property of its own to hold its window.
  @_disfavoredOverload
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
