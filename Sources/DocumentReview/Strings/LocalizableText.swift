package import DocumentEditing

/// A text of a document that people read, as Xcode exports it for translators.
package struct LocalizableText: Hashable, Sendable {
  /// `<object id>.<property>`.
  package var key: String
  package var value: String
  /// The UIKit class of the object.
  package var className: String
  package var property: String
  package var objectID: String
  /// The note that a designer left for translators; nil for none.
  package var note: String?

  /// As Xcode comments it: `Class = "UILabel"; text = "Sign in"; ObjectID = "abc-de-fgh";`. UIKIT: texts that have a number
  /// have the whole key there (`abc-de-fgh.segmentTitles[0]`; 258 in six repositories).
  package var comment: String {
    let quoted = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    let name = property.hasSuffix("]") ? key : property
    return "Class = \"\(className)\"; \(name) = \"\(quoted)\"; ObjectID = \"\(objectID)\";"
      + (note.map { " Note = \"\($0)\";" } ?? "")
  }

  /// Every text of a document, sorted by key as in Xcode's files.
  package static func all(in tree: SyntaxTree) -> [LocalizableText] {
    var result: [String: LocalizableText] = [:]
    for node in tree.descendants(of: tree.root) {
      let element = tree.element(node)
      guard let id = element.id,
        !["outlet", "action", "segue", "constraint", "outletCollection"].contains(element.name)
      else { continue }
      for (property, value) in texts(of: node, in: tree) where !value.trimmed.isEmpty {
        let key = "\(id).\(property)"
        result[key] = LocalizableText(
          key: key, value: value, className: className(element.name), property: property, objectID: id,
          note: note(of: node, in: tree))
      }
    }
    return result.values.sorted { $0.key < $1.key }
  }

  private static let attributes = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "subtitle",
  ]
  /// Elements whose attributes of these names are texts that people read.
  private static let elements: Set<String> = [
    "label", "button", "textField", "textView", "navigationItem", "barButtonItem", "tabBarItem", "searchBar",
    "tableViewSection", "viewController", "tableViewController", "collectionViewController", "navigationController",
    "tabBarController", "splitViewController", "pageViewController", "switch",
  ]

  private static func texts(of node: SyntaxNode.ID, in tree: SyntaxTree) -> [(property: String, value: String)] {
    let element = tree.element(node)
    var result: [(property: String, value: String)] = []
    if elements.contains(element.name) {
      for name in attributes {
        if let value = element[name] { result.append((name, value)) }
      }
    }
    for child in tree.children(of: node) {
      let inner = tree.element(child)
      switch inner.name {
      case "string", "mutableString":
        if let key = inner.key, attributes.contains(key) { result.append((key, tree.text(of: child))) }
      case "state":
        guard let key = inner.key else { break }
        let title =
          inner["title"]
          ?? tree.child(of: child, key: "title", named: "string").map { tree.text(of: $0) }
          ?? tree.child(of: child, key: "title", named: "mutableString").map { tree.text(of: $0) }
        if let title { result.append(("\(key)Title", title)) }
      case "segments":
        for (index, segment) in tree.children(of: child).enumerated() {
          if let title = tree.element(segment)["title"] { result.append(("segmentTitles[\(index)]", title)) }
        }
      case "buttonConfiguration":
        for name in ["title", "subtitle"] {
          if let value = inner[name] { result.append(("configuration.\(name)", value)) }
        }
      case "accessibility":
        for (name, property) in [("label", "accessibilityLabel"), ("hint", "accessibilityHint")] {
          if let value = inner[name] { result.append((property, value)) }
        }
      default: break
      }
    }
    return result
  }

  private static func note(of node: SyntaxNode.ID, in tree: SyntaxTree) -> String? {
    guard let comments = tree.child(of: node, key: "userComments") else { return nil }
    let text = tree.descendants(of: comments).map { tree.element($0)["content"] ?? tree.text(of: $0) }.joined().trimmed
    return text.isEmpty ? nil : text
  }

  private static func className(_ tag: String) -> String {
    "UI" + tag.prefix(1).uppercased() + tag.dropFirst()
  }
}
