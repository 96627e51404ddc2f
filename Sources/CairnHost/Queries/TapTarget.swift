internal import CoreGraphics
internal import UIKitCore

/// Where to tap for a name.
@MainActor
struct TapTarget {
  private let host: HeadlessHost

  init(_ host: HeadlessHost) { self.host = host }

  func point(named name: String) -> CGPoint? {
    let element = InterfaceApplication(host)[name]
    if element.exists { return CGPoint(x: element.frame.midX, y: element.frame.midY) }
    return nil
  }

  /// The navigation controller in front.
  var navigationController: UINavigationController? {
    var controller = host.scene.windows.last { !$0.isHidden && $0.rootViewController != nil }?.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    var found: UINavigationController?
    while let current = controller {
      if let navigation = current as? UINavigationController {
        if navigation.viewControllers.count > 1 { found = navigation }
        controller = navigation.topViewController
      } else if let tabs = current as? UITabBarController {
        controller = tabs.selectedViewController
      } else {
        controller = current.children.last
      }
    }
    return found
  }
}
