/// All rules.
public enum LintRules {
  @MainActor
  static let perScene: [any LintRule.Type] = [
    UnsatisfiableRule.self, AmbiguousRule.self, MisplacedRule.self, UnprovenFrameRule.self, TruncatedTextRule.self,
    ClippedTextRule.self,
    OverlapRule.self, OutsideRule.self, FixedWidthRule.self,
  ]

  /// Names, severities and meanings of the rules.
  public static let all: [LintRuleInfo] =
    [
      LintRuleInfo("unsatisfiable-constraints", .error, "Required constraints contradict each other."),
      LintRuleInfo("ambiguous-layout", .warning, "Constraints leave a position or size open."),
      LintRuleInfo("misplaced-view", .warning, "A view is saved with another frame than its constraints give it."),
      LintRuleInfo(
        "unproven-frame", .note, "A view is saved with another frame than computed, but no constraint contradicts it.",
        isOnByDefault: false),
      LintRuleInfo("truncated-text", .warning, "A text does not fit its lines."),
      LintRuleInfo("clipped-text", .warning, "A text is higher than its view."),
      LintRuleInfo("overlapping-views", .warning, "Controls or texts lie on each other."),
      LintRuleInfo("outside-superview", .warning, "A view reaches beyond its superview."),
      LintRuleInfo("fixed-width-text", .warning, "A fixed width leaves a text no room for its translations."),
      LintRuleInfo("missing-object", .error, "A constraint or connection names an object that does not exist."),
      LintRuleInfo("unread-content", .note, "Something in the document is not understood."),
    ] + LaunchScreenRules.infos

  static func info(_ name: String) -> LintRuleInfo {
    guard let info = all.first(where: { $0.name == name }) else { preconditionFailure("no rule \(name)") }
    return info
  }
}
