internal import Foundation
internal import UIKitCore
internal import UIKitDocuments

/// Siblings with content of their own that lie on each other.
enum OverlapRule: LintRule {
  static let info = LintRules.info("overlapping-views")

  /// How many others one view is said to lie on: views without a place, all in one corner, would fill pages.
  private static let most = 10

  static func check(_ scene: LintedScene) -> [LintFinding] {
    var bySuperview: [ObjectIdentifier: [InstantiatedScene.Entry]] = [:]
    for entry in scene.visible where hasContent(entry.view) {
      if let parent = entry.view.superview { bySuperview[ObjectIdentifier(parent), default: []].append(entry) }
    }
    var findings: [LintFinding] = []
    for siblings in bySuperview.values {
      let boxes = siblings.map { Box($0.view.frame) }
      for (index, second) in siblings.enumerated() {
        for first in below(index, boxes).map({ siblings[$0] }) {
          var finding = finding(
            second, in: scene, "\(LintedScene.name(second)) lies on \(LintedScene.name(first))")
          finding.related = [LintFinding.Related(location: first.element.location, message: LintedScene.name(first))]
          findings.append(finding)
        }
      }
    }
    return findings.sorted { ($0.location.line, $0.message) < ($1.location.line, $1.message) }
  }

  /// Views that people read or touch; containers and pictures are backgrounds as often as not.
  private static func hasContent(_ view: UIView) -> Bool {
    switch view {
    case is UILabel, is UIButton: TextFit.text(of: view)?.isEmpty == false
    case is UITextField, is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UITextView,
      is UIDatePicker, is UIPickerView:
      true
    default: false
    }
  }

  /// The first of those before `index` that it lies on. Thousands of siblings have millions of pairs.
  private static func below(_ index: Int, _ boxes: [Box]) -> [Int] {
    var result: [Int] = []
    let box = boxes[index]
    for other in 0..<index where boxes[other].overlaps(box) {
      result.append(other)
      if result.count == most { break }
    }
    return result
  }

  /// A frame by its edges.
  private struct Box {
    let minX, maxX, minY, maxY: CGFloat

    init(_ frame: CGRect) {
      (minX, maxX, minY, maxY) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
    }

    /// More than two points each way; one that holds the other is a background.
    func overlaps(_ other: Box) -> Bool {
      guard min(maxX, other.maxX) - max(minX, other.minX) > 2, min(maxY, other.maxY) - max(minY, other.minY) > 2 else {
        return false
      }
      return !holds(other) && !other.holds(self)
    }
    private func holds(_ other: Box) -> Bool {
      minX <= other.minX && maxX >= other.maxX && minY <= other.minY && maxY >= other.maxY
    }
  }
}
