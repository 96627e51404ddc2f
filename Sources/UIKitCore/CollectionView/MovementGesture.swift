/// The long press that moves items.
@MainActor
final class MovementGesture: NSObject, UIGestureRecognizerDelegate {
  private weak var view: UICollectionView?
  private let press = UILongPressGestureRecognizer()
  private static let action = Selector("movementGestureDidChange:")

  init(_ view: UICollectionView) {
    self.view = view
    super.init()
    ActionRegistry.register(Self.action, on: MovementGesture.self) { gesture, _, _ in gesture.didChange() }
    press.addTarget(self, action: Self.action)
    press.delegate = self
    view.addGestureRecognizer(press)
  }

  /// Items that do not move leave the press to menus.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, let path = view.indexPathForItem(at: press.location(in: view)) else { return false }
    return view.mayMove(path)
  }

  func remove() { view?.removeGestureRecognizer(press) }

  private func didChange() {
    guard let view else { return }
    switch press.state {
    case .began:
      guard let path = view.indexPathForItem(at: press.location(in: view)) else { return }
      view.beginInteractiveMovementForItem(at: path)
      view.updateInteractiveMovementTargetPosition(press.location(in: view))
    case .changed: view.updateInteractiveMovementTargetPosition(press.location(in: view))
    case .ended: view.endInteractiveMovement()
    default: view.cancelInteractiveMovement()
    }
  }
}
