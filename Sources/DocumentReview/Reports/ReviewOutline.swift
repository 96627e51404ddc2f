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
    var scene: String??
    var object: String??
    for change in changes {
      if change.subject == .scene {
        scenes.append(Scene(title: "\(ChangeWords.sign(change.kind)) \(ChangeWords.scene(change))"))
        scene = .some(change.kind == .moved ? change.scene : nil)
        object = .none
        continue
      }
      if scene != .some(change.scene) {
        scene = .some(change.scene)
        object = .none
        scenes.append(Scene(title: change.sceneName.map { "scene \($0)" } ?? "document"))
      }
      let last = scenes.count - 1
      switch change.subject {
      case .object, .order:
        scenes[last].objects.append(Object(kind: change.kind, title: ChangeWords.object(change)))
        object = .some(change.object)
      case .document:
        scenes[last].objects.append(Object(kind: .changed, title: ChangeWords.detail(change)))
        object = .none
      default:
        if object != .some(change.object) {
          object = .some(change.object)
          let title = (change.objectName ?? "") + ChangeWords.place(change)
          scenes[last].objects.append(Object(kind: .changed, title: title))
        }
        scenes[last].objects[scenes[last].objects.count - 1].details.append(ChangeWords.detail(change))
      }
    }
  }
}
