extension DocumentOutline {
  /// The tree with a line for each object.
  package var text: String {
    var lines: [String] = []
    for scene in scenes { Self.append(scene, prefix: "", branch: "", &lines) }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func append(_ item: Item, prefix: String, branch: String, _ lines: inout [String]) {
    var line = prefix + branch + item.name
    if let id = item.id, !item.name.hasSuffix(id) { line += "  \(id)" }
    if let custom = item.customClass, !item.name.contains(custom) { line += "  [\(custom)]" }
    lines.append(line)
    let inner = prefix + (branch.isEmpty ? "" : branch == "└─ " ? "   " : "│  ")
    let bar = item.children.isEmpty ? "     " : "│    "
    for variation in item.variations { lines.append("\(inner)\(bar)◇ \(variation)") }
    for constraint in item.constraints {
      lines.append("\(inner)\(bar)\(constraint.formula)" + (constraint.id.map { "  \($0)" } ?? ""))
      for variation in constraint.variations { lines.append("\(inner)\(bar)  ◇ \(variation)") }
    }
    for connection in item.connections { lines.append("\(inner)\(bar)\(connection)") }
    for (index, child) in item.children.enumerated() {
      append(child, prefix: inner, branch: index == item.children.count - 1 ? "└─ " : "├─ ", &lines)
    }
  }
}
