internal import Foundation
internal import InterfaceBuilder

/// Findings as SARIF 2.1.0, for sites that show the results of code scanning.
///
/// Source: <https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html>
enum SARIFReport {
  private struct Log: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]
    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version
      case runs
    }
  }

  private struct Run: Encodable {
    var tool: Tool
    var results: [Result]
    var columnKind = "utf16CodeUnits"
  }

  private struct Tool: Encodable { var driver: Driver }

  private struct Driver: Encodable {
    var name = "cairn"
    var rules: [Rule]
  }

  private struct Rule: Encodable {
    var id: String
    var shortDescription: Message
    var defaultConfiguration: Configuration
  }

  private struct Configuration: Encodable { var level: String }
  private struct Message: Encodable { var text: String }

  private struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    var locations: [Location]
    var relatedLocations: [Location]?
    var partialFingerprints: [String: String]
    var properties: Properties
  }

  private struct Properties: Encodable {
    var object: String?
    var scene: String?
    var devices: [String]
  }

  private struct Location: Encodable {
    var physicalLocation: Physical
    var message: Message?
  }

  private struct Physical: Encodable {
    var artifactLocation: Artifact
    var region: Region
  }

  private struct Artifact: Encodable { var uri: String }

  private struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
  }

  static func string(_ findings: [LintFinding]) -> String {
    let rules = LintRules.all.map {
      Rule(
        id: $0.name, shortDescription: Message(text: $0.summary),
        defaultConfiguration: Configuration(level: $0.severity.rawValue))
    }
    let results = findings.map { finding in
      Result(
        ruleId: finding.rule, ruleIndex: LintRules.all.firstIndex { $0.name == finding.rule } ?? 0,
        level: finding.severity.rawValue, message: Message(text: text(finding)),
        locations: [location(finding.location)],
        relatedLocations: finding.related.isEmpty
          ? nil : finding.related.map { location($0.location, Message(text: $0.message)) },
        partialFingerprints: ["object/v1": "\(finding.rule):\(finding.objectID ?? "-")"],
        properties: Properties(object: finding.objectID, scene: finding.scene, devices: finding.devices))
    }
    return JSONReport.encode(Log(runs: [Run(tool: Tool(driver: Driver(rules: rules)), results: results)]))
  }

  private static func text(_ finding: LintFinding) -> String {
    finding.devices.isEmpty ? finding.message : "\(finding.message) (\(finding.devices.joined(separator: "; ")))"
  }

  private static func location(_ place: SourceLocation, _ message: Message? = nil) -> Location {
    let path = place.file.hasPrefix("./") ? String(place.file.dropFirst(2)) : place.file
    let uri = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    return Location(
      physicalLocation: Physical(
        artifactLocation: Artifact(uri: uri), region: Region(startLine: place.line, startColumn: place.column)),
      message: message)
  }
}
