/// A stop of tabulators.
public struct RichTab: Equatable, Sendable {
  /// Which part of the text stands at the stop.
  public enum Alignment: Equatable, Sendable {
    /// Its beginning, its middle, its end, or its decimal point.
    case left, center, right, decimal
  }
  /// From the leading edge, in points.
  public var location: Double
  /// Which part of the text stands at the stop.
  public var alignment: Alignment

  /// A stop at a place.
  public init(_ location: Double, _ alignment: Alignment = .left) {
    self.location = location
    self.alignment = alignment
  }
}
