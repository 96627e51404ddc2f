/// What it costs to give something another extent than the one it would take by itself: a convex function, linear
/// between few points, whose slopes are compared priority by priority.
///
/// An intrinsic size costs its hugging above and its compression resistance below the size. Stacks combine the costs of
/// what they arrange; see `ExtentCost+Combining.swift`.
public struct ExtentCost: Sendable {
  /// A stretch of equal slope.
  public struct Piece: Sendable {
    /// In points; infinite where the slope holds for good.
    public var length: Double
    /// The cost of each point away from the natural extent.
    public var slope: ExtentSlope

    /// A stretch of equal slope.
    public init(length: Double = .infinity, slope: ExtentSlope) {
      self.length = length
      self.slope = slope
    }
  }

  /// The stretches on one side of the natural extent, nearest first. At most four are kept; where the last of them ends,
  /// nothing is known about the cost.
  public struct Side: Sendable {
    private var lengths = InlineArray<4, Double>(repeating: 0)
    private var slopes = InlineArray<4, ExtentSlope>(repeating: .zero)
    /// How many stretches are known.
    public private(set) var count = 0

    /// A side of which nothing is known.
    public init() {}

    public init(_ slope: ExtentSlope, length: Double = .infinity) {
      lengths[0] = length
      slopes[0] = slope
      count = 1
    }

    /// The stretches of another side; at most four.
    init(_ pieces: ContiguousArray<Piece>.SubSequence) {
      for piece in pieces {
        lengths[count] = piece.length
        slopes[count] = piece.slope
        count += 1
      }
    }

    /// The stretch at an index below `count`.
    public subscript(_ index: Int) -> Piece { Piece(length: lengths[index], slope: slopes[index]) }
    /// The stretch next to the natural extent.
    public var first: Piece { self[0] }
    /// Whether the cost is known to the end.
    public var isComplete: Bool { count > 0 && lengths[count - 1] == .infinity }
    /// Whether all stretches are known exactly.
    public var isExact: Bool {
      for index in 0..<count where !slopes[index].isExact { return false }
      return true
    }

    /// Adds a stretch at the end; false when there is no room.
    mutating func append(_ piece: Piece) -> Bool {
      guard piece.length > 0 else { return true }
      if count > 0, slopes[count - 1].compared(to: piece.slope) == 0 {
        lengths[count - 1] += piece.length
        return true
      }
      guard count < 4 else { return false }
      lengths[count] = piece.length
      slopes[count] = piece.slope
      count += 1
      return true
    }
  }

  /// The extent that costs least, in points; the smallest of several.
  public var natural: Double
  /// What growing costs.
  public var up: Side
  /// What shrinking costs.
  public var down: Side

  /// A cost by its sides.
  public init(natural: Double, up: Side, down: Side) {
    self.natural = natural
    self.up = up
    self.down = down
  }

  /// The cost of an intrinsic extent, which does not become negative.
  public init(_ preference: ExtentPreference) {
    let nothing = ExtentSlope(1000)
    var down = Side()
    if preference.natural > 0 {
      let compression = ExtentSlope(preference.compression)
      _ = down.append(Piece(length: preference.natural, slope: compression))
      _ = down.append(Piece(slope: compression + nothing))
    } else {
      _ = down.append(Piece(slope: ExtentSlope(preference.compression) + nothing))
    }
    self.init(natural: preference.natural, up: Side(ExtentSlope(preference.hugging)), down: down)
  }

  /// Nothing is known.
  static let unknown = ExtentCost(natural: .nan, up: Side(), down: Side())

  /// False when more priorities met than can be told apart.
  public var isExact: Bool { up.isExact && down.isExact && natural.isFinite }

  /// The same cost for extents larger by `offset` points.
  public func shifted(by offset: Double) -> ExtentCost {
    ExtentCost(natural: natural + offset, up: up, down: down)
  }
}
