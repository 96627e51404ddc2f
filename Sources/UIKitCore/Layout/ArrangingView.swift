internal import AutoLayoutEngine

/// A container that arranges subviews by rules of its own: by constraints that it makes late, or, as long as nobody looks
/// at these, without any (`ViewFlags.placesArranged`).
@MainActor
protocol ArrangingView: AnyObject {
  /// Whether the container arranges `child`, one of its subviews.
  func arranges(_ child: UIView) -> Bool

  // MARK: What happens to a child

  /// A child was hidden or shown.
  func childVisibilityDidChange(_ child: UIView)
  /// A child's natural size has changed.
  func childIntrinsicSizeDidChange(_ child: UIView)
  /// What the container knows of `child` is out of date.
  func childMeasureDidChange(_ child: UIView)
  /// The text of `child` takes the lines that it has room for, at a width that constraints have given.
  func childTextDidBreak(_ child: UIView)
  /// A constraint concerns `child` from now on.
  func itemWillBeMade(for child: UIView)

  // MARK: Its own layout

  /// Something around the children has changed.
  func placementMayHaveChanged()
  /// What the container's extents cost; nil where nothing is arranged.
  func placementCost(_ axis: LayoutAxis) -> ExtentCost?
  /// Somebody looks at the constraints of the container or of a child: those that are made late are made now.
  func constraintsWillBeInspected()
  /// From now on constraints say what the container did by itself.
  func materializePlacement()
  /// Numbers what the container arranges, in its order, before constraints do.
  func makeItems(in engine: LayoutEngine)
}
