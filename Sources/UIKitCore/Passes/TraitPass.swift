/// Carries a change of traits down the tree, before constraints and layout.
///
/// 1. At the place of the change the traits before and after are known; where they are equal nothing happens.
/// 2. Only branches that hold an observer are entered: a view that overrides `traitCollectionDidChange(_:)`, has
/// registered a handler, or resolves something by traits (`flags.observesTraits`, kept up to the root).
/// 3. Controllers and views with overrides change the pair on its way. 4. Each observer is told once: controller first,
/// then its view, then the subviews.
@MainActor
enum TraitPass {
  /// What every environment beneath `view` gets to see when its parent's traits go from `old` to `new`.
  static func run(_ view: UIView, from old: UITraitCollection, to new: UITraitCollection) {
    guard old != new, view.flags.contains(.subtreeObservesTraits) || view.controller != nil else { return }
    var (before, after) = (old, new)
    let untold = PendingTraits.take(view)
    if view.controller != nil {
      (before, after) = (view.controllerTraits(inheriting: before), view.controllerTraits(inheriting: after))
      before = untold?.controllerTraits ?? before
      view.extras?.traitFollower?.follow(view.overriding(after))
      view.controllerTraitsDidChange(from: before, to: after)
    }
    before = untold?.viewTraits ?? view.overriding(before)
    after = view.overriding(after)
    guard before != after else { return }
    notify(view, before, after)
    for child in view.children { run(child, from: before, to: after) }
  }

  /// The traits around `view`, which saw `old`, or its own have changed.
  static func changed(_ view: UIView, from old: UITraitCollection) {
    let new = view.traitCollection
    guard old != new else { return }
    if old.layoutDirection != new.layoutDirection, view.windowReference !== view { view.directionIsOverridden() }
    notify(view, old, new)
    for child in view.children { run(child, from: old, to: new) }
  }

  /// The overrides of `view` have changed: its subtree sees other traits though its parent's are the same.
  static func overridesChanged(of view: UIView, _ change: () -> Void) {
    PendingTraits.deliver()
    let before = view.traitCollection
    change()
    changed(view, from: before)
  }

  /// The program changes the overrides of `view`: told before the next layout.
  static func willOverride(_ view: UIView, _ change: () -> Void) {
    guard PendingTraits.note(view, ofController: false) else { return overridesChanged(of: view, change) }
    change()
  }

  /// Overrides of `view` or its controller have changed since `change` was noted.
  static func told(_ view: UIView, _ untold: PendingTraits.Change) {
    if let before = untold.controllerTraits, view.controller != nil {
      view.extras?.traitFollower?.follow(view.traitCollection)
      view.controllerTraitsDidChange(
        from: before, to: view.controllerTraits(inheriting: view.inheritedTraits))
    }
    changed(view, from: untold.viewTraits)
  }

  private static func notify(_ view: UIView, _ old: UITraitCollection, _ new: UITraitCollection) {
    guard view.flags.contains(.observesTraits) else { return }
    view.extras?.traitFollower?.follow(new)
    new.performAsCurrent {
      AppearanceStore.apply(to: view)
      view.traitsMayHaveChanged()
      // UIKIT: `draw(_:)` is among the methods that are called when the appearance changes (Apple's page on supporting
      // Dark Mode): dynamic colors are read where nobody notices.
      if view.flags.contains(.drawsForClient), new.hasDifferentColorAppearance(comparedTo: old) {
        view.setNeedsDisplay()
      }
      if let extras = view.extras {
        view.invalidate(extras.traitTracker.methods(changingFrom: old, to: new))
        extras.traitRegistrations.notify(view, from: old, to: new)
      }
      view.traitCollectionDidChange(old)
    }
  }
}
