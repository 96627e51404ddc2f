import DocumentEditing
import Foundation

/// A merge of documents as tables: every element by what makes it the same, with parent, attributes and text. It knows
/// nothing of texts and places, and is what `DocumentMerge` is held against.
struct ReferenceMerge {
  struct Fact: Hashable {
    var parent: String
    var attributes: [String: String]
    var text: String
  }

  private(set) var facts: [String: Fact] = [:]
  private(set) var conflicts: Set<String> = []

  init(base: SyntaxTree, ours: SyntaxTree, theirs: SyntaxTree) {
    let (base, ours, theirs) = (Self.table(base), Self.table(ours), Self.table(theirs))
    for key in Set(base.keys).union(ours.keys).union(theirs.keys) {
      switch (base[key], ours[key], theirs[key]) {
      case (let before?, nil, let after?): removed(key, before, after, in: theirs, from: ours, base)
      case (let before?, let after?, nil): removed(key, before, after, in: ours, from: theirs, base)
      case (nil, let fact?, nil), (nil, nil, let fact?): facts[key] = fact
      case (let before, let our?, let their?): facts[key] = merged(key, before, our, their)
      default: break
      }
    }
    for (key, fact) in facts where !fact.parent.isEmpty && facts[fact.parent] == nil { conflicts.insert(key) }
    for key in facts.keys where isInCycle(key) { conflicts.insert(key) }
    // Masks do not speak of what is gone.
    for (key, fact) in facts {
      if let reference = fact.attributes["reference"], key.contains("/exclude ") || key.contains("/include "),
        facts["#\(reference)"] == nil, ours["#\(reference)"] != nil || theirs["#\(reference)"] != nil
      {
        facts[key] = nil
      }
    }
  }

  private mutating func removed(
    _ key: String, _ before: Fact, _ after: Fact, in other: [String: Fact], from side: [String: Fact],
    _ base: [String: Fact]
  ) {
    if !Self.isSame(key, before, after) { conflicts.insert(key) }
    for (inner, fact) in other where fact.parent == key && base[inner]?.parent != key && side[inner]?.parent != key {
      conflicts.insert(inner)
    }
  }

  private mutating func merged(_ key: String, _ before: Fact?, _ our: Fact, _ their: Fact) -> Fact {
    var result = our
    if our.parent != their.parent {
      if our.parent == before?.parent {
        result.parent = their.parent
      } else if their.parent != before?.parent {
        conflicts.insert(key)
      }
    }
    let names = Set((before?.attributes ?? [:]).keys).union(our.attributes.keys).union(their.attributes.keys)
    for name in names {
      let (was, first, second) = (before?.attributes[name], our.attributes[name], their.attributes[name])
      if second == was || second == first { continue }
      if first == was { result.attributes[name] = second } else if !Self.follows(key, name) { conflicts.insert(key) }
    }
    if let before, their.text != before.text, their.text != our.text {
      if our.text == before.text { result.text = their.text } else { conflicts.insert(key) }
    }
    return result
  }

  private func isInCycle(_ key: String) -> Bool {
    var next = facts[key]?.parent ?? ""
    for _ in 0..<400 {
      if next.isEmpty { return false }
      next = facts[next]?.parent ?? ""
    }
    return true
  }

  private static func follows(_ key: String, _ name: String) -> Bool {
    ["misplaced", "ambiguous", "verifyAmbiguity"].contains(name) || key.hasSuffix(":canvasLocation")
      || (key.hasSuffix("/rect:frame") && ["x", "y", "width", "height"].contains(name)) || key.contains("/image ")
  }

  private static func isSame(_ key: String, _ first: Fact, _ second: Fact) -> Bool {
    first.parent == second.parent && first.text == second.text
      && first.attributes.filter { !follows(key, $0.key) } == second.attributes.filter { !follows(key, $0.key) }
  }

  static func table(_ tree: SyntaxTree) -> [String: Fact] {
    var result: [String: Fact] = [:]
    func visit(_ id: SyntaxNode.ID, _ name: String, _ parent: String) {
      let element = tree.element(id)
      let children = tree.children(of: id)
      let text = children.isEmpty ? tree.text(of: id).trimmingCharacters(in: .whitespacesAndNewlines) : ""
      let attributes = Dictionary(uniqueKeysWithValues: element.attributes.map { ($0.name, $0.value) })
      result[name] = Fact(parent: parent, attributes: attributes, text: text)
      var counts: [String: Int] = [:]
      for child in children {
        let inner = tree.element(child)
        var own = "#\(inner.id ?? "")"
        if inner.id == nil || result[own] != nil {
          own = "\(name)/\(inner.role) \(discriminator(inner))"
          counts[own, default: 0] += 1
          if let count = counts[own], count > 1 { own += "[\(count)]" }
        }
        visit(child, own, name)
      }
    }
    visit(tree.root, "/", "")
    return result
  }

  /// What tells elements of one kind apart.
  private static func discriminator(_ element: SyntaxElement) -> String {
    if element.name == "variation" { return element.key ?? "" }
    let isNamed = ["image", "namedColor", "systemColor", "designable", "capability"].contains(element.name)
    return element["sceneID"] ?? element["reference"] ?? element["keyPath"] ?? (isNamed ? element["name"] : nil)
      ?? element["identifier"] ?? ""
  }
}
