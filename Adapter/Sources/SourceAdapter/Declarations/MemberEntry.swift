/// A method or property, as far as others need to know it.
struct MemberEntry {
  enum Kind { case method, property }

  let kind: Kind
  let name: String
  /// `_` for none.
  let labels: [String]
  /// By the Objective-C runtime.
  let selector: String
  let isObjC: Bool
  let isOverride: Bool
  let isStatic: Bool
  /// An optional requirement of a protocol.
  let isOptional: Bool
  let isInExtension: Bool
  /// An override that calls what it overrides.
  let callsSuper: Bool
  let file: Int
  /// The bytes of the declaration, comments before it excluded.
  let range: Range<Int>
  /// What a property is said to be, as written; nil where it follows from its value.
  var type: String?
  /// The types of a method's parameters, as written.
  var parameterTypes: [String] = []

  /// `name(label:label:)`.
  var fullName: String { kind == .method ? "\(name)(\(labels.map { $0 + ":" }.joined()))" : name }
}
