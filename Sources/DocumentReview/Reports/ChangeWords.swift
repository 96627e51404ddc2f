/// Changes in words.
enum ChangeWords {
  static func sign(_ kind: Change.Kind) -> String {
    switch kind {
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    case .moved: ">"
    }
  }

  /// Where the object is, below its scene's controller.
  static func place(_ change: Change) -> String {
    let inner = change.path.dropFirst()
    var words = inner.suffix(3).joined(separator: " › ")
    if inner.count > 3 { words = "… › " + words }
    return words.isEmpty ? "" : "  in \(words)"
  }

  static func object(_ change: Change) -> String {
    let name = change.objectName ?? ""
    switch (change.kind, change.subject) {
    case (.moved, .order): return "\(name) moved \(change.name)\(place(change))"
    case (.moved, _): return "\(name) moved from \(change.old ?? "?") to \(change.new ?? "?")"
    default: return "\(name)\(place(change))" + (change.name.isEmpty ? "" : ", \(change.name)")
    }
  }

  static func scene(_ change: Change) -> String {
    guard change.kind == .moved, let old = change.old else { return "scene \(change.name)" }
    return "scene \(change.name) moved here from \(old)"
  }

  /// What differs in an object or in the document.
  static func detail(_ change: Change) -> String {
    let classes = change.sizeClasses.map { "[\($0)] " } ?? ""
    switch change.subject {
    case .constraint:
      if let old = change.old, let new = change.new { return "~ \(classes)constraint \(difference(old, new))" }
      // Several at once.
      if change.name.hasPrefix("s: ") { return "\(sign(change.kind)) constraint\(change.name)" }
      return "\(sign(change.kind)) \(classes)constraint \(change.name)"
    case .connection:
      if let old = change.old, let new = change.new { return "~ \(connection(old, new))" }
      return "\(sign(change.kind)) \(change.name)"
    case .frame: return "on \(change.name): \(change.old ?? "not there") → \(change.new ?? "not there")"
    default:
      if change.name == "installed" {
        let isInstalled = change.new.map { $0 != "no" } ?? (change.old == "no")
        return classes + (isInstalled ? "installed" : "not installed")
      }
      let name = propertyName(change.name)
      // Names of objects have quotation marks of their own.
      let words = isReference(change.name) ? { $0 } : shown
      let (old, new) = switches(change) ?? (change.old.map(words), change.new.map(words))
      let silent = change.sizeClasses == nil ? "not set" : "as elsewhere"
      return "\(classes)\(name): \(old ?? silent) → \(new ?? silent)"
    }
  }

  /// A property as people call it.
  private static func propertyName(_ name: String) -> String {
    let known = ["fontDescription": "font", "device": "canvas", "userLabel": "label in Xcode"]
    if let word = known[name] { return word }
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return name }
    if parts[1] == "titleFontDescription" || parts[1] == "fontDescription" { return "\(parts[0]).font" }
    switch parts[0] {
    case "normal": return parts[1]
    case "highlighted", "selected", "disabled", "focused": return "\(parts[1]) when \(parts[0])"
    default: return name
    }
  }

  private static func isReference(_ name: String) -> Bool {
    ["textLabel", "detailTextLabel", "imageView", "initialViewController"].contains(name)
  }

  /// An outlet, action or segue with another end: what stays is said once.
  private static func connection(_ old: String, _ new: String) -> String {
    guard let first = old.firstRange(of: " → "), let second = new.firstRange(of: " → ") else {
      return "\(old) ⇒ \(new)"
    }
    let (left, right) = (old[..<first.lowerBound], new[..<second.lowerBound])
    if left != right {
      guard old[first.upperBound...] == new[second.upperBound...] else { return "\(old) ⇒ \(new)" }
      if left.hasPrefix("outlet "), right.hasPrefix("outlet ") { return "\(left) renamed \(new.dropFirst(7))" }
      return "\(left) ⇒ \(new)"
    }
    return "\(old[..<first.lowerBound]): \(old[first.upperBound...]) → \(new[second.upperBound...])"
  }

  /// `yes` and `no`: Interface Builder leaves out what UIKit has by itself, so that what is not said is the other one.
  private static func switches(_ change: Change) -> (String?, String?)? {
    let words = ["YES": "yes", "NO": "no"]
    let others = ["YES": "no", "NO": "yes"]
    guard change.old.map({ words[$0] != nil }) ?? true, change.new.map({ words[$0] != nil }) ?? true,
      let stated = change.new ?? change.old
    else { return nil }
    let silent = change.sizeClasses == nil ? others[stated] : nil
    return (change.old.flatMap { words[$0] } ?? silent, change.new.flatMap { words[$0] } ?? silent)
  }

  /// Both sides where the items are others; the same side once where they are not.
  private static func difference(_ old: String, _ new: String) -> String {
    guard let first = split(old), let second = split(new), first.left == second.left else { return "\(old) → \(new)" }
    return "\(first.left) \(first.right) → \(second.right)"
  }

  private static func split(_ formula: String) -> (left: String, right: String)? {
    for sign in [" = ", " ≤ ", " ≥ "] {
      if let range = formula.firstRange(of: sign) {
        return (String(formula[..<range.lowerBound]), String(formula[range.lowerBound...].dropFirst()))
      }
    }
    return nil
  }

  static func shown(_ value: String) -> String {
    let line = value.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
    if line.isEmpty { return "\"\"" }
    let short = line.count > 120 ? line.prefix(119) + "…" : Substring(line)
    return line.hasPrefix("(") || !line.contains(where: { " ⏎".contains($0) }) ? String(short) : "\"\(short)\""
  }
}
