internal import UIKitCore
internal import UIKitDocuments

/// Views whose constraints leave a position or size open, and scroll views whose content has no size.
///
/// As Interface Builder's marks: what hangs on an ambiguous view is ambiguous with it. See `AmbiguousViews`.
enum AmbiguousRule: LintRule {
  static let info = LintRules.info("ambiguous-layout")

  static func check(_ scene: LintedScene) -> [LintFinding] {
    let ambiguous = AmbiguousViews(scene)
    return scene.made.entries.compactMap { entry in
      ambiguous.parts(of: entry.view).map { parts in
        finding(entry, in: scene, "\(LintedScene.name(entry)) needs constraints for: \(parts.joined(separator: ", "))")
      }
    }
  }
}
