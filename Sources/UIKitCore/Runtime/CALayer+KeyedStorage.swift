public import DarwinShims
public import QuartzCore

/// Layers take every key, and key paths as a whole: `view.setValue(5, forKeyPath: "layer.cornerRadius")`.
///
/// Source: <https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CoreAnimation_guide/Key-ValueCodingExtensions/Key-ValueCodingExtensions.html>
extension CALayer: KeyedStorage {
  public nonisolated func storesValue(forKey key: String) -> Bool { true }

  public nonisolated func storedValue(forKey key: String) -> Any? {
    nonisolated(unsafe) var result: Any?
    MainActor.assumeIsolated { result = value(forKeyPath: key) }
    return result
  }

  public nonisolated func setStoredValue(_ value: Any?, forKey key: String) {
    nonisolated(unsafe) let value = value
    MainActor.assumeIsolated { setValue(value, forKeyPath: key) }
  }
}
