internal import Foundation

/// A property of a class of views that keyed archives hold.
@MainActor
struct ArchivedProperty {
  /// Under which UIKit's archives have the value.
  let key: String
  let write: (AnyObject, NSCoder) -> Void
  let read: (AnyObject, NSCoder) -> Void

  /// - Parameters:
  ///   - key: under which UIKit's archives have the value.
  ///   - path: of the property.
  ///   - write: puts the value into the archive under the key.
  ///   - read: what the archive has under the key; nil leaves the property as it is.
  private init<Root: AnyObject, Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Root, Value>, write: @escaping (NSCoder, Value) -> Void,
    read: @escaping (NSCoder) -> Value?
  ) {
    self.key = key
    self.write = { object, coder in
      if let object = object as? Root { write(coder, object[keyPath: path]) }
    }
    self.read = { object, coder in
      guard let object = object as? Root, coder.containsValue(forKey: key), let value = read(coder) else { return }
      object[keyPath: path] = value
    }
  }

  /// An object; nil is not written.
  static func object<Root: AnyObject, Value: NSObject>(
    _ key: String, _ path: ReferenceWritableKeyPath<Root, Value?>
  ) -> Self {
    Self(
      key, path, write: { coder, value in if let value { coder.encode(value, forKey: key) } },
      read: { $0.decodeObject(forKey: key) as? Value })
  }
  /// Objects, which the archive holds once, wherever else they stand in it.
  static func list<Root: AnyObject, Element: NSObject>(
    _ key: String, _ path: ReferenceWritableKeyPath<Root, [Element]>
  ) -> Self {
    Self(
      key, path, write: { $0.encode($1 as NSArray, forKey: key) },
      read: { $0.decodeObject(forKey: key) as? [Element] })
  }
  static func text<Root: AnyObject>(_ key: String, _ path: ReferenceWritableKeyPath<Root, String?>) -> Self {
    Self(
      key, path, write: { coder, value in if let value { coder.encode(value as NSString, forKey: key) } },
      read: { $0.decodeObject(forKey: key) as? String })
  }
  static func number<Root: AnyObject, Value: BinaryFloatingPoint>(
    _ key: String, _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> Self {
    Self(
      key, path, write: { $0.encode(Double($1), forKey: key) }, read: { Value($0.decodeDouble(forKey: key)) })
  }
  static func size<Root: AnyObject>(_ key: String, _ path: ReferenceWritableKeyPath<Root, CGSize>) -> Self {
    Self(key, path, write: { $0.encode($1, forKey: key) }, read: { $0.decodeCGSize(forKey: key) })
  }
  static func insets<Root: AnyObject>(_ key: String, _ path: ReferenceWritableKeyPath<Root, UIEdgeInsets>) -> Self {
    Self(
      key, path,
      write: { coder, value in
        coder.encode(CGRect(x: value.left, y: value.top, width: value.right, height: value.bottom), forKey: key)
      },
      read: { coder in
        let held = coder.decodeCGRect(forKey: key)
        return UIEdgeInsets(
          top: held.origin.y, left: held.origin.x, bottom: held.size.height, right: held.size.width)
      })
  }
  static func date<Root: AnyObject>(_ key: String, _ path: ReferenceWritableKeyPath<Root, Date?>) -> Self {
    Self(
      key, path, write: { coder, value in if let value { coder.encode(value as NSDate, forKey: key) } },
      read: { $0.decodeObject(forKey: key) as? Date })
  }
  /// What is archived by keys of its own: a table of numbers, texts and objects for each.
  static func tables<Root: AnyObject>(
    _ key: String, _ path: ReferenceWritableKeyPath<Root, [[String: NSObject]]>
  ) -> Self {
    Self(
      key, path,
      write: { coder, tables in
        if !tables.isEmpty { coder.encode(tables.map { $0 as NSDictionary } as NSArray, forKey: key) }
      },
      read: { $0.decodeObject(forKey: key) as? [[String: NSObject]] })
  }
  static func integer<Root: AnyObject>(_ key: String, _ path: ReferenceWritableKeyPath<Root, Int>) -> Self {
    Self(key, path, write: { $0.encode($1, forKey: key) }, read: { $0.decodeInteger(forKey: key) })
  }
  static func flag<Root: AnyObject>(_ key: String, _ path: ReferenceWritableKeyPath<Root, Bool>) -> Self {
    Self(key, path, write: { $0.encode($1, forKey: key) }, read: { $0.decodeBool(forKey: key) })
  }
  static func choice<Root: AnyObject, Value: RawRepresentable>(
    _ key: String, _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> Self where Value.RawValue: BinaryInteger {
    Self(
      key, path, write: { $0.encode(Int($1.rawValue), forKey: key) },
      read: { Value(rawValue: Value.RawValue($0.decodeInteger(forKey: key))) })
  }
}

extension [ArchivedProperty] {
  /// For classes that make what they consist of themselves.
  @MainActor var withoutSubviews: Self { filter { $0.key != "UISubviews" } }
}
