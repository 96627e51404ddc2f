package import UIGeometry

/// Times of animations and layers, in seconds.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Names of curves of progress.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A curve of progress over time. Immutable.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  package let curve: CubicTimingCurve

  package init(curve: CubicTimingCurve) {
    self.curve = curve
    super.init()
  }

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(curve: .linear)
    case .easeIn: self.init(curve: .easeIn)
    case .easeOut: self.init(curve: .easeOut)
    case .easeInEaseOut: self.init(curve: .easeInEaseOut)
    default: self.init(curve: .systemDefault)
    }
  }

  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(curve: CubicTimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
  }

  /// The end points and the two control points, by index 0…3.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    guard points.indices.contains(idx) else { return }
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }
}

/// The time of animations, in seconds.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.current.now }
