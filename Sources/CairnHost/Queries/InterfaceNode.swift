internal import UIKitCore

/// A view, or a part of one that is no view, where it can be found.
@MainActor
struct InterfaceNode {
  let element: UIResponder
  var view: UIView? { element as? UIView }

  /// Children that can be seen, in the order in which they are read.
  var children: [InterfaceNode] {
    guard let view else { return [] }
    return AccessibilityParts.children(of: view).map(InterfaceNode.init).filter(\.isShown)
  }

  private var isShown: Bool {
    guard let view else { return true }
    return !view.isHidden && view.alpha >= 0.01 && !view.accessibilityElementsHidden
  }

  /// The node and what is in it.
  var tree: [InterfaceNode] { [self] + children.flatMap(\.tree) }

  var label: String { ElementName.label(of: element) ?? "" }
  /// In the screen's coordinates, in points.
  var frame: CGRect { element.accessibilityFrame }
  var isEnabled: Bool {
    (view as? UIControl)?.isEnabled != false && !element.accessibilityTraits.contains(.notEnabled)
  }

  /// The view that shows it.
  private var owner: UIView? {
    view ?? (element as? UIAccessibilityElement)?.accessibilityContainer as? UIView
  }

  /// Whether what is presented over it in its window takes a finger on its middle.
  var isUnderPresentation: Bool {
    guard let owner, let window = owner.window,
      let hit = window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)
    else { return false }
    return sequence(first: window.rootViewController, next: { $0?.presentedViewController }).contains { controller in
      guard let container = controller?.activePresentationController?.containerView else { return false }
      return hit.isDescendant(of: container) && !owner.isDescendant(of: container)
    }
  }

  /// Whether a window over its own, the keyboard's as a rule, has its middle.
  var isCovered: Bool {
    guard let window = owner?.window, let scene = window.windowScene else { return false }
    let point = CGPoint(x: frame.midX, y: frame.midY)
    let windows = scene.shownWindows
    guard let place = windows.firstIndex(where: { $0 === window }) else { return false }
    return windows[(place + 1)...].contains { $0.hitTest(point, with: nil) != nil }
  }

  /// Whether a finger on its middle reaches it.
  var isHittable: Bool {
    let frame = frame
    guard let owner, let window = owner.window, !frame.isEmpty else { return false }
    let point = CGPoint(x: frame.midX, y: frame.midY)
    guard let hit = window.hitTest(point, with: nil), !isCovered else { return false }
    return hit === owner || hit.isDescendant(of: owner) || owner.isDescendant(of: hit)
  }
}
