internal import UIKitCore

/// Views whose saved frame differs from the one computed here though no constraint contradicts it: sizes of texts, fonts,
/// images or bars that are not known for sure explain it as well.
enum UnprovenFrameRule: LintRule {
  static let info = LintRules.info("unproven-frame")

  static let concernsSavedFrames = true

  static func check(_ scene: LintedScene) -> [LintFinding] {
    let saved = SavedFrames(scene)
    return saved.differences.filter { !saved.isMisplaced($0) }.map { saved.finding(of: info, for: $0) }
  }
}
