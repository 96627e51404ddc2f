/// A property that appearances may set.
@MainActor
struct AppearanceProperty {
  let name: String
  let read: (AnyObject) -> Any
  let write: (AnyObject, Any) -> Void
  let isSame: (Any, Any) -> Bool
  /// The class whose property it is.
  private let root: AnyClass

  init<Root: AnyObject, Value: Equatable>(_ path: ReferenceWritableKeyPath<Root, Value>) {
    name = "\(path)"
    root = Root.self
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
      name: "\(path)", root: Root.self, get: { ($0 as? Root)?[keyPath: path] },
      set: { ($0 as? Root)?[keyPath: path] = $1 })
  }

  private init(
    name: String, root: AnyClass, get: @escaping (AnyObject) -> [NSAttributedString.Key: Any]?,
    set: @escaping (AnyObject, [NSAttributedString.Key: Any]?) -> Void
  ) {
    self.name = name
    self.root = root
    read = { get($0) as Any }
    write = { object, value in set(object, value as? [NSAttributedString.Key: Any]) }
    isSame = { a, b in
      Self.text(a as? [NSAttributedString.Key: Any]) == Self.text(b as? [NSAttributedString.Key: Any])
    }
  }

  /// A property with values by state or metrics, compared as text.
  init<Root: AnyObject, Value>(described path: ReferenceWritableKeyPath<Root, Value>) {
    name = "\(path)"
    root = Root.self
    read = { object in (object as? Root).map { $0[keyPath: path] as Any } as Any }
    write = { object, value in
      if let root = object as? Root, let value = value as? Value { root[keyPath: path] = value }
    }
    isSame = { a, b in "\(a)" == "\(b)" }
  }

  /// The value in `pristine`, an object of UIKit's; that of a class of the client's in an object of that class.
  ///
  /// - Parameter make: makes an object of a class.
  func readDefault(_ pristine: NSObject, _ make: (NSObject.Type) -> NSObject) -> Any {
    let ancestors = sequence(first: type(of: pristine) as AnyClass, next: { _getSuperclass($0) })
    if ancestors.contains(where: { $0 == root }) { return read(pristine) }
    return (root as? NSObject.Type).map { read(make($0)) } ?? Optional<Any>.none as Any
  }

  private static func text(_ attributes: [NSAttributedString.Key: Any]?) -> String {
    guard let attributes else { return "nil" }
    return attributes.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key.rawValue)=\($0.value)" }
      .joined(separator: ";")
  }
}
