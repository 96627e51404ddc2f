internal import UIKitCore

/// Texts that are higher than their view.
enum ClippedTextRule: LintRule {
  static let info = LintRules.info("clipped-text")

  static func check(_ scene: LintedScene) -> [LintFinding] {
    scene.visible.compactMap { entry in
      guard let fit = TextFit.known(entry), fit.isClipped, !GrowingRow.holds(entry.view) else { return nil }
      return finding(
        entry, in: scene,
        "\(LintedScene.name(entry)) is clipped: it needs \(number(fit.needed.height)) points down and has "
          + number(fit.given.height))
    }
  }

  private static func number(_ value: CGFloat) -> String { FrameText.number((value * 10).rounded() / 10) }
}
