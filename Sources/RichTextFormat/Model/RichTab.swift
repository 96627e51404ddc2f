/// A stop of tabulators.
public struct RichTab: Equatable, Sendable {
  public enum Alignment: Equatable, Sendable { case left, center, right, decimal }
  public var location: Double
  public var alignment: Alignment

  public init(_ location: Double, _ alignment: Alignment = .left) {
    self.location = location
    self.alignment = alignment
  }
}
