public import Foundation

/// Opens a menu at a long press on a view.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontextmenuinteraction>
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
  /// Whether a tapped preview shrinks away, or grows to what it previews.
  public enum CommitStyle: Int, Sendable { case dismiss = 0, pop }
  /// Whether a menu comes with a preview by a long press (`rich`), or alone by a pointer (`compact`).
  public enum Appearance: Int, Sendable { case unknown = 0, rich, compact }

  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  /// Gives the menus and hears of them. Not kept.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// How the menu looks that is shown: with a preview. Unknown while none is.
  open var menuAppearance: Appearance { menus == nil ? .unknown : .rich }
  private let press = UILongPressGestureRecognizer()
  private var menus: ContextMenuCourse?

  /// An interaction that asks its delegate at a long press; add it to a view.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = SubclassMethods.completed(delegate)
    super.init()
    press.onChange = { [weak self] in self?.pressed() }
    press.delegate = self
  }

  private var found: UIContextMenuConfiguration?
  /// What a finger that goes on takes with it from a point of the window, where the view has items.
  var continuation: ((CGPoint) -> (any PressContinuation)?)?
  private var start = CGPoint.zero
  private var drag: (any PressContinuation)?

  /// Where there is no menu, other recognizers have the finger.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    found = view.flatMap {
      delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: press.location(in: $0))
    }
    return found != nil
  }

  /// Takes the recognizer from the view that the interaction leaves. The view calls it.
  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }
  /// Adds the recognizer to the view that has the interaction now. The view calls it.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Where the menu was asked for, in the coordinates of a view; nil stands for the window's.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  private func pressed() {
    let point = press.location(in: nil)
    switch press.state {
    case .began:
      start = point
      openMenu()
    case .changed:
      dragOut(to: point)
    case .ended, .cancelled, .failed:
      drag?.end(cancelled: press.state != .ended)
      drag = nil
    default: break
    }
  }

  /// UIKIT: a finger that goes on, with the menu open, drags what lies beneath where that can be dragged, and the menu
  /// closes (WWDC 2019, "Modernizing your UI for iOS 13"). That it goes ten points first is a guess.
  private func dragOut(to point: CGPoint) {
    if drag == nil, let menus, let view, hypot(point.x - start.x, point.y - start.y) > 10 {
      drag = interactionsContinuation(in: view) ?? continuation?(start)
      if drag != nil { menus.close() }
    }
    drag?.move(to: point)
  }

  private func interactionsContinuation(in view: UIView) -> (any PressContinuation)? {
    for interaction in view.interactions {
      if let taken = (interaction as? any PressContinuing)?.continuation(from: start) { return taken }
    }
    return nil
  }

  private func openMenu() {
    guard let view, let delegate, let configuration = found else { return }
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

  /// Replaces the menu that is shown by what the block makes of it; nothing while none is.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { menus?.update(block) }
  /// Takes the menu away, without an entry being chosen.
  open func dismissMenu() { menus?.close() }
}
