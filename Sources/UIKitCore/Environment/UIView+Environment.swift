package import UISystemMetrics

extension UIView {
  /// What the view's tree is laid out for. Only a root, a window or a view without a superview, can be given one.
  package var environment: LayoutEnvironment {
    get { ownEnvironment ?? .standard }
    set {
      precondition(parent == nil, "Only the root of a tree can be given an environment")
      TraitPass.overridesChanged(of: self) { takeEnvironment(newValue) }
      if let window = self as? UIWindow { SafeAreaPass.update(window) }
    }
  }

  /// The numbers of the system that the view is laid out for.
  package var systemMetrics: SystemMetrics { ownEnvironment?.metrics ?? .latest }

  /// The view's tree has an environment: what the view knows by another one is stale.
  func takeEnvironment(_ environment: LayoutEnvironment?) {
    let old = self.environment
    ownEnvironment = environment
    if !self.environment.measuresLike(old) { environmentDidChange() }
    for child in children where !LayoutEnvironment.isSame(child.ownEnvironment, environment) {
      child.takeEnvironment(environment)
    }
  }

  /// The traits that the root of the view's tree has: those of its environment over the main screen's.
  var rootTraits: UITraitCollection {
    ownEnvironment?.traits(over: UIScreen.main.traitCollection) ?? UIScreen.main.traitCollection
  }

  /// What every view does in a new environment: it measures, rounds and draws itself anew.
  func remeasure() {
    invalidateIntrinsicContentSize()
    marginsMayHaveChanged()
    materializedLayer?.contentsScale = pixelScale
    setNeedsLayout()
    setNeedsDisplay()
  }
}
