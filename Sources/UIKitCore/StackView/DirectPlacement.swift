internal import AutoLayoutEngine
internal import UIGeometry

/// What a stack view keeps to place its arranged views without constraints; see `UIStackView+Placement.swift`.
struct DirectPlacement {
  var rules = StackPlacement()
  /// The size that a stack around this one has worked out for it, in points, not rounded.
  var assignedSize: CGSize?
  /// The rules are at work; arranged views that change meanwhile are remembered.
  var isAtWork = false
  var changedAtWork: [UIView] = []
  var horizontalCost: StoredCost?
  var verticalCost: StoredCost?
}
