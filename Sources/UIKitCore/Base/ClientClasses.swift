/// Tells classes of programs, and of what is built upon this module, from the module's own.
@MainActor
enum ClientClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether a class is not this module's. Worked out once per class.
  static func contain(_ aClass: AnyClass) -> Bool {
    let key = ObjectIdentifier(aClass)
    if let answer = known[key] { return answer }
    let answer = !_typeName(aClass, qualified: true).hasPrefix("UIKitCore.")
    known[key] = answer
    return answer
  }
}
