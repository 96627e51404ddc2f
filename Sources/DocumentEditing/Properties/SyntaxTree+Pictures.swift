/// Pictures that documents name, and keep by their sizes for those who do not have them.
extension SyntaxTree {
  /// A picture by its name in the system's catalogue of symbols or in the program's.
  package struct PictureName: Hashable, Comparable {
    package var name: String
    package var isSymbol: Bool

    package static func < (left: PictureName, right: PictureName) -> Bool {
      (left.name, left.isSymbol ? 1 : 0) < (right.name, right.isSymbol ? 1 : 0)
    }
  }

  /// Pictures that elements show and that stand in no resources, in the order of their names.
  package var unkeptPictures: [PictureName] {
    let kept = keptPictures.compactMap { picture(element($0)["name"], element($0)["catalog"]) }
    var shown: Set<PictureName> = []
    for part in children(of: root) where element(part).name != "resources" {
      for node in [part] + descendants(of: part) {
        let element = element(node)
        for attribute in element.attributes where attribute.name == "image" || attribute.name.hasSuffix("Image") {
          let catalog = PropertyEditor.pictures.contains(attribute.name) ? element["catalog"] : nil
          picture(attribute.value, catalog).map { _ = shown.insert($0) }
        }
      }
    }
    return shown.subtracting(kept).sorted()
  }

  private func picture(_ name: String?, _ catalog: String?) -> PictureName? {
    name.flatMap { $0.isEmpty ? nil : PictureName(name: $0, isSymbol: catalog == "system") }
  }

  /// Writes a picture into the resources, where Interface Builder has it: among the pictures by its name, before colours.
  ///
  /// - Parameter size: in points.
  package mutating func keepPicture(
    _ picture: PictureName, size: (width: Double, height: Double)
  ) throws(EditError) {
    if child(of: root, named: "resources") == nil {
      try apply(.add(ElementTemplate("resources"), to: root, at: .standard))
    }
    guard let resources = child(of: root, named: "resources") else { return }
    let next = children(of: resources).first {
      element($0).name != "image" || (element($0)["name"] ?? "").lowercased() > picture.name.lowercased()
    }
    var attributes = [("name", picture.name)]
    if picture.isSymbol { attributes.append(("catalog", "system")) }
    attributes += [("width", NumberText.text(size.width)), ("height", NumberText.text(size.height))]
    try apply(.add(ElementTemplate("image", attributes), to: resources, at: next.map { .before($0) } ?? .last))
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
