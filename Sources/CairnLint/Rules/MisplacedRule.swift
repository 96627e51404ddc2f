internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// Views whose saved frame is not the one that their constraints give them, on the device that they were saved for.
enum MisplacedRule: LintRule {
  static let info = LintRules.info("misplaced-view")

  static let concernsSavedFrames = true

  static func check(_ scene: LintedScene) -> [LintFinding] {
    guard scene.document.usesAutolayout else { return [] }
    return scene.made.entries.compactMap { entry in
      guard entry.view !== scene.made.root, !entry.view.translatesAutoresizingMaskIntoConstraints,
        let saved = entry.element.rect(key: "frame")
      else { return nil }
      let frame = scene.made.frame(of: entry)
      guard differs(saved, frame) else { return nil }
      var finding = finding(
        entry, in: scene, "\(LintedScene.name(entry)) is saved at \(text(saved)), but will be at \(text(frame))")
      finding.frame = LintFinding.Frame(
        x: clean(frame.minX), y: clean(frame.minY), width: clean(frame.width), height: clean(frame.height))
      return finding
    }
  }

  /// Without what arithmetic leaves behind the sixth digit.
  private static func clean(_ value: CGFloat) -> Double { (Double(value) * 1_000_000).rounded() / 1_000_000 }

  /// Interface Builder warns from a whole point on.
  private static func differs(_ a: CGRect, _ b: CGRect) -> Bool {
    let limit: CGFloat = 0.999
    return abs(a.minX - b.minX) > limit || abs(a.minY - b.minY) > limit || abs(a.width - b.width) > limit
      || abs(a.height - b.height) > limit
  }

  private static func text(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(FrameText.number)
    return "(\(numbers[0]), \(numbers[1])) \(numbers[2]) × \(numbers[3])"
  }
}
