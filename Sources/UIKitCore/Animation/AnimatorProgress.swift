/// How far a property animator has come.
@MainActor
final class AnimatorProgress {
  /// 0…1.
  var fraction = 0.0
  /// In seconds.
  var duration = 0.0
  /// Fractions per second, when it is not one per duration.
  var rate: Double?
}

/// The time of the animations of an animator.
@MainActor
final class AnimatorTime: AnimationDriver {
  private let progress: AnimatorProgress
  private let offset: CFTimeInterval

  init(_ progress: AnimatorProgress, offset: CFTimeInterval) {
    self.progress = progress
    self.offset = offset
  }

  var localTime: CFTimeInterval { progress.fraction * progress.duration - offset }
}
