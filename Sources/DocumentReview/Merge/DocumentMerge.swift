package import DocumentEditing

/// Merges two revisions of a document by objects and constraints.
///
/// 1. The result starts as ours, byte for byte. 2. What theirs added is added, with the characters that it has there.
/// 3. What theirs moved is moved. 4. Attributes and texts that theirs changed are changed. 5. What theirs removed is
/// removed. 6. Lists that theirs put into another order take it. Wherever ours did something else with the same thing,
/// there is a conflict, and ours stays.
package struct DocumentMerge {
  /// The merged document, with ours at every conflict.
  package private(set) var tree: SyntaxTree
  /// What has to be decided by people.
  package private(set) var conflicts: [MergeConflict] = []

  private let base: SyntaxTree
  private let ours: SyntaxTree
  private let theirs: SyntaxTree
  private let baseIDs: ElementIdentities
  private let ourIDs: ElementIdentities
  private let theirIDs: ElementIdentities
  /// Nodes of the merged tree; ours keep their names.
  private var merged: [String: SyntaxNode.ID]
  private var identities: [SyntaxNode.ID: String]
  /// What is another element in ours than in theirs, with all that theirs has in it.
  private var others: Set<String> = []
  /// The children of theirs' elements, with their places.
  private var theirLists: [String: (children: [String], places: [String: Int])] = [:]

  package init(base: SyntaxTree, ours: SyntaxTree, theirs: SyntaxTree) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    tree = ours
    baseIDs = ElementIdentities(base)
    ourIDs = ElementIdentities(ours)
    theirIDs = ElementIdentities(theirs)
    merged = ourIDs.nodes
    identities = ourIDs.identities
    // Where one side did nothing, the other one's file is the result.
    if base.bytes == theirs.bytes { return }
    if base.bytes == ours.bytes {
      tree = theirs
      return
    }
    findOtherElements()
    addAndMove()
    change()
    remove()
    reorder()
    findDangling()
  }

  // MARK: Steps

  /// An id that stands for another element in theirs cannot be merged piece by piece.
  private mutating func findOtherElements() {
    for identity in theirIDs.order {
      guard let their = theirIDs.nodes[identity] else { continue }
      if let parent = parent(identity, theirs, theirIDs), others.contains(parent) {
        others.insert(identity)
        continue
      }
      guard let own = ourIDs.nodes[identity] else { continue }
      let (our, new) = (ours.element(own).name, theirs.element(their).name)
      if our == new || baseIDs.nodes[identity].map({ base.element($0).name }) == new { continue }
      others.insert(identity)
      conflicts.append(
        MergeConflict(
          kind: .otherElement, object: words(identity), ours: our, theirs: new, node: own,
          theirText: theirs.text(ofNode: their)))
    }
  }

  /// 2. and 3.
  private mutating func addAndMove() {
    for identity in theirIDs.order where !others.contains(identity) {
      guard let their = theirIDs.nodes[identity], let parent = parent(identity, theirs, theirIDs) else { continue }
      if baseIDs.nodes[identity] == nil {
        if let node = ourIDs.nodes[identity] {
          compareParents(identity, node, parent)
        } else if merged[identity] == nil {
          add(identity, their, to: parent)
        }
      } else if let node = merged[identity], let was = self.parent(identity, base, baseIDs), was != parent {
        move(identity, node, from: was, to: parent)
      }
    }
  }

  private mutating func add(_ identity: String, _ their: SyntaxNode.ID, to parent: String) {
    // Inside of what conflicts already, nothing is added.
    guard let target = merged[parent] else {
      conflictAboutRemoval(parent)
      return
    }
    let place = place(of: identity, in: parent, target)
    let added = tree.nextID
    guard (try? tree.apply(.copy(SyntaxCopy(shell: their, of: theirs), to: target, at: place))) != nil else { return }
    merged[identity] = added
    identities[added] = identity
    for comment in theirs.comments(before: their) {
      _ = try? tree.apply(.copy(SyntaxCopy(comment, of: theirs), to: target, at: .before(added)))
    }
  }

  /// What both added must stand in one place.
  private mutating func compareParents(_ identity: String, _ node: SyntaxNode.ID, _ parent: String) {
    guard let own = self.parent(identity, ours, ourIDs), own != parent else { return }
    conflicts.append(
      MergeConflict(kind: .moved, object: words(identity), ours: words(own), theirs: words(parent), node: node))
  }

  private mutating func move(_ identity: String, _ node: SyntaxNode.ID, from was: String, to parent: String) {
    let own = self.parent(identity, ours, ourIDs)
    if own == parent { return }
    guard own == was else {
      conflicts.append(
        MergeConflict(
          kind: .moved, object: words(identity), base: words(was), ours: own.map { words($0) }, theirs: words(parent),
          node: node))
      return
    }
    guard let target = merged[parent] else {
      conflictAboutRemoval(parent)
      return
    }
    let place = place(of: identity, in: parent, target)
    if (try? tree.apply(.move(node, to: target, at: place))) == nil {
      conflicts.append(
        MergeConflict(
          kind: .moved, object: words(identity), base: words(was), ours: own.map { words($0) }, theirs: words(parent),
          node: node))
    }
  }

  /// 4.
  private mutating func change() {
    for identity in theirIDs.order where !others.contains(identity) {
      guard let their = theirIDs.nodes[identity] else { continue }
      guard let base = baseIDs.nodes[identity] else {
        // Added by both.
        if let own = ourIDs.nodes[identity] { compare(identity, nil, own, their) }
        continue
      }
      guard let own = ourIDs.nodes[identity] else {
        let isMoved = parent(identity, self.base, baseIDs) != parent(identity, theirs, theirIDs)
        if isMoved || !isSame(base, self.base, their, theirs) { conflictAboutRemoval(identity) }
        continue
      }
      compare(identity, base, own, their)
    }
  }

  private mutating func compare(
    _ identity: String, _ base: SyntaxNode.ID?, _ own: SyntaxNode.ID, _ their: SyntaxNode.ID
  ) {
    guard let node = merged[identity] else { return }
    let before = base.map { self.base.element($0) }
    let (first, second) = (ours.element(own), theirs.element(their))
    var names = second.attributes.map(\.name)
    names += (before?.attributes.map(\.name) ?? []).filter { !names.contains($0) }
    for name in names {
      let (was, our, new) = (before?[name], first[name], second[name])
      if new == was || new == our { continue }
      if our == was, base != nil || our == nil {
        _ = try? tree.apply(.setAttribute(node, name: name, value: new))
      } else if let value = MergeRules.settled(name, in: second, ours: our, theirs: new) {
        if value != our { _ = try? tree.apply(.setAttribute(node, name: name, value: value)) }
      } else {
        conflicts.append(
          MergeConflict(
            kind: .attribute(name), object: words(identity), base: was, ours: our, theirs: new, node: node))
      }
    }
    compareTexts(identity, base, own, their, node)
  }

  private mutating func compareTexts(
    _ identity: String, _ base: SyntaxNode.ID?, _ own: SyntaxNode.ID, _ their: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) {
    guard theirs.children(of: their).isEmpty, ours.children(of: own).isEmpty else { return }
    let was = base.map { self.base.text(of: $0) } ?? ""
    let (our, new) = (ours.text(of: own), theirs.text(of: their))
    if new == was || new == our || new.allSatisfy(\.isWhitespace) && was.allSatisfy(\.isWhitespace) { return }
    if our == was {
      _ = try? tree.apply(.setText(node, new))
    } else {
      conflicts.append(
        MergeConflict(kind: .text, object: words(identity), base: was, ours: our, theirs: new, node: node))
    }
  }

  /// 5.
  private mutating func remove() {
    for identity in baseIDs.order where theirIDs.nodes[identity] == nil {
      guard let node = merged[identity], tree.isAttached(node) else { continue }
      // The outermost element speaks for what is in it.
      if let parent = parent(identity, base, baseIDs), theirIDs.nodes[parent] == nil, let holder = merged[parent],
        tree.isInside(node, holder), isRemovable(parent) != nil
      {
        continue
      }
      if isRemovable(identity) == true {
        _ = try? tree.apply(.remove(node))
      } else {
        conflicts.append(MergeConflict(kind: .removedByThem, object: words(identity), node: node))
      }
    }
  }

  /// Whether ours has left the element and everything in it as it was; nil where ours has not got it.
  private func isRemovable(_ identity: String) -> Bool? {
    guard let base = baseIDs.nodes[identity], let own = ourIDs.nodes[identity], let node = merged[identity] else {
      return nil
    }
    guard isSame(base, self.base, own, ours), parent(identity, self.base, baseIDs) == parent(identity, ours, ourIDs)
    else { return false }
    return tree.children(of: node).allSatisfy { child in
      guard let inner = identityInMerge(child) else { return false }
      // What theirs keeps has been moved away by now; what is left is new or goes too.
      return baseIDs.nodes[inner] != nil && theirIDs.nodes[inner] == nil && isRemovable(inner) == true
    }
  }

  private func identityInMerge(_ node: SyntaxNode.ID) -> String? {
    identities[node]
  }

  /// 6.
  private mutating func reorder() {
    for identity in theirIDs.order {
      guard let base = baseIDs.nodes[identity], let their = theirIDs.nodes[identity], let own = ourIDs.nodes[identity],
        let node = merged[identity], MergeRules.isOrdered(base, self.base)
      else { continue }
      let lists = [(base, self.base, baseIDs), (own, ours, ourIDs), (their, theirs, theirIDs)].map { id, tree, known in
        tree.children(of: id).compactMap { known.identities[$0] }
      }
      let present = Set(tree.children(of: node).compactMap { identityInMerge($0) })
      let common = Set(lists[0]).intersection(lists[1]).intersection(lists[2]).intersection(present)
      let orders = lists.map { $0.filter { common.contains($0) } }
      if orders[2] == orders[0] || orders[2] == orders[1] { continue }
      guard orders[1] == orders[0] else {
        conflicts.append(MergeConflict(kind: .order, object: words(identity), node: node))
        continue
      }
      let kept = Set(LongestCommon.subsequence(orders[1], orders[2]))
      for (index, child) in orders[2].enumerated() where !kept.contains(child) {
        guard let moved = merged[child] else { continue }
        let previous = index > 0 ? merged[orders[2][index - 1]] : nil
        _ = try? tree.apply(.move(moved, to: node, at: previous.map { .after($0) } ?? .first))
      }
    }
  }

  /// Names of objects that one side has removed while the other has begun to use them.
  private mutating func findDangling() {
    let known = Set(tree.descendants(of: tree.root).compactMap { tree.element($0).id })
    for node in tree.descendants(of: tree.root) {
      let element = tree.element(node)
      for name in ["firstItem", "secondItem", "destination", "reference"] {
        guard let reference = element[name], !known.contains(reference), let identity = identityInMerge(node) else {
          continue
        }
        let sides = [(ours, ourIDs), (theirs, theirIDs)].filter { side, known in
          known.nodes[identity].map { side.element($0)[name] == reference } ?? false
        }
        guard let source = sides.first(where: { $0.0.object(reference) != nil })?.0 else { continue }
        if name == "reference" {
          // A mask need not speak of what is gone.
          guard ["include", "exclude"].contains(element.name) else { continue }
          _ = try? tree.apply(.remove(node))
        } else {
          // A side that names nothing by itself is left as it is.
          guard sides.allSatisfy({ $0.0.object(reference) != nil }) else { continue }
          let object = source.object(reference).map { ObjectNames(source).fullName($0) } ?? reference
          conflicts.append(MergeConflict(kind: .dangling(object), object: words(identity), node: node))
        }
        break
      }
    }
  }

  // MARK: Pieces

  private mutating func conflictAboutRemoval(_ identity: String) {
    // The outermost element that ours removed.
    var outer = identity
    while let parent = parent(outer, theirs, theirIDs), merged[parent] == nil { outer = parent }
    let object = words(outer)
    if conflicts.contains(where: { $0.kind == .removedByUs && $0.object == object }) { return }
    let holder = parent(outer, theirs, theirIDs).flatMap { merged[$0] }
    conflicts.append(
      MergeConflict(
        kind: .removedByUs, object: object, node: holder,
        theirText: theirIDs.nodes[outer].map { theirs.text(ofNode: $0) }))
  }

  private func parent(_ identity: String, _ tree: SyntaxTree, _ known: ElementIdentities) -> String? {
    known.nodes[identity].flatMap { tree.parent(of: $0) }.flatMap { known.identities[$0] }
  }

  /// Behind the nearest sibling before it that the merge has too.
  private mutating func place(of identity: String, in parent: String, _ target: SyntaxNode.ID) -> EditPlace {
    // Constraints are sorted by their ids.
    guard let holder = theirIDs.nodes[parent], theirs.element(holder).name != "constraints" else { return .standard }
    if theirLists[parent] == nil {
      let children = theirs.children(of: holder).compactMap { theirIDs.identities[$0] }
      let places = Dictionary(
        children.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { one, _ in one })
      theirLists[parent] = (children, places)
    }
    guard let list = theirLists[parent], let index = list.places[identity] else { return .standard }
    for sibling in list.children[..<index].reversed() {
      if let node = merged[sibling], tree.parent(of: node) == target { return .after(node) }
    }
    return .first
  }

  /// Whether the elements themselves say the same, without what is in them.
  private func isSame(
    _ first: SyntaxNode.ID, _ tree: SyntaxTree, _ second: SyntaxNode.ID, _ other: SyntaxTree
  ) -> Bool {
    let (one, two) = (tree.element(first), other.element(second))
    func values(_ element: SyntaxElement) -> [String: String] {
      Dictionary(
        element.attributes.filter { !MergeRules.follows($0.name, in: element) }.map { ($0.name, $0.value) },
        uniquingKeysWith: { value, _ in value })
    }
    guard values(one) == values(two) else { return false }
    guard tree.children(of: first).isEmpty, other.children(of: second).isEmpty else { return true }
    return tree.text(of: first).trimmed == other.text(of: second).trimmed
  }

  /// The element in words, by the side that has it.
  private func words(_ identity: String) -> String {
    for (tree, known) in [(ours, ourIDs), (theirs, theirIDs), (base, baseIDs)] {
      guard let node = known.nodes[identity] else { continue }
      return MergeWords(tree).name(node)
    }
    return identity
  }
}
