internal import SourceAdapter

/// What was done to a project's sources.
public struct BuildReport: Sendable, Codable {
  /// A line for each rule, then what stands in, then what was refused.
  public let text: String
  /// What was refused, a line each, with file and line.
  public let refusals: [String]

  init(_ project: Project, _ result: PackageGenerator.Result) {
    var lines = ["\(project.name): \(result.adaptedFiles) files in \(project.modules.count) modules"]
    for rule in Rule.allCases {
      let count = result.findings.count { $0.rule == rule && $0.kind == .rewritten }
      if count > 0 { lines.append("  \(rule.rawValue): \(count) rewritten") }
    }
    for (framework, names) in result.absentFrameworks.sorted(by: { $0.key < $1.key }) {
      lines.append("  \(framework) is absent\(names.isEmpty ? "" : "; stand-ins: " + names.joined(separator: ", "))")
    }
    lines += project.remarks.map { "  \($0)" }
    refusals = result.findings.filter { $0.kind == .refused }.map(\.description)
    text = (lines + refusals).joined(separator: "\n")
  }
}
