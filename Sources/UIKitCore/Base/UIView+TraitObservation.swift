extension UIView {
  /// Lets `follower` follow the view's traits from now on.
  package func setTraitFollower(_ follower: any TraitFollower) {
    requireExtras().traitFollower = follower
    observeTraits()
  }

  /// Marks the view as one that wants to hear of trait changes, and the way to it.
  func observeTraits() {
    flags.insert([.observesTraits, .subtreeObservesTraits])
    propagateTraitObservation()
  }

  /// Lets changes of traits reach the view's controller, though the view itself has no use for them.
  func openTraitsWay() {
    flags.insert(.subtreeObservesTraits)
    propagateTraitObservation()
  }

  /// Lets the ancestors know that somebody in this subtree observes traits.
  func propagateTraitObservation() {
    guard flags.contains(.subtreeObservesTraits) else { return }
    var view = parent
    while let v = view, !v.flags.contains(.subtreeObservesTraits) {
      v.flags.insert(.subtreeObservesTraits)
      view = v.parent
    }
  }
}

extension UIView: AnyTraitObservable {
  func observeAny(
    _ traits: [any UITraitDefinition.Type], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (view: UIView, old) in handler(view, old) }
  }
}
