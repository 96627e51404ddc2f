public import ConstraintSolver

/// What has a place in a layout, as a `LayoutSystem` knows it: four variables and what is told of them.
public struct LayoutItem {
  /// The left edge of the alignment rectangle in its superview's (or owner's) coordinates, in points.
  public let x: Variable
  /// The top edge, likewise.
  public let y: Variable
  /// The width of the alignment rectangle, in points.
  public let width: Variable
  /// The height of the alignment rectangle, in points.
  public let height: Variable
  /// Whether neither extent can be negative: true of views, false of guides.
  let isBounded: Bool
  /// Whether the number is given to an item.
  var isInUse = true
  /// Head of the list of records that mention the item; see `LayoutRecord.next`.
  var firstRecord: Int32 = -1
  /// The four constraints that stand for frame and autoresizing mask.
  var placement: PlacementRecord?
  /// Whether the extents have a natural value, or a container's costs.
  public internal(set) var hasHinge: (width: Bool, height: Bool) = (false, false)
  /// The origin has a preferred place; see `NaturalSize.rest`.
  var restsAtOrigin = false
  /// Content wraps: the height follows the width that the solver finds.
  public internal(set) var wraps = false
  /// The natural height that the solver holds for wrapping content, in points.
  public internal(set) var wrappedHeight: Double?
  /// The natural width that the solver holds where wrapped content has less than it would take, in points.
  var narrowedWidth: Double?

  /// The four variables.
  var variables: [Variable] { [x, y, width, height] }
}
