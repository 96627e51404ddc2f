package import DocumentEditing

/// A document as lines that Git can compare: an object's name, and below it what it says, without what Interface Builder
/// changes by itself. What a person reads on an object is told once, in the object's own lines.
package enum FactsText {
  package static func text(_ tree: SyntaxTree) -> String {
    let facts = DocumentFacts(tree, hasTexts: false)
    var lines: [String] = []
    for key in facts.properties.keys.sorted() where !Noise.isDocumentNoise(key.name) {
      lines.append("\(key.name): \(facts.properties[key] ?? "")")
    }
    var scene: String?
    for id in facts.order {
      guard let object = facts.objects[id], object.element != "placeholder" else { continue }
      if object.scene != scene {
        scene = object.scene
        lines.append("")
        lines.append("scene \(facts.scenes.first { $0.id == scene }?.name ?? "")  \(scene ?? "")")
      }
      let indentation = String(repeating: "  ", count: object.path.count + 1)
      lines.append(indentation + (object.name.contains(object.id) ? object.name : "\(object.name)  \(object.id)"))
      let framesFollow =
        object.properties[
          DocumentFacts.Key(name: "translatesAutoresizingMaskIntoConstraints")] == "NO"
      for key in object.properties.keys.sorted() where key.name != "kind" {
        let value = object.properties[key]
        if Noise.isNoise(
          key.name, old: nil, new: value, oldObject: object, newObject: object, framesFollow: framesFollow)
        {
          continue
        }
        let classes = key.classes == .any ? "" : "[\(key.classes)] "
        lines.append("\(indentation)    \(classes)\(key.name): \(ChangeWords.shown(value ?? ""))")
      }
      for id in object.constraints.keys.sorted() {
        let values = object.constraints[id] ?? [:]
        for key in values.keys.sorted() {
          let classes = key.classes == .any ? "" : "[\(key.classes)] "
          let name = key.name == "formula" ? "constraint" : "  \(key.name)"
          lines.append("\(indentation)    \(classes)\(name) \(values[key] ?? "")")
        }
      }
      for key in object.connections.keys.sorted() { lines.append("\(indentation)    \(object.connections[key] ?? "")") }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
