/// Listens, while something is dragged, for taps of other fingers that add to the drag.
///
/// UIKIT: the delegate of the tapped view names the items; where it names none the tap does what it would do otherwise
/// (comments of `UIDragInteraction.h` and `UICollectionView.h` on `itemsForAddingToDragSession`).
@MainActor
final class DragAdditions: NSObject, UIGestureRecognizerDelegate {
  private let session: LocalDragSession
  private let tap = UITapGestureRecognizer()
  private var found: (source: any DragSource, items: [UIDragItem])?

  init(to session: LocalDragSession, in window: UIWindow) {
    self.session = session
    super.init()
    tap.delegate = self
    tap.onChange = { [weak self] in self?.tapped() }
    window.addGestureRecognizer(tap)
  }

  func end() { tap.view?.removeGestureRecognizer(tap) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let point = tap.location(in: nil)
    found = source(at: point).map { ($0, $0.itemsToAdd(to: session, at: point)) }
    return found?.items.isEmpty == false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UILongPressGestureRecognizer }

  private func tapped() {
    guard tap.state == .ended, let (source, items) = found else { return }
    found = nil
    session.add(items, from: source)
  }

  /// The innermost view beneath the point that can be dragged.
  private func source(at point: CGPoint) -> (any DragSource)? {
    let hit = tap.view?.hitTest(point, with: nil)
    for view in sequence(first: hit, next: { $0?.superview }) {
      guard let view else { continue }
      if let source = (view as? any DragOrigin)?.dragSource(at: point) { return source }
      for case let drag as UIDragInteraction in view.interactions where drag.isEnabled { return drag }
    }
    return nil
  }
}
