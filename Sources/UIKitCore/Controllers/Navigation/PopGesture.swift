/// The drag from the leading edge that pops.
@MainActor
final class PopGesture: NSObject, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?
  let recognizer = UIScreenEdgePanGestureRecognizer()
  private(set) var interaction: UIPercentDrivenInteractiveTransition?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    let action = Selector("popGestureDidMove:")
    ActionRegistry.register(action, on: PopGesture.self) { gesture, _, _ in gesture.didMove() }
    recognizer.edges = .left
    recognizer.addTarget(self, action: action)
    recognizer.delegate = self
    navigation.popGesture = self
  }

  /// UIKIT: not at the root, not during a transition, not when the bar or its back button is hidden.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.viewControllers.count > 1, navigation.extras.transition == nil else {
      return false
    }
    let item = navigation.topViewController?.navigationItem
    return !navigation.isNavigationBarHidden && item?.hidesBackButton != true && item?.leftBarButtonItems == nil
  }

  private func didMove() {
    guard let navigation, let view = navigation.viewIfLoaded else { return }
    let share = max(recognizer.translation(in: view).x, 0) / max(view.bounds.width, 1)
    switch recognizer.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      navigation.popViewController(animated: true)
    case .changed: interaction?.update(share)
    case .ended:
      // Past the middle, or on its way there.
      let goes = share + recognizer.velocity(in: view).x / max(view.bounds.width, 1) * 0.2 > 0.5
      if goes { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    case .cancelled:
      interaction?.cancel()
      interaction = nil
    default: break
    }
  }
}
