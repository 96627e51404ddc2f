/// Findings as text, JSON or SARIF.
public enum LintReport: String, CaseIterable, Sendable {
  case text
  case json
  case sarif

  public func string(_ findings: [LintFinding]) -> String {
    switch self {
    case .text: findings.map(TextReport.lines).joined()
    case .json: JSONReport.string(findings)
    case .sarif: SARIFReport.string(findings)
    }
  }
}
