package import DocumentEditing

/// Scenes and the segues between them.
package struct StoryboardGraph {
  package struct Scene: Hashable {
    /// Of the controller.
    package var id: String
    package var name: String
    /// In words: `Table View Controller`.
    package var kind: String
    package var isInitial: Bool
    /// Whether the scene stands for one of another storyboard.
    package var isReference: Bool
    /// The middle of the scene on Interface Builder's canvas, as the document has it; nil where it says none.
    package var place: Place?
  }

  package struct Place: Hashable {
    package var x: Double
    package var y: Double
  }

  package struct Segue: Hashable {
    package var source: String
    package var destination: String
    /// `show`, `presentation`, `rootViewController`.
    package var kind: String
    package var identifier: String?
  }

  package private(set) var scenes: [Scene] = []
  package private(set) var segues: [Segue] = []

  package init(_ tree: SyntaxTree) {
    let names = ObjectNames(tree)
    guard let list = tree.child(of: tree.root, named: "scenes") else { return }
    let initial = tree.element(tree.root)["initialViewController"]
    for scene in tree.children(of: list, named: "scene") {
      guard let controller = ObjectNames.controller(of: scene, in: tree), let id = tree.element(controller).id else {
        continue
      }
      let place = tree.child(of: scene, key: "canvasLocation").flatMap { point -> Place? in
        let element = tree.element(point)
        guard let x = element["x"].flatMap({ Double($0) }), let y = element["y"].flatMap({ Double($0) }), x.isFinite,
          y.isFinite, abs(x) < 1e6, abs(y) < 1e6
        else { return nil }
        return Place(x: x, y: y)
      }
      scenes.append(
        Scene(
          id: id, name: names.sceneName(scene), kind: ObjectNames.kind(tree.element(controller).name),
          isInitial: id == initial, isReference: tree.element(controller).name == "viewControllerPlaceholder",
          place: place))
      for node in tree.descendants(of: controller) where tree.element(node).name == "segue" {
        let segue = tree.element(node)
        guard let destination = segue["destination"], segue["kind"] != "unwind" else { continue }
        segues.append(
          Segue(
            source: id, destination: destination, kind: segue["relationship"] ?? segue["kind"] ?? "segue",
            identifier: segue["identifier"]))
      }
    }
    let known = Set(scenes.map(\.id))
    segues.removeAll { !known.contains($0.destination) }
  }

  /// For Graphviz.
  package var dot: String {
    var lines = ["digraph storyboard {", "  node [shape=box, style=rounded, fontname=\"Helvetica\"];"]
    for scene in scenes {
      let label = Self.quoted("\(scene.name)\n\(scene.kind)")
      lines.append("  \(Self.quoted(scene.id)) [label=\(label)\(scene.isInitial ? ", penwidth=3" : "")];")
    }
    for segue in segues {
      let label = Self.quoted([segue.kind, segue.identifier].compactMap(\.self).joined(separator: "\n"))
      lines.append("  \(Self.quoted(segue.source)) -> \(Self.quoted(segue.destination)) [label=\(label)];")
    }
    return (lines + ["}"]).map { $0 + "\n" }.joined()
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}
