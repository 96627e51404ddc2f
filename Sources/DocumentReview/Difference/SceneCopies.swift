internal import DocumentEditing

/// Scenes and objects that were pasted: Interface Builder gives them, and everything in them, new ids. Finds what they were
/// called.
///
/// A scene that came is one that went where both are built alike and have the same class and identifier; or have the same
/// class, identifier or title, and no other has. See `ObjectCopies` for objects.
struct SceneCopies {
  private struct Scene {
    var tree: SyntaxTree
    var node: SyntaxNode.ID
    /// Which of the pairs has it.
    var pair: Int
    /// Class, identifier and title.
    var identity: [String?]
    /// The objects in it, by their elements.
    var shape: [String]

    var isNamed: Bool { identity.contains { $0 != nil } }
  }

  /// Former ids by those of the new documents, pair by pair.
  private var former: [Int: [String: String]] = [:]

  init(_ pairs: [DocumentReview.Pair]) {
    let old = pairs.enumerated().flatMap { index, pair in pair.old.map { Self.scenes($0, index) } ?? [] }
    let new = pairs.enumerated().flatMap { index, pair in pair.new.map { Self.scenes($0, index) } ?? [] }
    let (oldIDs, newIDs) = (Set(old.compactMap(Self.id)), Set(new.compactMap(Self.id)))
    var gone = old.filter { scene in Self.id(scene).map { !newIDs.contains($0) } ?? false }
    let arrived = new.filter { scene in Self.id(scene).map { !oldIDs.contains($0) } ?? false }
    defer {
      for (index, pair) in pairs.enumerated() {
        if let old = pair.old, let new = pair.new { matchObjects(ObjectCopies(old, new, former[index] ?? [:]), index) }
      }
    }
    guard !gone.isEmpty, !arrived.isEmpty else { return }
    var open: [Scene] = []
    for scene in arrived {
      if let index = gone.firstIndex(where: { $0.identity == scene.identity && $0.shape == scene.shape }) {
        match(gone.remove(at: index), scene)
      } else {
        open.append(scene)
      }
    }
    for scene in open where scene.isNamed && open.filter({ $0.identity == scene.identity }).count == 1 {
      let candidates = gone.filter { $0.identity == scene.identity }
      if candidates.count == 1 { match(candidates[0], scene) }
    }
  }

  /// The new document with the former ids.
  func renamed(_ tree: SyntaxTree, ofPair index: Int) -> SyntaxTree {
    guard let names = former[index] else { return tree }
    var result = tree
    for node in tree.descendants(of: tree.root) + [tree.root] {
      let element = tree.element(node)
      for attribute in element.attributes {
        guard let name = names[attribute.value],
          Self.isReference(attribute.name, in: element.name) || Self.isIdentifier(attribute.value)
        else { continue }
        _ = try? result.apply(.setAttribute(node, name: attribute.name, value: name))
      }
    }
    return result
  }

  private static let references: Set<String> = [
    "id", "sceneID", "initialViewController", "reference", "popoverAnchorBarButtonItem", "popoverAnchorView",
    "tableViewCell", "collectionViewCell", "target",
  ]

  private static func isReference(_ name: String, in tag: String) -> Bool {
    if references.contains(name) || FactReader.parts.contains(name) { return true }
    if case .reference = AttributeValues.kind(of: name, in: tag) { return true }
    return false
  }

  /// Whether a value can be nothing else: `aB3-xY-z12`, as Interface Builder makes ids since Xcode 5.
  private static func isIdentifier(_ value: String) -> Bool {
    value.split(separator: "-", omittingEmptySubsequences: false).map(\.utf8.count) == [3, 2, 3]
  }

  // MARK: Scenes

  private static func scenes(_ tree: SyntaxTree, _ pair: Int) -> [Scene] {
    guard let list = tree.child(of: tree.root, named: "scenes") else { return [] }
    return tree.children(of: list, named: "scene").map { node in
      let controller = ObjectNames.controller(of: node, in: tree).map { tree.element($0) }
      let shape = tree.descendants(of: node).map { tree.element($0) }.filter { $0.id != nil }.map {
        "\($0.name) \($0["customClass"] ?? "")"
      }
      return Scene(
        tree: tree, node: node, pair: pair,
        identity: ["customClass", "storyboardIdentifier", "title", "userLabel"].map { controller?[$0] }, shape: shape)
    }
  }

  private static func id(_ scene: Scene) -> String? { scene.tree.element(scene.node)["sceneID"] }

  private mutating func match(_ old: Scene, _ new: Scene) {
    var names: [String: String] = [:]
    if let before = Self.id(old), let after = Self.id(new) { names[after] = before }
    add(names, aligning: [(old.node, new.node)], old.tree, new.tree, new.pair)
  }

  private mutating func matchObjects(_ copies: ObjectCopies, _ pair: Int) {
    add([:], aligning: copies.pairs, copies.old, copies.new, pair)
  }

