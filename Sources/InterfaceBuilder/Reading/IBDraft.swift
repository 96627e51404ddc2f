/// An element that is being made: by the parser, or from an element that is to be changed.
final class IBDraft {
  var name: String
  var attributes: [String: String]
  var text: String
  let location: SourceLocation
  var children: [IBDraft]

  init(name: String, attributes: [String: String], location: SourceLocation) {
    self.name = name
    self.attributes = attributes
    self.location = location
    text = ""
    children = []
  }

  /// The element with everything in it, to be changed.
  init(_ node: IBNode) {
    name = node.name
    attributes = Dictionary(node.attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    text = node.text
    location = node.location
    children = node.children.map { IBDraft($0) }
  }

  /// The finished element.
  ///
  /// - Parameter marks: how many marks the document has so far; counted on.
  func node(_ marks: inout Int) -> IBNode {
    let first = marks
    marks += 1 + attributes.count
    let sorted = attributes.sorted { $0.key < $1.key }.map { IBAttribute(name: $0.key, value: $0.value) }
    return IBNode(
      name: name, attributes: sorted, text: text, location: location, children: children.map { $0.node(&marks) },
      firstMark: first)
  }
}
