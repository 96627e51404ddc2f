internal import InterfaceBuilder
internal import UIKitCore

/// Makes all top-level objects of a nib with one table of objects, and connects them.
@MainActor
struct NibInstantiation {
  let topLevelObjects: [AnyObject]

  init(_ document: IBDocument, _ environment: NibEnvironment) {
    let objects = ObjectTable()
    let others = document.scenes.flatMap(\.others)
    var owner: ObjectTable.Entry?
    for element in others where element.name == "placeholder" {
      guard let id = element.id else { continue }
      switch element.string("placeholderIdentifier") {
      case "IBFilesOwner":
        objects[id] = environment.owner
        owner = environment.owner.map { ObjectTable.Entry(object: $0, element: element) }
      case let name?: objects[id] = environment.externalObjects[name]
      case nil: break
      }
    }
    environment.controller = environment.owner as? UIViewController
    environment.surroundings = environment.owner as? UIView
    var made: [(order: Int, object: AnyObject, isVisible: Bool?)] = []
    var last: SceneInstantiator?
    for scene in document.scenes {
      let instantiator = SceneInstantiator(scene, in: document, for: .running(environment), objects: objects)
      last = instantiator
      if let element = scene.controller { instantiator.makeController(element) }
      instantiator.instantiateView()
      let object: AnyObject? = instantiator.result.controller ?? instantiator.result.root
      if let object {
        made.append((Self.order(scene.controller ?? scene.view), object, scene.view?.bool("visibleAtLaunch")))
      }
    }
    if let last {
      for element in others {
        guard let object = OtherObjects(last).make(element) else { continue }
        objects.add(object, element)
        made.append((Self.order(element), object, nil))
      }
      ObjectBinder(last).bind(reconnecting: owner.map { [$0] } ?? [])
    }
    objects.release()
    for case (let window as UIWindow, true?) in made.map({ ($0.object, $0.isVisible) }) { window.isHidden = false }
    topLevelObjects = made.sorted { $0.order < $1.order }.map(\.object)
  }

  private static func order(_ element: IBElement?) -> Int { element?.location.line ?? 0 }
}
