/// Colours of the system that documents name, and keep by their light values for those who do not know them.
extension SyntaxTree {
  /// System colours that elements name and that stand in no resources, in the order of their names.
  package var unkeptSystemColors: [String] {
    var named: Set<String> = []
    for node in descendants(of: root) where element(node).name == "color" {
      if let name = element(node)["systemColor"] { named.insert(name) }
    }
    let kept = child(of: root, named: "resources").map { children(of: $0) } ?? []
    return named.subtracting(kept.filter { element($0).name == "systemColor" }.compactMap { element($0)["name"] })
      .sorted()
  }

  /// Writes a colour of the system into the resources, where Interface Builder has it: behind pictures and named colours,
  /// by its name.
  ///
  /// - Parameter value: the attributes of the `<color>` that stands for it.
  package mutating func keepSystemColor(_ name: String, value: [(String, String)]) throws(EditError) {
    if child(of: root, named: "resources") == nil {
      try apply(.add(ElementTemplate("resources"), to: root, at: .standard))
    }
    guard let resources = child(of: root, named: "resources") else { return }
    let next = children(of: resources).first {
      element($0).name == "systemColor" && (element($0)["name"] ?? "") > name
    }
    let template = ElementTemplate(
      "systemColor", [("name", name)], children: [ElementTemplate("color", value)])
    try apply(.add(template, to: resources, at: next.map { .before($0) } ?? .last))
  }
}
