/// How much a finding matters.
public enum LintSeverity: String, Sendable, CaseIterable, Codable {
  case error
  case warning
  case note
}
