/// Shows a menu of cut, copy, paste and the like at a place of a view.
///
/// Source: <https://developer.apple.com/documentation/uikit/uieditmenuinteraction>
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// Given at the beginning; not kept alive.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  private var shown: (menu: MenuPresenter, configuration: UIEditMenuConfiguration)?

  /// Without a delegate, the menu has what the first responder can do.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Closes the menu where the interaction is taken from its view.
  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
  /// Sets `view`.
  open func didMove(to view: UIView?) { self.view = view }

  /// Where the menu is shown, in a view's coordinates; nil stands for the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let shown else { return .zero }
    return own.convert(shown.configuration.sourcePoint, to: view)
  }

  /// Shows the menu of a configuration, unless nothing can be performed.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, view.window != nil else { return }
    let suggested = suggestedActions(in: view)
    let menu: UIMenu? =
      delegate.map { $0.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested) }
      ?? UIMenu(children: suggested)
    guard let menu, !menu.children.isEmpty else { return }
    dismissMenu()
    let rect =
      delegate?.editMenuInteraction(self, targetRectFor: configuration)
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    let presenter = MenuPresenter.show(
      menu, from: view, rect: rect, onClose: { [weak self] in self?.ends() }, bar: { MenuBar($0, choose: $1) })
    guard let presenter else { return }
    shown = (presenter, configuration)
    animator.run()
  }

  /// Closes the menu with its animation; does nothing while none is shown.
  open func dismissMenu() { shown?.menu.close(animated: true) }
  /// Closes the menu and shows it again with what its delegate gives now.
  open func reloadVisibleMenu() {
    guard let configuration = shown?.configuration else { return }
    presentEditMenu(with: configuration)
  }
  /// The same as `reloadVisibleMenu()`: the delegate is asked for the menu again too.
  open func updateVisibleMenuPosition(animated: Bool) { reloadVisibleMenu() }

  private func ends() {
    guard let configuration = shown?.configuration else { return }
    shown = nil
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    animator.run()
  }

  /// What the first responder, or the view, can perform of the standard actions.
  private func suggestedActions(in view: UIView) -> [UIMenuElement] {
    let responder: UIResponder = view.window?.firstResponder ?? view
    return EditMenuContent.suggested(for: responder, sender: self)
  }
}
