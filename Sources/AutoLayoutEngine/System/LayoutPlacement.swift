internal import ConstraintSolver

/// Frame and autoresizing mask of an item, as its alignment rectangle follows its superview's.
public struct LayoutPlacement {
  /// One axis.
  public struct Axis {
    /// The frame as a function of the superview's extent, in points.
    public var line: AutoresizingLine
    /// What the alignment rectangle leaves out of the frame at the near and at the far edge, in points.
    public var insets: (near: Double, far: Double)
    /// By how much the superview's frame exceeds its alignment rectangle, in points.
    public var parentGrowth: Double

    /// An axis without a superview's part unless its growth is given.
    public init(line: AutoresizingLine, insets: (near: Double, far: Double), parentGrowth: Double) {
      self.line = line
      self.insets = insets
      self.parentGrowth = parentGrowth
    }
  }

  /// Along x.
  public var horizontal: Axis
  /// Along y.
  public var vertical: Axis
  /// The superview's item; nil where nothing depends on its extents.
  public var parent: Int32?

  /// A placement on both axes.
  public init(horizontal: Axis, vertical: Axis, parent: Int32?) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.parent = parent
  }
}

/// A placement's four constraints in the solver.
struct PlacementRecord {
  var horizontal = Axis()
  var vertical = Axis()

  /// Those of one axis.
  struct Axis {
    var origin: ConstraintID?
    var extent: ConstraintID?
    var line: AutoresizingLine?
  }
}
