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

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect: rect).applying(transform?.pointee ?? .identity))
  }

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

  public var isEmpty: Bool { path.isEmpty }
  /// The current point; zero in an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Around all points, control points included.
  public var boundingBox: CGRect { path.controlBoundingBox }
  /// Around the curves themselves.
  public var boundingBoxOfPath: CGRect { path.boundingBox }

  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = path.asRect else { return false }
    rect?.pointee = found
    return true
  }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(transform.isIdentity ? point : point.applying(transform), rule: rule.recorded)
  }

  public func copy() -> CGPath? { CGPath(path) }
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
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

  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs === rhs || lhs.path == rhs.path }
  public func hash(into hasher: inout Hasher) { hasher.combine(path.elements.count) }

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

public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// The kind of a path's element.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A path's element as `CGPath.applyWithBlock(_:)` hands it out.
public struct CGPathElement {
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
  public convenience init() { self.init(Path()) }

  /// Changes the value behind the path.
  func update(_ body: (inout Path) -> Void) { body(&path) }
}
