internal import DocumentEditing

/// Objects that were pasted where they stood, and layout guides that were made anew: the object around them is the same,
/// and their ids are others.
///
/// An object that came is one that went from the same object where both, with what is in them, say the same but for ids,
/// frames, constraints and connections; or are built alike and have the same labels and texts. The root of a xib is
/// another one's where it is the only one.
struct ObjectCopies {
  let old: SyntaxTree
  let new: SyntaxTree
  private(set) var pairs: [(SyntaxNode.ID, SyntaxNode.ID)] = []

  /// - Parameter former: what ids of the new document were called, where that is known.
  init(_ old: SyntaxTree, _ new: SyntaxTree, _ former: [String: String]) {
    self.old = old
    self.new = new
    let before = Contents(old, [:])
    let after = Contents(new, former)
    for (owner, nodes) in after.objects.sorted(by: { $0.key < $1.key }) {
      var gone = before.objects[owner, default: []].filter { !after.ids.contains(old.element($0).id ?? "") }
      var arrived = nodes.filter {
        let id = new.element($0).id ?? ""
        return !before.ids.contains(former[id] ?? id)
      }
      for words in [Self.everything, Self.outline] where !gone.isEmpty && !arrived.isEmpty {
        let same = SceneCopies.pairs(
          gone, arrived, by: { words($0, old) ?? "old \($0)" }, and: { words($0, new) ?? "new \($0)" }, isOrdered: false
        )
        let (left, right) = (Set(same.map(\.0)), Set(same.map(\.1)))
        gone.removeAll { left.contains($0) }
        arrived.removeAll { right.contains($0) }
        pairs += same
      }
      if owner.isEmpty, gone.count == 1, arrived.count == 1,
        Self.isSameKind(old.element(gone[0]), new.element(arrived[0]))
      {
        pairs.append((gone[0], arrived[0]))
      }
    }
  }

  private static func isSameKind(_ old: SyntaxElement, _ new: SyntaxElement) -> Bool {
    old.name == new.name && old["customClass"] == new["customClass"]
  }

  // MARK: What objects say

  private static let references: Set<String> = ["id", "reference", "tableViewCell", "collectionViewCell"]

  /// What an object and those in it say, but for ids, places and relations.
  private static func everything(_ node: SyntaxNode.ID, _ tree: SyntaxTree) -> String? {
    let element = tree.element(node)
    let attributes = element.attributes.filter {
      !references.contains($0.name) && !FactReader.parts.contains($0.name)
    }.map { "\($0.name)=\($0.value)" }.sorted()
    let parts = tree.children(of: node).filter {
      !["constraints", "connections", "rect", "frame", "variation", "mask"].contains(tree.element($0).name)
    }.compactMap { everything($0, tree) }
    let text = parts.isEmpty ? tree.text(of: node).trimmed : ""
    return "<\(element.name) \(attributes.joined(separator: " "))>\(text)\(parts.joined())</>"
  }

  /// How an object is built and what it and those in it are called; nil where nothing of it has a name but a class.
  private static func outline(_ node: SyntaxNode.ID, _ tree: SyntaxTree) -> String? {
    let objects = ([node] + tree.descendants(of: node)).map { tree.element($0) }.filter {
      $0.id != nil && !["constraint", "outlet", "action", "segue", "outletCollection"].contains($0.name)
    }
    let isNamed = objects.contains { object in
      SceneCopies.telling.contains { $0 != "customClass" && object[$0]?.isEmpty == false }
    }
    guard isNamed else { return nil }
    return objects.map { object in
      ([object.name, object.key ?? ""] + SceneCopies.telling.map { object[$0] ?? "" }).joined(separator: "|")
    }.joined(separator: "\n")
  }

  /// The objects of a document by those around them.
  private struct Contents {
    /// By the id of the object or scene around them; by "" what stands in a xib.
    var objects: [String: [SyntaxNode.ID]] = [:]
    var ids: Set<String> = []

    init(_ tree: SyntaxTree, _ former: [String: String]) {
      // The document's device has an id as well.
      for list in tree.children(of: tree.root) where ["scenes", "objects"].contains(tree.element(list).name) {
        collect(list, "", tree, former)
      }
    }

    private mutating func collect(
      _ node: SyntaxNode.ID, _ owner: String, _ tree: SyntaxTree, _ former: [String: String]
    ) {
      for child in tree.children(of: node) {
        let element = tree.element(child)
        if ["constraints", "connections"].contains(element.name) { continue }
        guard let id = element.id else {
          collect(child, element["sceneID"].map { former[$0] ?? $0 } ?? owner, tree, former)
          continue
        }
        let name = former[id] ?? id
        ids.insert(name)
        objects[owner, default: []].append(child)
        collect(child, name, tree, former)
      }
    }
  }
}
