internal import Foundation

/// A damped harmonic oscillator that moves from 0 to 1.
///
/// Source: <https://developer.apple.com/documentation/quartzcore/caspringanimation>
public struct SpringCurve: Hashable, Sendable {
  /// Of the body at the end of the spring, in kilograms.
  public var mass: Double
  /// In newtons per metre.
  public var stiffness: Double
  /// In newton seconds per metre.
  public var damping: Double
  /// In distances to go per second; positive towards the goal.
  public var initialVelocity: Double

  public init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0) {
    self.mass = max(mass, 1e-6)
    self.stiffness = max(stiffness, 1e-6)
    self.damping = max(damping, 0)
    self.initialVelocity = initialVelocity
  }

  /// The spring that has come to rest, within a thousandth, after `duration` seconds.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - dampingRatio: 1 for no overshoot, towards 0 for more.
  ///   - initialVelocity: In distances to go per second.
  public init(settlingDuration duration: Double, dampingRatio: Double, initialVelocity: Double) {
    let ratio = min(max(dampingRatio, 1e-3), 1)
    let rest = 0.001
    // Bisection on the natural frequency: the envelope at `duration` falls as the frequency grows.
    var (low, high) = (1e-3, 1e5)
    for _ in 0..<80 {
      let middle = (low * high).squareRoot()
      if Self.envelope(middle, ratio, initialVelocity, duration) > rest { low = middle } else { high = middle }
    }
    let omega = (low * high).squareRoot()
    self.init(stiffness: omega * omega, damping: 2 * ratio * omega, initialVelocity: initialVelocity)
  }

  private static func envelope(_ omega: Double, _ ratio: Double, _ velocity: Double, _ time: Double) -> Double {
    if ratio < 1 {
      let damped = omega * (1 - ratio * ratio).squareRoot()
      let b = (ratio * omega - velocity) / damped
      return exp(-ratio * omega * time) * (1 + b * b).squareRoot()
    }
    return exp(-omega * time) * (1 + abs(omega - velocity) * time)
  }

  private var omega: Double { (stiffness / mass).squareRoot() }
  /// Below 1 the spring swings, at 1 it just does not.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// Where the body is after `time` seconds: 0 at the start, 1 at rest.
  public func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    let (w, z, v) = (omega, dampingRatio, initialVelocity)
    if z < 1 {
      let d = w * (1 - z * z).squareRoot()
      return 1 - exp(-z * w * time) * (cos(d * time) + (z * w - v) / d * sin(d * time))
    }
    if z == 1 { return 1 - exp(-w * time) * (1 + (w - v) * time) }
    let root = (z * z - 1).squareRoot()
    let (r1, r2) = (-w * (z - root), -w * (z + root))
    // x(t) = 1 + A·e^(r1 t) + B·e^(r2 t) with x(0) = 0 and x'(0) = v.
    let b = (v + r1) / (r2 - r1)
    let a = -1 - b
    return 1 + a * exp(r1 * time) + b * exp(r2 * time)
  }

  /// Seconds until the spring is taken for at rest.
  ///
  /// UIKIT: a spring that swings counts as at rest when its falling exponential times the sum of the amplitudes of its
  /// cosine and sine has come down to a thousandth: 1.47 s with the defaults, 2.85 s with a damping of 5, 1.02 s with 15
  /// (the last two are on Apple's page on `settlingDuration`).
  public var settlingDuration: Double {
    guard damping > 0 else { return .infinity }
    let z = dampingRatio
    if z < 1 {
      let sine = (z * omega - initialVelocity) / (omega * (1 - z * z).squareRoot())
      return log(1000 * (1 + abs(sine))) / (z * omega)
    }
    let decay = omega * (z - (z * z - 1).squareRoot())
    var (low, high) = (0.0, 1.0)
    func envelope(_ t: Double) -> Double { exp(-decay * t) * (1 + abs(omega - initialVelocity) * t) }
    while envelope(high) > 0.001, high < 1e6 { high *= 2 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(middle) > 0.001 { low = middle } else { high = middle }
    }
    return high
  }
}
