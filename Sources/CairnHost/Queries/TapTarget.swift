internal import CoreGraphics
internal import UIKitCore

/// Where to tap for a name: elements, rows, items of bars and segments.
@MainActor
struct TapTarget {
  private let host: HeadlessHost

  init(_ host: HeadlessHost) { self.host = host }

  func point(named name: String) -> CGPoint? {
    let element = InterfaceApplication(host)[name]
    if element.exists { return CGPoint(x: element.frame.midX, y: element.frame.midY) }
    for window in host.scene.windows.reversed() where !window.isHidden {
      if let point = item(name, in: window) { return point }
    }
    return nil
  }

  /// Items of tab bars and segments, which are drawn without views of their own.
  private func item(_ name: String, in view: UIView) -> CGPoint? {
    if view.isHidden { return nil }
    if let bar = view as? UITabBar, let items = bar.items, let index = items.firstIndex(where: { $0.title == name }) {
      return place(index, of: items.count, in: bar, height: 49)
    }
    if let control = view as? UISegmentedControl {
      let count = control.numberOfSegments
      if let index = (0..<count).first(where: { control.titleForSegment(at: $0) == name }) {
        return place(index, of: count, in: control, height: control.bounds.height)
      }
    }
    return view.subviews.reversed().lazy.compactMap { item(name, in: $0) }.first
  }

  private func place(_ index: Int, of count: Int, in view: UIView, height: CGFloat) -> CGPoint {
    let width = view.bounds.width / CGFloat(max(count, 1))
    return view.convert(CGPoint(x: width * (CGFloat(index) + 0.5), y: min(height, view.bounds.height) / 2), to: nil)
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
