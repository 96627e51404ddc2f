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
    for place in scenes.indices {
      for index in scenes[place].objects.indices {
        scenes[place].objects[index].details = Self.joined(scenes[place].objects[index].details)
      }
    }
  }

  /// What is said several times is said once, with how often; what is taken away and added in the same words is told as
  /// a change.
  private static func joined(_ details: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for line in details { counts[line, default: 0] += 1 }
    var result: [String] = []
    var told: Set<String> = []
    for line in details where told.insert(line).inserted {
      let words = line.dropFirst(2)
      if line.hasPrefix("+ "), let removed = counts["- \(words)"] {
        told.insert("- \(words)")
        result.append("~ \(words): another object of this name" + times(max(removed, counts[line] ?? 1)))
      } else if line.hasPrefix("- "), counts["+ \(words)"] != nil {
        // Told where it is added.
        told.remove(line)
      } else {
        result.append(line + times(counts[line] ?? 1))
      }
    }
    return result
  }

  private static func times(_ count: Int) -> String { count > 1 ? " (\(count) times)" : "" }
}
