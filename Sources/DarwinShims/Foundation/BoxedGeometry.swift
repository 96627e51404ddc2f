public import Foundation

/// Geometry in a value and back by a cast, as notifications of keyboards and animations carry it:
/// `info[…] as? CGRect`, `as? NSValue`.
public protocol BoxedGeometry: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// The value's type, as `NSValue.objCType` says it.
  static var valueType: String { get }
  /// A value of this type is given.
  static func unboxed(_ value: NSValue) -> Self
}

extension BoxedGeometry {
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
    guard !(source is NSNumber), String(cString: source.objCType) == valueType else {
      result = nil
      return false
    }
    result = unboxed(source)
    return true
  }
}

extension CGRect: BoxedGeometry, @retroactive _ObjectiveCBridgeable {
  public static var valueType: String { "{CGRect={CGPoint=dd}{CGSize=dd}}" }
  public static func unboxed(_ value: NSValue) -> CGRect { value.rectValue }
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}

extension CGPoint: BoxedGeometry, @retroactive _ObjectiveCBridgeable {
  public static var valueType: String { "{CGPoint=dd}" }
  public static func unboxed(_ value: NSValue) -> CGPoint { value.pointValue }
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint { source?.pointValue ?? .zero }
}

extension CGSize: BoxedGeometry, @retroactive _ObjectiveCBridgeable {
  public static var valueType: String { "{CGSize=dd}" }
  public static func unboxed(_ value: NSValue) -> CGSize { value.sizeValue }
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { source?.sizeValue ?? .zero }
}
