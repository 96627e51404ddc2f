package import DocumentEditing

/// Scenes, objects, constraints, segues and variations of a document as a tree to look at.
package struct DocumentOutline: Encodable {
  package struct Item: Encodable {
    /// Of the element; nil for none.
    package var id: String?
    /// The element's name in the file: `label`.
    package var element: String
    /// In words: `Label "Sign in"`.
    package var name: String
    package var customClass: String?
    /// The size classes that say something else than the rest: `compact width: not installed`.
    package var variations: [String]
    package var constraints: [Constraint]
    package var connections: [String]
    package var children: [Item]
  }

  package struct Constraint: Encodable {
    package var id: String?
    package var formula: String
    package var variations: [String]
  }

  package var file: String
  package var scenes: [Item]

  package init(_ tree: SyntaxTree) {
    file = tree.path
    let names = ObjectNames(tree)
    let distinct = ObjectNames(distinguishing: tree)
    let builder = OutlineBuilder(
      tree: tree, names: names, formulas: ConstraintFormula(tree, names: distinct),
      connections: ConnectionWords(tree, names: distinct))
    var found: [Item] = []
    if let list = tree.child(of: tree.root, named: "scenes") {
      for scene in tree.children(of: list, named: "scene") {
        let controller = ObjectNames.controller(of: scene, in: tree)
        let objects = tree.child(of: scene, named: "objects").map { tree.children(of: $0) } ?? []
        found.append(
          Item(
            id: tree.element(scene)["sceneID"], element: "scene", name: "Scene \(names.sceneName(scene))",
            customClass: nil, variations: [], constraints: [],
            connections: builder.isInitial(controller) ? ["initial view controller"] : [],
            children: objects.map { builder.item($0) }))
      }
    }
    let loose = tree.child(of: tree.root, named: "objects").map { tree.children(of: $0) } ?? []
    scenes = found + loose.map { builder.item($0) }
  }
}

/// Makes the items of an outline.
private struct OutlineBuilder {
  let tree: SyntaxTree
  let names: ObjectNames
  let formulas: ConstraintFormula
  let connections: ConnectionWords

  func isInitial(_ controller: SyntaxNode.ID?) -> Bool {
    controller.flatMap { tree.element($0).id } == tree.element(tree.root)["initialViewController"]
      && controller != nil
  }

  func item(_ id: SyntaxNode.ID) -> DocumentOutline.Item {
    let element = tree.element(id)
    var children: [DocumentOutline.Item] = []
    for child in tree.children(of: id) {
      let inner = tree.element(child)
      if Self.lists.contains(inner.name) {
        children += tree.children(of: child).filter { tree.element($0).id != nil }.map { item($0) }
      } else if inner.id != nil, !["viewLayoutGuide"].contains(inner.name) {
        children.append(item(child))
      }
    }
    let constraints = tree.child(of: id, named: "constraints").map { tree.children(of: $0) } ?? []
    return DocumentOutline.Item(
      id: element.id, element: element.name, name: names.name(id), customClass: element["customClass"],
      variations: variations(id),
      constraints: constraints.map {
        DocumentOutline.Constraint(
          id: tree.element($0).id, formula: formulas.text($0), variations: variations($0))
      },
      connections: connectionTexts(id), children: children)
  }

  /// Elements that only hold others together.
  private static let lists: Set<String> = [
    "subviews", "objects", "items", "prototypes", "sections", "cells", "segments", "toolbarItems", "barButtonItems",
    "collectionReusableViews",
  ]

  private func connectionTexts(_ id: SyntaxNode.ID) -> [String] {
    guard let list = tree.child(of: id, named: "connections") else { return [] }
    return tree.children(of: list).map { connections.text($0) }
  }

  private func variations(_ id: SyntaxNode.ID) -> [String] {
    var result = tree.installationKeys(of: id).map {
      "\($0.classes): \($0.isInstalled ? "installed" : "not installed")"
    }
    for variation in tree.children(of: id, named: "variation") {
      let key = SizeClassKey(key: tree.element(variation).key ?? "default")
      var words = tree.element(variation).attributes.filter { $0.name != "key" }.map { "\($0.name) \($0.value)" }
      for font in tree.children(of: variation, named: "fontDescription") {
        words.append("font \(ValueWords.font(tree.element(font)))")
      }
      if !words.isEmpty { result.append("\(key): \(words.joined(separator: ", "))") }
    }
    return result
  }
}
