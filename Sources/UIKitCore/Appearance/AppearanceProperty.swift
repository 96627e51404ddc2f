/// A property that appearances may set.
@MainActor
struct AppearanceProperty {
  let name: String
  let read: (AnyObject) -> Any
  let write: (AnyObject, Any) -> Void
  let isSame: (Any, Any) -> Bool

  init<Root: AnyObject, Value: Equatable>(_ path: ReferenceWritableKeyPath<Root, Value>) {
    name = "\(path)"
    read = { object in
      guard let root = object as? Root else { fatalError("appearance of \(Root.self) asked of \(type(of: object))") }
      return root[keyPath: path]
    }
    write = { object, value in
      guard let root = object as? Root, let value = value as? Value else { return }
      root[keyPath: path] = value
    }
    isSame = { a, b in (a as? Value) == (b as? Value) }
  }

  /// For text attributes, whose values are of any type.
  init<Root: AnyObject>(attributes path: ReferenceWritableKeyPath<Root, [NSAttributedString.Key: Any]?>) {
    self.init(
      name: "\(path)", get: { ($0 as? Root)?[keyPath: path] },
      set: { ($0 as? Root)?[keyPath: path] = $1 })
  }

  private init(
    name: String, get: @escaping (AnyObject) -> [NSAttributedString.Key: Any]?,
    set: @escaping (AnyObject, [NSAttributedString.Key: Any]?) -> Void
  ) {
    self.name = name
    read = { get($0) as Any }
    write = { object, value in set(object, value as? [NSAttributedString.Key: Any]) }
    isSame = { a, b in
      Self.text(a as? [NSAttributedString.Key: Any]) == Self.text(b as? [NSAttributedString.Key: Any])
    }
  }

  /// A property with values by state or metrics, compared as text.
  init<Root: AnyObject, Value>(described path: ReferenceWritableKeyPath<Root, Value>) {
    name = "\(path)"
    read = { object in (object as? Root).map { $0[keyPath: path] as Any } as Any }
    write = { object, value in
      if let root = object as? Root, let value = value as? Value { root[keyPath: path] = value }
    }
    isSame = { a, b in "\(a)" == "\(b)" }
  }

  private static func text(_ attributes: [NSAttributedString.Key: Any]?) -> String {
    guard let attributes else { return "nil" }
    return attributes.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key.rawValue)=\($0.value)" }
      .joined(separator: ";")
  }
}
