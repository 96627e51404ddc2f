public import Foundation

/// An entry of the menu at the application's icon that can be changed.
///
/// Source: <https://developer.apple.com/documentation/uikit/uimutableapplicationshortcutitem>
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { values.type }
    set { values.type = newValue }
  }
  open override var localizedTitle: String {
    get { values.localizedTitle }
    set { values.localizedTitle = newValue }
  }
  open override var localizedSubtitle: String? {
    get { values.localizedSubtitle }
    set { values.localizedSubtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { values.icon }
    set { values.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  open override var targetContentIdentifier: Any? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
}
