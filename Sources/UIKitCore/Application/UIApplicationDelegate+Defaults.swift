extension UIApplicationDelegate {
  public func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {}
  public func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {}
  public func application(_ application: UIApplication, didReceive notification: UILocalNotification) {}
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    // UIKIT: without this method the one without a completion handler is called (Apple's page on that method).
    self.application(application, didReceiveRemoteNotification: userInfo)
    completionHandler(.noData)
  }
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool { false }
  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? { nil }
  public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
    false
  }
  public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
    false
  }
  public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }
  public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { false }
  public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
  public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool { true }
  public func applicationSignificantTimeChange(_ application: UIApplication) {}
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
}
