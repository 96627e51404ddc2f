extension UIApplication {
  /// Posted by the application, its object, after the delegate's `applicationDidBecomeActive(_:)`.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted after the delegate's `applicationWillResignActive(_:)`, while the state is still active.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted after the delegate's `applicationDidEnterBackground(_:)`; the state is saved afterwards.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted after the delegate's `applicationWillEnterForeground(_:)`, before the application becomes active.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted after the delegate's `application(_:didFinishLaunchingWithOptions:)`.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Would tell that the application ends. It is never posted.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Would tell that memory is short. It is never posted; tests may do so themselves.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Would tell of a new day or another time zone. It is never posted.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Would tell that the user has taken a picture of the screen. It is never posted.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Would tell of another `backgroundRefreshStatus`. It is never posted: the status does not change.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Would tell that the device is being locked. It is never posted: data are always available.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Would tell that the device was unlocked. It is never posted: data are always available.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Tells before the interface is turned, with the new orientation. Deprecated by Apple since iOS 13.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Tells when the interface was turned, with the orientation that it had. Deprecated by Apple since iOS 13.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Would tell before the status bar's height changes. It is never posted. Deprecated by Apple since iOS 13.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Would tell after the status bar's height has changed. It is never posted. Deprecated by Apple since iOS 13.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The orientation, a number, in notifications about turns.
  public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
  /// The status bar's frame, a value, in notifications about it.
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
  /// The address of the application's settings. Opening it fails here, as opening any address does.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The address of the application's settings for notifications. Opening it fails here.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// In seconds.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// Asks that nothing be fetched in the background, in seconds: the largest number.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// What the dictionary of `application(_:didFinishLaunchingWithOptions:)` may hold. It is empty here unless the host
  /// starts the application for something.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's key.
    public let rawValue: String
    /// Creates a key from UIKit's.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The address that the application was started to open, a `URL`.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The bundle identifier of the application that asked for the start.
    public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// What the other application has added to the address.
    public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    /// The local notification that was tapped.
    public static let localNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// Present when a change of place started the application.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// Identifiers of downloads that have finished.
    public static let newsstandDownloads = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
    /// Identifiers of central managers to restore.
    public static let bluetoothCentrals = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// Identifiers of peripheral managers to restore.
    public static let bluetoothPeripherals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    /// The type of the activity that is continued.
    public static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// The content of the remote notification that was tapped.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The quick action that started the application.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// What belongs to the activity that is continued.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  /// What the dictionary of `application(_:open:options:)` may hold.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's key.
    public let rawValue: String
    /// Creates a key from UIKit's.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The bundle identifier of the application that opens the address.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What the other application has added to the address.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the document may be changed where it is, a truth value; otherwise it is to be copied.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A kind of extension that the application may refuse.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The system's name of the kind.
    public let rawValue: String
    /// Creates an identifier from the system's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Keyboards of other makers.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }

  /// How `open(_:options:completionHandler:)` goes about it.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's key.
    public let rawValue: String
    /// Creates a key from UIKit's.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only an application that claims the address may open it, a truth value.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
}

/// A task that goes on in the background.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibackgroundtaskidentifier>
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The task's number; 0 is `invalid`.
  public let rawValue: Int
  /// Creates an identifier from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task: 0.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
