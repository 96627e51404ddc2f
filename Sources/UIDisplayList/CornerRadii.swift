public import Foundation

/// The radii of a rounded rectangle's corners, in points; top is where y is smallest.
public struct CornerRadii: Hashable, Sendable {
  /// In points, across and down.
  public var topLeft: CGSize
  /// In points, across and down.
  public var topRight: CGSize
  /// In points, across and down.
  public var bottomLeft: CGSize
  /// In points, across and down.
  public var bottomRight: CGSize

  /// A radius for each corner.
  public init(
    topLeft: CGSize = .zero, topRight: CGSize = .zero, bottomLeft: CGSize = .zero, bottomRight: CGSize = .zero
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }

  /// The same elliptical radii at every corner.
  public init(_ size: CGSize) { self.init(topLeft: size, topRight: size, bottomLeft: size, bottomRight: size) }

  /// The same circular radius at every corner.
  public init(_ radius: CGFloat) { self.init(CGSize(width: radius, height: radius)) }

  /// Whether no corner is round.
  public var isZero: Bool {
    [topLeft, topRight, bottomLeft, bottomRight].allSatisfy { $0.width <= 0 || $0.height <= 0 }
  }

  /// Radii that fit into `size`: where two neighbours exceed their edge, all shrink in proportion, as in CSS.
  ///
  /// Source: <https://www.w3.org/TR/css-backgrounds-3/#corner-overlap>
  func fitting(_ size: CGSize) -> CornerRadii {
    var factor: CGFloat = 1
    for (sum, room) in [
      (topLeft.width + topRight.width, size.width), (bottomLeft.width + bottomRight.width, size.width),
      (topLeft.height + bottomLeft.height, size.height), (topRight.height + bottomRight.height, size.height),
    ] where sum > room && sum > 0 {
      factor = min(factor, room / sum)
    }
    func scaled(_ corner: CGSize) -> CGSize {
      CGSize(width: max(0, corner.width) * factor, height: max(0, corner.height) * factor)
    }
    return CornerRadii(
      topLeft: scaled(topLeft), topRight: scaled(topRight), bottomLeft: scaled(bottomLeft),
      bottomRight: scaled(bottomRight))
  }

  /// The radii of an outline that runs `distance` inside this one.
  public func inset(by distance: CGFloat) -> CornerRadii {
    func smaller(_ corner: CGSize) -> CGSize {
      CGSize(width: max(0, corner.width - distance), height: max(0, corner.height - distance))
    }
    return CornerRadii(
      topLeft: smaller(topLeft), topRight: smaller(topRight), bottomLeft: smaller(bottomLeft),
      bottomRight: smaller(bottomRight))
  }
}

/// The shape of a rounded corner.
public enum CornerCurve: String, Hashable, Sendable {
  /// A quarter of an ellipse.
  case circular
  /// A corner whose curvature grows gradually from the straight edges, as on Apple's devices.
  case continuous
}
