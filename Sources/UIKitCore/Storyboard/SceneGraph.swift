internal import InterfaceBuilder

/// Which controllers of a document stand in navigation and tab bar controllers, by the segues between them.
struct SceneGraph {
  private struct Edge {
    var source: String
    var kind: String
    var relationship: String
  }

  /// The segues that lead to a controller, by its id.
  private var incoming: [String: [Edge]] = [:]

  init(_ document: IBDocument) {
    for scene in document.scenes {
      guard let controller = scene.controller, let id = controller.id else { continue }
      collect(controller, source: id)
    }
  }

  private mutating func collect(_ element: IBElement, source: String) {
    for child in element.children {
      if child.name == "segue", let destination = child.string("destination") {
        incoming[destination, default: []].append(
          Edge(source: source, kind: child.string("kind") ?? "", relationship: child.string("relationship") ?? ""))
      }
      collect(child, source: source)
    }
  }

  /// Whether a navigation controller holds the controller: as its first, or pushed from one that it holds.
  func isInNavigation(_ id: String) -> Bool {
    reaches(id, seen: []) {
      $0.relationship == "rootViewController"
    } following: {
      ["push", "show"].contains($0.kind)
    }
  }

  /// Whether a tab bar controller holds the controller, directly or through a navigation controller.
  func isInTabs(_ id: String) -> Bool {
    reaches(id, seen: []) {
      $0.relationship == "viewControllers"
    } following: {
      ["push", "show"].contains($0.kind) || $0.relationship == "rootViewController"
    }
  }

  private func reaches(
    _ id: String, seen: Set<String>, _ arrives: (Edge) -> Bool, following continues: (Edge) -> Bool
  ) -> Bool {
    guard !seen.contains(id) else { return false }
    return (incoming[id] ?? []).contains { edge in
      arrives(edge) || continues(edge) && reaches(edge.source, seen: seen.union([id]), arrives, following: continues)
    }
  }
}
