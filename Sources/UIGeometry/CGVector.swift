public import Foundation

/// A two-dimensional displacement.
///
/// Source: <https://developer.apple.com/documentation/coregraphics/cgvector>
public struct CGVector: Hashable, Sendable, Codable {
  /// Across, in points.
  public var dx: CGFloat
  /// Down, in points.
  public var dy: CGFloat

  /// No distance.
  public static let zero = CGVector()

  /// No distance.
  public init() {
    dx = 0
    dy = 0
  }

  /// A vector by its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// A vector by its components.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  /// A vector by its components.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
