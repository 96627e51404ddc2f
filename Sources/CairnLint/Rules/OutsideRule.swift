internal import Foundation
internal import UIKitCore

/// Views whose alignment rectangles, which constraints place, reach beyond their superview. What lies around them, as a
/// shadow or the room under a segmented control, may; so may what a constraint says to.
enum OutsideRule: LintRule {
  static let info = LintRules.info("outside-superview")

  static func check(_ scene: LintedScene) -> [LintFinding] {
    scene.visible.compactMap { entry in
      guard entry.view !== scene.made.root, let parent = entry.view.superview, !(parent is UIScrollView),
        !(entry.view is UITableViewCell), !entry.view.frame.isEmpty
      else { return nil }
      let (frame, room) = (entry.view.alignmentRect(forFrame: entry.view.frame), parent.bounds)
      let meant = MeantOverhang(of: entry.view, in: parent)
      let sides = [
        (MeantOverhang.Side.left, room.minX - frame.minX), (.top, room.minY - frame.minY),
        (.right, frame.maxX - room.maxX), (.bottom, frame.maxY - room.maxY),
      ].filter { $0.1 > 1 && !meant.isMeant($0.0) }
      guard !sides.isEmpty else { return nil }
      let words = sides.map { "\(FrameText.number(($0.1 * 10).rounded() / 10)) points beyond the \($0.0.rawValue)" }
      return finding(
        entry, in: scene,
        "\(LintedScene.name(entry)) reaches \(words.joined(separator: " and ")) of its superview")
    }
  }
}
