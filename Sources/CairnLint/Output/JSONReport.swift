internal import Foundation

/// Findings as a JSON array.
enum JSONReport {
  private struct Finding: Encodable {
    var rule: String
    var severity: String
    var file: String
    var line: Int
    var column: Int
    var object: String?
    var scene: String?
    var message: String
    var devices: [String]
    var frame: [Double]?
    var related: [Related]
  }

  private struct Related: Encodable {
    var file: String
    var line: Int
    var column: Int
    var message: String
  }

  static func string(_ findings: [LintFinding]) -> String {
    let list = findings.map { finding in
      Finding(
        rule: finding.rule, severity: finding.severity.rawValue, file: finding.location.file,
        line: finding.location.line, column: finding.location.column, object: finding.objectID, scene: finding.scene,
        message: finding.message, devices: finding.devices,
        frame: finding.frame.map { [$0.x, $0.y, $0.width, $0.height] },
        related: finding.related.map {
          Related(
            file: $0.location.file, line: $0.location.line, column: $0.location.column, message: $0.message)
        })
    }
    return encode(list)
  }

  static func encode(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value), let text = String(data: data, encoding: .utf8) else { return "[]\n" }
    return text + "\n"
  }
}
