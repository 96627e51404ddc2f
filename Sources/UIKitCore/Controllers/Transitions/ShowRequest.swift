internal import CSwiftMetadata

/// `show(_:sender:)` and `showDetailViewController(_:sender:)`: they climb to the container that implements them.
@MainActor
enum ShowRequest {
  private static let showAction = Selector("showViewController:sender:")
  private static let showDetailAction = Selector("showDetailViewController:sender:")
  private static let swiftNames: [Selector: Selector] = [
    Selector("show:sender:"): showAction, Selector("show(_:sender:)"): showAction,
    Selector("showDetailViewController(_:sender:)"): showDetailAction,
  ]

  static func show(_ shown: UIViewController, from source: UIViewController, sender: Any?) {
    if let target = target(above: source, showAction, sender) {
      target.show(shown, sender: sender)
    } else {
      source.present(shown, animated: true)
    }
  }

  static func showDetail(_ shown: UIViewController, from source: UIViewController, sender: Any?) {
    if let target = target(above: source, showDetailAction, sender) {
      target.showDetailViewController(shown, sender: sender)
    } else {
      source.present(shown, animated: true)
    }
  }

  /// The default implementation of a controller that overrides the method and calls `super` must not find itself again.
  private static func target(above source: UIViewController, _ action: Selector, _ sender: Any?) -> UIViewController? {
    let found = source.targetViewController(forAction: action, sender: sender)
    return found === source ? source.parent?.targetViewController(forAction: action, sender: sender) : found
  }

  /// Whether the controller's class has an implementation of its own; nil for other actions.
  static func answers(_ controller: UIViewController, to action: Selector) -> Bool? {
    let action = swiftNames[action] ?? action
    switch action {
    case showAction: return overrides(controller, cairn_controller_show())
    case showDetailAction: return overrides(controller, cairn_controller_show_detail())
    default: return nil
    }
  }

  private static func overrides(_ controller: UIViewController, _ method: UnsafeRawPointer?) -> Bool {
    cairn_overrides(
      unsafeBitCast(UIViewController.self as AnyClass, to: UnsafeRawPointer.self), method,
      unsafeBitCast(type(of: controller) as AnyClass, to: UnsafeRawPointer.self)) != 0
  }
}
