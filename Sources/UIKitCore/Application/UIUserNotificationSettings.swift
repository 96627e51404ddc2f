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
  var actions: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

  public override init() { super.init() }
  open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? { actions[context] }
}

/// A kind of notification that is being described.
///
/// Source: <https://developer.apple.com/documentation/uikit/uimutableusernotificationcategory>
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  open override var identifier: String? {
    get { super.identifier }
    set { super.identifier = newValue }
  }
  open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
    self.actions[context] = actions
  }
}

/// How many actions there is room for.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiusernotificationactioncontext>
public enum UIUserNotificationActionContext: UInt, Sendable { case `default` = 0, minimal }
/// Whether an action brings the program to the front.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiusernotificationactivationmode>
public enum UIUserNotificationActivationMode: UInt, Sendable { case foreground = 0, background }

/// What a person can do with a notification.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiusernotificationaction>
@preconcurrency @MainActor
open class UIUserNotificationAction: NSObject {
  public enum Behavior: UInt, Sendable { case `default` = 0, textInput }
  open internal(set) var identifier: String?
  open internal(set) var title: String?
  open internal(set) var behavior = Behavior.default
  open internal(set) var activationMode = UIUserNotificationActivationMode.foreground
  open internal(set) var isAuthenticationRequired = false
  open internal(set) var isDestructive = false

  public override init() { super.init() }
}

/// An action that is being described.
///
/// Source: <https://developer.apple.com/documentation/uikit/uimutableusernotificationaction>
open class UIMutableUserNotificationAction: UIUserNotificationAction {
  open override var identifier: String? {
    get { super.identifier }
    set { super.identifier = newValue }
  }
  open override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  open override var behavior: Behavior {
    get { super.behavior }
    set { super.behavior = newValue }
  }
  open override var activationMode: UIUserNotificationActivationMode {
    get { super.activationMode }
    set { super.activationMode = newValue }
  }
  open override var isAuthenticationRequired: Bool {
    get { super.isAuthenticationRequired }
    set { super.isAuthenticationRequired = newValue }
  }
  open override var isDestructive: Bool {
    get { super.isDestructive }
    set { super.isDestructive = newValue }
  }
}
