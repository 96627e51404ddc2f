public import Foundation

extension NotificationCenter {
  /// Posts what a dictionary of objects says: its keys are texts to who reads them as such, as on Apple's systems, where
  /// `NSString` and `String` are one key.
  public func post(name: Notification.Name, object: Any?, userInfo: [NSObject: AnyObject]) {
    var information: [AnyHashable: Any] = [:]
    for (key, value) in userInfo {
      if let text = key as? NSString { information[String(describing: text)] = value } else { information[key] = value }
    }
    post(name: name, object: object, userInfo: information)
  }
}
