public import Foundation

/// Something that the program wants to be told at a time, as programs before iOS 10 scheduled it.
///
/// UIKIT: the delegate hears of it when its time has come while the program is in front.
///
/// Source: <https://developer.apple.com/documentation/uikit/uilocalnotification>
@preconcurrency @MainActor
open class UILocalNotification: NSObject {
  /// The name of the sound that the system makes.
  public static let defaultSoundName = "UILocalNotificationDefaultSoundName"

  /// Default: nil, at once.
  open var fireDate: Date?
  /// Default: nil, `fireDate` is a moment wherever the device is.
  open var timeZone: TimeZone?
  /// How often it comes again. Default: none.
  open var repeatInterval: NSCalendar.Unit = []
  open var repeatCalendar: Calendar?
  open var alertBody: String?
  open var alertTitle: String?
  open var alertAction: String?
  open var alertLaunchImage: String?
  /// Default: true.
  open var hasAction = true
  open var soundName: String?
  /// What the icon's badge becomes; 0 leaves it as it is.
  open var applicationIconBadgeNumber = 0
  open var userInfo: [AnyHashable: Any]?
  open var category: String?
  var scheduled: MediaClock.Observation?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
}

extension UIApplication {
  private static let localKey = AssociatedKey<[UILocalNotification]>()

  /// Those whose time has not come.
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { Self.localKey.value(of: self) ?? [] }
    set {
      cancelAllLocalNotifications()
      for notification in newValue ?? [] { scheduleLocalNotification(notification) }
    }
  }
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    guard let date = notification.fireDate else { return presentLocalNotificationNow(notification) }
    Self.localKey.set((scheduledLocalNotifications ?? []) + [notification], of: self)
    notification.scheduled = MediaClock.current.schedule(after: max(date.timeIntervalSinceNow, 0)) { [weak self] in
      self?.cancelLocalNotification(notification)
      self?.presentLocalNotificationNow(notification)
    }
  }
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {
    if notification.applicationIconBadgeNumber > 0 {
      applicationIconBadgeNumber = notification.applicationIconBadgeNumber
    }
    delegate?.application(self, didReceive: notification)
  }
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    notification.scheduled?.cancel()
    notification.scheduled = nil
    Self.localKey.set((scheduledLocalNotifications ?? []).filter { $0 !== notification }, of: self)
  }
  public func cancelAllLocalNotifications() {
    for notification in scheduledLocalNotifications ?? [] { cancelLocalNotification(notification) }
  }
}
