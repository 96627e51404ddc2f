internal import Foundation
package import InterfaceBuilder

/// The segues between a document's controllers: where a scene stands among them.
///
/// UIKIT: where several segues lead to a controller, the document's `inferredMetricsTieBreakers` name the one that
/// Interface Builder infers the bars from (documents as Xcode writes them).
package struct SceneGraph {
  /// A segue, seen from the controller that it leads to.
  package struct Edge {
    /// The id of the controller that the segue starts in.
    package var source: String
    package var kind: String
    package var relationship: String
    /// How the segue presents, as it says itself.
    var presentation: String?
    /// The container view of an `embed` segue, and how large the document has it.
    var container: String?
    var containerSize: CGSize?
    /// Whether it says itself that it presents.
    var isPresentation: Bool { ["presentation", "modal", "popoverPresentation"].contains(kind) }
  }

  private(set) var controllers: [String: IBElement] = [:]
  /// The scene that a controller stands in.
  private(set) var scenes: [String: IBScene] = [:]
  /// The segues that lead to a controller, by its id.
  private var incoming: [String: [Edge]] = [:]
  /// The segues that leave a controller, by its id, in the document's order.
  private var outgoing: [String: [(destination: String, relationship: String)]] = [:]
  private let deciding: Set<String>

  package init(_ document: IBDocument) {
    let breakers = document.root.child("inferredMetricsTieBreakers")?.children("segue") ?? []
    deciding = Set(breakers.compactMap { $0.string("reference") })
    var decided: [String: Edge] = [:]
    for scene in document.scenes {
      guard let controller = scene.controller, let id = controller.id else { continue }
      controllers[id] = controller
      scenes[id] = scene
      collect(controller, source: id, &decided)
    }
    for (id, edge) in decided { incoming[id] = [edge] }
    for (id, edges) in incoming where edges.count > 1 && edges[0].container != nil {
      preferContainer(as: scenes[id]?.view?.rect(key: "frame")?.size, for: id)
    }
  }

  /// UIKIT: of several container views that show a controller, its root has the size of one (two scenes of one repository;
  /// a guess): that one goes before.
  private mutating func preferContainer(as size: CGSize?, for id: String) {
    guard let edges = incoming[id], let index = edges.firstIndex(where: { $0.containerSize == size }), index > 0 else {
      return
    }
    incoming[id]?.swapAt(0, index)
  }

  private mutating func collect(_ element: IBElement, source: String, _ decided: inout [String: Edge]) {
    for child in element.children {
      if child.name == "segue", let destination = child.string("destination") {
        var edge = Edge(
          source: source, kind: child.string("kind") ?? "", relationship: child.string("relationship") ?? "",
          presentation: child.string("modalPresentationStyle"))
        if edge.kind == "embed" {
          edge.container = element.parent?.id
          edge.containerSize = element.parent?.rect(key: "frame")?.size
        }
        incoming[destination, default: []].append(edge)
        outgoing[source, default: []].append((destination, edge.relationship))
        if let id = child.id, deciding.contains(id) { decided[destination] = edge }
      }
      collect(child, source: source, &decided)
    }
  }

  /// The ways by which the controller is reached, nearest first, along the first segue of each.
  package func way(to id: String) -> [Edge] {
    var (result, seen, current) = ([Edge](), Set<String>(), id)
    while seen.insert(current).inserted, let edge = edge(to: current) {
      result.append(edge)
      current = edge.source
    }
    return result
  }

  /// Whether no container is found on the way from a controller upwards, as far as it is one interface.
  ///
  /// UIKit presents what is shown there: `show(_:sender:)` looks for a parent that shows.
  static func isUncontained(_ way: ArraySlice<Edge>) -> Bool {
    for edge in way {
      if edge.kind == "relationship" { return false }
      if edge.isPresentation { return true }
    }
    return true
  }

  /// The one that decides where several lead to a controller: the first in the document, unless it names another; see
  /// `preferContainer(as:for:)`.
  private func edge(to id: String) -> Edge? { incoming[id]?.first }

  /// The controllers that a container starts with, by the name of the relationship.
  func children(of container: String, as relationship: String) -> [String] {
    (outgoing[container] ?? []).filter { $0.relationship == relationship }.map(\.destination)
  }
}
