internal import Foundation

/// An element of a document, with its place in the file and its way up to the root. Nothing of it ever changes:
/// variations and translations are other elements, of other documents.
///
/// Where the document was read to be checked (`IBDocument.read(path:recordsReading:)`), reading an attribute or a child
/// leaves a mark in the document's record, and `IBDocument.unreadContent()` reports once what is left over.
public struct IBElement: Sendable {
  let node: IBNode
  private let way: Way?
  private let record: IBReadingRecord?

  /// The elements above, shared by siblings.
  private final class Way: Sendable {
    let parent: IBElement
    init(_ parent: IBElement) { self.parent = parent }
  }

  /// A document's root.
  init(root node: IBNode, record: IBReadingRecord?) {
    self.node = node
    way = nil
    self.record = record
  }

  private init(_ node: IBNode, _ way: Way?, _ record: IBReadingRecord?) {
    self.node = node
    self.way = way
    self.record = record
  }

  /// An element with other contents at the same place of the document. Nobody records how it is read.
  init(_ original: IBElement, attributes: [String: String], children: [IBElement]) {
    node = IBNode(
      name: original.name, attributes: IBAttribute.sorted(attributes), text: original.text,
      location: original.location, children: children.map(\.node), firstMark: 0)
    way = original.way
    record = nil
  }

  /// The element's tag.
  public var name: String { node.name }
  /// Where the element begins.
  public var location: SourceLocation { node.location }
  /// The characters directly inside, without those of children.
  public var text: String { node.text }
  /// The element around; nil at the root.
  public var parent: IBElement? { way?.parent }
  /// The elements inside, in the document's order.
  public var children: [IBElement] {
    guard !node.children.isEmpty else { return [] }
    let way = Way(self)
    return node.children.map { IBElement($0, way, record) }
  }

  // MARK: Attributes

  /// The attribute's value; reading it marks it as understood.
  public func string(_ name: String) -> String? {
    guard let index = node.index(of: name) else { return nil }
    mark(attribute: index)
    return node.attributes[index].value
  }

  private func mark(attribute index: Int) {
    guard let record else { return }
    record.mark(node.firstMark)
    record.mark(node.firstMark + 1 + index)
  }

  /// Interface Builder's `YES` and `NO`.
  public func bool(_ name: String) -> Bool? { string(name).map { $0 == "YES" } }

  /// A finite number, or nil. Numbers that no layout can hold are brought back to ±`largestNumber`. What is no number
  /// stays for `IBDocument.unreadContent()`.
  public func number(_ name: String) -> Double? {
    guard let index = node.index(of: name) else { return nil }
    guard let value = Double(node.attributes[index].value), value.isFinite else {
      markNoNumber(attribute: index)
      return nil
    }
    mark(attribute: index)
    return min(max(value, -Self.largestNumber), Self.largestNumber)
  }

  /// Leaves an attribute that should be a number, and is none, for `IBDocument.unreadContent()`.
  func markNoNumber(_ name: String) { node.index(of: name).map { markNoNumber(attribute: $0) } }

  private func markNoNumber(attribute index: Int) {
    record?.mark(node.firstMark)
    record?.markNoNumber(node.firstMark + 1 + index)
  }

  /// Above every number of points, seconds or pixels that documents have: sums of such numbers stay exact to a
  /// thousandth.
  public static let largestNumber = 1e10

  /// The attribute as a whole number, rounded; nil where it is missing or no number.
  public func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0.rounded()) } }

  public var id: String? { string("id") }
  /// The role that the element plays in its parent.
  public var key: String? { string("key") }

  /// Marks attributes that need no further treatment as understood.
  public func note(_ names: String...) {
    guard record != nil else { return }
    for name in names { _ = string(name) }
  }

  /// An attribute's value without marking it as understood.
  func peek(_ name: String) -> String? { node.value(name) }

  /// All attributes by name, without marking them.
  var attributes: [String: String] {
    Dictionary(node.attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Children

  /// The first child with this tag, marked as read.
  public func child(_ name: String) -> IBElement? {
    node.children.first { $0.name == name }.map { read($0, Way(self)) }
  }

  /// All children with this tag, marked as read.
  public func children(_ name: String) -> [IBElement] {
    let found = node.children.filter { $0.name == name }
    guard !found.isEmpty else { return [] }
    let way = Way(self)
    return found.map { read($0, way) }
  }

  /// The first child that plays the role `key`, whatever its tag, marked as read.
  public func child(key: String, _ name: String? = nil) -> IBElement? {
    node.children.first { (name == nil || $0.name == name) && $0.name != "variation" && $0.value("key") == key }
      .map { read($0, Way(self)) }
  }

  private func read(_ child: IBNode, _ way: Way) -> IBElement {
    if let record {
      record.mark(child.firstMark)
      if let key = child.index(of: "key") { record.mark(child.firstMark + 1 + key) }
    }
    return IBElement(child, way, record)
  }

  // MARK: Marks

  /// Marks the element and everything in it as understood.
  public func markRead() {
    guard let record else { return }
    record.mark(node.firstMark..<(node.firstMark + 1 + node.attributes.count))
    for child in children { child.markRead() }
  }

  /// Notes that somebody has looked at the element, for `IBDocument.unreadContent()`.
  public func markVisited() { record?.mark(node.firstMark) }

  /// Whether anybody has looked at the element at all.
  var isRead: Bool { record?.isMarked(node.firstMark) ?? true }

  /// The attributes that nobody has read, in alphabetical order, and whether somebody wanted a number that they are not.
  var unreadAttributes: [(name: String, isNoNumber: Bool)] {
    guard let record else { return [] }
    return node.attributes.indices.filter { !record.isMarked(node.firstMark + 1 + $0) }
      .map { (node.attributes[$0].name, record.isNoNumber(node.firstMark + 1 + $0)) }
  }
}

extension IBElement: Hashable {
  /// Whether both are the same element of the same document.
  public static func == (a: IBElement, b: IBElement) -> Bool { a.node === b.node }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
}
