/// Methods by name: which closure runs when a selector is sent to an object of a class.
///
/// A class registers what it answers to once; subclasses inherit. A nil target sends the selector up the responder
/// chain.
@MainActor
public enum ActionRegistry {
  public typealias Handler = (_ target: AnyObject, _ sender: AnyObject?, _ event: UIEvent?) -> Void

  private static var handlers: [ObjectIdentifier: [String: Handler]] = [:]

  /// Lets objects of `type` answer to `selector`.
  public static func register<Target: AnyObject>(
    _ selector: Selector, on type: Target.Type, _ body: @escaping (Target, AnyObject?, UIEvent?) -> Void
  ) {
    handlers[ObjectIdentifier(type), default: [:]][selector.name] = { target, sender, event in
      if let target = target as? Target { body(target, sender, event) }
    }
  }

  /// Whether `target` answers to `selector`.
  public static func responds(_ target: AnyObject, to selector: Selector) -> Bool {
    handler(for: target, selector) != nil
  }

  /// Runs the method; an object without it leaves one warning.
  @discardableResult
  package static func send(_ selector: Selector, to target: AnyObject?, from sender: AnyObject?, event: UIEvent?)
    -> Bool
  {
    if let target {
      guard let handler = handler(for: target, selector) else {
        if let responder = target as? UIResponder,
          StandardEditActions.perform(selector.name, on: responder, from: sender)
        {
          return true
        }
        let line = "-[\(type(of: target)) \(selector)]: no action is registered under this name\n"
        FileHandle.standardError.write(Data(line.utf8))
        return false
      }
      handler(target, sender, event)
      return true
    }
    return send(selector, upFrom: sender, from: sender, event: event)
  }

  /// Runs the method of the first object that has it, from `start` up the responder chain.
  static func send(_ selector: Selector, upFrom start: AnyObject?, from sender: AnyObject?, event: UIEvent?) -> Bool {
    for responder in sequence(first: start as? UIResponder, next: { $0?.next }) {
      if let responder, let handler = handler(for: responder, selector) {
        handler(responder, sender, event)
        return true
      }
      if let responder, responder.canPerformAction(selector, withSender: sender),
        StandardEditActions.perform(selector.name, on: responder, from: sender)
      {
        return true
      }
    }
    return false
  }

  private static func handler(for target: AnyObject, _ selector: Selector) -> Handler? {
    var type: AnyClass? = Swift.type(of: target)
    while let current = type {
      if let handler = handlers[ObjectIdentifier(current)]?[selector.name] { return handler }
      if let method = ObjectRuntime.method(selector.name, declaredBy: current) { return handler(of: method, selector) }
      type = superclass(of: current)
    }
    return nil
  }

  /// A method that a module declared of its class.
  private static func handler(of method: @escaping ObjectRuntime.Method, _ selector: Selector) -> Handler {
    { target, sender, event in
      do {
        _ = try method(target, SelectorArguments([sender, event]))
      } catch {
        ShimLog.write("-[\(type(of: target)) \(selector)]: \(error)")
      }
    }
  }

  private static func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }
}
