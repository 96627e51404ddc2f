/// A value on its way into a property that is known by its key.
public struct PropertyValue {
  package struct Mismatch: Error { package let wanted: Any.Type }

  private let raw: Any?

  package init(_ raw: Any?) { self.raw = raw }

  /// The value as the property's type. Numbers become whatever number the property holds.
  public func value<Value>() throws -> Value {
    guard let value = Self.convert(raw, to: Value.self) else { throw Mismatch(wanted: Value.self) }
    return value
  }

  /// `value` as a `Value`; nil when nothing fits. Nil becomes an empty optional.
  package static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value = value.flatMap(unwrapped) else { return (Value.self as? any OptionalType.Type)?.empty as? Value }
    if let fitting = value as? Value { return fitting }
    if let wrapper = Value.self as? any OptionalType.Type { return wrapper.some(value) as? Value }
    if let number = number(value, Value.self) as? Value { return number }
    if let choice = Value.self as? any RawRepresentable.Type, let chosen = choose(value, choice) as? Value {
      return chosen
    }
    if let notification = value as? Notification {
      return NSNotification(name: notification.name, object: notification.object, userInfo: notification.userInfo)
        as? Value
    }
    if let text = value as? String { return (text as NSString) as? Value }
    return nil
  }

  /// What a type holds, if it is an optional.
  static func innermost(_ type: Any.Type) -> Any.Type {
    (type as? any OptionalType.Type).map { innermost($0.wrappedType) } ?? type
  }

  /// An enumeration or a set of options by what stands for it.
  private static func choose<Choice: RawRepresentable>(_ value: Any, _ type: Choice.Type) -> Any? {
    convert(value, to: Choice.RawValue.self).flatMap { Choice(rawValue: $0) }
  }

  /// Optionals inside `Any` are opened.
  private static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalType else { return value }
    return optional.wrapped.flatMap(unwrapped)
  }

  private static func number(_ value: Any, _ type: Any.Type) -> Any? {
    let number: Double
    switch value {
    case let value as Double: number = value
    case let value as Bool: number = value ? 1 : 0
    case let value as Int: number = Double(value)
    case let value as CGFloat: number = Double(value)
    case let value as Float: number = Double(value)
    case let value as NSNumber: number = value.doubleValue
    default: return nil
    }
    switch type {
    case is CGFloat.Type: return CGFloat(number)
    case is Float.Type: return Float(number)
    case is Double.Type: return number
    case is Bool.Type: return number != 0
    case let type as any FixedWidthInteger.Type: return whole(number.rounded(), type)
    case is NSNumber.Type: return NSNumber(value: number)
    default: return nil
    }
  }

  /// Nil where the number is out of the type's range.
  private static func whole<Integer: FixedWidthInteger>(_ number: Double, _ type: Integer.Type) -> Any? {
    Integer(exactly: number)
  }
}

/// What `Optional` is to code that does not know of which type.
private protocol OptionalType {
  static var empty: Any { get }
  static var wrappedType: Any.Type { get }
  static func some(_ value: Any) -> Any?
  var wrapped: Any? { get }
}

extension Optional: OptionalType {
  fileprivate static var empty: Any { Self.none as Any }
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
  fileprivate static func some(_ value: Any) -> Any? {
    PropertyValue.convert(value, to: Wrapped.self).map { Optional($0) as Any }
  }
  fileprivate var wrapped: Any? { map { $0 as Any } }
}
