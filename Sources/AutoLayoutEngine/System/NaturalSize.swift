public import ConstraintSolver

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
