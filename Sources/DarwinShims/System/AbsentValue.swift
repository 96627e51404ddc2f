/// A value of an absent framework: every access gives another one, or nothing of whatever type is wanted.
@dynamicMemberLookup
@dynamicCallable
public struct AbsentValue {
  public init() {}
  /// Nothing, where something is bound if it is there; what is given is not asked.
  public static func none(_ value: @autoclosure () -> Any?) -> AbsentValue? { nil }
  public subscript(dynamicMember name: String) -> AbsentValue {
    get { AbsentValue() }
    nonmutating set {}
  }
  @_disfavoredOverload
  public subscript<Value: AbsentDefault>(dynamicMember name: String) -> Value {
    get { Value.absentDefault }
    nonmutating set {}
  }
  @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> AbsentValue {
    AbsentValue()
  }
  @_disfavoredOverload
  public func dynamicallyCall<Value: AbsentDefault>(withKeywordArguments arguments: KeyValuePairs<String, Any?>)
    -> Value
  {
    Value.absentDefault
  }
}

/// A type with a value that stands for nothing, so that members of absent types can have it.
public protocol AbsentDefault {
  static var absentDefault: Self { get }
}

extension Optional: AbsentDefault { public static var absentDefault: Wrapped? { nil } }
extension Bool: AbsentDefault { public static var absentDefault: Bool { false } }
extension Int: AbsentDefault { public static var absentDefault: Int { 0 } }
extension Double: AbsentDefault { public static var absentDefault: Double { 0 } }
extension Float: AbsentDefault { public static var absentDefault: Float { 0 } }
extension CGFloat: AbsentDefault { public static var absentDefault: CGFloat { 0 } }
extension String: AbsentDefault { public static var absentDefault: String { "" } }
extension Array: AbsentDefault { public static var absentDefault: [Element] { [] } }
extension Dictionary: AbsentDefault { public static var absentDefault: [Key: Value] { [:] } }
extension Data: AbsentDefault { public static var absentDefault: Data { Data() } }
