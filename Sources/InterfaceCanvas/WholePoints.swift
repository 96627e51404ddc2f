internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore
internal import UIKitDocuments

/// Natural extents of texts that Interface Builder has rounded up to whole points.
///
/// UIKIT: what was measured before the canvas knew the device's pixels stays a whole number of points until it is
/// measured again, and everything else is placed by it: in 438 of 441 spaces below such a text the next view's frame fits
/// the whole extent (Xcode 8 to 26). Nothing tells but the saved extent, and where that says nothing, whether the label is
/// one that is rarely measured again; see ADR 25.
@MainActor
enum WholePoints {
  /// Gives the texts of a scene the extents that they were rounded up to.
  static func hold(in scene: InstantiatedScene) {
    for entry in scene.entries where isText(entry.view) && entry.view.layoutHints.naturalSize == nil {
      guard let saved = entry.element.rect(key: "frame")?.size else { continue }
      let natural = entry.view.intrinsicContentSize
      let mayBreak = (entry.view as? UILabel).map { $0.numberOfLines != 1 } ?? false
      guard !mayBreak || saved.width > natural.width - 0.01 else { continue }
      let isOnce = isMeasuredOnce(entry.element)
      let size = CGSize(
        width: extent(natural.width, saved.width, isMeasuredOnce: isOnce),
        height: extent(natural.height, saved.height, isMeasuredOnce: isOnce))
      guard size != natural else { continue }
      entry.view.layoutHints.naturalSize = size
      entry.view.layoutHints.isLineSize = mayBreak
    }
  }

  private static func isText(_ view: UIView) -> Bool {
    !view.translatesAutoresizingMaskIntoConstraints && (view is UILabel || view is UIButton)
  }

  /// The saved extent, if it is the natural one rounded up to a whole number of points, else the natural one; where the
  /// saved one is neither that nor measured in the pixels of any screen, what most labels of its kind have.
  private static func extent(_ natural: CGFloat, _ saved: CGFloat, isMeasuredOnce: Bool) -> CGFloat {
    guard natural != UIView.noIntrinsicMetric else { return natural }
    let whole = natural.rounded(.up)
    if whole == saved { return saved }
    let isMeasured = saved > whole - 1 && saved < whole
    return isMeasuredOnce && !isMeasured ? whole : natural
  }

  /// Whether the label is as Interface Builder's library makes labels, but for its text, and nothing arranges it.
  ///
  /// UIKIT: 75 % of 1,165 such labels are rounded up (124 repositories, 71 % in their mean), of those with another font a
  /// third to a half, of those of several lines or in stacks one in a hundred.
  private static func isMeasuredOnce(_ element: IBElement) -> Bool {
    guard element.name == "label", (element.integer("numberOfLines") ?? 1) == 1, element.string("customClass") == nil,
      let font = element.child(key: "fontDescription"), font.string("type") == "system", font.string("weight") == nil,
      font.number("pointSize") == 17
    else { return false }
    var ancestor = element.parent
    while let one = ancestor {
      if one.name == "stackView" { return false }
      ancestor = one.parent
    }
    return true
  }
}
