internal import Foundation
internal import UIKitCore

/// Goes back to the controller, up the hierarchy and the presentations, that answers to an unwind action.
@MainActor
enum UnwindSegue {
  static func perform(_ name: String, _ identifier: String?, from source: UIViewController, sender: Any?) {
    let action = Selector(name)
    let from = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
    guard let destination = destination(from) else {
      NibLog.write("Unwind segue found no controller that answers to \(name).")
      return
    }
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
      SegueTransition.unwind(from: source, to: destination)
    }
    source.prepare(for: segue, sender: sender)
    ActionRegistry.send(action, to: destination, from: segue, event: nil)
    destination.unwind(for: segue, towards: destination)
    segue.perform()
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
