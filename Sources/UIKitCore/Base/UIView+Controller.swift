/// What passes over views tell the controllers of the views.
extension UIView {
  /// What the view's controller makes of its parent's traits.
  func controllerTraits(inheriting traits: UITraitCollection) -> UITraitCollection {
    controller?.traits(inheriting: traits) ?? traits
  }
  func controllerTraitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    controller?.traitsDidChange(from: old, to: new)
  }

  /// What the view's controller makes of its superview's safe area, in points.
  func controllerSafeAreaInsets(inheriting insets: UIEdgeInsets) -> UIEdgeInsets {
    controller?.safeAreaInsets(inheriting: insets) ?? insets
  }
  /// A bar in the view takes another part of it.
  func controllersBarDidChange() { controller?.barRoomDidChange() }

  func controllerSafeAreaInsetsDidChange() { controller?.viewSafeAreaInsetsDidChange() }

  /// UIKIT: a controller's `updateViewConstraints()` calls the view's `updateConstraints()` (Apple's page on
  /// `updateViewConstraints()`).
  func updateConstraintsByController() {
    guard let controller else { return trackingTraits(.constraints) { updateConstraints() } }
    controller.trackingTraits(.constraints) { trackingTraits(.constraints) { controller.updateViewConstraints() } }
  }

  func updateControllersProperties() {
    controller?.trackingTraits(.properties) { controller?.updateProperties() }
  }

  /// `layoutSubviews()` between what the controller does before and after it.
  func layOutSubviewsByController() {
    if let controller, window != nil { AppearancePass.takeSurroundings(controller) }
    let layOut = { self.trackingTraits(.layout) { self.layoutSubviews() } }
    guard let controller else { return layOut() }
    controller.carryOutWaitingChange()
    controller.trackingTraits(.layout) {
      controller.viewWillLayoutSubviews()
      layOut()
      controller.viewDidLayoutSubviews()
    }
    controller.updateUnavailableContentIfNeeded()
  }
}
