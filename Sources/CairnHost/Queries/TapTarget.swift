internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// Where to tap for a name.
@MainActor
struct TapTarget {
  private let host: HeadlessHost

  init(_ host: HeadlessHost) { self.host = host }

  /// Whether something is called so, whatever its case.
  func exists(_ name: String) -> Bool { node(named: name, isWhole: true) != nil }

  /// Where a finger reaches what is called so, or, when nothing is, what has the name in its own. What lies outside of
  /// the visible part of a scroll view is scrolled into it.
  func point(named name: String) -> CGPoint? {
    guard let node = node(named: name, isWhole: true) ?? node(named: name, isWhole: false) else { return nil }
    if !node.isHittable { reveal(node) }
    return node.isCovered || node.isUnderPresentation ? nil : node.element.accessibilityActivationPoint
  }

  /// What lies over what is called so: another window, where a finger would tap the keyboard, or a presented screen.
  func cover(of name: String) -> Cover? {
    guard let node = node(named: name, isWhole: true) ?? node(named: name, isWhole: false) else { return nil }
    return node.isCovered ? .keyboard : node.isUnderPresentation ? .presentation : nil
  }

  enum Cover { case keyboard, presentation }

  /// What else there is, for a mistake: the names of what a finger reaches.
  var names: [String] {
    var seen: Set<String> = []
    return candidates.filter(\.isHittable).map(\.label)
      .filter { !$0.isEmpty && $0.count < 60 && seen.insert($0).inserted }
  }

  /// What a finger reaches, a line each: what it is, what it is called, and where a finger would tap it. What has no name
  /// is tapped by its point.
  var descriptions: [String] {
    var (seen, told): (Set<String>, Set<String>) = ([], [])
    return kinds.flatMap { kind, nodes in
      nodes.filter(\.isHittable).compactMap { node in
        // What only holds others together says nothing.
        guard !node.label.isEmpty || kind != "text" && (kind != "other" || node.view?.takesFingers == true) else {
          return nil
        }
        let point = node.element.accessibilityActivationPoint
        // A program may say anything of its elements.
        guard abs(point.x) < 1e6, abs(point.y) < 1e6 else { return nil }
        let name = node.label.isEmpty ? "without a name" : "\"\(node.label)\""
        let place = "\(name) at \(Int(point.x)),\(Int(point.y))"
        // A view is told once, as the most that it is.
        guard told.insert(place).inserted || kind != "other" else { return nil }
        let line = "\(kind) \(place)"
        return seen.insert(line).inserted ? line : nil
      }
    }
  }

  /// Whether a screen lies over the one that the window began with.
  var isPresented: Bool {
    host.scene.windows.contains { !$0.isHidden && $0.rootViewController?.presentedViewController != nil }
  }

  /// All elements: what acts before what only shows.
  private var candidates: [InterfaceNode] { kinds.flatMap(\.nodes) }

  private var kinds: [(kind: String, nodes: [InterfaceNode])] {
    let app = InterfaceApplication(host)
    return [
      ("button", app.buttons.nodes), ("cell", app.cells.nodes), ("field", app.textFields.nodes),
      ("secure field", app.secureTextFields.nodes), ("search field", app.searchFields.nodes),
      ("text view", app.textViews.nodes), ("switch", app.switches.nodes), ("slider", app.sliders.nodes),
      ("text", app.staticTexts.nodes), ("other", app.otherElements.nodes),
    ]
  }

  /// Of several, the first that a finger reaches.
  private func node(named name: String, isWhole: Bool) -> InterfaceNode? {
    let candidates = candidates
    let wanted = Self.folded(name)
    let found =
      isWhole
      ? [
        candidates.filter { ElementName.matches($0.element, name) },
        candidates.filter { Self.folded($0.label) == wanted },
        Self.spoken(name).map { words in candidates.filter { Self.folded($0.label) == words } } ?? [],
      ] : [candidates.filter { Self.folded($0.label).contains(wanted) }]
    return found.lazy.compactMap { nodes in nodes.first(where: \.isHittable) ?? nodes.first }.first
  }

  /// What an element says whose picture has this name, `square.and.pencil` or `ic_close`; nil for what is no such name.
  private static func spoken(_ name: String) -> String? {
    guard name.wholeMatch(of: /\w+([._-]\w+)+/) != nil else { return nil }
    return folded(name.replacing(/[._-]/, with: " "))
  }

  /// Case and the kind of white space say nothing in a script.
  private static func folded(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ").folding(options: .caseInsensitive, locale: nil)
  }

  /// Scrolls what encloses the element, from the outside in, without animation.
  private func reveal(_ node: InterfaceNode) {
    guard let view = node.view ?? (node.element as? UIAccessibilityElement)?.accessibilityContainer as? UIView else {
      return
    }
    let frame = node.frame
    let scrolls = Array(sequence(first: view) { $0.superview }.dropFirst()).reversed().compactMap {
      $0 as? UIScrollView
    }
    for scroll in scrolls where scroll.isScrollEnabled {
      let shift = CGPoint(x: node.frame.minX - frame.minX, y: node.frame.minY - frame.minY)
      let place = frame.offsetBy(dx: shift.x, dy: shift.y)
      scroll.scrollRectToVisible(scroll.convert(place, from: nil), animated: false)
      host.settle()
    }
  }

  /// Where a finger reaches the item that an application shows in the place of the back button.
  func ownBackItem(in controller: UINavigationController) -> CGPoint? {
    guard let item = controller.topViewController?.navigationItem, item.leftBarButtonItems?.isEmpty == false,
      !item.leftItemsSupplementBackButton
    else { return nil }
    let bar = controller.navigationBar
    return InterfaceApplication(host).buttons.nodes
      .filter { $0.view?.isDescendant(of: bar) == true && $0.isHittable && $0.isEnabled }
      .min { $0.frame.minX < $1.frame.minX }?.element.accessibilityActivationPoint
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

extension UIView {
  /// Whether a finger that taps does something here: the view is a control, or recognizes taps.
  fileprivate var takesFingers: Bool {
    self is UIControl
      || gestureRecognizers?.contains { $0 is UITapGestureRecognizer || $0 is UILongPressGestureRecognizer } == true
  }
}
