public import Foundation

/// Whether an animator waits for its beginning, runs or pauses, or was stopped before its end.
public enum UIViewAnimatingState: Int, Sendable { case inactive = 0, active, stopped }
/// Where an animation ends: at its end, back at its start, or where it stands.
public enum UIViewAnimatingPosition: Int, Sendable { case end = 0, start, current }

/// An animation that can be paused, turned round and scrubbed.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewanimating>
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Inactive before the beginning and after the end.
  var state: UIViewAnimatingState { get }
  /// Whether the animation moves at the moment; false while it pauses.
  var isRunning: Bool { get }
  /// Whether it runs towards its beginning.
  var isReversed: Bool { get set }
  /// 0…1.
  var fractionComplete: CGFloat { get set }
  /// Begins, or goes on after a pause.
  func startAnimation()
  /// Begins after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds the animation where it stands; `fractionComplete` can move it then.
  func pauseAnimation()
  /// Ends the movement where it stands; with false `finishAnimation(at:)` must follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at a position and calls the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animations that can be added to and continued with other timing. All of it may be absent.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewimplicitlyanimating>
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block that begins after a share, 0…1, of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block that runs along with the others.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block that is called at the end, with where it ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on after a pause with another timing, within a share of the duration.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// By default nothing is added.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// By default nothing is added.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// By default nothing is added.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// By default the animation stays where it is.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
