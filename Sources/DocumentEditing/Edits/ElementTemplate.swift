/// An element that is to be added: a value without a place.
package struct ElementTemplate: Hashable, Sendable {
  package var name: String
  /// In the order in which they are written.
  package var attributes: [Attribute]
  package var children: [ElementTemplate]
  /// Text between the tags; nil for none.
  package var text: String?

  package struct Attribute: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(
    _ name: String, _ attributes: [(String, String)] = [], text: String? = nil, children: [ElementTemplate] = []
  ) {
    self.name = name
    self.attributes = attributes.map { Attribute($0.0, $0.1) }
    self.children = children
    self.text = text
  }

  var role: String {
    guard name != "variation", let key = attributes.first(where: { $0.name == "key" }) else { return name }
    return "\(name):\(key.value)"
  }
}
