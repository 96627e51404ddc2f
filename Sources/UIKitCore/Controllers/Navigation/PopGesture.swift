/// The drag from the leading edge that pops.
///
/// UIKIT: from the right where the interface reads from the right to the left (Apple's guide to right-to-left
/// interfaces).
@MainActor
final class PopGesture: NSObject, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?
  let recognizer = LeadingEdgePan()
  private(set) var interaction: UIPercentDrivenInteractiveTransition?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    let action = Selector("popGestureDidMove:")
    ActionRegistry.register(action, on: PopGesture.self) { gesture, _, _ in gesture.didMove() }
    recognizer.addTarget(self, action: action)
    recognizer.delegate = self
    navigation.popGesture = self
  }

  /// UIKIT: not at the root, not during a transition, not when the bar or its back button is hidden. A guess.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.viewControllers.count > 1, navigation.extras.transition == nil else {
      return false
    }
    return !navigation.isNavigationBarHidden && navigation.navigationBar.showsBackButton
  }

  private func didMove() {
    guard let navigation, let view = navigation.viewIfLoaded else { return }
    // Towards the trailing edge.
    let direction: CGFloat = view.isRightToLeft ? -1 : 1
    let share = max(recognizer.translation(in: view).x * direction, 0) / max(view.bounds.width, 1)
    switch recognizer.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      navigation.popViewController(animated: true)
    case .changed: interaction?.update(share)
    case .ended:
      // Past the middle, or on its way there.
      let goes = share + recognizer.velocity(in: view).x * direction / max(view.bounds.width, 1) * 0.2 > 0.5
      if goes { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    case .cancelled:
      interaction?.cancel()
      interaction = nil
    default: break
    }
  }
}

/// A drag that starts at the edge where lines begin.
final class LeadingEdgePan: UIScreenEdgePanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    edges = view?.isRightToLeft == true ? .right : .left
    super.touchesBegan(touches, with: event)
  }
}
