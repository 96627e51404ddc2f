/// Gives animations their time when it is not the clock's: paused, scrubbed, reversed. Somebody takes what is driven away.
@MainActor
package protocol AnimationDriver: AnyObject {
  /// Seconds since the animation's beginning.
  var localTime: CFTimeInterval { get }
}
