/// Lets a view be dragged by a long press.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidraginteraction>
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
  /// The view that can be dragged from.
  open private(set) weak var view: UIView?
  /// Gives the items. Not kept.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// UIKIT: on by default on a pad, off on a phone (Apple's page on `isEnabledByDefault`).
  open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }
  /// Whether a long press begins a drag. Default: true on pads, false on phones.
  open lazy var isEnabled = Self.isEnabledByDefault
  /// Whether other gestures go on while the press waits. Default: false.
  open var allowsSimultaneousRecognitionDuringLift = false
  private let press = UILongPressGestureRecognizer()
  private var drag: LocalDrag?

  /// An interaction that asks its delegate for items; add it to a view.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.onChange = { [weak self] in self?.pressed() }
    press.delegate = self
  }

  /// Takes the recognizer from the view that the interaction leaves. The view calls it.
  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }
  /// Adds the recognizer to the view that has the interaction now. The view calls it.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Whether the press may begin a drag: while the interaction is enabled and has a delegate.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isEnabled && delegate != nil
  }
  /// Whether others go on beside the press, as `allowsSimultaneousRecognitionDuringLift` says.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { allowsSimultaneousRecognitionDuringLift && drag == nil }

  private func pressed() {
    switch press.state {
    case .began: drag = LocalDrag(self, at: press.location(in: nil))
    case .changed: drag?.move(to: press.location(in: nil))
    case .ended, .cancelled, .failed:
      drag?.end(cancelled: press.state != .ended)
      drag = nil
    default: break
    }
  }
}

extension UIDragInteraction: PressContinuing {
  func continuation(from point: CGPoint) -> (any PressContinuation)? {
    isEnabled && delegate != nil ? LocalDrag(self, at: point) : nil
  }
}

extension UIDragInteraction: DragSource {
  var draggedView: UIView? { view }
  func items(_ session: LocalDragSession) -> [UIDragItem] {
    delegate?.dragInteraction(self, itemsForBeginning: session) ?? []
  }
  func itemsToAdd(to session: LocalDragSession, at point: CGPoint) -> [UIDragItem] {
    delegate?.dragInteraction(
      self, itemsForAddingTo: session, withTouchAt: view?.convert(point, from: nil) ?? point) ?? []
  }
  func allowsMoving(_ session: LocalDragSession) -> Bool {
    delegate?.dragInteraction(self, sessionAllowsMoveOperation: session) ?? true
  }
  func isRestricted(_ session: LocalDragSession) -> Bool {
    delegate?.dragInteraction(self, sessionIsRestrictedToDraggingApplication: session) ?? false
  }
  func lifted(_ item: UIDragItem, _ session: LocalDragSession) -> (view: UIView, parameters: UIPreviewParameters)? {
    delegate?.dragInteraction(self, previewForLifting: item, session: session).map { ($0.view, $0.parameters) }
  }
  func willBegin(_ session: LocalDragSession) {
    let animator = DropAnimator { nil }
    delegate?.dragInteraction(self, willAnimateLiftWith: animator, session: session)
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: animator.animate) { _ in
      animator.complete()
    }
    delegate?.dragInteraction(self, sessionWillBegin: session)
  }
  func didMove(_ session: LocalDragSession) { delegate?.dragInteraction(self, sessionDidMove: session) }
  func willEnd(_ session: LocalDragSession, _ operation: UIDropOperation) {
    delegate?.dragInteraction(self, session: session, willEndWith: operation)
  }
  func didEnd(_ session: LocalDragSession, _ operation: UIDropOperation) {
    delegate?.dragInteraction(self, session: session, didEndWith: operation)
    if operation == .copy || operation == .move { delegate?.dragInteraction(self, sessionDidTransferItems: session) }
  }
}
