public import ConstraintSolver

/// What an item's extents are apart from constraints.
public enum LayoutExtents {
  /// Nothing: frame and autoresizing mask decide.
  case none
  /// What they cost the container that arranges its contents without constraints.
  ///
  /// OPTIMIZATION: apart, because costs are a hundred times as large as a natural size.
  indirect case container(width: ExtentCost, height: ExtentCost)
  /// What the item measures by itself.
  case natural(NaturalSize)
  /// Not known now: the item has been marked, and will be asked again.
  case pending
}

/// What an item measures by itself, and where it rests.
public struct NaturalSize {
  /// In points; nil for none.
  public var width: Double?
  /// In points; nil for none.
  public var height: Double?
  /// Where the item stays as far as constraints leave it open; nil for nowhere.
  public var rest: Rest?

  /// A place that yields to everything that decides.
  public struct Rest {
    /// The alignment rectangle's left edge, in points.
    public var x: Double
    /// The alignment rectangle's top edge, in points.
    public var y: Double
    /// The width, where there is no natural one.
    public var width: Extent
    /// The height, where there is no natural one.
    public var height: Extent

    /// A resting place.
    public init(x: Double, y: Double, width: Extent, height: Extent) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// An extent, and how strongly it is kept.
  public struct Extent {
    /// In points.
    public var value: Double
    /// Against growing.
    public var hugging: Strength
    /// Against shrinking.
    public var compression: Strength

    /// An extent of `value` points.
    public init(value: Double, hugging: Strength, compression: Strength) {
      self.value = value
      self.hugging = hugging
      self.compression = compression
    }
  }

  /// A natural size; numbers that are not finite count as none.
  public init(width: Double?, height: Double?, rest: Rest? = nil) {
    self.width = width.flatMap { $0.isFinite ? $0 : nil }
    self.height = height.flatMap { $0.isFinite ? $0 : nil }
    self.rest = rest
  }
}

/// How strongly an item keeps its natural size, by axis: priorities from 1 to 1000.
public struct ContentPriorities {
  /// Against growing and shrinking in width.
  public var horizontal: (hugging: Float, compression: Float)
  /// Against growing and shrinking in height.
  public var vertical: (hugging: Float, compression: Float)

  /// Priorities for both axes.
  public init(horizontal: (hugging: Float, compression: Float), vertical: (hugging: Float, compression: Float)) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
