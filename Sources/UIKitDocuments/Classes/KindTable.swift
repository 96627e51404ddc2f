internal import InterfaceBuilder

/// The classes of a role's kinds, each looked up when a document first has its element: a lookup by name goes through all
/// types of the program.
@MainActor
final class KindTable<Root: AnyObject> {
  private let kinds: [String: IBElementKind]
  private var types: [String: Root.Type] = [:]

  init(_ role: IBElementKind.Role) {
    kinds = Dictionary(uniqueKeysWithValues: IBElementKind.all(role).map { ($0.tag, $0) })
  }

  /// Nil for an element of another role.
  func kind(_ tag: String) -> IBElementKind? { kinds[tag] }

  /// Nil for an element of another role, and where another class stands in.
  func type(of tag: String) -> Root.Type? {
    if let known = types[tag] { return known }
    let found: Root.Type? = kinds[tag].flatMap { LibraryClasses.type(of: $0) }
    types[tag] = found
    return found
  }
}
