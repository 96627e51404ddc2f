extension NSObject {
  /// The value of a declared property.
  ///
  /// Traps as Apple's does when the class declares none of this name.
  @_disfavoredOverload
  public func value(forKey key: String) -> Any? {
    if let storage = self as? any KeyedStorage, storage.storesValue(forKey: key) {
      return storage.storedValue(forKey: key)
    }
    if let defaults = self as? UserDefaults { return defaults.storedObject(forKey: key) }
    if self is NSDictionary || KeyedValue.elements(of: self) != nil { return KeyedValue.value(of: self, path: key) }
    guard let getter = ObjectRuntime.getter(key, of: self) else { undefined("valueForUndefinedKey:", key) }
    return getter(self)
  }

  @_disfavoredOverload
  public func value(forKeyPath path: String) -> Any? {
    KeyedValue.value(of: self, path: path)
  }

  /// Sets a declared property.
  ///
  /// Traps as Apple's does when the class declares none of this name.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKey key: String) {
    if let storage = self as? any KeyedStorage, storage.storesValue(forKey: key) {
      return storage.setStoredValue(value, forKey: key)
    }
    if let defaults = self as? UserDefaults { return defaults.set(value, forKey: key) }
    guard let setter = ObjectRuntime.setter(key, of: self) else { undefined("setValue:forUndefinedKey:", key) }
    do {
      try setter(self, PropertyValue(value))
    } catch {
      ShimLog.write("\(type(of: self)).\(key) cannot take \(value.map { "\($0)" } ?? "nil")")
    }
  }

  @_disfavoredOverload
  public func setValue(_ value: Any?, forKeyPath path: String) {
    if let storage = self as? any KeyedStorage, storage.storesValue(forKey: path) {
      return storage.setStoredValue(value, forKey: path)
    }
    guard let dot = path.firstIndex(of: ".") else { return setValue(value, forKey: path) }
    let inner = self.value(forKey: String(path[..<dot])) as? NSObject
    inner?.setValue(value, forKeyPath: String(path[path.index(after: dot)...]))
  }

  @_disfavoredOverload
  public func setValuesForKeys(_ values: [String: Any]) { for (key, value) in values { setValue(value, forKey: key) } }

  private func undefined(_ method: String, _ key: String) -> Never {
    fatalError(
      "[<\(type(of: self)) \(Unmanaged.passUnretained(self).toOpaque())> \(method)]: this class is not key value "
        + "coding-compliant for the key \(key).")
  }
}
