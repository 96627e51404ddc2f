/// One line for a finding, as compilers write them, and notes for the objects that take part.
enum TextReport {
  static func lines(_ finding: LintFinding) -> String {
    let object = finding.objectID.map { "object \($0): " } ?? ""
    let devices = finding.devices.isEmpty ? "" : " (\(finding.devices.joined(separator: "; ")))"
    var text =
      "\(finding.location): \(finding.severity.rawValue): \(object)\(finding.message) [\(finding.rule)]\(devices)\n"
    for related in finding.related { text += "\(related.location): note: with \(related.message)\n" }
    return text
  }
}
