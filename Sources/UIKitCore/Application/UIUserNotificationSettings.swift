public import Foundation

/// What notifications may do.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiusernotificationtype>
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UIUserNotificationType(rawValue: 1 << 0)
  public static let sound = UIUserNotificationType(rawValue: 1 << 1)
  public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// What notifications an application wants to show.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiusernotificationsettings>
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
  open private(set) var types: UIUserNotificationType
  open private(set) var categories: Set<UIUserNotificationCategory>?

  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
    super.init()
  }
}

/// A kind of notification with its actions.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiusernotificationcategory>
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {
  open internal(set) var identifier: String?
}
