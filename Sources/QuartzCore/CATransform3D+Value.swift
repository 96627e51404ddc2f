public import Foundation

extension NSValue {
  /// Source: <https://developer.apple.com/documentation/foundation/nsvalue/init(catransform3d:)>
  public convenience init(caTransform3D transform: CATransform3D) {
    // Foundation on Linux holds no structures of its own making, but arrays of numbers.
    var transform = transform
    self.init(bytes: &transform, objCType: CATransform3D.valueType)
  }

  /// The transform that the value holds; the identity when it holds none.
  public var caTransform3DValue: CATransform3D { CATransform3D(self) ?? CATransform3DIdentity }
}

/// A transform in a value and back by a cast, as animations carry it.
extension CATransform3D: _ObjectiveCBridgeable {
  static let valueType = "[16d]"

  init?(_ value: NSValue) {
    guard !(value is NSNumber), String(cString: value.objCType) == Self.valueType else { return nil }
    self = CATransform3DIdentity
    value.getValue(&self)
  }

  /// The transform as a value, as `as NSValue` gives it.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }
  /// The transform of a value, as `as! CATransform3D` takes it.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) {
    result = CATransform3D(source)
  }
  /// The transform of a value, as `as? CATransform3D` takes it.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) -> Bool {
    result = CATransform3D(source)
    return result != nil
  }
  /// The transform of a value; the identity for another value.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
    source?.caTransform3DValue ?? CATransform3DIdentity
  }
}
