extension NSSortDescriptor {
  /// Orders objects by the value of a key path.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/nssortdescriptor/init(key:ascending:)>
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \Any.self, ascending: ascending) { left, right in
      KeyedValue.compare(KeyedValue.value(of: left, path: key), KeyedValue.value(of: right, path: key)) ?? .orderedSame
    }
  }

  /// Orders objects by the value of a key path, with a selector of comparison: those that ignore case do.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector?.name.lowercased() ?? ""
    var options: String.CompareOptions = name.contains("caseinsensitive") ? [.caseInsensitive] : []
    if name.contains("localizedstandard") { options = [.caseInsensitive, .numeric] }
    self.init(keyPath: \Any.self, ascending: ascending) { left, right in
      KeyedValue.compare(
        KeyedValue.value(of: left, path: key), KeyedValue.value(of: right, path: key), options: options) ?? .orderedSame
    }
  }

  /// Orders objects by the value of a key path, with an order of one's own.
  public convenience init(key: String?, ascending: Bool, comparator: @escaping (Any, Any) -> ComparisonResult) {
    self.init(keyPath: \Any.self, ascending: ascending) { left, right in
      guard let a = KeyedValue.opened(KeyedValue.value(of: left, path: key)),
        let b = KeyedValue.opened(KeyedValue.value(of: right, path: key))
      else { return .orderedSame }
      return comparator(a, b)
    }
  }
}
