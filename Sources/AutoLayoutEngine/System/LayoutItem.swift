public import ConstraintSolver

/// The variables of an item: its alignment rectangle in its superview's (or owner's) coordinates, in points.
public struct LayoutVariables {
  /// The left edge.
  public let x: Variable
  /// The top edge.
  public let y: Variable
  /// The width.
  public let width: Variable
  /// The height.
  public let height: Variable

  /// All four.
  var all: [Variable] { [x, y, width, height] }
}

/// What has a place in a layout, as a `LayoutSystem` knows it: four variables and what is told of them.
public struct LayoutItem {
  let variables: LayoutVariables
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

  var x: Variable { variables.x }
  var y: Variable { variables.y }
  var width: Variable { variables.width }
  var height: Variable { variables.height }
}
