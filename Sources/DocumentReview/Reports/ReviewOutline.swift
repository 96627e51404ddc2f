/// Changes by scene and object: what every report shows.
struct ReviewOutline {
  struct Scene {
    var title: String
    var objects: [Object] = []
  }

  struct Object {
    var kind: Change.Kind
    var title: String
    var details: [String] = []
  }

  private(set) var scenes: [Scene] = []

  init(_ changes: [Change]) {
    // What is told of an object later, as where it stands on a device, is told where the object is.
    var sceneIndexes: [String?: Int] = [:]
    var objectIndexes: [[String]: Int] = [:]
    for change in changes {
      if change.subject == .scene {
        if change.kind == .moved { sceneIndexes[change.scene] = scenes.count }
        scenes.append(Scene(title: "\(ChangeWords.sign(change.kind)) \(ChangeWords.scene(change))"))
        continue
      }
      if sceneIndexes[change.scene] == nil {
        sceneIndexes[change.scene] = scenes.count
        scenes.append(Scene(title: change.sceneName.map { "scene \($0)" } ?? "document"))
      }
      guard let place = sceneIndexes[change.scene] else { continue }
      let key = [change.scene ?? "", change.object ?? ""]
      switch change.subject {
      case .object, .order:
        objectIndexes[key] = scenes[place].objects.count
        scenes[place].objects.append(Object(kind: change.kind, title: ChangeWords.object(change)))
      case .document:
        scenes[place].objects.append(Object(kind: .changed, title: ChangeWords.detail(change)))
      default:
        if objectIndexes[key] == nil {
          objectIndexes[key] = scenes[place].objects.count
          let title = (change.objectName ?? "") + ChangeWords.place(change)
          scenes[place].objects.append(Object(kind: .changed, title: title))
        }
        guard let index = objectIndexes[key] else { continue }
        scenes[place].objects[index].details.append(ChangeWords.detail(change))
      }
    }
  }
}
