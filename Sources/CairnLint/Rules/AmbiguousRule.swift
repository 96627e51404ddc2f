internal import UIKitCore

/// Views whose constraints leave a position or size open.
enum AmbiguousRule: LintRule {
  static let info = LintRules.info("ambiguous-layout")

  static func check(_ scene: LintedScene) -> [LintFinding] {
    scene.made.entries.compactMap { entry in
      guard entry.view !== scene.made.root, !entry.view.translatesAutoresizingMaskIntoConstraints else { return nil }
      // What hangs on an ambiguous view is open with it; the outermost is where the constraint is missing.
      if let parent = entry.view.superview, !parent.translatesAutoresizingMaskIntoConstraints,
        parent !== scene.made.root, !LayoutDiagnosis.openParts(of: parent).isEmpty
      {
        return nil
      }
      let parts = LayoutDiagnosis.openParts(of: entry.view)
      guard !parts.isEmpty else { return nil }
      return finding(entry, in: scene, "\(LintedScene.name(entry)) needs constraints for: \(list(parts))")
    }
  }

  private static func list(_ parts: [String]) -> String { parts.joined(separator: ", ") }
}
