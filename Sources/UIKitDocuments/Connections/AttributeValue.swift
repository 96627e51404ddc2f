internal import Foundation
internal import UIKitCore

/// Values of documents as the types of properties.
enum AttributeValue {
  /// `value` as a `Value`: numbers become whatever number the property holds; nil when nothing fits.
  static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value else { return none(Value.self) }
    if let fitting = value as? Value { return fitting }
    if let wrapper = Value.self as? any OptionalType.Type { return wrapped(wrapper, value) as? Value }
    return number(value, Value.self) as? Value
  }

  private static func none<Value>(_ type: Value.Type) -> Value? {
    (Value.self as? any OptionalType.Type)?.empty as? Value
  }

  private static func wrapped(_ type: any OptionalType.Type, _ value: Any) -> Any? { type.some(value) }

  private static func number(_ value: Any, _ type: Any.Type) -> Any? {
    let number: Double
    switch value {
    case let value as Double: number = value
    case let value as Bool: number = value ? 1 : 0
    default: return nil
    }
    switch type {
    case is CGFloat.Type: return CGFloat(number)
    case is Float.Type: return Float(number)
    case is Double.Type: return number
    case is Bool.Type: return number != 0
    case is Int.Type: return Int(exactly: number.rounded())
    case is UInt.Type: return UInt(exactly: number.rounded())
    case is Int32.Type: return Int32(exactly: number.rounded())
    case is NSNumber.Type: return NSNumber(value: number)
    default: return nil
    }
  }
}

/// What `Optional` is to code that does not know of which type.
private protocol OptionalType {
  static var empty: Any { get }
  static func some(_ value: Any) -> Any?
}

extension Optional: OptionalType {
  fileprivate static var empty: Any { Self.none as Any }
  fileprivate static func some(_ value: Any) -> Any? {
    AttributeValue.convert(value, to: Wrapped.self).map { Optional($0) as Any }
  }
}
