import Foundation
import Testing

@testable import UISystemMetrics

/// The code against what was counted: `docs/metrics/system-metrics.tsv`, made by `Tools/Metrics/system_metrics.py`.
struct SystemMetricsEvidenceTests {
  struct Evidence: CustomTestStringConvertible, Sendable {
    var number: String
    var system: Int
    var points: [CGFloat]
    var repositories: Int
    var share: Double
    var testDescription: String { "\(number), iOS \(system)" }
  }

  static let all: [Evidence] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let table = try? String(contentsOf: root.appendingPathComponent("docs/metrics/system-metrics.tsv"), encoding: .utf8)
    return (table ?? "").split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 5, let system = Int(fields[1]), let repositories = Int(fields[3]),
        let share = Double(fields[4])
      else { return nil }
      let points = fields[2].components(separatedBy: " × ").compactMap { Double($0) }.map { CGFloat($0) }
      return Evidence(number: fields[0], system: system, points: points, repositories: repositories, share: share)
    }
  }()

  /// Three repositories or more, and most of their documents, say the same.
  static let firm = all.filter { $0.repositories >= 3 && $0.share >= 0.75 }

  private func points(_ number: String, _ metrics: SystemMetrics) -> [CGFloat]? {
    func both(_ size: CGSize) -> [CGFloat] { [size.width, size.height] }
    switch number {
    case "switchSize": return both(metrics.switchSize)
    case "sliderFrameHeight": return [metrics.sliderHeight + metrics.sliderOverhang.bottom]
    case "segmentedHeight": return [metrics.segmentedHeight]
    case "stepperSize": return both(metrics.stepperSize)
    case "progressHeight": return [metrics.progressHeight]
    case "pageControlHeight": return [metrics.pageControlHeight]
    case "pickerHeight": return [metrics.pickerHeight]
    case "textFieldHeight": return [metrics.textFieldHeight]
    case "searchBarHeight": return [metrics.searchBarHeight]
    case "plainBarHeight": return [SystemMetrics.plainBarHeight]
    case "plainTabBarHeight": return [SystemMetrics.plainTabBarHeight]
    case "pictureButtonSize": return both(metrics.pictureButtonSize)
    case "sideMargin(width: …375)": return [metrics.sideMargin(width: 375)]
    case "sideMargin(width: 376…393)": return [metrics.sideMargin(width: 393)]
    case "sideMargin(width: 394…)":
      var metrics = metrics
      metrics.isEarlySquare = metrics.system == 8
      return [metrics.sideMargin(width: 600)]
    case "defaultMargin": return [SystemMetrics.defaultMargin]
    case "standardSpacing": return [SystemMetrics.standardSpacing]
    case "standardSuperviewSpacing": return [SystemMetrics.standardSuperviewSpacing]
    case "rowHeight": return [metrics.rowHeight]
    case "disclosureWidth(in: …375)": return [metrics.disclosureWidth(in: 375)]
    case "disclosureWidth(in: 376…)": return [metrics.disclosureWidth(in: 414)]
    case "checkmarkWidth(in: …375)": return [metrics.checkmarkWidth(in: 375)]
    case "checkmarkWidth(in: 376…)": return [metrics.checkmarkWidth(in: 414)]
    case "detailButtonWidth(in: …375)": return [metrics.detailButtonWidth(in: 375)]
    case "detailButtonWidth(in: 376…)": return [metrics.detailButtonWidth(in: 414)]
    case "detailDisclosureWidth(in: …375)": return [metrics.detailDisclosureWidth(in: 375)]
    case "detailDisclosureWidth(in: 376…)": return [metrics.detailDisclosureWidth(in: 414)]
    default: return nil
    }
  }

  @Test func thereIsEvidence() { #expect(Self.firm.count > 60) }

  @Test(arguments: firm) func theCodeHasWhatWasCounted(_ evidence: Evidence) throws {
    let coded = try #require(points(evidence.number, SystemMetrics(system: evidence.system)))
    #expect(coded.count == evidence.points.count)
    for (a, b) in zip(coded, evidence.points) { #expect(abs(a - b) <= 0.5, "\(coded) for \(evidence.points)") }
  }
}
