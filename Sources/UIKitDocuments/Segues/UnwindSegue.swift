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

  private static func destination(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(source.source)]
    var next = SegueTransition.parent(of: source.source)
    while let current = next {
      for candidate in [current] + current.allowedChildrenForUnwinding(from: source)
      where seen.insert(ObjectIdentifier(candidate)).inserted {
        if candidate.canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender) {
          return candidate
        }
      }
      next = SegueTransition.parent(of: current)
    }
    return nil
  }
}
