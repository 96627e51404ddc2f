internal import Foundation

/// Which rules apply, and how much they matter. Read from a JSON file:
///
/// ```json
/// { "rules": { "overlapping-views": "off", "truncated-text": "error" } }
/// ```
public struct LintConfiguration: Sendable {
  /// Severities by rule name; nil switches the rule off.
  public private(set) var severities: [String: LintSeverity?] = [:]

  public init() {}

  /// A configuration file that cannot be used.
  public struct ConfigurationError: Error, CustomStringConvertible {
    public var description: String
  }

  private struct File: Decodable {
    var rules: [String: String]?
  }

  /// Reads the file at `path`. An unknown rule or severity is an error.
  public init(contentsOfFile path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ConfigurationError(description: "\(path): error: no such file, or none that can be read")
    }
    let file: File
    do {
      file = try JSONDecoder().decode(File.self, from: data)
    } catch { throw ConfigurationError(description: "\(path): error: not a lint configuration: \(error)") }
    for (rule, value) in (file.rules ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard LintRules.all.contains(where: { $0.name == rule }) else {
        throw ConfigurationError(description: "\(path): error: there is no rule '\(rule)'")
      }
      if value == "off" {
        severities[rule] = .some(nil)
      } else if let severity = LintSeverity(rawValue: value) {
        severities[rule] = severity
      } else {
        throw ConfigurationError(
          description: "\(path): error: '\(value)' of rule '\(rule)' is not one of off, note, warning, error")
      }
    }
  }

  /// Keeps the rules in `names` alone.
  public mutating func only(_ names: [String]) {
    for rule in LintRules.all {
      if !names.contains(rule.name) {
        severities[rule.name] = .some(nil)
      } else if severities[rule.name] == nil, !rule.isOnByDefault {
        severities[rule.name] = rule.severity
      }
    }
  }

  /// The severity of a rule; nil when it is off.
  func severity(of rule: LintRuleInfo) -> LintSeverity? {
    severities[rule.name] ?? (rule.isOnByDefault ? rule.severity : nil)
  }
}
