internal import InterfaceBuilder

/// The order in which Interface Builder writes attributes and children, and what it knows of attributes.
package struct FormatTable: Sendable {
  package static let shared = FormatTable(text)

  /// Attributes by element, in Interface Builder's order.
  package private(set) var attributes: [String: [String]] = [:]
  /// Children by element, in Interface Builder's order: `rect:frame`, `subviews`.
  package private(set) var children: [String: [String]] = [:]
  /// Attributes that are `YES` or `NO`.
  package private(set) var switches: Set<String> = []
  package private(set) var numbers: Set<String> = []

  private init(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      switch words[0] {
      case "attributes": attributes[words[1]] = Array(words.dropFirst(2))
      case "children": children[words[1]] = Array(words.dropFirst(2))
      case "switches": switches = Set(words.dropFirst())
      default: numbers = Set(words.dropFirst())
      }
    }
  }

  /// Where an attribute belongs among those that an element has.
  func place(of name: String, in element: SyntaxElement) -> Int {
    place(of: name, among: element.attributes.map(\.name), order: order(of: name, in: element.name))
  }

  /// Where a child belongs among those that an element has. What may stand many times goes behind the last of its kind.
  func place(ofChild role: String, in parent: String, among roles: [String]) -> Int {
    if let last = roles.lastIndex(of: role) { return last + 1 }
    let order = children[parent].flatMap { $0.contains(role) ? $0 : nil } ?? children["view"] ?? []
    return place(of: role, among: roles, order: order)
  }

  /// Behind the last one that goes before; a name without a known place goes to the end.
  private func place(of name: String, among names: [String], order: [String]) -> Int {
    guard let rank = order.firstIndex(of: name) else { return names.count }
    let before = Set(order[..<rank])
    let after = Set(order[(rank + 1)...])
    if let last = names.lastIndex(where: { before.contains($0) }) { return last + 1 }
    return names.firstIndex { after.contains($0) } ?? names.count
  }

  /// The element's own order; for an attribute that it was never seen with, that of a related element which has it.
  private func order(of name: String, in tag: String) -> [String] {
    let own = attributes[tag] ?? []
    if own.contains(name) { return own }
    for relative in relatives(of: tag) + ["label", "button", "viewController", "constraint"] {
      if let order = attributes[relative], order.contains(name) { return order }
    }
    return own
  }

  /// Elements whose attributes an element has: its own, and those of what its class inherits from.
  func relatives(of tag: String) -> [String] {
    switch IBElementKind.of(tag)?.role {
    case .view?:
      let scrolls = ["tableView", "collectionView", "textView"].contains(tag)
      return [tag] + (scrolls ? ["scrollView"] : []) + ["view"]
    case .controller?: return [tag, "viewController"]
    default: return [tag]
    }
  }
}

extension SyntaxElement {
  /// How the element is called in its parent: `rect:frame`, `subviews`.
  package var role: String {
    guard name != "variation", let key else { return name }
    return "\(name):\(key)"
  }
}
