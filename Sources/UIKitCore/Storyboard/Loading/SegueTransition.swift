internal import InterfaceBuilder

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
    default: break
    }
  }

  /// Fills the container view, in whose connections the segue stands, with the destination.
  private func embed() {
    guard let container = source.origin?.scene.view(holding: element) else { return }
    source.addChild(destination)
    guard let view = destination.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(view)
    destination.didMove(toParent: source)
  }

  static func unwind(from source: UIViewController, to destination: UIViewController) {}

  static func parent(of controller: UIViewController) -> UIViewController? { controller.parent }
}
