import Foundation
import Testing
import UIGeometry

/// Provenance: derived; the equations stand in the types.
@Suite struct TimingCurveTests {
  static let curves: [CubicTimingCurve] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .systemDefault]

  @Test(arguments: curves)
  func curvesRunMonotonicallyFromZeroToOne(_ curve: CubicTimingCurve) {
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1)
    var last = 0.0
    for step in 1...100 {
      let value = curve.progress(at: Double(step) / 100)
      #expect(value >= last - 1e-12)
      last = value
    }
  }

  @Test func easeInEaseOutIsSymmetric() {
    let curve = CubicTimingCurve.easeInEaseOut
    #expect(abs(curve.progress(at: 0.5) - 0.5) < 1e-9)
    #expect(abs(curve.progress(at: 0.2) + curve.progress(at: 0.8) - 1) < 1e-9)
  }

  static let ratios = [0.2, 0.5, 0.8, 1.0]

  @Test(arguments: ratios)
  func springsRestAtTheirDuration(_ ratio: Double) {
    let spring = SpringCurve(settlingDuration: 0.5, dampingRatio: ratio, initialVelocity: 0)
    for time in [0.5, 0.6, 1, 5] { #expect(abs(spring.progress(at: time) - 1) <= 0.0011) }
    #expect(abs(spring.settlingDuration - 0.5) < 0.05)
    let peak = (0...500).map { spring.progress(at: Double($0) / 1000) }.max()!
    #expect(ratio < 1 ? peak > 1 : peak <= 1)
  }

  /// Apple's page on `settlingDuration` names about 2.85 seconds for a damping of 5 and just over one for 15.
  @Test(arguments: [(5.0, 2.855), (10, 1.4727), (15, 1.022)])
  func springsAreAtRest(_ damping: Double, _ duration: Double) {
    #expect(abs(SpringCurve(damping: damping).settlingDuration - duration) < 0.001)
  }

  @Test(arguments: [(1.0, 100.0, 5.0), (1, 100, 20), (1, 100, 40)])
  func springsObeyTheirEquation(_ mass: Double, _ stiffness: Double, _ damping: Double) {
    let spring = SpringCurve(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: 3)
    let h = 1e-4
    #expect(abs(spring.progress(at: h) / h - 3) < 0.05)
    for t in [0.05, 0.2, 0.7] {
      let (a, b, c) = (spring.progress(at: t - h), spring.progress(at: t), spring.progress(at: t + h))
      let (velocity, acceleration) = ((c - a) / (2 * h), (c - 2 * b + a) / (h * h))
      #expect(abs(mass * acceleration + damping * velocity + stiffness * (b - 1)) < 1e-2)
    }
  }
}
