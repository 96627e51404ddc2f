/// What the module's files say of one type, its own or one that they extend.
struct TypeEntry {
  enum Kind { case classType, valueType, protocolType, unknown }

  /// With the types around it: `Outer.Inner`.
  let name: String
  var kind = Kind.unknown
  /// As written, without generic arguments; the first one may be the superclass.
  var inherited: [String] = []
  var isGeneric = false
  /// Declared inside a function.
  var isLocal = false
  var isPublic = false
  var hasObjCMembers = false
  /// A protocol of the Objective-C runtime.
  var isObjC = false
  var isOnMainActor = false
  var objcName: String?
  /// The type that a `typealias` of this name means, as written.
  var alias: String?
  var members: [MemberEntry] = []
  /// The file with the declaration, and the byte of its closing brace.
  var file: Int?
  var closingBrace: Int?
}
