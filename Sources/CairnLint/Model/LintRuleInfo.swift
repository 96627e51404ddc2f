/// What a rule is called and looks for.
public struct LintRuleInfo: Hashable, Sendable {
  public var name: String
  public var severity: LintSeverity
  /// One sentence for people.
  public var summary: String
  /// Whether the rule applies where no configuration names it. Default: true.
  public var isOnByDefault: Bool

  public init(_ name: String, _ severity: LintSeverity, _ summary: String, isOnByDefault: Bool = true) {
    self.name = name
    self.severity = severity
    self.summary = summary
    self.isOnByDefault = isOnByDefault
  }
}
