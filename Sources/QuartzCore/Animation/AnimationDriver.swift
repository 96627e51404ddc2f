/// Gives animations their time when it is not the clock's: paused, scrubbed, reversed.
@MainActor
package protocol AnimationDriver: AnyObject {
  /// Seconds since the animation's beginning.
  var localTime: CFTimeInterval { get }
  /// Whether the animations that it drives are over. Default: false, somebody takes them away.
  var isOver: Bool { get }
}

extension AnimationDriver {
  package var isOver: Bool { false }
}
