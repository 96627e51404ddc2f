/// Values of objects by key path, and their order, as predicates and sort descriptors see them.
enum KeyedValue {
  /// The value at the end of a path; `nil` or `SELF` is the object itself.
  ///
  /// A step through a collection gives the values of all its elements. `@count` counts them.
  static func value(of object: Any?, path: String?) -> Any? {
    guard let path, !path.isEmpty else { return object }
    var current = object
    let steps = path.split(separator: ".")
    for (index, step) in steps.enumerated() {
      guard let value = opened(current) else { return nil }
      if let storage = value as? any KeyedStorage {
        let rest = steps[index...].joined(separator: ".")
        if storage.storesValue(forKey: rest) { return storage.storedValue(forKey: rest) }
      }
      current = self.step(String(step), of: value)
    }
    return current
  }

  private static func step(_ key: String, of value: Any) -> Any? {
    if key.uppercased() == "SELF" { return value }
    if let entries = value as? [String: Any] { return entries[key] }
    if let elements = elements(of: value) {
      if key == "@count" || key == "count" { return elements.count }
      return elements.map { step(key, of: $0) }
    }
    if key == "length", let text = value as? String { return text.utf16.count }
    return (value as? NSObject)?.value(forKey: key)
  }

  static func elements(of value: Any?) -> [Any]? {
    switch value {
    case let array as [Any]: array
    case let set as Set<AnyHashable>: set.map { $0.base }
    case let array as NSArray: Array(array)
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    default: nil
    }
  }

  /// Optionals inside `Any` are opened; NSNull is nothing.
  static func opened(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if value is NSNull { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { opened($0.value) }
  }

  static func number(_ value: Any?) -> Double? {
    switch opened(value) {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  static func text(_ value: Any?) -> String? {
    switch opened(value) {
    case let value as String: value
    case let value as NSString: String(describing: value)
    case let value as NSAttributedString: value.string
    default: nil
    }
  }

  /// The order of two values; nil when they have none. Nothing comes before everything.
  static func compare(_ left: Any?, _ right: Any?, options: String.CompareOptions = []) -> ComparisonResult? {
    let (left, right) = (opened(left), opened(right))
    guard let left, let right else {
      return left == nil ? (right == nil ? .orderedSame : .orderedAscending) : .orderedDescending
    }
    if let a = text(left), let b = text(right) { return a.compare(b, options: options) }
    if let a = number(left), let b = number(right) { return order(a, b) }
    // Boxed by Foundation's collections.
    if let a = left as? IndexPath, let b = right as? IndexPath { return order(a, b) }
    if let a = left as? any Comparable { return order(a, right) }
    return nil
  }

  private static func order<Value: Comparable>(_ a: Value, _ other: Any) -> ComparisonResult? {
    (other as? Value).map { order(a, $0) }
  }

  static func isEqual(_ left: Any?, _ right: Any?, options: String.CompareOptions = []) -> Bool {
    if let order = compare(left, right, options: options) { return order == .orderedSame }
    guard let left = opened(left), let right = opened(right) else { return false }
    if let a = left as? AnyHashable, let b = right as? AnyHashable { return a == b }
    return (left as AnyObject) === (right as AnyObject)
  }

  private static func order<Value: Comparable>(_ a: Value, _ b: Value) -> ComparisonResult {
    a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
  }
}
