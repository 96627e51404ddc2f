/// The speed of a value that comes in samples.
struct VelocityMeter {
  private var last: (value: CGPoint, time: TimeInterval)?
  private(set) var velocity = CGPoint.zero

  mutating func start(at value: CGPoint, _ time: TimeInterval) {
    last = (value, time)
    velocity = .zero
  }

  /// The latest sample counts for three quarters.
  mutating func add(_ value: CGPoint, _ time: TimeInterval) {
    guard let last else { return start(at: value, time) }
    let passed = time - last.time
    guard passed > 1e-6 else { return }
    let latest = CGPoint(x: (value.x - last.value.x) / passed, y: (value.y - last.value.y) / passed)
    velocity =
      velocity == .zero
      ? latest : CGPoint(x: 0.75 * latest.x + 0.25 * velocity.x, y: 0.75 * latest.y + 0.25 * velocity.y)
    self.last = (value, time)
  }

  /// A finger that rests for a tenth of a second has lost its speed.
  mutating func rest(until time: TimeInterval) {
    if let last, time - last.time > 0.1 { velocity = .zero }
  }
}
