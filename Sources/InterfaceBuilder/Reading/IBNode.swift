/// What a document says at one place: the immutable part of an element, which several documents may share.
final class IBNode: Sendable {
  let name: String
  let attributes: [IBAttribute]
  let text: String
  let location: SourceLocation
  let children: [IBNode]
  /// Where the node's marks begin in a record of what was read: one for itself, one for each attribute.
  let firstMark: Int

  init(
    name: String, attributes: [IBAttribute], text: String, location: SourceLocation, children: [IBNode], firstMark: Int
  ) {
    self.name = name
    self.attributes = attributes
    self.text = text
    self.location = location
    self.children = children
    self.firstMark = firstMark
  }

  /// The same with its marks counted anew.
  ///
  /// - Parameter marks: how many marks the document has so far; counted on.
  func renumbered(_ marks: inout Int) -> IBNode {
    let first = marks
    marks += 1 + attributes.count
    return IBNode(
      name: name, attributes: attributes, text: text, location: location,
      children: children.map { $0.renumbered(&marks) }, firstMark: first)
  }

  /// Elements have few attributes: a search is faster than a table.
  func index(of name: String) -> Int? {
    // OPTIMIZATION: strings of different lengths, which most are, are compared byte by byte otherwise.
    let count = name.utf8.count
    return attributes.firstIndex { $0.name.utf8.count == count && $0.name == name }
  }

  func value(_ name: String) -> String? { index(of: name).map { attributes[$0].value } }
}

/// An attribute of an element.
struct IBAttribute: Hashable, Sendable {
  var name: String
  var value: String

  /// A table's attributes in the order of their names.
  static func sorted(_ table: [String: String]) -> [IBAttribute] {
    var result: [IBAttribute] = []
    result.reserveCapacity(table.count)
    for (name, value) in table { result.append(IBAttribute(name: name, value: value)) }
    result.sort { $0.name < $1.name }
    return result
  }
}
