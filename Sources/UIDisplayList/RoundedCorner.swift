import Foundation
import UIGeometry

/// One corner of a rounded rectangle, described by the directions in which the outline enters and leaves its apex.
struct RoundedCorner {
  struct Curve {
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
  }

  struct Segments {
    var start: CGPoint
    var curves: [Curve]
    var end: CGPoint { curves.last?.end ?? start }
  }

  var apex: CGPoint
  /// Radii along x and y.
  var size: CGSize
  var incoming: CGVector
  var outgoing: CGVector

  /// Ten control points of a corner of radius 1 as distances from the apex: back along the incoming edge, forward along
  /// the outgoing one.
  ///
  /// UIKIT: read off the path of `UIBezierPath(roundedRect:cornerRadius:)` since iOS 7 by several public projects.
  private static let continuous: [(back: CGFloat, forward: CGFloat)] = [
    (1.528_665, 0), (1.088_492_96, 0), (0.868_406_94, 0), (0.631_493_79, 0.074_911_39),
    (0.372_823_83, 0.169_059_56), (0.169_059_56, 0.372_823_83), (0.074_911_39, 0.631_493_79),
    (0, 0.868_406_94), (0, 1.088_492_96), (0, 1.528_665),
  ]

  /// The same ten points for a quarter of a circle, cut at the same angles.
  private static let circular: [(back: CGFloat, forward: CGFloat)] = {
    let cut = atan2(1 - 0.631_493_79, 1 - 0.074_911_39)
    let angles: [CGFloat] = [0, cut, CGFloat.pi / 2 - cut, CGFloat.pi / 2]
    func point(_ angle: CGFloat) -> (back: CGFloat, forward: CGFloat) { (1 - sin(angle), 1 - cos(angle)) }
    var points = [point(0)]
    for (a0, a1) in zip(angles, angles.dropFirst()) {
      let k = 4 / 3 * tan((a1 - a0) / 4)
      let (p0, p1) = (point(a0), point(a1))
      points.append((p0.back - k * cos(a0), p0.forward + k * sin(a0)))
      points.append((p1.back + k * cos(a1), p1.forward - k * sin(a1)))
      points.append(p1)
    }
    return points
  }()

  /// The corner's curves.
  ///
  /// - Parameter room: what the corner may take of its edges, in points. A continuous corner reaches 1.53 radii; where
  ///   that does not fit it approaches the circle, so that a capsule ends in half circles.
  func segments(curve: CornerCurve, room: CGFloat) -> Segments {
    if size.width <= 0 || size.height <= 0 { return Segments(start: apex, curves: []) }
    switch curve {
    case .circular:
      let k = 1 - Path.quarterCircle
      return Segments(
        start: point(1, 0), curves: [Curve(control1: point(k, 0), control2: point(0, k), end: point(0, 1))])
    case .continuous:
      let reach = Self.continuous[0].back
      let available = min(reach, max(1, room / max(size.width, size.height)))
      let share = (available - 1) / (reach - 1)
      let points = zip(Self.circular, Self.continuous).map { round, smooth in
        point(
          round.back + (smooth.back - round.back) * share, round.forward + (smooth.forward - round.forward) * share)
      }
      let curves = [0, 3, 6].map { Curve(control1: points[$0 + 1], control2: points[$0 + 2], end: points[$0 + 3]) }
      return Segments(start: points[0], curves: curves)
    }
  }

  private func point(_ back: CGFloat, _ forward: CGFloat) -> CGPoint {
    let dx = -incoming.dx * back + outgoing.dx * forward
    let dy = -incoming.dy * back + outgoing.dy * forward
    return CGPoint(x: apex.x + dx * size.width, y: apex.y + dy * size.height)
  }
}
