internal import Foundation
internal import UIKitCore
internal import UIKitDocuments

/// Natural extents of texts that Interface Builder has rounded up to whole points.
///
/// UIKIT: what was measured before the canvas knew the device's pixels stays a whole number of points until it is
/// measured again, and everything else is placed by it: in 438 of 441 spaces below such a text the next view's frame fits
/// the whole extent (Xcode 8 to 26). Nothing tells but the saved extent; see ADR 25.
@MainActor
enum WholePoints {
  /// Gives the texts of a scene the extents that they were rounded up to.
  static func hold(in scene: InstantiatedScene) {
    for entry in scene.entries where isText(entry.view) && entry.view.layoutHints.naturalSize == nil {
      guard let saved = entry.element.rect(key: "frame")?.size else { continue }
      let natural = entry.view.intrinsicContentSize
      let mayBreak = (entry.view as? UILabel).map { $0.numberOfLines != 1 } ?? false
      guard !mayBreak || saved.width > natural.width - 0.01 else { continue }
      let size = CGSize(width: extent(natural.width, saved.width), height: extent(natural.height, saved.height))
      guard size != natural else { continue }
      entry.view.layoutHints.naturalSize = size
      entry.view.layoutHints.isLineSize = mayBreak
    }
  }

  private static func isText(_ view: UIView) -> Bool {
    !view.translatesAutoresizingMaskIntoConstraints && (view is UILabel || view is UIButton)
  }

  /// The saved extent, if it is the natural one rounded up to a whole number of points, else the natural one.
  private static func extent(_ natural: CGFloat, _ saved: CGFloat) -> CGFloat {
    natural != UIView.noIntrinsicMetric && natural.rounded(.up) == saved ? saved : natural
  }
}
