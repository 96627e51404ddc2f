extension UIApplication {
  /// The delegate hears of the settings; no notification is shown.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    Limitation.isAbsent("notifications are not shown")
    delegate?.application(self, didRegister: notificationSettings)
  }
}
