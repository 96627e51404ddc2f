package import UIGeometry

/// Times of animations and layers, in seconds.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  /// When the time begins, in seconds of what is around.
  var beginTime: CFTimeInterval { get set }
  /// How long one run takes, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast the time goes in that of what is around.
  var speed: Float { get set }
  /// Added to the time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs; 0 for once.
  var repeatCount: Float { get set }
  /// How long it runs again and again, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it runs back after it has run.
  var autoreverses: Bool { get set }
  /// What is seen before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the mode.
  public let rawValue: String
  /// Creates a mode from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The last value stays after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value is seen before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value before the beginning, the last one after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The layer's own value before and after. The default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Names of curves of progress.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the curve.
  public let rawValue: String
  /// Creates a curve's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// With the same speed throughout.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of implicit animations: quick at first, slow at the end.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A curve of progress over time. Immutable.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  package let curve: CubicTimingCurve

  package init(curve: CubicTimingCurve) {
    self.curve = curve
    super.init()
  }

  /// One of the named curves.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(curve: .linear)
    case .easeIn: self.init(curve: .easeIn)
    case .easeOut: self.init(curve: .easeOut)
    case .easeInEaseOut: self.init(curve: .easeInEaseOut)
    default: self.init(curve: .systemDefault)
    }
  }

  /// A curve from (0, 0) to (1, 1) with two control points: time to the right, progress upwards.
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
