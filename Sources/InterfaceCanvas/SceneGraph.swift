internal import InterfaceBuilder

/// Which controllers of a document stand in navigation and tab bar controllers, by the segues between them.
///
/// UIKIT: where several segues lead to a controller, the document's `inferredMetricsTieBreakers` name the one that
/// Interface Builder infers the bars from.
struct SceneGraph {
  private struct Edge {
    var source: String
    var kind: String
    var relationship: String
  }

  private var controllers: [String: IBElement] = [:]
  /// The segues that lead to a controller, by its id.
  private var incoming: [String: [Edge]] = [:]
  private let deciding: Set<String>

  init(_ document: IBDocument) {
    let breakers = document.root.child("inferredMetricsTieBreakers")?.children("segue") ?? []
    deciding = Set(breakers.compactMap { $0.string("reference") })
    var decided: [String: Edge] = [:]
    for scene in document.scenes {
      guard let controller = scene.controller, let id = controller.id else { continue }
      controllers[id] = controller
      collect(controller, source: id, &decided)
    }
    for (id, edge) in decided { incoming[id] = [edge] }
  }

  private mutating func collect(_ element: IBElement, source: String, _ decided: inout [String: Edge]) {
    for child in element.children {
      if child.name == "segue", let destination = child.string("destination") {
        let edge = Edge(
          source: source, kind: child.string("kind") ?? "", relationship: child.string("relationship") ?? "")
        incoming[destination, default: []].append(edge)
        if let id = child.id, deciding.contains(id) { decided[destination] = edge }
      }
      collect(child, source: source, &decided)
    }
  }

  /// The navigation controller that holds the controller: as its first, or pushed from one that it holds.
  func navigation(of id: String) -> IBElement? {
    source(id, seen: []) {
      $0.relationship == "rootViewController"
    } following: {
      ["push", "show"].contains($0.kind)
    }.flatMap { controllers[$0] }
  }

  /// Whether a tab bar controller holds the controller, directly or through a navigation controller.
  func isInTabs(_ id: String) -> Bool {
    source(id, seen: []) {
      $0.relationship == "viewControllers"
    } following: {
      ["push", "show"].contains($0.kind) || $0.relationship == "rootViewController"
    } != nil
  }

  /// Whether a container view shows the controller.
  func isEmbedded(_ id: String) -> Bool { incoming[id]?.contains { $0.kind == "embed" } ?? false }

  private func source(
    _ id: String, seen: Set<String>, _ arrives: (Edge) -> Bool, following continues: (Edge) -> Bool
  ) -> String? {
    guard !seen.contains(id) else { return nil }
    for edge in incoming[id] ?? [] {
      if arrives(edge) { return edge.source }
      guard continues(edge) else { continue }
      if let found = source(edge.source, seen: seen.union([id]), arrives, following: continues) { return found }
    }
    return nil
  }
}
