/// What may be the target of an action.
enum ActionTargets {
  /// The object; nil for what is none, so that the action goes up the chain of responders.
  ///
  /// UIKIT: in the initial value of a stored property `self` names a method of NSObject, no object; controls made there
  /// with `addTarget(self, …)` find their controller by the chain of responders (applications whose buttons are made
  /// so).
  static func object(_ target: Any?) -> AnyObject? {
    guard let target else { return nil }
    if type(of: target) is AnyClass { return target as AnyObject }
    let mirror = Mirror(reflecting: target)
    return mirror.displayStyle == .optional ? object(mirror.children.first?.value) : nil
  }
}
