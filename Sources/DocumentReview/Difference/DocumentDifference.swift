package import DocumentEditing

/// What differs between two documents, in the order of the scenes.
package struct DocumentDifference {
  package let oldPath: String
  package let newPath: String
  package private(set) var changes: [Change] = []
  let old: DocumentFacts
  let new: DocumentFacts
  private let newTree: SyntaxTree
  private let oldTree: SyntaxTree

  package init(old oldTree: SyntaxTree, new newTree: SyntaxTree) {
    self.oldTree = oldTree
    self.newTree = newTree
    oldPath = oldTree.path
    newPath = newTree.path
    old = DocumentFacts(oldTree)
    new = DocumentFacts(newTree)
    compareDocuments()
    compareScenes()
    compareObjects()
    let ranks = Dictionary(
      (new.scenes + old.scenes).map(\.id).enumerated().map { ($0.element, $0.offset) },
      uniquingKeysWith: { min($0, $1) })
    // The document first, then scene by scene; what belongs to an object stays together.
    changes = changes.enumerated().sorted {
      let left = $0.element.scene.map { ranks[$0] ?? 0 } ?? -1
      let right = $1.element.scene.map { ranks[$0] ?? 0 } ?? -1
      return (left, $0.offset) < (right, $1.offset)
    }.map(\.element)
  }

  /// A document that comes or goes is told of by what is in it.
  mutating func keepScenesAndObjects() { changes.removeAll { $0.subject == .document } }

  // MARK: Document and scenes

  private mutating func compareDocuments() {
    for key in Set(old.properties.keys).union(new.properties.keys).sorted() {
      let (before, after) = (old.properties[key], new.properties[key])
      guard before != after else { continue }
      var change = Change(kind: before == nil ? .added : after == nil ? .removed : .changed, subject: .document)
      change.name = key.name
      if key.name == "initialViewController" {
        change.old = before.map { controllerName($0, old) }
        change.new = after.map { controllerName($0, new) }
        if change.old == change.new, before != nil { continue }
      } else {
        change.old = before
        change.new = after
      }
      change.isNoise = Noise.isDocumentNoise(key.name, old: before, new: after)
      changes.append(change)
    }
  }

  private func controllerName(_ id: String, _ facts: DocumentFacts) -> String {
    facts.scenes.first { $0.controller == id }?.name ?? id
  }

  private mutating func compareScenes() {
    let before = Dictionary(old.scenes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let after = Dictionary(new.scenes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for scene in new.scenes where before[scene.id] == nil {
      changes.append(Change(kind: .added, subject: .scene, scene: scene.id, sceneName: scene.name, name: scene.name))
    }
    for scene in old.scenes where after[scene.id] == nil {
      changes.append(Change(kind: .removed, subject: .scene, scene: scene.id, sceneName: scene.name, name: scene.name))
    }
  }

  private var addedScenes: Set<String> { Set(new.scenes.map(\.id)).subtracting(old.scenes.map(\.id)) }
  private var removedScenes: Set<String> { Set(old.scenes.map(\.id)).subtracting(new.scenes.map(\.id)) }

  // MARK: Objects

  private mutating func compareObjects() {
    let (added, removed) = (addedScenes, removedScenes)
    for id in new.order {
      guard let after = new.objects[id] else { continue }
      if let before = old.objects[id] {
        compare(before, after)
      } else if let scene = after.scene, added.contains(scene) {
        continue
      } else if after.parent == nil || old.objects[after.parent ?? ""] != nil || new.objects[after.parent ?? ""] == nil
      {
        // What is inside of an added object is added with it.
        var change = base(after, .added, .object, newTree)
        change.name = summary(after, new)
        change.isNoise = after.element == "placeholder"
        changes.append(change)
      }
    }
    for id in old.order where new.objects[id] == nil {
      guard let before = old.objects[id] else { continue }
      if let scene = before.scene, removed.contains(scene) { continue }
      guard before.parent == nil || new.objects[before.parent ?? ""] != nil else { continue }
      var change = base(before, .removed, .object, oldTree)
      change.name = summary(before, old)
      change.isNoise = before.element == "placeholder"
      changes.append(change)
    }
  }

  /// How much comes or goes with an object.
  private func summary(_ object: DocumentFacts.Object, _ facts: DocumentFacts) -> String {
    var count = 0
    var stack = object.children
    while let next = stack.popLast() {
      count += 1
      stack += facts.objects[next]?.children ?? []
    }
    return count == 0 ? "" : "with \(count) object\(count == 1 ? "" : "s") in it"
  }

  private func base(
    _ object: DocumentFacts.Object, _ kind: Change.Kind, _ subject: Change.Subject, _ tree: SyntaxTree
  ) -> Change {
    let scenes = new.scenes.first { $0.id == object.scene } ?? old.scenes.first { $0.id == object.scene }
    var change = Change(kind: kind, subject: subject, scene: object.scene, sceneName: scenes?.name)
    change.object = object.id
    change.objectName = object.name
    change.path = object.path
    change.line = tree.location(of: object.node).line
    return change
  }

  private mutating func compare(_ before: DocumentFacts.Object, _ after: DocumentFacts.Object) {
    if before.scene != after.scene, !(before.parent == nil && after.parent == nil && before.element == "placeholder") {
      var change = base(after, .moved, .object, newTree)
      change.old = old.scenes.first { $0.id == before.scene }?.name ?? "the document"
      change.new = new.scenes.first { $0.id == after.scene }?.name ?? "the document"
      changes.append(change)
    } else if before.parent != after.parent {
      var change = base(after, .moved, .object, newTree)
      change.old = before.parent.flatMap { old.objects[$0]?.name } ?? "the scene"
      change.new = after.parent.flatMap { new.objects[$0]?.name } ?? "the scene"
      changes.append(change)
    }
    compareProperties(before, after)
    compareOrder(before, after)
    compareConstraints(before, after)
    compareConnections(before, after)
  }

  private mutating func compareProperties(_ before: DocumentFacts.Object, _ after: DocumentFacts.Object) {
    let follows = (framesFollow(after, new) && framesFollow(before, old)) || superviewResized(before, after)
    for key in Set(before.properties.keys).union(after.properties.keys).sorted() {
      let (first, second) = (before.properties[key], after.properties[key])
      guard first != second, !isSamePart(key.name, before, after) else { continue }
      var change = base(after, first == nil ? .added : second == nil ? .removed : .changed, .property, newTree)
      change.name = key.name
      change.sizeClasses = key.classes == .any ? nil : key.classes.description
      change.old = first
      change.new = second
      change.isNoise = Noise.isNoise(
        key.name, old: first, new: second, oldObject: before, newObject: after, framesFollow: follows)
      changes.append(change)
    }
  }

  /// Whether an attribute names the same part of a cell, which may be called differently now.
  private func isSamePart(_ name: String, _ before: DocumentFacts.Object, _ after: DocumentFacts.Object) -> Bool {
    FactReader.parts.contains(name)
      && oldTree.element(before.node)[name] == newTree.element(after.node)[name]
  }

  /// Whether constraints, a stack or a controller give the view its frame, so that the stored one follows.
  private func framesFollow(_ object: DocumentFacts.Object, _ facts: DocumentFacts) -> Bool {
    let key = DocumentFacts.Key(name: "translatesAutoresizingMaskIntoConstraints")
    if object.properties[DocumentFacts.Key(name: "fixedFrame")] == "YES" { return false }
    if object.properties[key] == "NO" { return true }
    if let parent = object.parent.flatMap({ facts.objects[$0] }) {
      if parent.element == "stackView" || parent.element.hasSuffix("ontroller") { return true }
    }
    let placed = ["ContentView", "Cell", "ReusableView", "Bar", "barButtonItem", "tableViewSection"]
    if placed.contains(where: { object.element.hasSuffix($0) }) { return true }
    if let parent = object.parent.flatMap({ facts.objects[$0] }), Self.placesContent(parent, facts) { return true }
    return object.element == "view" && object.parent == nil
  }

  /// Containers that give their content its place themselves, whatever the file says.
  private static func placesContent(_ parent: DocumentFacts.Object, _ facts: DocumentFacts) -> Bool {
    let placing: Set<String> = [
      "tableView", "tableViewSection", "navigationItem", "barButtonItem", "toolbar", "navigationBar",
      "visualEffectView",
    ]
    if placing.contains(parent.element) || parent.element.hasSuffix("Controller") { return true }
    // Titles and details of cells with a style.
    let cell = parent.parent.flatMap { facts.objects[$0] }
    return parent.element == "tableViewCellContentView" && cell?.properties[DocumentFacts.Key(name: "style")] != nil
  }

  /// Whether the superview has another size now, which the view's autoresizing answers.
  private func superviewResized(_ before: DocumentFacts.Object, _ after: DocumentFacts.Object) -> Bool {
    let key = DocumentFacts.Key(name: "frame")
    guard let first = before.parent.flatMap({ old.objects[$0] })?.properties[key],
      let second = after.parent.flatMap({ new.objects[$0] })?.properties[key]
    else { return false }
    func size(_ frame: String) -> [Substring] { Array(frame.split(separator: ",").suffix(2)) }
    return size(first) != size(second)
  }

  private mutating func compareOrder(_ before: DocumentFacts.Object, _ after: DocumentFacts.Object) {
    let common = Set(before.children).intersection(after.children)
    let first = before.children.filter { common.contains($0) }
    let second = after.children.filter { common.contains($0) }
    guard first != second else { return }
    // The fewest that have to move.
    let kept = Set(LongestCommon.subsequence(first, second))
    for id in second where !kept.contains(id) {
      guard let object = new.objects[id], let index = after.children.firstIndex(of: id) else { continue }
      var change = base(object, .moved, .order, newTree)
      change.name =
        index == 0 ? "to the front of the list" : "behind \(new.objects[after.children[index - 1]]?.name ?? "")"
      changes.append(change)
    }
  }

  // MARK: Constraints and connections

  private mutating func compareConstraints(_ before: DocumentFacts.Object, _ after: DocumentFacts.Object) {
    let formula = DocumentFacts.Key(name: "formula")
    var gone = before.constraints.filter { after.constraints[$0.key] == nil }
    for id in after.constraints.keys.sorted() {
      guard let facts = after.constraints[id] else { continue }
      if let was = before.constraints[id] {
        // Names of the items may have changed; the constraint has not then.
        let renamed = sameConstraint(id, before, id, after)
        // Or others are called the same.
        let isOther = !renamed && was[formula] == facts[formula] && !sameItems(id, before, id, after)
        for key in Set(was.keys).union(facts.keys).sorted() where was[key] != facts[key] || isOther && key == formula {
          if key == formula, renamed { continue }
          var change = base(after, .changed, .constraint, newTree)
          change.name = facts[formula] ?? id
          change.sizeClasses = key.classes == .any ? nil : key.classes.description
          if key == formula {
            (change.old, change.new) = (was[key], facts[key])
            if isOther {
              change.old = oldTree.object(id).map { ConstraintFormula(oldTree, hasIdentifiers: true).text($0) }
              change.new = newTree.object(id).map { ConstraintFormula(newTree, hasIdentifiers: true).text($0) }
            }
          } else if key.name == "installed" {
            let isInstalled = facts[key].map { $0 == "yes" } ?? (was[key] == "no")
            change.name += isInstalled ? ": installed" : ": not installed"
          } else {
            let silent = key.classes == .any ? "not set" : "as elsewhere"
            change.name += ", \(key.name): \(was[key] ?? silent) → \(facts[key] ?? silent)"
          }
          change.line = line(ofConstraint: id, in: newTree) ?? change.line
          changes.append(change)
        }
      } else if let same = gone.first(where: { isRemade($0.key, $0.value, before, id, facts, after) }) {
        // Made again with another id.
        gone[same.key] = nil
        var change = base(after, .changed, .constraint, newTree)
        change.name = facts[formula] ?? id
        change.old = same.key
        change.new = id
        change.isNoise = true
        changes.append(change)
      } else if old.objects[after.id] != nil {
        var change = base(after, .added, .constraint, newTree)
        change.name = facts[formula] ?? id
        change.line = line(ofConstraint: id, in: newTree) ?? change.line
        changes.append(change)
      }
    }
    // Constraints go with what they hold.
    let lost = gone.keys.filter { relatesToRemoved($0) }
    if lost.count > 2 {
      var change = base(after, .removed, .constraint, newTree)
      change.name = "s: \(lost.count) with what was removed"
      change.line = oldTree.location(of: before.node).line
      changes.append(change)
      for id in lost { gone[id] = nil }
    }
    for id in gone.keys.sorted() {
      var change = base(after, .removed, .constraint, newTree)
      change.name = gone[id]?[formula] ?? id
      change.line = line(ofConstraint: id, in: oldTree)
      changes.append(change)
    }
  }

  /// Whether a constraint is another's again with a new id; names of the items may have changed.
  private func isRemade(
    _ oldID: String, _ was: [DocumentFacts.Key: String], _ before: DocumentFacts.Object, _ newID: String,
    _ facts: [DocumentFacts.Key: String], _ after: DocumentFacts.Object
  ) -> Bool {
    let formula = DocumentFacts.Key(name: "formula")
    guard was.filter({ $0.key != formula }) == facts.filter({ $0.key != formula }) else { return false }
    return was[formula] == facts[formula] && sameItems(oldID, before, newID, after)
      || sameConstraint(oldID, before, newID, after)
  }

  /// Whether a constraint says the same by the ids of its items.
  private func sameConstraint(
    _ oldID: String, _ before: DocumentFacts.Object, _ newID: String, _ after: DocumentFacts.Object
  ) -> Bool {
    func attributes(_ id: String, _ tree: SyntaxTree, _ owner: SyntaxNode.ID) -> [String: String]? {
      guard let node = constraint(id, tree, owner) else { return nil }
      var result = Dictionary(
        tree.element(node).attributes.map { ($0.name, ValueWords.number($0.value) ?? $0.value) },
        uniquingKeysWith: { first, _ in first })
      if result["constant"] == "0" { result["constant"] = nil }
      if result["priority"] == "1000" { result["priority"] = nil }
      for name in ["id", "type", "symbolType", "userLabel"] { result[name] = nil }
      return result
    }
    guard let old = attributes(oldID, oldTree, before.node) else { return false }
    return old == attributes(newID, newTree, after.node)
  }

  /// Whether two constraints relate the same objects, by their ids.
  private func sameItems(
    _ oldID: String, _ before: DocumentFacts.Object, _ newID: String, _ after: DocumentFacts.Object
  ) -> Bool {
    func items(_ id: String, _ tree: SyntaxTree, _ owner: SyntaxNode.ID) -> [String?] {
      let element = constraint(id, tree, owner).map { tree.element($0) }
      return [element?["firstItem"] ?? tree.element(owner).id, element?["secondItem"] ?? tree.element(owner).id]
    }
    return items(oldID, oldTree, before.node) == items(newID, newTree, after.node)
  }

  private func constraint(_ id: String, _ tree: SyntaxTree, _ owner: SyntaxNode.ID) -> SyntaxNode.ID? {
    guard let list = tree.child(of: owner, named: "constraints") else { return nil }
    return tree.children(of: list).first { tree.element($0).id == id }
  }

  /// Whether a constraint of the old document relates something that the new one does not have.
  private func relatesToRemoved(_ id: String) -> Bool {
    guard let node = oldTree.object(id) else { return false }
    let element = oldTree.element(node)
    return ["firstItem", "secondItem"].contains { name in
      guard let item = element[name], let object = old.objects[item] else { return false }
      return new.objects[item] == nil && object.element != "viewLayoutGuide"
    }
  }

  /// Outlets and actions with another name that lead to the same object, by their new keys: one went, and one came.
  private func renamedConnections(
    _ before: DocumentFacts.Object, _ after: DocumentFacts.Object
  ) -> [DocumentFacts.Key: DocumentFacts.Key] {
    func alone(_ object: DocumentFacts.Object, _ other: DocumentFacts.Object) -> [String: DocumentFacts.Key] {
      let keys = object.connections.keys.filter { key in
        let words = object.connections[key] ?? ""
        return other.connections[key] == nil && ["outlet ", "action "].contains { words.hasPrefix($0) }
      }
      let ends = Dictionary(grouping: keys) { key in
        "\(object.connections[key]?.prefix(6) ?? "") \(object.targets[key] ?? key.name)"
      }
      return ends.compactMapValues { $0.count == 1 ? $0[0] : nil }
    }
    let (gone, come) = (alone(before, after), alone(after, before))
    return Dictionary(
      come.compactMap { end, key in gone[end].map { (key, $0) } }, uniquingKeysWith: { first, _ in first })
  }

  private func line(ofConstraint id: String, in tree: SyntaxTree) -> Int? {
    tree.object(id).map { tree.location(of: $0).line }
  }

  private mutating func compareConnections(_ before: DocumentFacts.Object, _ after: DocumentFacts.Object) {
    let renamed = renamedConnections(before, after)
    for key in Set(before.connections.keys).union(after.connections.keys).sorted() {
      if let was = renamed[key] {
        var change = base(after, .changed, .connection, newTree)
        change.name = after.connections[key] ?? ""
        change.new = after.connections[key]
        // What it leads to may be called after it.
        let ends = [before.connections[was], change.new].map { $0?.split(separator: " → ", maxSplits: 1) ?? [] }
        change.old = ends[0].prefix(1).joined() + " → " + ends[1].dropFirst().joined()
        changes.append(change)
      }
      if renamed[key] != nil || renamed.values.contains(key) { continue }
      let (first, second) = (before.connections[key], after.connections[key])
      let leadsElsewhere = before.targets[key] != after.targets[key]
      guard first != second || leadsElsewhere else { continue }
      // The same connection to an object that is called differently now.
      if let first, let second, !leadsElsewhere {
        func itself(_ text: String) -> Substring {
          text.firstRange(of: " → ").map { text[..<$0.lowerBound] } ?? text[...]
        }
        if itself(first) == itself(second) { continue }
      }
      var change = base(after, first == nil ? .added : second == nil ? .removed : .changed, .connection, newTree)
      change.name = second ?? first ?? ""
      if let first, let second {
        (change.old, change.new) = (first, second)
        if first == second {
          change.old = "\(first) (\(before.targets[key] ?? ""))"
          change.new = "\(second) (\(after.targets[key] ?? ""))"
        }
      }
      changes.append(change)
    }
  }
}
