/// One thing that the adapter did, or could not do, in a file.
public struct Finding: Hashable, Sendable, Comparable, CustomStringConvertible {
  public enum Kind: String, Sendable, CaseIterable {
    /// The source was changed and means the same.
    case rewritten
    /// What the source uses exists on Apple's systems only; something stands in for it that says so when it is used.
    case standIn = "stand-in"
    /// The source cannot be made to mean the same; it is left as it was, or without the part named.
    case refused
  }

  public let kind: Kind
  public let rule: Rule
  public let file: String
  /// Counted from 1.
  public let line: Int
  public let message: String

  package init(_ kind: Kind, _ rule: Rule, file: String, line: Int, _ message: String) {
    self.kind = kind
    self.rule = rule
    self.file = file
    self.line = line
    self.message = message
  }

  /// As compilers write it.
  public var description: String {
    let word = rule == .leftOut ? "warning" : kind == .refused ? "error" : "note"
    return "\(file):\(line): \(word): \(message) [\(rule.rawValue)]"
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.rule.rawValue, left.message) < (
      right.file, right.line, right.rule.rawValue, right.message
    )
  }
}
