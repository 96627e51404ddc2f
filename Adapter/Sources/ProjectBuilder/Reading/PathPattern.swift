internal import Foundation

/// Paths with wildcards, as manifests name files: `**` is any folders, `*` any name in one.
struct PathPattern {
  private let pattern: Regex<Substring>

  /// Nil when the text is no pattern.
  init?(_ glob: String) {
    var text = ""
    var rest = Substring(glob)
    while !rest.isEmpty {
      if rest.hasPrefix("**/") {
        text += "(?:.*/)?"
        rest = rest.dropFirst(3)
      } else if rest.hasPrefix("**") {
        text += ".*"
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*") {
        text += "[^/]*"
        rest = rest.dropFirst()
      } else {
        let character = rest.removeFirst()
        text += character.isLetter || character.isNumber ? String(character) : "\\\(character)"
      }
    }
    guard let pattern = try? Regex(text, as: Substring.self) else { return nil }
    self.pattern = pattern
  }

  func matches(_ path: String) -> Bool { path.wholeMatch(of: pattern) != nil }

  /// Whether the pattern names the path, or a folder that it is in.
  func covers(_ path: String) -> Bool {
    var rest = Substring(path)
    while true {
      if matches(String(rest)) { return true }
      guard let slash = rest.lastIndex(of: "/") else { return false }
      rest = rest[..<slash]
    }
  }
}
