public import Foundation

/// An entry of the menu at the application's icon.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem>
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, @preconcurrency NSCopying, @preconcurrency NSMutableCopying {
  /// What the entry holds; a mutable one changes it.
  struct Values {
    var type: String
    var localizedTitle: String
    var localizedSubtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    var targetContentIdentifier: Any?
  }
  var values: Values

  /// Tells the program which entry was chosen; people do not see it.
  open var type: String { values.type }
  /// The entry's first line.
  open var localizedTitle: String { values.localizedTitle }
  /// The entry's second line. Default: nil.
  open var localizedSubtitle: String? { values.localizedSubtitle }
  /// Default: nil, for the system's.
  open var icon: UIApplicationShortcutIcon? { values.icon }
  /// Kept for the program. Default: nil.
  open var userInfo: [String: any NSSecureCoding]? { values.userInfo }
  /// Helps the system to choose a scene; only a mutable entry can set it. Default: nil.
  open var targetContentIdentifier: Any? { values.targetContentIdentifier }

  /// An entry that does not change; a mutable one is `UIMutableApplicationShortcutItem`.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    values = Values(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
    super.init()
  }
  // DEVIATION: sources of Swift 4 hand over a dictionary of anything, as the initializer took until iOS 12.
  /// Leaves out of `userInfo` what has no text as its key or cannot be archived.
  @_disfavoredOverload
  public convenience init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [AnyHashable: Any]?
  ) {
    var values: [String: any NSSecureCoding] = [:]
    for (key, value) in userInfo ?? [:] {
      if let key = key as? String, let value = (value as AnyObject) as? any NSSecureCoding { values[key] = value }
    }
    self.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon, userInfo: values)
  }
  /// An entry of one line, without an icon.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// An entry that does not change, also of a mutable one.
  open func copy(with zone: NSZone? = nil) -> Any { UIApplicationShortcutItem(values) }
  /// A `UIMutableApplicationShortcutItem` of the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { UIMutableApplicationShortcutItem(values) }

  /// UIKIT: entries are the same when all that they hold is. A guess.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIApplicationShortcutItem else { return false }
    return MainActor.assumeIsolated {
      type == other.type && localizedTitle == other.localizedTitle && localizedSubtitle == other.localizedSubtitle
        && icon == other.icon && userInfo?.keys == other.userInfo?.keys
    }
  }
}
