/// A text style in an attribute, where it is a string of Foundation's, is found by a cast as on Apple's systems.
extension UIFont.TextStyle: _ObjectiveCBridgeable {
  /// The style's name.
  public func _bridgeToObjectiveC() -> NSString { rawValue as NSString }
  /// The style of a name, whatever it is.
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout UIFont.TextStyle?) {
    result = UIFont.TextStyle(rawValue: source as String)
  }
  /// The style of a name; this never fails.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout UIFont.TextStyle?
  ) -> Bool {
    result = UIFont.TextStyle(rawValue: source as String)
    return true
  }
  /// The style of a name, or one without a name.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> UIFont.TextStyle {
    UIFont.TextStyle(rawValue: (source ?? "") as String)
  }
}
