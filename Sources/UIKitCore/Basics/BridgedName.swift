public import Foundation

/// A name that is a string to Objective-C: it is one in attributes, dictionaries and user information, and a cast gives
/// either.
///
/// For values alone: Foundation on Linux finds no way back for dictionaries whose keys are bridged.
///
/// UIKIT: `NS_TYPED_ENUM` and `NS_STRING_ENUM` import such names into Swift as structures that are bridged (Apple's
/// article on grouping related Objective-C constants).
public protocol _BridgedName: RawRepresentable, _ObjectiveCBridgeable where RawValue == String {}

extension _BridgedName {
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
    result = Self(rawValue: String(describing: source))
  }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout Self?) -> Bool {
    result = Self(rawValue: String(describing: source))
    return result != nil
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
    Self(rawValue: source.map { String(describing: $0) } ?? "")!
  }
}
