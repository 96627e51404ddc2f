/// Told when an animation begins and ends.
@preconcurrency @MainActor public protocol CAAnimationDelegate {
  /// The animation has begun. Default: nothing.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation is over: at its end (`finished`), or because it was removed or replaced. Default: nothing.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// By default nothing is done when an animation begins.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// By default nothing is done when an animation is over.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
