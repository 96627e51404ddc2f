/// An element that is to be changed.
final class IBDraft {
  var name: String
  var attributes: [String: String]
  var text: String
  let location: SourceLocation
  var children: [IBDraft]

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
    return IBNode(
      name: name, attributes: IBAttribute.sorted(attributes), text: text, location: location,
      children: children.map { $0.node(&marks) },
      firstMark: first)
  }
}
