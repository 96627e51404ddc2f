/// Corners of a rectangle; top is where y is smallest.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Where x and y are least, with y growing down.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// Where x is greatest and y least, with y growing down.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// Where x is least and y greatest, with y growing down.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// Where x and y are greatest, with y growing down.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All bits, also those that stand for no corner.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
