extension UIViewController {
  /// Calls what a controller was told of rotations before sizes and traits.
  ///
  /// UIKIT: the default `viewWillTransition(to:with:)` calls them, so that a controller which overrides that and leaves out
  /// `super` is not told (WWDC 2014, session 214).
  func announceRotation(with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let transition = coordinator as? ControllerTransition, let new = transition.targetOrientation else { return }
    let (old, duration) = (interfaceOrientation, transition.transitionDuration)
    guard new != old else { return }
    willRotate(to: new, duration: duration)
    transition.animate(
      alongsideTransition: { _ in self.willAnimateRotation(to: new, duration: duration) },
      completion: { _ in self.didRotate(from: old) })
  }
}
