internal import UISystemMetrics

extension UIViewController {
  /// What the controller's view is laid out for, or will be where it is not loaded yet.
  var environment: LayoutEnvironment {
    viewIfLoaded?.environment ?? parent?.environment ?? extras.presenting?.environment ?? .standard
  }

  var systemMetrics: SystemMetrics { environment.metrics }
}
