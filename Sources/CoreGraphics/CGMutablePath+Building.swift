public import Foundation
public import UIGeometry
import UIDisplayList

extension CGMutablePath {
  /// Begins a subpath at the transformed point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    update { $0.move(to: point.applying(transform)) }
  }

  /// A line from the current point. Does nothing in an empty path.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    update { $0.addLine(to: point.applying(transform)) }
  }

  /// Begins a subpath at the first point, with lines through the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// A quadratic curve from the current point. Does nothing in an empty path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    update { $0.addQuadCurve(to: end.applying(transform), control: control.applying(transform)) }
  }

  /// A cubic curve from the current point. Does nothing in an empty path.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    update {
      $0.addCurve(
        to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }
  }

  /// A line back to where the subpath began. Does nothing in an empty or closed one.
  public func closeSubpath() { update { $0.close() } }

  /// A closed subpath of four corners.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    update { $0.addPath(Path(rect: rect), transform: transform) }
  }

  /// A closed subpath for each rectangle.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// A closed subpath that touches the middles of the rectangle's sides.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    update { $0.addPath(Path(ellipseIn: rect), transform: transform) }
  }

  /// A closed subpath; corners are quarters of ellipses of these radii, in points.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let radii = CornerRadii(CGSize(width: cornerWidth, height: cornerHeight))
    update { $0.addPath(Path(roundedRect: rect, radii: radii), transform: transform) }
  }

  /// Adds an arc.
  ///
  /// - Parameters:
  ///   - center: In the path's coordinates.
  ///   - radius: In points.
  ///   - startAngle: In radians from the x axis.
  ///   - endAngle: In radians from the x axis.
  ///   - clockwise: as seen with y growing upwards: true turns counter-clockwise on a screen whose y grows down.
  ///   - transform: Applied to the arc before it is added.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    update { path in
      path.addMapped(transform) {
        $0.addArc(
          center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, increasing: !clockwise)
      }
    }
  }

  /// An arc over `delta` radians, which also tells the direction; a line leads to it from the current point.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    update { path in
      path.addMapped(transform) { $0.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta) }
    }
  }

  /// A line, then an arc of `radius` that touches both lines through `tangent1End`. Does nothing in an empty path.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    update { path in
      path.addMapped(transform) { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
    }
  }

  /// All subpaths of another path, as it is now.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let added = path.path
    update { $0.addPath(added, transform: transform) }
  }
}

extension Path {
  /// Lets `body` continue the path in coordinates that `transform` maps to the path's.
  mutating func addMapped(_ transform: CGAffineTransform, _ body: (inout Path) -> Void) {
    if transform.isIdentity { return body(&self) }
    var local = applying(transform.inverted())
    let count = local.elements.count
    body(&local)
    for element in Path(elements: local.elements).applying(transform).elements.dropFirst(count) { append(element) }
  }
}