  private mutating func add(
    _ names: [String: String], aligning nodes: [(SyntaxNode.ID, SyntaxNode.ID)], _ old: SyntaxTree, _ new: SyntaxTree,
    _ pair: Int
  ) {
    var names = names
    var owners: [(SyntaxNode.ID, SyntaxNode.ID)] = []
    for (before, after) in nodes { Self.align(old, before, new, after, &names, &owners) }
    for (before, after) in owners { Self.alignConstraints(old, before, new, after, &names) }
    // An id that another object has here stays that object's.
    names = names.filter { $0.key == $0.value || new.object($0.value) == nil }
    former[pair, default: [:]].merge(names) { first, _ in first }
  }

  // MARK: Objects

  private static func align(
    _ oldTree: SyntaxTree, _ old: SyntaxNode.ID, _ newTree: SyntaxTree, _ new: SyntaxNode.ID,
    _ names: inout [String: String], _ owners: inout [(SyntaxNode.ID, SyntaxNode.ID)]
  ) {
    owners.append((old, new))
    if let before = oldTree.element(old).id, let after = newTree.element(new).id { names[after] = before }
    let (first, second) = (objects(in: old, oldTree), objects(in: new, newTree))
    let exact = pairs(
      first, second, by: { key(oldTree.element($0)) }, and: { key(newTree.element($0)) })
    let (left, right) = (Set(exact.map(\.0)), Set(exact.map(\.1)))
    // What is called otherwise now stands in the same order.
    let rough = pairs(
      first.filter { !left.contains($0) }, second.filter { !right.contains($0) },
      by: { kind(oldTree.element($0)) }, and: { kind(newTree.element($0)) })
    for (before, after) in exact + rough { align(oldTree, before, newTree, after, &names, &owners) }
  }

  /// Constraints that relate the same; how far and how strongly may differ.
  private static func alignConstraints(
    _ oldTree: SyntaxTree, _ old: SyntaxNode.ID, _ newTree: SyntaxTree, _ new: SyntaxNode.ID,
    _ names: inout [String: String]
  ) {
    func constraints(_ owner: SyntaxNode.ID, _ tree: SyntaxTree) -> [SyntaxNode.ID] {
      tree.child(of: owner, named: "constraints").map { tree.children(of: $0, named: "constraint") } ?? []
    }
    func relation(_ element: SyntaxElement, _ names: [String: String]) -> String {
      ["firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute"].map { name in
        element[name].map { names[$0] ?? $0 } ?? ""
      }.joined(separator: "|")
    }
    let known = names
    let matches = pairs(
      constraints(old, oldTree), constraints(new, newTree), by: { relation(oldTree.element($0), [:]) },
      and: { relation(newTree.element($0), known) }, isOrdered: false)
    for (before, after) in matches {
      if let id = newTree.element(after).id, let former = oldTree.element(before).id { names[id] = former }
    }
  }

  /// The next objects inside of an element; constraints are known by what they relate.
  private static func objects(in node: SyntaxNode.ID, _ tree: SyntaxTree) -> [SyntaxNode.ID] {
    tree.children(of: node).flatMap { child -> [SyntaxNode.ID] in
      let element = tree.element(child)
      if element.name == "constraints" { return [] }
      return element.id == nil ? objects(in: child, tree) : [child]
    }
  }

  static func pairs(
    _ first: [SyntaxNode.ID], _ second: [SyntaxNode.ID], by oldKey: (SyntaxNode.ID) -> String,
    and newKey: (SyntaxNode.ID) -> String, isOrdered: Bool = true
  ) -> [(SyntaxNode.ID, SyntaxNode.ID)] {
    let (before, after) = (numbered(first.map(oldKey)), numbered(second.map(newKey)))
    let places = Dictionary(uniqueKeysWithValues: zip(before, first))
    let others = Dictionary(uniqueKeysWithValues: zip(after, second))
    return (isOrdered ? LongestCommon.subsequence(before, after) : before).compactMap { key in
      places[key].flatMap { old in others[key].map { (old, $0) } }
    }
  }

  /// Words of which each is there once.
  private static func numbered(_ words: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return words.map { word in
      counts[word, default: 0] += 1
      return "\(word) #\(counts[word] ?? 0)"
    }
  }

  private static func kind(_ element: SyntaxElement) -> String {
    let telling = ["key", "type", "property", "selector", "kind", "placeholderIdentifier"]
    return ([element.name] + telling.map { element[$0] ?? "" }).joined(separator: "|")
  }

  /// What tells an object from others of its kind.
  static let telling = [
    "customClass", "userLabel", "text", "title", "placeholder", "headerTitle", "reuseIdentifier", "identifier", "image",
  ]

  private static func key(_ element: SyntaxElement) -> String {
    ([kind(element)] + telling.map { element[$0] ?? "" }).joined(separator: "|")
  }
}

extension DocumentReview.Pair {
  /// The pairs with the ids that scenes had before they were pasted, so that what became of them can be told.
  package static func withFormerIdentifiers(_ pairs: [DocumentReview.Pair]) -> [DocumentReview.Pair] {
    let copies = SceneCopies(pairs)
    return pairs.enumerated().map { index, pair in
      var result = pair
      result.new = pair.new.map { copies.renamed($0, ofPair: index) }
      return result
    }
  }
}
