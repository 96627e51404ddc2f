internal import UIKitCore

/// Texts that are wider than their line.
enum TruncatedTextRule: LintRule {
  static let info = LintRules.info("truncated-text")

  static func check(_ scene: LintedScene) -> [LintFinding] {
    scene.visible.compactMap { entry in
      guard let fit = TextFit.known(entry), fit.isTruncated else { return nil }
      let message =
        fit.isOneLine
        ? "\(LintedScene.name(entry)) is truncated: it needs \(number(fit.needed.width)) points across and has "
          + number(fit.given.width)
        : "\(LintedScene.name(entry)) is truncated: it needs more lines than it may have"
      return finding(entry, in: scene, message)
    }
  }

  private static func number(_ value: CGFloat) -> String { FrameText.number((value * 10).rounded() / 10) }
}
