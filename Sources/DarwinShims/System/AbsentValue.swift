/// A value of an absent framework: every access gives another one, or nothing of whatever type is wanted.
@dynamicMemberLookup
@dynamicCallable
public struct AbsentValue {
  /// The absent type that the value is a member of, if it is one of the type itself.
  private let owner: (any AbsentFrameworkType.Type)?

  public init() { owner = nil }
  /// A member of a type: what it makes of the type's own kind is there.
  init(of owner: any AbsentFrameworkType.Type) { self.owner = owner }

  /// Nothing of the wanted type. An object of the type whose own member is asked for, such as `Service.shared` and
  /// `Service.start(withKey:)`: programs unwrap what a library makes or shares of itself.
  static func nothing<Value: AbsentDefault>(of owner: (any AbsentFrameworkType.Type)?) -> Value {
    guard let owner, let optional = Value.self as? any AbsentOptional.Type else { return Value.absentDefault }
    return optional.filled(by: owner) as? Value ?? Value.absentDefault
  }

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
    Self.nothing(of: owner)
  }
}

/// An optional value, of which only its type is known.
private protocol AbsentOptional {
  /// An object, if the type is optional for that of the owner; nil otherwise.
  static func filled(by owner: any AbsentFrameworkType.Type) -> Any?
}

extension Optional: AbsentOptional {
  fileprivate static func filled(by owner: any AbsentFrameworkType.Type) -> Any? {
    guard Wrapped.self == owner else { return nil }
    return (Wrapped.self as? any AbsentDefault.Type)?.absentDefault
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
