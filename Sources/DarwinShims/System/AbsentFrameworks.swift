internal import Synchronization

/// Says once for each name that a framework is absent.
public enum AbsentFrameworks {
  private static let said = Mutex<Set<String>>([])

  /// Says once that what is named does nothing.
  public static func say(_ name: String) {
    if isNews(name) {
      ShimLog.write("\(name): its framework exists on Apple's systems only; this has no effect.")
    }
  }

  /// Whether nothing was said of the name before.
  static func isNews(_ name: String) -> Bool { said.withLock { $0.insert(name).inserted } }

  /// Calls a handler on the main queue, when the caller has returned.
  public static func later(_ body: @escaping () -> Void) {
    nonisolated(unsafe) let body = body
    DispatchQueue.main.async { body() }
  }

  private static let refused = Mutex<Set<String>>([])

  /// The application asks the person for what is named, who refuses it; the handler hears of it later.
  public static func refuse(_ name: String, _ handler: @escaping () -> Void = {}) {
    refused.withLock { _ = $0.insert(name) }
    later(handler)
  }

  /// Whether the person was asked for what is named, and refused it. Before they are asked nothing is decided.
  public static func isRefused(_ name: String) -> Bool { refused.withLock { $0.contains(name) } }

  static func touch(_ type: Any.Type, _ member: String) {
    say("\(type).\(member)")
  }
}

/// A class that stands in for one of an absent framework.
@dynamicMemberLookup
open class AbsentObject: NSObject, AbsentFrameworkType {
  public override init() { super.init() }
}

/// Members of absent types: they can be read and set without effect.
public protocol AbsentFrameworkType: AnyObject {}

extension AbsentFrameworkType {
  public static subscript(dynamicMember name: String) -> AbsentValue {
    get {
      AbsentFrameworks.touch(Self.self, name)
      return AbsentValue(of: Self.self)
    }
    set { AbsentFrameworks.touch(Self.self, name) }
  }
  @_disfavoredOverload
  public static subscript<Value: AbsentDefault>(dynamicMember name: String) -> Value {
    get {
      AbsentFrameworks.touch(Self.self, name)
      return AbsentValue.nothing(of: Self.self)
    }
    set { AbsentFrameworks.touch(Self.self, name) }
  }
  public subscript(dynamicMember name: String) -> AbsentValue {
    get {
      AbsentFrameworks.touch(Self.self, name)
      return AbsentValue()
    }
    set { AbsentFrameworks.touch(Self.self, name) }
  }
  @_disfavoredOverload
  public subscript<Value: AbsentDefault>(dynamicMember name: String) -> Value {
    get {
      AbsentFrameworks.touch(Self.self, name)
      return Value.absentDefault
    }
    set { AbsentFrameworks.touch(Self.self, name) }
  }
}
