internal import Foundation
internal import UIKitCore

/// Goes back to the controller, up the hierarchy and the presentations, that answers to an unwind action.
@MainActor
enum UnwindSegue {
  static func perform(_ segue: UIStoryboardSegue, _ name: String, sender: Any?) {
    let destination = segue.destination
    segue.source.prepare(for: segue, sender: sender)
    ActionRegistry.send(Selector(name), to: destination, from: segue, event: nil)
    for step in steps(to: destination, from: segue.source) { step.container.unwind(for: segue, towards: step.child) }
    segue.perform()
  }

  /// The containers on the way to the destination, the outermost first, with the child of each that it is to show.
  ///
  /// UIKIT: from what has both the source and the destination in it (Technical Note TN2298, Apple's page on
  /// `unwind(for:towards:)`).
  private static func steps(
    to destination: UIViewController, from source: UIViewController
  ) -> [(container: UIViewController, child: UIViewController)] {
    let around = Set(sequence(first: source, next: SegueTransition.parent(of:)).map(ObjectIdentifier.init))
    var steps: [(container: UIViewController, child: UIViewController)] = []
    var child = destination
    while !around.contains(ObjectIdentifier(child)), let container = child.parent {
      steps.append((container, child))
      child = container
    }
    return steps.reversed()
  }

  static func destination(of name: String, from source: UIViewController, sender: Any?) -> UIViewController? {
    destination(UIStoryboardUnwindSegueSource(source: source, unwindAction: Selector(name), sender: sender))
  }

  /// UIKIT: outwards from the source, through parents and presenters; at each, first into the children that it allows,
  /// depth first, then the controller itself (Technical Note TN2298).
  private static func destination(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(source.source)]
    for current in sequence(first: source.source, next: SegueTransition.parent(of:)).dropFirst() {
      if let found = search(current, source, &seen) { return found }
    }
    return nil
  }

  private static func search(
    _ controller: UIViewController, _ source: UIStoryboardUnwindSegueSource, _ seen: inout Set<ObjectIdentifier>
  ) -> UIViewController? {
    guard seen.insert(ObjectIdentifier(controller)).inserted else { return nil }
    for child in controller.allowedChildrenForUnwinding(from: source) {
      if let found = search(child, source, &seen) { return found }
    }
    let answers = controller.canPerformUnwindSegueAction(
      source.unwindAction, from: source.source, sender: source.sender)
    return answers ? controller : nil
  }
}
