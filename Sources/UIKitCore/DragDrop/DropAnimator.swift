/// Animations beside the flight of a dropped view.
@MainActor
class DropAnimator: NSObject, UIDragAnimating {
  let place: () -> CGRect?
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  init(_ place: @escaping () -> CGRect?) {
    self.place = place
    super.init()
  }
  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
  func animate() { for animation in animations { animation() } }
  func complete() { for completion in completions { completion(.end) } }
}
