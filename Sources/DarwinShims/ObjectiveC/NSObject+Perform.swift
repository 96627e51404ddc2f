extension NSObjectProtocol {
  /// Whether the object has the method.
  public func responds(to selector: Selector!) -> Bool {
    selector.map { ObjectRuntime.responds(self, to: $0) } ?? false
  }

  /// Whether the object's class is `type` or inherits from it; of an object that is known by a protocol alone.
  public func isKind(of type: AnyClass) -> Bool { _isSubclass(Swift.type(of: self as AnyObject), of: type) }

  /// Whether the object's class is `type` itself.
  public func isMember(of type: AnyClass) -> Bool { Swift.type(of: self as AnyObject) == type }

  /// What `super.responds(to:)` becomes in an override of `responds(to:)`.
  public func _respondsItself(to selector: Selector!) -> Bool {
    selector.map { ObjectRuntime.declares(self, $0) } ?? false
  }

  /// Who takes a message that the object has no method for. Classes that have a method of this name are asked by it.
  public func forwardingTarget(for selector: Selector!) -> Any? { nil }

  /// Sends a message without arguments. A method that nobody declared leaves a line in the log.
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { Messages.send(selector, to: self, []) }

  @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    Messages.send(selector, to: self, [object])
  }

  @discardableResult
  public func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>! {
    Messages.send(selector, to: self, [first, second])
  }
}

/// Whether a class is another one or inherits from it: what `isSubclass(of:)` of an `AnyClass` becomes.
public func _isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
  sequence(first: type) { _getSuperclass($0) }.contains { $0 == other }
}

extension NSObject {
  /// Sends a message on the main queue after `delay` seconds.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    DelayedMessages.schedule(selector, to: self, argument, after: delay)
  }

  public func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) { DelayedMessages.schedule(selector, to: self, argument, after: delay) }

  public func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
    if Thread.isMainThread && wait {
      perform(selector, with: argument)
    } else {
      DelayedMessages.schedule(selector, to: self, argument, after: 0)
    }
  }

  /// Sends a message on a thread of its own.
  ///
  /// The compiler cannot see what crosses threads here, on Apple's systems neither.
  public func performSelector(inBackground selector: Selector, with argument: Any?) {
    nonisolated(unsafe) let (target, argument) = (self, argument)
    Thread.detachNewThread { target.perform(selector, with: argument) }
  }

  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedMessages.cancel(target as AnyObject, nil)
  }

  public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object argument: Any?) {
    DelayedMessages.cancel(target as AnyObject, selector)
  }
}

private enum Messages {
  static func send(_ selector: Selector!, to object: any NSObjectProtocol, _ arguments: [Any?]) -> Unmanaged<AnyObject>?
  {
    let answer = ObjectRuntime.send(selector, to: object, arguments)
    if !answer.found {
      ShimLog.write("-[\(type(of: object)) \(selector!)]: unrecognized selector: no method is declared under this name")
    }
    return answer.result.map { Unmanaged.passRetained($0 as AnyObject).autoreleased() }
  }
}

extension Unmanaged {
  /// There is no pool: the object stays.
  fileprivate func autoreleased() -> Unmanaged<Instance> { self }
}
