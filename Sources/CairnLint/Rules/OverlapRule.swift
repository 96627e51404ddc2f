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
      let frames = siblings.map(\.view.frame)
      for (index, second) in siblings.enumerated() {
        let below = (0..<index).lazy.filter { overlap(frames[$0], frames[index]) }
        for first in below.prefix(most).map({ siblings[$0] }) {
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

  /// More than two points each way; one that holds the other is a background.
  private static func overlap(_ a: CGRect, _ b: CGRect) -> Bool {
    let common = a.intersection(b)
    guard !common.isNull, common.width > 2, common.height > 2 else { return false }
    return !a.contains(b) && !b.contains(a)
  }
}
