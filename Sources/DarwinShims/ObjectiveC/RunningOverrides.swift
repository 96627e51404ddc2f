internal import Synchronization

/// Which overrides run at the moment, so that their calls of `super` are told from other calls.
struct RunningOverrides: ~Copyable {
  private struct Call: Hashable {
    let object: ObjectIdentifier
    let selector: String
  }

  private let running = Mutex<[Call: ObjectIdentifier]>([:])

  /// The class whose override of the method runs for the object.
  func type(of object: AnyObject, _ selector: String) -> ObjectIdentifier? {
    running.withLock { $0[Call(object: ObjectIdentifier(object), selector: selector)] }
  }

  /// Notes the class while `body` runs.
  func run<Result>(_ type: AnyClass, _ object: AnyObject, _ selector: String, _ body: () throws -> Result) rethrows
    -> Result
  {
    let call = Call(object: ObjectIdentifier(object), selector: selector)
    let former = running.withLock { $0.updateValue(ObjectIdentifier(type), forKey: call) }
    defer { running.withLock { $0[call] = former } }
    return try body()
  }
}
