/// An object that keeps values under keys that no declaration names: filters, managed objects, layers. It is asked about
/// whole key paths, too.
public protocol KeyedStorage: AnyObject {
  /// Whether `value(forKey:)` and `setValue(_:forKey:)` ask this object about the key.
  func storesValue(forKey key: String) -> Bool
  func storedValue(forKey key: String) -> Any?
  func setStoredValue(_ value: Any?, forKey key: String)
}
