extension ObjectRuntime {
  private static let overrides = RunningOverrides()

  /// What an override gives of a member that an extension declares for a class of UIKit's: where another module
  /// overrides it, the member cannot know, and asks.
  ///
  /// - Parameters:
  ///   - selector: The member's selector, or a property's key.
  ///   - object: Whose member is called.
  ///   - base: The class that the extension extends: overrides are looked for below it.
  ///   - arguments: What the member was called with.
  /// - Returns: nil when the object's class has no override, or when the override itself calls `super`.
  public static func override<Answer>(
    _ selector: String, of object: AnyObject, below base: AnyClass, _ arguments: [Any?] = []
  ) -> Answer? {
    var type: AnyClass? = Swift.type(of: object)
    if let running = overrides.type(of: object, selector) {
      while let current = type, ObjectIdentifier(current) != running { type = _getSuperclass(current) }
      type = type.flatMap { _getSuperclass($0) }
    }
    while let current = type, current != base {
      if let method = member(selector, declaredBy: current) {
        return overrides.run(current, object, selector) {
          do {
            let result = try method(object, SelectorArguments(arguments))
            return Answer.self == Void.self ? () as? Answer : result as? Answer
          } catch {
            ShimLog.write("-[\(Swift.type(of: object)) \(selector)]: \(error)")
            return nil
          }
        }
      }
      type = _getSuperclass(current)
    }
    return nil
  }
}
