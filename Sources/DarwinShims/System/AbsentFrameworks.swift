internal import Synchronization

/// Says once for each name that a framework is absent.
public enum AbsentFrameworks {
  private static let said = Mutex<Set<String>>([])

  /// Says once that what is named does nothing.
  public static func say(_ name: String) {
    if said.withLock({ $0.insert(name).inserted }) {
      ShimLog.write("\(name): its framework exists on Apple's systems only; this has no effect.")
    }
  }

  static func touch(_ type: Any.Type, _ member: String) {
    say("\(type).\(member)")
  }
}

/// A value of an absent framework: every access gives another one.
@dynamicMemberLookup
@dynamicCallable
public struct AbsentValue {
  public init() {}
  public subscript(dynamicMember name: String) -> AbsentValue {
    get { AbsentValue() }
    nonmutating set {}
  }
  @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> AbsentValue {
    AbsentValue()
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
      return AbsentValue()
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
  public subscript<Value>(dynamicMember name: String) -> Value? {
    get {
      AbsentFrameworks.touch(Self.self, name)
      return nil
    }
    set { AbsentFrameworks.touch(Self.self, name) }
  }
}
