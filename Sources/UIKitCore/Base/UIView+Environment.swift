internal import Foundation
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

  /// Constraints of the tree cannot all hold: the environment hears of it, or standard error.
  func report(_ conflict: LayoutConflict) {
    if let handler = environment.reportsConflict { return handler(conflict) }
    FileHandle.standardError.write(Data((conflict.message + "\n").utf8))
  }

  /// What every view does in a new environment: it measures, rounds and draws itself anew.
  func remeasure() {
    flags.insert(.hasNewPlace)
    invalidateIntrinsicContentSize()
    marginsMayHaveChanged()
    materializedLayer?.contentsScale = pixelScale
    setNeedsLayout()
    setNeedsDisplay()
  }
}
