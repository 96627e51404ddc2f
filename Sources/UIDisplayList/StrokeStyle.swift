public import Foundation

/// How a path's outline is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// How open figures end.
  public enum Cap: String, Hashable, Sendable {
    /// At the end point.
    case butt
    /// With half a circle.
    case round
    /// With half a square.
    case square
  }

  /// How lines meet.
  public enum Join: String, Hashable, Sendable {
    /// In a point.
    case miter
    /// In an arc.
    case round
    /// In a line.
    case bevel
  }

  /// In points; 0 draws nothing.
  public var width: CGFloat
  /// How open figures end. Default: butt.
  public var cap: Cap
  /// How lines meet. Default: miter.
  public var join: Join
  /// Longest miter as a multiple of the width; sharper corners are bevelled.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps, alternating; empty for a solid line.
  public var dashes: [CGFloat]
  /// How far into the pattern the line begins, in points.
  public var dashPhase: CGFloat

  /// A style.
  public init(
    width: CGFloat = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10, dashes: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }

  /// Dashes that a player can follow: nil when solid, or when a negative, infinite or all-zero pattern makes no sense.
  public var usableDashes: [CGFloat]? {
    guard !dashes.isEmpty, dashes.allSatisfy({ $0 >= 0 && $0.isFinite }), dashes.contains(where: { $0 > 0 }) else {
      return nil
    }
    return dashes
  }
}
