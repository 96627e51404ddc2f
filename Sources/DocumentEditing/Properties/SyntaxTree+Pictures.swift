/// Pictures that documents name, and keep by their sizes for those who do not have them.
extension SyntaxTree {
  /// Symbols that elements show and that stand in no resources, in the order of their names.
  package var unkeptSymbols: [String] {
    let kept = Set(keptPictures.filter { element($0)["catalog"] == "system" }.compactMap { element($0)["name"] })
    var shown: Set<String> = []
    for node in descendants(of: root) where element(node)["catalog"] == "system" {
      for name in ["image", "highlightedImage"] { element(node)[name].map { _ = shown.insert($0) } }
    }
    return shown.subtracting(kept).sorted()
  }

  /// Writes a symbol into the resources, where Interface Builder has it: among the pictures by its name, before colours.
  ///
  /// - Parameter size: in points.
  package mutating func keepSymbol(_ name: String, size: (width: Int, height: Int)) throws(EditError) {
    if child(of: root, named: "resources") == nil {
      try apply(.add(ElementTemplate("resources"), to: root, at: .standard))
    }
    guard let resources = child(of: root, named: "resources") else { return }
    let next = children(of: resources).first {
      element($0).name != "image" || (element($0)["name"] ?? "").lowercased() > name.lowercased()
    }
    let template = ElementTemplate(
      "image", [("name", name), ("catalog", "system"), ("width", "\(size.width)"), ("height", "\(size.height)")])
    try apply(.add(template, to: resources, at: next.map { .before($0) } ?? .last))
  }

  /// Takes pictures out of the resources that elements named in `before` and that none names any more.
  package mutating func dropPictures(shownOnlyIn before: SyntaxTree) throws(EditError) {
    let kept = keptPictures
    guard !kept.isEmpty else { return }
    let (earlier, now) = (before.namedValues, namedValues)
    for picture in kept {
      guard let name = element(picture)["name"], earlier.contains(name), !now.contains(name) else { continue }
      try apply(.remove(picture))
    }
  }

  private var keptPictures: [SyntaxNode.ID] {
    child(of: root, named: "resources").map { children(of: $0, named: "image") } ?? []
  }

  /// The values of all attributes outside of the resources.
  private var namedValues: Set<String> {
    var result: Set<String> = []
    for part in children(of: root) where element(part).name != "resources" {
      for node in [part] + descendants(of: part) {
        for attribute in element(node).attributes { result.insert(attribute.value) }
      }
    }
    return result
  }
}
