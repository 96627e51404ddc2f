extension UIApplicationDelegate {
  /// By default the granted settings are passed over.
  public func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {}
  /// By default a remote notification is passed over.
  public func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {}
  /// By default a local notification is passed over.
  public func application(_ application: UIApplication, didReceive notification: UILocalNotification) {}
  /// By default calls the method without a handler, and then the handler.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    // UIKIT: without this method the one without a completion handler is called (Apple's page on that method).
    self.application(application, didReceiveRemoteNotification: userInfo)
    completionHandler(.noData)
  }
  /// By default the handler hears that there are no new data.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  /// By default the handler hears that the quick action could not be done.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// By default the handler is called at once.
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// By default false: the system tells the user itself.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  /// By default false: the activity is not continued.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// By default the failure is passed over.
  public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
  /// By default nothing is done with an updated activity.
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
  /// By default false: the address is not opened.
  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool { false }
  /// By default false: the address is not opened.
  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool { false }
  /// By default nil: the storyboard makes the controller again.
  public func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? { nil }
  /// By default no state is saved.
  public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
    false
  }
  /// By default no state is read.
  public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
    false
  }
  /// By default no state is saved.
  public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }
  /// By default no state is read.
  public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { false }
  /// By default nothing is written besides the controllers' states.
  public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
  /// By default nothing is read besides the controllers' states.
  public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
  /// By default extensions may be used.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool { true }
  /// By default nothing is done when the time has changed.
  public func applicationSignificantTimeChange(_ application: UIApplication) {}
  /// By default nothing is done before the device is locked.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
  /// By default nothing is done after the device is unlocked.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
}
