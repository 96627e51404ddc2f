extension SyntaxTree {
  /// The variation of an element for exactly these size classes.
  package func variation(of id: SyntaxNode.ID, for classes: SizeClassKey) -> SyntaxNode.ID? {
    children(of: id, named: "variation").first { SizeClassKey(key: element($0).key ?? "default") == classes }
  }

  /// The variations that hold for `classes`, the general ones first: the special ones have the last word.
  package func variations(of id: SyntaxNode.ID, holdingIn classes: SizeClassKey) -> [(
    key: SizeClassKey, id: SyntaxNode.ID
  )] {
    children(of: id, named: "variation").map { (key: SizeClassKey(key: element($0).key ?? "default"), id: $0) }
      .filter { $0.key.holds(in: classes) }.enumerated()
      .sorted { ($0.element.key.count, $0.offset) < ($1.element.key.count, $1.offset) }.map(\.element)
  }

  /// An attribute's value for these size classes: that of the most special variation that has one, else the element's.
  package func value(of name: String, in id: SyntaxNode.ID, for classes: SizeClassKey) -> String? {
    variations(of: id, holdingIn: classes).reversed().lazy.compactMap { element($0.id)[name] }.first
      ?? element(id)[name]
  }

  /// Finds or makes the variation for these size classes.
  mutating func makeVariation(of id: SyntaxNode.ID, for classes: SizeClassKey) throws(EditError) -> SyntaxNode.ID {
    if let found = variation(of: id, for: classes) { return found }
    // UIKIT: documents that do not use trait variations read none.
    guard classes == .any || element(root).name != "document" || element(root)["useTraitCollections"] == "YES" else {
      throw EditError("the document has no size classes; 'cairn upgrade' turns them on", at: location(of: root))
    }
    // UIKIT: default first, then by name (the order of public documents).
    let next = children(of: id, named: "variation").first {
      let key = element($0).key ?? "default"
      return key != "default" && (classes == .any || key > classes.key)
    }
    let template = ElementTemplate("variation", [("key", classes.key)])
    try apply(.add(template, to: id, at: next.map { .before($0) } ?? .standard))
    guard let made = variation(of: id, for: classes) else {
      throw EditError("the variation cannot be made", at: location(of: id))
    }
    return made
  }

  /// Takes an element away that says nothing any more, and the one around it if that is so then too.
  mutating func prune(_ id: SyntaxNode.ID, unless stop: SyntaxNode.ID) throws(EditError) {
    var next = id
    while next != stop, children(of: next).isEmpty, let parent = parent(of: next) {
      let said = element(next).attributes.filter { $0.name != "key" }
      if !said.isEmpty { return }
      try apply(.remove(next))
      next = parent
    }
  }
}
