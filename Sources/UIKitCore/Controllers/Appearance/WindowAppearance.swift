/// A window that is shown or hidden takes its root controller along, and what that presents.
@MainActor
enum WindowAppearance {
  static func willShow(_ window: UIWindow) {
    for controller in controllers(of: window) where controller.appearance == .disappeared {
      AppearancePass.begin(controller, appearing: true, animated: false)
      UpdateCycle.afterCommit(of: controller) { controller in
        if controller.appearance == .appearing { AppearancePass.end(controller) }
      }
    }
  }

  static func willHide(_ window: UIWindow) {
    for controller in controllers(of: window) { AppearancePass.begin(controller, appearing: false, animated: false) }
  }

  static func didHide(_ window: UIWindow) {
    for controller in controllers(of: window) where controller.appearance == .disappearing {
      AppearancePass.end(controller)
    }
  }

  private static func controllers(of window: UIWindow) -> [UIViewController] {
    guard let root = window.rootViewController else { return [] }
    return sequence(first: root, next: \.presented).filter { $0.viewIfLoaded?.window === window }
  }
}
