/// Axes of a plane.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaxis>
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Along x.
  public static let horizontal = UIAxis(rawValue: 1)
  /// Along y.
  public static let vertical = UIAxis(rawValue: 2)
  /// Along x and y.
  public static let both: UIAxis = [.horizontal, .vertical]
}
