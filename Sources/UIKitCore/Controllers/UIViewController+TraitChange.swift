extension UIViewController {
  /// Carries out a change after which the controller sees other traits though those around it are the same.
  func changingTraits(_ change: () -> Void) {
    PendingTraits.deliver()
    let before = traitCollection
    let viewBefore = viewIfLoaded?.traitCollection
    change()
    let after = traitCollection
    guard before != after else { return }
    if let view = viewIfLoaded { view.extras?.traitFollower?.follow(view.traitCollection) }
    traitsDidChange(from: before, to: after)
    if let view = viewIfLoaded, let viewBefore { TraitPass.changed(view, from: viewBefore) }
  }
}

extension UIViewController {
  /// The program changes the controller's own overrides: told before the next layout.
  func willOverrideTraits(_ change: () -> Void) {
    guard let view = viewIfLoaded, PendingTraits.note(view, ofController: true) else { return changingTraits(change) }
    change()
  }

  /// Whether the controller gives its view a reading direction.
  var overridesDirection: Bool {
    overridesTraits && traits(inheriting: UITraitCollection()).layoutDirection != .unspecified
  }
}

extension UIViewController {
  /// Runs a method of the controller that UIKit calls again when what it reads of the controller's traits changes.
  func trackingTraits(_ method: TraitTracker.Method, _ body: () -> Void) {
    guard ClientClasses.contain(type(of: self)) else { return body() }
    let extras = extras
    let isOutermost = !extras.tracksTraits
    let outer = extras.traitTracker.begin()
    extras.tracksTraits = true
    body()
    if isOutermost { extras.tracksTraits = false }
    if extras.traitTracker.end(method, around: outer) { viewIfLoaded?.openTraitsWay() }
  }
}

extension UIViewController: AnyTraitObservable {
  func observeAny(
    _ traits: [any UITraitDefinition.Type], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (controller: UIViewController, old) in handler(controller, old) }
  }
}
