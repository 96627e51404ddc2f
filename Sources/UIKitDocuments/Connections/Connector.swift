internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// `<connections>` of an element: outlets, outlet collections, actions and segues.
@MainActor
struct Connector {
  private let scene: SceneInstantiator
  private var objects: ObjectTable { scene.result.objects }

  init(_ scene: SceneInstantiator) { self.scene = scene }

  func connect(_ object: AnyObject, _ element: IBElement) {
    guard let connections = element.child("connections") else { return }
    var collections: [(name: String, values: [AnyObject])] = []
    for connection in connections.children {
      connection.markVisited()
      switch connection.name {
      case "outlet":
        guard let name = connection.string("property"), let target = destination(connection) else { continue }
        setOutlet(name, of: object, to: target, element)
      case "outletCollection":
        guard let name = connection.string("property"), let target = destination(connection) else { continue }
        if let index = collections.firstIndex(where: { $0.name == name }) {
          collections[index].values.append(target)
        } else {
          collections.append((name, [target]))
        }
      case "action": connectAction(connection, of: object)
      case "segue": connectSegue(connection, of: object)
      default: break
      }
    }
    for collection in collections { setCollection(collection.name, of: object, to: collection.values, element) }
  }

  private func destination(_ element: IBElement) -> AnyObject? { element.string("destination").flatMap { objects[$0] } }

  // MARK: Outlets

  private func setOutlet(_ name: String, of object: AnyObject, to value: AnyObject, _ element: IBElement) {
    if KnownOutlets.set(name, of: object, to: value) { return }
    if isOfLibrary(object) { return complain(name, object, element) }
    KeyPathWriter.set(value, at: name, of: object)
  }

  private func setCollection(_ name: String, of object: AnyObject, to values: [AnyObject], _ element: IBElement) {
    if KnownOutlets.set(name, of: object, toCollection: values) { return }
    if isOfLibrary(object) { return complain(name, object, element) }
    KeyPathWriter.set(values, at: name, of: object)
  }

  private func isOfLibrary(_ object: AnyObject) -> Bool { LibraryModules.contain(type(of: object)) }

  /// UIKIT: ends the program with these words.
  ///
  /// DEVIATION: a line in the log, and nothing where a class stands in for one that nobody found, which has said so, or for
  /// one of another framework.
  private func complain(_ name: String, _ object: AnyObject, _ element: IBElement) {
    guard element.string("customClass") == nil, element.kind?.isMade != false else { return }
    NibLog.write("\(KeyPathWriter.undefined(name, object))")
  }

  // MARK: Actions

  private func connectAction(_ element: IBElement, of object: AnyObject) {
    guard let name = element.string("selector") else { return }
    // A destination that is not in the document is the first responder.
    let target = element.string("destination").flatMap { objects[$0] }
    let selector = Selector(name)
    switch object {
    case let control as UIControl:
      control.addTarget(target, action: selector, for: ControlEventNames.event(element.string("eventType")))
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    case let source as any NibActionSource: source.connect(to: target, selector)
    default: break
    }
  }

  // MARK: Segues

  private func connectSegue(_ element: IBElement, of object: AnyObject) {
    guard let source = sourceController, let origin = ControllerOrigin.of(source),
      let template = origin.segues.first(where: { $0.element == element })
    else { return }
    switch object {
    case let cell as UITableViewCell where element.string("trigger") == "accessoryAction":
      cell.onAccessoryTap = { [weak cell] in template.trigger(from: cell) }
    case let view as UIView where view is UITableViewCell || view is UICollectionReusableView:
      view.onSelection = { [weak view] in template.trigger(from: view) }
    case let control as UIControl:
      let event = UIControl.Event.primaryActionTriggered
      control.addAction(UIAction { [weak control] _ in template.trigger(from: control) }, for: event)
    case let item as UIBarButtonItem:
      item.target = template
      item.action = SegueTemplate.action
    case let source as any NibActionSource: source.connect(to: template, SegueTemplate.action)
    default: break
    }
  }

  private var sourceController: UIViewController? {
    scene.result.controller ?? scene.result.scene.controller?.id.flatMap { objects[$0] as? UIViewController }
      ?? scene.owningController
  }
}
