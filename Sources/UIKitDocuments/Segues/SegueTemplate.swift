internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// A segue of a scene, ready to be performed.
@MainActor
final class SegueTemplate: NSObject {
  /// What bar items and gesture recognizers send.
  static let action = Selector("perform:")

  let element: IBElement
  let identifier: String?
  private let kind: String
  private let destinationID: String
  private weak var source: UIViewController?
  private let storyboard: OpenStoryboard

  private init?(_ element: IBElement, of source: UIViewController, storyboard: OpenStoryboard) {
    guard let destination = element.string("destination") else { return nil }
    self.element = element
    identifier = element.string("identifier")
    kind = element.string("kind") ?? "show"
    destinationID = destination
    self.source = source
    self.storyboard = storyboard
    super.init()
    Self.registerAction
  }

  private static let registerAction: Void = ActionRegistry.register(action, on: SegueTemplate.self) {
    template, sender, _ in template.trigger(from: sender)
  }

  /// The segues of a controller: its own and those of its views, cells and items.
  ///
  /// - Parameter elements: the controller's, and those of the other objects of its scene.
  static func all(in elements: [IBElement], of source: UIViewController, storyboard: OpenStoryboard) -> [SegueTemplate]
  {
    var result: [SegueTemplate] = []
    var stack = Array(elements.reversed())
    while let next = stack.popLast() {
      if next.name == "segue", let template = SegueTemplate(next, of: source, storyboard: storyboard) {
        result.append(template)
      }
      stack += next.children.reversed()
    }
    return result
  }

  var isRelationship: Bool { kind == "relationship" }
  var isEmbed: Bool { kind == "embed" }

  // MARK: - Performing

  /// Performs the segue because of a touch: the source may refuse.
  func trigger(from sender: Any?) {
    guard let source else { return }
    if source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) { perform(sender: sender) }
  }

  /// Makes the destination, tells the source, and makes the transition.
  func perform(sender: Any?) {
    guard let source else { return }
    if kind == "unwind" {
      return unwind(from: source, sender)
    }
    if isEmbed {
      SceneNesting.through(element) { transfer(from: source, sender) }
    } else {
      transfer(from: source, sender)
    }
  }

  private func unwind(from source: UIViewController, _ sender: Any?) {
    let name = element.string("unwindAction") ?? ""
    guard let destination = UnwindSegue.destination(of: name, from: source, sender: sender) else {
      return NibLog.write("Unwind segue found no controller that answers to \(name).")
    }
    UnwindSegue.perform(makeSegue(source, destination, sender), name, sender: sender)
  }

  private func transfer(from source: UIViewController, _ sender: Any?) {
    guard let destination = makeDestination(sender) else {
      NibLog.write("Segue '\(identifier ?? "")' of \(source) leads to no controller.")
      return
    }
    let segue = makeSegue(source, destination, sender)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  private func makeDestination(_ sender: Any?) -> UIViewController? {
    if let name = element.string("destinationCreationSelector"), let source,
      let action = NibRegistry.shared.segueAction(name, of: source)
    {
      let identifier = identifier
      return storyboard.controller(withID: destinationID) { coder in action(source, coder, sender, identifier) }
    }
    return storyboard.controller(withID: destinationID)
  }

  private func makeSegue(
    _ source: UIViewController, _ destination: UIViewController, _ sender: Any?
  ) -> UIStoryboardSegue {
    if let name = element.string("customClass"),
      let type = ClassLookup.find(name, module: element.string("customModule")) as? UIStoryboardSegue.Type
    {
      let segue = ClassInstantiation.makeSegue(
        type, identifier: identifier, source: source, destination: destination)
      segue.performHandler = { [element, kind] in
        SegueTransition(element, kind, source, destination, sender).perform()
      }
      return segue
    }
    return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) { [element, kind] in
      SegueTransition(element, kind, source, destination, sender).perform()
    }
  }

  // MARK: - Relationships

  /// Makes the destination of a relationship, while its container is loaded; nil where it has none.
  func makeChild() -> (child: UIViewController, relationship: String)? {
    let child = SceneNesting.through(element, { storyboard.controller(withID: destinationID) })
    return child.map { ($0, element.string("relationship") ?? "") }
  }
}
