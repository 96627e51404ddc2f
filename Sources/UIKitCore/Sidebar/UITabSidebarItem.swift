/// How a row of the sidebar of a tab bar controller looks.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabsidebaritem>
@preconcurrency @MainActor
open class UITabSidebarItem: NSObject {
  /// Whose row it is.
  open private(set) var tab: UITab?
  /// Text and image. Default: those of the tab.
  open var contentConfiguration: any UIContentConfiguration
  /// Default: nil for the list's own.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var accessories: [UICellAccessory]

  init(_ tab: UITab, _ content: any UIContentConfiguration, _ accessories: [UICellAccessory]) {
    (self.tab, contentConfiguration, self.accessories) = (tab, content, accessories)
    super.init()
  }

  /// The look of a row before anybody changes it.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .sidebarCell() }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listSidebarCell() }
}
