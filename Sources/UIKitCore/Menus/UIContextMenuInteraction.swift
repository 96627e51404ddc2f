public import Foundation

/// Opens a menu at a long press on a view.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontextmenuinteraction>
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
  public enum CommitStyle: Int, Sendable { case dismiss = 0, pop }
  public enum Appearance: Int, Sendable { case unknown = 0, rich, compact }

  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// How the menu looks that is shown: with a preview. Unknown while none is.
  open var menuAppearance: Appearance { menus == nil ? .unknown : .rich }
  private let press = UILongPressGestureRecognizer()
  private var menus: ContextMenuCourse?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = SubclassMethods.completed(delegate)
    super.init()
    press.onChange = { [weak self] in self?.pressed() }
    press.delegate = self
  }

  private var found: UIContextMenuConfiguration?

  /// Where there is no menu, other recognizers have the finger.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    found = view.flatMap {
      delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: press.location(in: $0))
    }
    return found != nil
  }

  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Where the menu was asked for, in the coordinates of a view; nil stands for the window's.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  private func pressed() {
    guard press.state == .began, let view, let delegate, let configuration = found else { return }
    found = nil
    let highlight = delegate.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
    let course = ContextMenuCourse(configuration, lifted: highlight?.view ?? view)
    menus = course
    course.willCommit = { [weak self] animator in
      guard let self else { return }
      self.delegate?.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    course.willEnd = { [weak self] animator in
      guard let self else { return }
      self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
      self.menus = nil
    }
    let animator = MenuAnimator(course.controller)
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    guard course.open() else {
      menus = nil
      return
    }
    animator.run()
  }

  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { menus?.update(block) }
  open func dismissMenu() { menus?.close() }
}
