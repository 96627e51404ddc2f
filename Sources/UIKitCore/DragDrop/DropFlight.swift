/// Where the dragged view flies to at the end of a drag inside the program: the last place that the delegate names.
@MainActor
class DropFlight: NSObject {
  private(set) var animator: DropAnimator?

  func fly(
    cutBy parameters: @escaping () -> UIPreviewParameters? = { nil }, to place: @escaping () -> CGRect?
  ) -> any UIDragAnimating {
    fly(by: DropAnimator(cutBy: parameters, place))
  }
  @discardableResult
  func fly<Animator: DropAnimator>(by animator: Animator) -> Animator {
    self.animator = animator
    return animator
  }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    fly { CGRect(origin: target.container.convert(target.center, to: nil), size: .zero) }
  }
}
