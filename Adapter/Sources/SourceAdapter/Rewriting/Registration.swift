/// What the Objective-C runtime would know of a class or of an extension's members.
struct Registration {
  struct Entry {
    /// The conditions around the member, as written for Linux.
    let conditions: [String]
    let code: String
  }

  /// As an extension at the end of the file may name it.
  let type: String
  /// The name that documents use; nil when only members are added.
  var name: String?
  var conditions: [String] = []
  var entries: [Entry] = []
  /// Of a class in a function, which declares itself there.
  var isLocal = false

  /// The statement behind a class in a function; nil when it has nothing to say.
  ///
  /// - Parameter conditions: those around the class.
  func localSource(under conditions: [String]) -> String? {
    let own = entries.filter { $0.conditions == conditions }
    guard !own.isEmpty else { return nil }
    return "ObjectRuntime.declareLocal(\(type).self) { c in \(own.map(\.code).joined(separator: "; ")) }"
  }

  /// The source of an extension that declares all of this in a static method called `function`.
  ///
  /// - Parameter isHidden: whether the class has a member of its own name.
  func source(function: String, isHidden: Bool) -> String {
    var lines: [String] = conditions.map { "#if \($0)" }
    lines.append("extension \(type) {")
    lines.append("  @MainActor fileprivate static func \(function)() {")
    // A member of the class's own name hides it inside.
    let subject = isHidden ? "Self" : type
    let named = name.map { ", named: \"\($0)\"" } ?? ""
    lines.append("    ObjectRuntime.declare(\(subject).self\(named)) { c in")
    if entries.isEmpty { lines.append("      _ = c") }
    for entry in entries {
      lines += entry.conditions.map { "#if \($0)" }
      lines.append("      \(entry.code)")
      lines += entry.conditions.map { _ in "#endif" }
    }
    lines += ["    }", "  }", "}"]
    lines += conditions.map { _ in "#endif" }
    return lines.joined(separator: "\n")
  }

  func call(function: String) -> String {
    (conditions.map { "#if \($0)" } + ["  \(type).\(function)()"] + conditions.map { _ in "#endif" })
      .joined(separator: "\n")
  }
}
