/// The priority with which labels and pictures keep their size, said of all of them at once.
///
/// UIKIT: Interface Builder gives new labels and pictures 251 both ways, views made in code have 250 as the rest
/// (documents as Xcode writes them; readings of public projects).
enum HuggingCode {
  private static let call = "setContentHuggingPriority(.defaultLow + 1, for: "

  /// The views of which it is said at once: three or more.
  static func together(_ names: [String]) -> [String] {
    let plain = names.filter { !$0.contains(".") && $0 != "self" }
    return plain.count > 2 ? plain : []
  }

  /// Whether a statement says it of one view.
  static func isStatement(_ line: String, of name: String) -> Bool { line.hasPrefix("\(name).\(call)") }

  static func statements(for names: [String]) -> [String] {
    guard !names.isEmpty else { return [] }
    var list = ["  "]
    for name in names {
      if list[list.count - 1].count + name.count > 100 { list.append("  ") }
      list[list.count - 1] += (list[list.count - 1] == "  " ? "" : " ") + "\(name),"
    }
    return ["// Labels and pictures keep their size before other views do.", "for view in ["] + list + [
      "] as [UIView] {", "  view.\(call).horizontal)", "  view.\(call).vertical)", "}",
    ]
  }
}
