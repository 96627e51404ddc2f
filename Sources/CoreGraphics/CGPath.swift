public import Foundation
public import UIGeometry
package import UIDisplayList

/// A path that cannot be changed; `CGMutablePath` can.
///
/// Source: <https://developer.apple.com/documentation/coregraphics/cgpath>
public class CGPath: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// Only `CGMutablePath` changes it, and is no more thread-safe than Apple's.
  package fileprivate(set) var path: Path

  package init(_ path: Path) { self.path = path }

  /// A closed rectangle, transformed if a transform is given.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect: rect).applying(transform?.pointee ?? .identity))
  }

  /// A closed ellipse within a rectangle, transformed if a transform is given.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Circular corners; radii larger than half the rectangle trap in Core Graphics and are shortened here.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = CornerRadii(CGSize(width: cornerWidth, height: cornerHeight))
    self.init(Path(roundedRect: rect, radii: radii).applying(transform?.pointee ?? .identity))
  }

  /// Whether the path has no segments.
  public var isEmpty: Bool { path.isEmpty }
  /// The current point; zero in an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Around all points, control points included.
  public var boundingBox: CGRect { path.controlBoundingBox }
  /// Around the curves themselves.
  public var boundingBoxOfPath: CGRect { path.boundingBox }

  /// Whether the path is one rectangle, which it gives then.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = path.asRect else { return false }
    rect?.pointee = found
    return true
  }

  /// Whether a point, transformed first, is inside by a rule. Default: by winding numbers.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(transform.isIdentity ? point : point.applying(transform), rule: rule.recorded)
  }

  /// A path of the same segments.
  public func copy() -> CGPath? { CGPath(path) }
  /// The path transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }
  /// A path of the same segments that can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
  /// The path transformed, to be added to.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.applying(transform?.pointee ?? .identity))
  }

  /// The outline of the line that a stroke would draw, to be filled by the winding rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth, cap: lineCap.recorded, join: lineJoin.recorded, miterLimit: miterLimit)
    return CGPath(path.applying(transform).stroked(style))
  }

  /// The dashes of the path's line as open parts; `lengths` are those of dashes and gaps in turn.
  public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity)
    -> CGPath
  {
    CGPath(path.applying(transform).dashed(lengths, phase: phase))
  }

  /// Calls `body` with each element.
  public func applyWithBlock(_ body: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      let (type, values) = CGPathElement.parts(element)
      var points = values
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var value = CGPathElement(type: type, points: base)
        withUnsafePointer(to: &value) { body($0) }
      }
    }
  }

  /// Calls a function with each segment in order, and with `info`.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Whether both have the same segments in the same order.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs === rhs || lhs.path == rhs.path }
  /// Paths of as many segments go together.
  public func hash(into hasher: inout Hasher) { hasher.combine(path.elements.count) }

  /// One segment a line, by the names of PostScript.
  public var description: String {
    let steps = path.elements.map { element in
      switch element {
      case .move(let point): "moveto (\(point.x), \(point.y))"
      case .line(let point): "lineto (\(point.x), \(point.y))"
      case .quad(let point, let c): "quadto (\(c.x), \(c.y)) (\(point.x), \(point.y))"
      case .cubic(let point, let c, let d): "curveto (\(c.x), \(c.y)) (\(d.x), \(d.y)) (\(point.x), \(point.y))"
      case .close: "closepath"
      }
    }
    return "<CGPath> " + steps.joined(separator: "\n    ")
  }
}

/// Called with each segment, whose points are valid during the call alone.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// The kind of a path's element.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A path's element as `CGPath.applyWithBlock(_:)` hands it out.
public struct CGPathElement {
  /// What the segment is, and thereby how many points it has.
  public var type: CGPathElementType
  /// Control points and then the end; valid during the call alone.
  public var points: UnsafeMutablePointer<CGPoint>

  static func parts(_ element: Path.Element) -> (CGPathElementType, [CGPoint]) {
    switch element {
    case .move(let point): (.moveToPoint, [point])
    case .line(let point): (.addLineToPoint, [point])
    case .quad(let point, let control): (.addQuadCurveToPoint, [control, point])
    case .cubic(let point, let control1, let control2): (.addCurveToPoint, [control1, control2, point])
    case .close: (.closeSubpath, [.zero])
    }
  }
}

/// A path under construction.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// A path without segments.
  public convenience init() { self.init(Path()) }

  /// Changes the value behind the path.
  func update(_ body: (inout Path) -> Void) { body(&path) }
}
