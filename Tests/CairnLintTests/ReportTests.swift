import Foundation
import InterfaceBuilder
import Testing

@testable import CairnLint

struct ReportTests {
  private var finding: LintFinding {
    var finding = LintFinding(
      rule: "truncated-text", severity: .warning, location: SourceLocation(file: "a b/M.xib", line: 3, column: 5),
      objectID: "x1", scene: "s", message: "too long")
    finding.devices = ["iPhone SE", "iPhone 15"]
    return finding
  }

  @Test func writesLinesAsCompilersDo() {
    #expect(
      LintReport.text.string([finding])
        == "a b/M.xib:3:5: warning: object x1: too long [truncated-text] (iPhone SE; iPhone 15)\n")
  }

  @Test func writesJSON() throws {
    let list = try JSONSerialization.jsonObject(with: Data(LintReport.json.string([finding]).utf8)) as? [[String: Any]]
    #expect(list?.first?["rule"] as? String == "truncated-text")
    #expect(list?.first?["line"] as? Int == 3)
    #expect(list?.first?["devices"] as? [String] == ["iPhone SE", "iPhone 15"])
  }

  @Test func writesSARIF() throws {
    let log = try JSONSerialization.jsonObject(with: Data(LintReport.sarif.string([finding]).utf8)) as? [String: Any]
    #expect(log?["version"] as? String == "2.1.0")
    let run = (log?["runs"] as? [[String: Any]])?.first
    let result = (run?["results"] as? [[String: Any]])?.first
    let rules = ((run?["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: Any]]
    #expect(rules?.count == LintRules.all.count)
    #expect(rules?[result?["ruleIndex"] as? Int ?? -1]["id"] as? String == "truncated-text")
    let place = (result?["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
    #expect((place?["artifactLocation"] as? [String: Any])?["uri"] as? String == "a%20b/M.xib")
  }
}
