internal import Foundation

/// An element of a document, with its place in the file.
///
/// Whoever reads an attribute or a child marks it as understood; what is left over is reported once. See
/// `UnreadContent`.
public final class IBElement {
  public let name: String
  public let location: SourceLocation
  public internal(set) var children: [IBElement] = []
  public internal(set) var text = ""
  public internal(set) weak var parent: IBElement?
  private(set) var attributes: [String: String]
  private var unread: Set<String>
  /// Whether anybody has looked at the element at all.
  public private(set) var isRead = false

  init(name: String, attributes: [String: String], location: SourceLocation) {
    self.name = name
    self.attributes = attributes
    self.location = location
    unread = Set(attributes.keys)
  }

  /// A copy with other contents, at the same place of the document.
  convenience init(_ original: IBElement, attributes: [String: String], children: [IBElement]) {
    self.init(name: original.name, attributes: attributes, location: original.location)
    text = original.text
    parent = original.parent
    self.children = children
  }

  // MARK: Attributes

  /// The attribute's value; reading it marks it as understood.
  public func string(_ name: String) -> String? {
    guard let value = attributes[name] else { return nil }
    unread.remove(name)
    isRead = true
    return value
  }

  /// Interface Builder's `YES` and `NO`.
  public func bool(_ name: String) -> Bool? { string(name).map { $0 == "YES" } }

  /// A finite number, or nil.
  public func number(_ name: String) -> Double? {
    guard let value = string(name).flatMap(Double.init), value.isFinite else { return nil }
    return value
  }

  public func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0.rounded()) } }

  public var id: String? { string("id") }
  /// The role that the element plays in its parent.
  public var key: String? { string("key") }

  /// Marks attributes that need no further treatment as understood.
  public func note(_ names: String...) { for name in names { _ = string(name) } }

  /// Sets or replaces an attribute: how size-class variations act.
  func override(_ name: String, with value: String) { attributes[name] = value }

  var attributeNames: Dictionary<String, String>.Keys { attributes.keys }
  func rawAttribute(_ name: String) -> String? { attributes[name] }
  var unreadAttributes: [String] { unread.sorted() }

  // MARK: Children

  /// The first child with this tag, marked as read.
  public func child(_ name: String) -> IBElement? { read(children.first { $0.name == name }) }

  /// All children with this tag, marked as read.
  public func children(_ name: String) -> [IBElement] {
    let found = children.filter { $0.name == name }
    for child in found { _ = read(child) }
    return found
  }

  /// The first child that plays the role `key`, whatever its tag, marked as read.
  public func child(key: String, _ name: String? = nil) -> IBElement? {
    read(children.first { ($0.attributes["key"] == key) && (name == nil || $0.name == name) && $0.name != "variation" })
  }

  private func read(_ element: IBElement?) -> IBElement? {
    element?.isRead = true
    element?.unread.remove("key")
    return element
  }

  /// Marks the element and everything in it as understood.
  public func markRead() {
    isRead = true
    unread = []
    for child in children { child.markRead() }
  }

  public func markVisited() { isRead = true }
}

extension IBElement {
  /// Gives an attribute another value, as a variation does.
  public func replace(_ name: String, with value: String) { override(name, with: value) }

  /// Gives the element another text, as a translation does.
  func replaceText(with text: String) { self.text = text }

  /// Puts `child` in the place of the child that plays the same role.
  public func replaceChild(with child: IBElement) {
    children.removeAll { $0 !== child && $0.name == child.name && $0.rawAttribute("key") == child.rawAttribute("key") }
    if !children.contains(where: { $0 === child }) { children.append(child) }
  }
}
