internal import UIGeometry

/// Between the time of a paused animation and the share of its way, so that it can be moved straight along.
@MainActor
struct AnimatorScrubbing {
  /// The share of the way at a share of the time.
  private let curve: (Double) -> Double

  /// - Parameter duration: the animation's, in seconds.
  init(_ spring: SpringCurve, duration: Double) { curve = { spring.progress(at: $0 * duration) } }
  init(_ cubic: CubicTimingCurve) { curve = { cubic.progress(at: $0) } }

  func way(at time: Double) -> Double { curve(time) }

  /// When the animation first comes to a share of its way: springs pass it more than once.
  func time(of way: Double) -> Double {
    guard way > 0 else { return 0 }
    let steps = 64
    guard way < 1, let step = (1...steps).first(where: { curve(Double($0) / Double(steps)) >= way }) else { return 1 }
    var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if curve(middle) < way { low = middle } else { high = middle }
    }
    return high
  }
}
