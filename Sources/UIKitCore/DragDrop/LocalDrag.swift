/// Something on its way from one view of a window to another.
@MainActor
final class LocalDrag: PressContinuation {
  let source: any DragSource
  let session: LocalDragSession
  /// What hangs at the finger, in the window.
  let preview: UIView
  private weak var window: UIWindow?
  private let start: CGRect
  private var target: (any DropTarget)?
  private var proposal: UIDropProposal?
  private let springs = SpringLoading()
  private let additions: DragAdditions
  /// What waits for the preview to arrive.
  private var arrival: (() -> Void)?

  /// Nil when the source gives nothing to drag.
  init?(_ source: any DragSource, at point: CGPoint) {
    guard let view = source.draggedView, let window = view.window else { return nil }
    let session = LocalDragSession(at: point, allowsMoving: true)
    session.add(source.items(session), from: source)
    guard let first = session.items.first else { return nil }
    session.allowsMoveOperation = source.allowsMoving(session)
    session.isRestrictedToDraggingApplication = source.isRestricted(session)
    let lifted = source.lifted(first, session)
    let own =
      first.previewProvider.map { $0()?.view } ?? (lifted?.view ?? view).snapshotView(afterScreenUpdates: false)
    guard let picture = own ?? view.snapshotView(afterScreenUpdates: false) else { return nil }
    self.source = source
    self.session = session
    self.window = window
    additions = DragAdditions(to: session, in: window)
    preview = picture
    start = view.convert(view.bounds, to: nil)
    picture.isUserInteractionEnabled = false
    if picture.bounds.isEmpty || first.previewProvider == nil { picture.frame = start }
    picture.center = CGPoint(x: start.midX, y: start.midY)
    lifted?.parameters.cut(picture)
    window.addSubview(picture)
    source.willBegin(session)
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      picture.transform = CGAffineTransform(scaleX: 1.05, y: 1.05)
      picture.alpha = 0.9
    }
  }

  /// The finger is at a point of the window.
  func move(to point: CGPoint) {
    session.point = point
    preview.center = point
    source.didMove(session)
    forgetDeadTarget()
    let found = receiver(at: point)
    if found?.dropView !== target?.dropView {
      target?.didExit(session)
      (target, proposal) = (found, nil)
      found?.didEnter(session)
    }
    proposal = target?.proposal(session)
    springs.move(to: point, above: window?.hitTest(point, with: nil))
  }

  private func forgetDeadTarget() { if target?.dropView == nil { (target, proposal) = (nil, nil) } }

  /// The innermost view beneath the point that would take the drag.
  private func receiver(at point: CGPoint) -> (any DropTarget)? {
    let hit = window?.hitTest(point, with: nil)
    for view in sequence(first: hit, next: { $0?.superview }) {
      guard let view else { continue }
      if let target = (view as? any DropReceiver)?.dropTarget, target.canHandle(session) { return target }
      for interaction in view.interactions {
        guard let drop = interaction as? UIDropInteraction, drop.canHandle(session) else { continue }
        return drop
      }
    }
    return nil
  }

  /// The finger has left: what the last proposal said is done.
  ///
  /// UIKIT: the source hears that the drag will end, the drop is carried out, and both hear of the end: the source when the
  /// animations are over (`UIDragInteraction.h`).
  func end(cancelled: Bool) {
    springs.end()
    additions.end()
    forgetDeadTarget()
    let isDropped = !cancelled && (proposal?.operation == .copy || proposal?.operation == .move)
    let operation = isDropped ? proposal?.operation ?? .cancel : .cancel
    source.willEnd(session, operation)
    arrival = { [source, session] in source.didEnd(session, operation) }
    if isDropped, let target, let proposal {
      target.perform(session, proposal, self)
    } else {
      fly(to: source.draggedView.map { $0.convert($0.bounds, to: nil) } ?? start)
    }
    target?.didEnd(session)
  }

  /// The dragged view flies to its place, or fades where nobody has named one.
  func fly(to place: CGRect?, animator: DropAnimator? = nil) {
    let preview = preview
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      preview.transform = .identity
      if let place { preview.frame = place } else { preview.alpha = 0 }
      animator?.parameters()?.cut(preview)
      animator?.animate()
    } completion: { _ in
      preview.removeFromSuperview()
      animator?.complete()
      self.arrival?()
      self.arrival = nil
    }
  }
}
