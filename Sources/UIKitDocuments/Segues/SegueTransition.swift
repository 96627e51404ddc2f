internal import InterfaceBuilder
internal import UIKitCore

/// The transitions of the kinds of segues that UIKit knows.
@MainActor
struct SegueTransition {
  private let element: IBElement
  private let kind: String
  private let source: UIViewController
  private let destination: UIViewController
  private let sender: Any?

  init(
    _ element: IBElement, _ kind: String, _ source: UIViewController, _ destination: UIViewController, _ sender: Any?
  ) {
    self.element = element
    self.kind = kind
    self.source = source
    self.destination = destination
    self.sender = sender
  }

  func perform() {
    switch kind {
    case "embed": embed()
    case "show", "push": moving { source.show(destination, sender: sender) }
    case "showDetail", "replace": moving { source.showDetailViewController(destination, sender: sender) }
    case "unwind": moving { Self.unwind(from: source, to: destination) }
    case "presentation", "modal", "custom": present()
    case "popoverPresentation", "popover": presentPopover()
    default: present()
    }
  }

  private var isAnimated: Bool { element.bool("animates") ?? true }

  /// Who shows decides about the animation, unless the document wants none.
  private func moving(_ body: () -> Void) {
    if isAnimated { body() } else { UIView.performWithoutAnimation(body) }
  }

  private func present() {
    if let style = element.string("modalPresentationStyle").flatMap({ Self.styles[$0] }) {
      destination.modalPresentationStyle = style
    }
    if let style = element.string("modalTransitionStyle").flatMap({ Self.transitions[$0] }) {
      destination.modalTransitionStyle = style
    }
    source.present(destination, animated: isAnimated)
  }

  private func presentPopover() {
    destination.modalPresentationStyle = .popover
    if let popover = destination.popoverPresentationController {
      if let view = sender as? UIView { popover.sourceView = view }
      if let item = sender as? UIBarButtonItem { popover.barButtonItem = item }
      if let id = element.string("popoverAnchorView"),
        let view = ControllerOrigin.of(source)?.scene.object(id) as? UIView
      {
        popover.sourceView = view
      }
      if let id = element.string("popoverAnchorBarButtonItem"),
        let item = ControllerOrigin.of(source)?.scene.object(id) as? UIBarButtonItem
      {
        popover.barButtonItem = item
      }
      if let directions = element.child(key: "popoverArrowDirection") {
        let names: [(String, UIPopoverArrowDirection)] = [
          ("up", .up), ("down", .down), ("left", .left), ("right", .right),
        ]
        popover.permittedArrowDirections = names.reduce(into: []) {
          if directions.bool($1.0) == true { $0.insert($1.1) }
        }
      }
      if popover.sourceView == nil, popover.barButtonItem == nil { popover.sourceView = source.view }
    }
    source.present(destination, animated: isAnimated)
  }

  static let styles: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover,
    "custom": .custom, "automatic": .automatic,
  ]
  static let transitions: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    "partialCurl": .partialCurl,
  ]

  /// Fills the container view, in whose connections the segue stands, with the destination.
  private func embed() {
    guard let container = ControllerOrigin.of(source)?.scene.view(holding: element) else { return }
    source.addChild(destination)
    guard let view = destination.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(view)
    destination.didMove(toParent: source)
  }

  /// Goes back from `source` until `destination` is seen: presentations end, stacks are popped.
  private static func unwind(from source: UIViewController, to destination: UIViewController) {
    if destination.presentedViewController != nil { destination.dismiss(animated: true) }
    for member in sequence(first: destination, next: \.parent) {
      if let tabs = member.parent as? UITabBarController { tabs.selectedViewController = member }
    }
    let stack = destination.navigationController
    if let stack, let member = sequence(first: destination, next: \.parent).first(where: { $0.parent === stack }),
      stack.topViewController !== member
    {
      stack.popToViewController(member, animated: true)
    }
  }

  static func parent(of controller: UIViewController) -> UIViewController? {
    controller.parent ?? controller.presentingViewController
  }
}
