/// Animations beside the flight of a dropped view.
@MainActor
class DropAnimator: NSObject, UIDragAnimating {
  let place: () -> CGRect?
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// How the view is cut out where it comes to rest; nil leaves it as it is.
  let parameters: () -> UIPreviewParameters?

  init(cutBy parameters: @escaping () -> UIPreviewParameters? = { nil }, _ place: @escaping () -> CGRect?) {
    self.place = place
    self.parameters = parameters
    super.init()
  }
  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
  func animate() { for animation in animations { animation() } }
  func complete() { for completion in completions { completion(.end) } }
}
