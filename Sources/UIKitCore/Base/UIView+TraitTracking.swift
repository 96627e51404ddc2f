extension UIView {
  /// Runs a method of the view that UIKit calls again when what it reads of the view's traits changes.
  func trackingTraits(_ method: TraitTracker.Method, _ body: () -> Void) {
    guard flags.contains(.readsTraits) else { return body() }
    let isOutermost = !flags.contains(.tracksTraits)
    let outer = extras?.traitTracker.begin()
    flags.insert(.tracksTraits)
    body()
    if isOutermost { flags.remove(.tracksTraits) }
    if extras?.traitTracker.end(method, around: outer) == true { observeTraits() }
  }

  /// The view's traits for the tracked method that runs.
  var notingTraits: UITraitCollection { requireExtras().traitTracker.noting(resolvedTraits) }

  /// Lets the methods of the view and its controller run again that have read what has changed.
  func invalidate(_ methods: [TraitTracker.Method]) {
    for method in methods {
      switch method {
      case .layout: setNeedsLayout()
      case .constraints: setNeedsUpdateConstraints()
      case .properties: setNeedsUpdateProperties()
      case .unavailableContent: controller?.setNeedsUpdateContentUnavailableConfiguration()
      }
    }
  }
}

extension UIViewController {
  /// Runs a method of the controller that UIKit calls again when what it reads of the controller's traits changes.
  func trackingTraits(_ method: TraitTracker.Method, _ body: () -> Void) {
    guard TraitPass.isClients(type(of: self)) else { return body() }
    let extras = extras
    let isOutermost = !extras.tracksTraits
    let outer = extras.traitTracker.begin()
    extras.tracksTraits = true
    body()
    if isOutermost { extras.tracksTraits = false }
    if extras.traitTracker.end(method, around: outer) { viewIfLoaded?.openTraitsWay() }
  }
}
