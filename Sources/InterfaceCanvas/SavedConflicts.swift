internal import Foundation
internal import UIKitCore

/// What a document's frames tell of constraints that contradict each other: which one gave way when they were stored.
@MainActor
final class SavedConflicts {
  /// Where the document last had views, in their superviews' coordinates, in points.
  private var frames: [ObjectIdentifier: CGRect] = [:]
  /// Interface Builder does not rewrite frames for less, in points.
  private static let tolerance: CGFloat = 1.01

  func note(_ frame: CGRect, of view: UIView) { frames[ObjectIdentifier(view)] = frame }

  /// The one that does not hold where the document last had the views, if all others do; nil where the frames do not tell.
  ///
  /// UIKIT: Interface Builder gives way as its engine does, which keeps no rule of ours in 11 of 32 views (10 documents of 8
  /// repositories), but the frames that it stored tell what it kept.
  func choose(among constraints: [NSLayoutConstraint], in root: UIView) -> Int? {
    var known: [(view: UIView, frame: CGRect)] = []
    for item in constraints.flatMap({ [$0.firstItem, $0.secondItem] }) {
      guard let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView else { continue }
      for view in [view, view.superview].compactMap({ $0 }) {
        if let frame = frames[ObjectIdentifier(view)] { known.append((view, frame)) }
      }
    }
    guard !known.isEmpty, let check = FrameCheck(root: root, frames: known) else { return nil }
    var missing: [Int] = []
    for (index, constraint) in constraints.enumerated() {
      guard let miss = check.miss(of: constraint) else { return nil }
      if miss > Self.tolerance { missing.append(index) }
    }
    return missing.count == 1 ? missing.first : nil
  }
}
