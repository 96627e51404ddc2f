/// An entry of the menu at the application's icon.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem>
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  open private(set) var type: String
  open private(set) var localizedTitle: String
  open private(set) var localizedSubtitle: String?
  open private(set) var icon: UIApplicationShortcutIcon?
  open private(set) var userInfo: [String: any NSSecureCoding]?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }
}

/// The picture beside a shortcut.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon>
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  let image: UIImage?

  public init(templateImageName: String) {
    image = UIImage(named: templateImageName)
    super.init()
  }
  public init(systemImageName: String) {
    image = UIImage(systemName: systemImageName)
    super.init()
  }
}
