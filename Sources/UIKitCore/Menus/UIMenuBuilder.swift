/// Changes the menus of a menu system.
///
/// Source: <https://developer.apple.com/documentation/uikit/uimenubuilder>
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// Which menus are built: the menu bar's, or those at a place of a view.
  var system: UIMenuSystem { get }
  /// As it stands now, at whatever depth; nil where there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// As it stands now, at whatever depth; nil where there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command with both the selector and the property list; nil where there is none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Does nothing where there is no such menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Sets what the closure makes of the menu's present entries; it is not asked where there is no such menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu before another, in the same parent. Does nothing where there is no such menu.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu behind another, in the same parent. Does nothing where there is no such menu.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu before all entries of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu behind all entries of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu away with all its entries.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
  /// The command without a property list.
  public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}
