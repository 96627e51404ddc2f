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
      let name = LintedScene.name(entry)
      if let parts = ambiguous.parts(of: entry.view) {
        return finding(entry, in: scene, "\(name) needs constraints for: \(parts.joined(separator: ", "))")
      }
      guard StaleStacks.contains(entry, in: scene) else { return nil }
      return finding(
        entry, in: scene,
        "\(name) stands elsewhere in its cell than it was saved, which Interface Builder takes for ambiguous")
    }
  }
}
