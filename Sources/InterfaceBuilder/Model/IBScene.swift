/// A controller with what belongs to it, or one top-level object of a xib.
public struct IBScene: Sendable {
  /// `sceneID` of a storyboard's scene; in a xib the id of the top-level object.
  public var id: String
  /// The controller element; nil for views of their own.
  public var controller: IBElement?
  /// The root view element, if the scene has one.
  public var view: IBElement?
  /// Everything else in the scene: placeholders, gesture recognizers, further views.
  public var others: [IBElement]

  /// A scene of its parts.
  public init(id: String, controller: IBElement?, view: IBElement?, others: [IBElement]) {
    self.id = id
    self.controller = controller
    self.view = view
    self.others = others
  }

  static func read(_ root: IBElement) -> [IBScene] {
    var scenes: [IBScene] = []
    for scene in root.child("scenes")?.children("scene") ?? [] {
      _ = scene.point(key: "canvasLocation")
      scenes += read(scene.child("objects"), sceneID: scene.string("sceneID"))
    }
    return scenes + read(root.child("objects"), sceneID: nil)
  }

  private static func read(_ objects: IBElement?, sceneID: String?) -> [IBScene] {
    guard let objects else { return [] }
    var scenes: [IBScene] = []
    var others: [IBElement] = []
    for object in objects.children {
      object.markVisited()
      let id = sceneID ?? object.peek("id") ?? "?"
      if object.isController {
        let view = object.children.first { $0.isView && $0.peek("key") == "view" }
        scenes.append(IBScene(id: id, controller: object, view: view, others: []))
      } else if object.isView {
        scenes.append(IBScene(id: id, controller: nil, view: object, others: []))
      } else {
        others.append(object)
      }
    }
    if scenes.isEmpty {
      return others.isEmpty ? [] : [IBScene(id: sceneID ?? "?", controller: nil, view: nil, others: others)]
    }
    scenes[0].others = others
    return scenes
  }
}
