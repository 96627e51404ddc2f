internal import DarwinShims

@MainActor extension ClassDeclaration {
  /// A property that can be asked for by its key.
  func key<Value>(_ key: String, _ path: KeyPath<Object, Value>) { getter(key) { $0[keyPath: path] } }

  /// A property that can be asked for and set by its key.
  func key<Value>(_ key: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
    getter(key) { $0[keyPath: path] }
    property(key) { $0[keyPath: path] = try $1.value() }
  }

  /// `enabled`: a flag's getter is `isEnabled`, which is found by either name.
  func flag(_ key: String, _ path: KeyPath<Object, Bool>) {
    self.key(key, path)
    getter("is" + key.prefix(1).uppercased() + key.dropFirst()) { $0[keyPath: path] }
  }

  func flag(_ key: String, _ path: ReferenceWritableKeyPath<Object, Bool>) {
    self.key(key, path)
    getter("is" + key.prefix(1).uppercased() + key.dropFirst()) { $0[keyPath: path] }
  }
}
