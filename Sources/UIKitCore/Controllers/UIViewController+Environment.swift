internal import UISystemMetrics

extension UIViewController {
  /// What the controller's view is laid out for, or will be where it is not loaded yet.
  var environment: LayoutEnvironment { viewIfLoaded?.environment ?? surroundingEnvironment ?? .standard }

  /// That of the tree that the view will come into, as far as it is known: the container's, the presenter's or the
  /// window's. Nil for the standard one.
  package var surroundingEnvironment: LayoutEnvironment? {
    if let around = parent ?? extras.presenting {
      return around.viewIfLoaded?.ownEnvironment ?? around.surroundingEnvironment
    }
    return extras.window?.ownEnvironment
  }

  var systemMetrics: SystemMetrics { environment.metrics }
}
