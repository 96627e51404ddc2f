public import SourceAdapter

/// What was done to a project's sources.
public struct BuildReport: Sendable {
  public let project: Project
  public let findings: [Finding]
  public let absentFrameworks: [String: [String]]
  public let files: Int
  public let seconds: Double

  /// A line for each rule, then what stands in, then what was refused.
  public var text: String {
    var lines = ["\(project.name): \(files) files in \(project.modules.count) modules"]
    for rule in Rule.allCases {
      let count = findings.count { $0.rule == rule && $0.kind == .rewritten }
      if count > 0 { lines.append("  \(rule.rawValue): \(count) rewritten") }
    }
    for (framework, names) in absentFrameworks.sorted(by: { $0.key < $1.key }) {
      lines.append("  \(framework) is absent\(names.isEmpty ? "" : "; stand-ins: " + names.joined(separator: ", "))")
    }
    lines += project.remarks.map { "  \($0)" }
    lines += findings.filter { $0.kind == .refused }.map(\.description)
    return lines.joined(separator: "\n")
  }
}
