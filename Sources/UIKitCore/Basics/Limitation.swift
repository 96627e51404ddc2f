/// What the library says once, when a program first asks for it.
@MainActor
enum Limitation {
  /// A property that keeps what it is given and changes nothing.
  static func hasNoEffect(_ property: String) { HostContext.main.limitations.tell("\(property) has no effect") }

  /// Something that needs what this computer does not have.
  static func isAbsent(_ what: String) { HostContext.main.limitations.tell(what) }
}
