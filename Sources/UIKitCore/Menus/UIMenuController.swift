public import Foundation

/// The entries that an application adds to edit menus.
///
/// Source: <https://developer.apple.com/documentation/uikit/uimenucontroller>
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The only controller; edit menus of all views are shown through it.
  open class var shared: UIMenuController { instance }
  private static let instance = UIMenuController()

  /// The program's own entries, which a view shows that answers to their actions. Default: nil.
  open var menuItems: [UIMenuItem]?
  /// Whether a menu is shown, a context menu too.
  open var isMenuVisible: Bool { MenuPresenter.current != nil }
  private var arrow = CGRect.zero
  /// What the menu belongs to, in the window's coordinates, in points.
  open var menuFrame: CGRect { arrow }

  /// Opens the menu at a rectangle of a view: what the first responder can perform.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    let responder: UIResponder = targetView.window?.firstResponder ?? targetView
    // UIKIT: deleting is offered by edit menu interactions alone. A guess.
    let elements = EditMenuContent.suggested(for: responder, excluding: ["delete:"], sender: self)
    show(UIMenu(children: elements), from: targetView, rect: targetRect)
  }
  /// Opens a menu at a rectangle of a view, unless it is empty.
  func show(_ menu: UIMenu, from targetView: UIView, rect targetRect: CGRect, onClose: @escaping () -> Void = {}) {
    guard !menu.children.isEmpty else { return }
    arrow = targetView.convert(targetRect, to: nil)
    post(Self.willShowMenuNotification)
    MenuPresenter.show(
      menu, from: targetView, rect: targetRect,
      onClose: { [weak self] in
        onClose()
        self?.post(Self.didHideMenuNotification)
      }, bar: { MenuBar($0, choose: $1) })
    post(Self.didShowMenuNotification)
  }
  /// Lets the menu fade out, after `willHideMenuNotification`.
  open func hideMenu() {
    guard let menu = MenuPresenter.current else { return }
    post(Self.willHideMenuNotification)
    menu.close(animated: true)
  }
  /// The same, whichever view showed the menu.
  open func hideMenu(from targetView: UIView) { hideMenu() }
  /// Shows the menu at the rectangle of `setTargetRect(_:in:)`, or hides it; it is animated in any case.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if !menuVisible {
      hideMenu()
    } else if let target {
      showMenu(from: target.view, rect: target.rect)
    }
  }
  /// Nothing to do: entries are asked for when the menu is shown.
  open func update() {}

  private var target: (view: UIView, rect: CGRect)?
  /// Where `setMenuVisible(_:animated:)` shows the menu.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { target = (targetView, targetRect) }
  /// Kept; has no effect, and says so once.
  open var arrowDirection = ArrowDirection.default {
    didSet { Limitation.hasNoEffect("UIMenuController.arrowDirection") }
  }
  /// Where the arrow points.
  public enum ArrowDirection: Int, Sendable { case `default` = 0, up, down, left, right }

  /// Posted by the controller, its object, before the menu appears.
  public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  /// Posted by the controller, its object, when the menu has appeared.
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  /// Posted by the controller, its object, before the menu leaves.
  public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  /// Posted by the controller, its object, when the menu has left.
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
  /// Would tell that the menu has moved. It is never posted.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// An entry of edit menus.
///
/// Source: <https://developer.apple.com/documentation/uikit/uimenuitem>
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// What the entry says.
  open var title: String
  /// The method that the entry sends up from the first responder; it is shown where somebody answers to it.
  open var action: Selector
  /// An entry of a title that sends an action.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
