/// What a rule is called and looks for.
public struct LintRuleInfo: Hashable, Sendable {
  public var name: String
  public var severity: LintSeverity
  /// One sentence for people.
  public var summary: String

  public init(_ name: String, _ severity: LintSeverity, _ summary: String) {
    self.name = name
    self.severity = severity
    self.summary = summary
  }
}
