internal import SourceAdapter

/// What was done to a project's sources.
public struct BuildReport: Sendable, Codable {
  /// A line for each rule, then what stands in, then what was refused.
  public let text: String
  /// What was refused, a line each, with file and line.
  public let refusals: [String]

  /// The names that stand in.
  private let standIns: Set<String>

  /// What was left out, a line each, with file and line.
  let omissions: [String]

  /// The sources that use what is absent.
  let standInFiles: Set<String>
  /// The sources that see what absent libraries give to other types.
  let reachedFiles: Set<String>

  /// The types that stand in.
  var standInTypes: Set<String> { standIns.filter { !$0.contains(".") } }

  /// Whether any of the names stands in.
  func standsIn(_ names: UnknownNames) -> Bool {
    !standIns.isDisjoint(with: names.types)
      || names.members.merging(names.statics) { $0.union($1) }.contains { type, names in
        names.contains { standIns.contains("\(type).\($0)") }
      }
  }

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
    standIns = result.absentFrameworks.values.reduce(into: []) { $0.formUnion($1) }
    standInFiles = result.standInFiles
    reachedFiles = result.reachedFiles
    omissions = result.findings.filter { $0.rule == .leftOut }.map(\.description)
    refusals = result.findings.filter { $0.kind == .refused && $0.rule != .leftOut }.map(\.description)
    text = (lines + refusals).joined(separator: "\n")
  }
}
