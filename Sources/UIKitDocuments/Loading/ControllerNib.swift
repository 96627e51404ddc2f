internal import Foundation
internal import UIKitCore

/// The view of a controller that comes from a nib of its own.
@MainActor
enum ControllerNib {
  /// Loads the controller's view from its nib, or from one that is named after its class; false when there is none.
  static func load(_ controller: UIViewController) -> Bool {
    let bundle = controller.nibBundle ?? .main
    guard let name = controller.nibName ?? defaultName(of: controller, in: bundle) else { return false }
    _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: controller)
    guard controller.viewIfLoaded != nil else {
      fatalError(
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set.")
    }
    return true
  }

  /// `Profile` or `ProfileController` for a `ProfileController`, as UIKit looks for them.
  private static func defaultName(of controller: UIViewController, in bundle: Bundle) -> String? {
    let type = String(describing: Swift.type(of: controller))
    guard !type.hasPrefix("UI") else { return nil }
    let names = type.hasSuffix("Controller") ? [String(type.dropLast("Controller".count)), type] : [type]
    return names.first { UINib.exists($0, in: bundle) }
  }
}
