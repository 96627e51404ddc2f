internal import Foundation

/// A property of a class of views that keyed archives hold.
@MainActor
struct ArchivedProperty {
  let write: (UIView, NSCoder) -> Void
  let read: (UIView, NSCoder) -> Void

  /// - Parameters:
  ///   - key: under which UIKit's archives have the value.
  ///   - path: of the property.
  ///   - write: puts the value into the archive under the key.
  ///   - read: what the archive has under the key; nil leaves the property as it is.
  private init<Root: UIView, Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Root, Value>, write: @escaping (NSCoder, Value) -> Void,
    read: @escaping (NSCoder) -> Value?
  ) {
    self.write = { view, coder in
      if let view = view as? Root { write(coder, view[keyPath: path]) }
    }
    self.read = { view, coder in
      guard let view = view as? Root, coder.containsValue(forKey: key), let value = read(coder) else { return }
      view[keyPath: path] = value
    }
  }

  /// An object; nil is not written.
  static func object<Root: UIView, Value: NSObject>(
    _ key: String, _ path: ReferenceWritableKeyPath<Root, Value?>
  ) -> Self {
    Self(
      key, path, write: { coder, value in if let value { coder.encode(value, forKey: key) } },
      read: { $0.decodeObject(forKey: key) as? Value })
  }
  /// Views, which the archive holds once, here and among the subviews.
  static func views<Root: UIView>(_ key: String, _ path: ReferenceWritableKeyPath<Root, [UIView]>) -> Self {
    Self(
      key, path, write: { $0.encode($1 as NSArray, forKey: key) },
      read: { $0.decodeObject(forKey: key) as? [UIView] })
  }
  static func text<Root: UIView>(_ key: String, _ path: ReferenceWritableKeyPath<Root, String?>) -> Self {
    Self(
      key, path, write: { coder, value in if let value { coder.encode(value as NSString, forKey: key) } },
      read: { $0.decodeObject(forKey: key) as? String })
  }
  static func number<Root: UIView>(_ key: String, _ path: ReferenceWritableKeyPath<Root, CGFloat>) -> Self {
    Self(
      key, path, write: { $0.encode(Double($1), forKey: key) }, read: { CGFloat($0.decodeDouble(forKey: key)) })
  }
  static func integer<Root: UIView>(_ key: String, _ path: ReferenceWritableKeyPath<Root, Int>) -> Self {
    Self(key, path, write: { $0.encode($1, forKey: key) }, read: { $0.decodeInteger(forKey: key) })
  }
  static func flag<Root: UIView>(_ key: String, _ path: ReferenceWritableKeyPath<Root, Bool>) -> Self {
    Self(key, path, write: { $0.encode($1, forKey: key) }, read: { $0.decodeBool(forKey: key) })
  }
  static func choice<Root: UIView, Value: RawRepresentable>(
    _ key: String, _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> Self where Value.RawValue: BinaryInteger {
    Self(
      key, path, write: { $0.encode(Int($1.rawValue), forKey: key) },
      read: { Value(rawValue: Value.RawValue($0.decodeInteger(forKey: key))) })
  }
}
