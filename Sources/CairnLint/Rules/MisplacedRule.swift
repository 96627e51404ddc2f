internal import UIKitCore

/// Views whose saved frame is not the one that their constraints give them, on the device that they were saved for, and
/// cannot be: a required constraint contradicts the saved frames as they stand.
enum MisplacedRule: LintRule {
  static let info = LintRules.info("misplaced-view")

  static let concernsSavedFrames = true

  static func check(_ scene: LintedScene) -> [LintFinding] {
    let saved = SavedFrames(scene)
    return saved.differences.filter { saved.isMisplaced($0) }.map { saved.finding(of: info, for: $0) }
  }
}
