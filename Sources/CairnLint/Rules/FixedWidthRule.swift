internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore
internal import UIKitDocuments

/// Texts in one line whose width is fixed so that a translation, which is longer by up to two fifths, is cut off.
///
/// The allowance follows what Apple and IBM recommend for short texts.
enum FixedWidthRule: LintRule {
  static let info = LintRules.info("fixed-width-text")
  private static let growth: CGFloat = 1.4

  static func check(_ scene: LintedScene) -> [LintFinding] {
    scene.made.entries.compactMap { entry in
      guard let fit = TextFit.known(entry), fit.isOneLine, !fit.isTruncated, hasWords(entry.view),
        let constraint = fixedWidth(of: entry, in: scene)
      else { return nil }
      let more = fit.needed.width * (growth - 1)
      guard more > fit.spare + 1 else { return nil }
      var finding = finding(
        entry, in: scene,
        "the width of \(LintedScene.name(entry)) is fixed at \(FrameText.number(CGFloat(constraint.constant))) "
          + "points; translations of its text may need \(FrameText.number((width(of: entry, fit) + more).rounded()))")
      finding.related = [
        LintFinding.Related(location: constraint.element.location, message: "the constraint \(constraint.id)")
      ]
      return finding
    }
  }

  /// What the view needs as it is.
  private static func width(of entry: InstantiatedScene.Entry, _ fit: TextFit) -> CGFloat {
    entry.view.bounds.width - fit.spare
  }

  private static func hasWords(_ view: UIView) -> Bool {
    let text = TextFit.text(of: view) ?? ""
    return text.filter(\.isLetter).count > 2
  }

  private static func fixedWidth(of entry: InstantiatedScene.Entry, in scene: LintedScene) -> IBConstraint? {
    for constraint in entry.view.constraints {
      guard constraint.firstItem === entry.view, constraint.firstAttribute == .width, constraint.secondItem == nil,
        constraint.relation != .greaterThanOrEqual, constraint.priority == .required
      else { continue }
      if let stated = scene.made.statedConstraints[ObjectIdentifier(constraint)] { return stated }
    }
    return nil
  }
}
