public import Foundation

/// A rectangle in a value and back by a cast, as notifications of keyboards are read: `info[…] as? CGRect`, `as? NSValue`.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source is NSNumber ? nil : source.rectValue
  }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    guard !(source is NSNumber), String(cString: source.objCType) == String(cString: NSValue(rect: .zero).objCType)
    else { return false }
    result = source.rectValue
    return true
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}
