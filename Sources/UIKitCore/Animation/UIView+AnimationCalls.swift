/// Animations told by calls before and after the changes, as they were before there were blocks.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiview/beginanimations(_:context:)>
extension UIView {
  /// What changes from now on, until `commitAnimations()`, is animated. Blocks may stand within blocks.
  ///
  /// - Parameters:
  ///   - animationID: handed to the delegate's methods.
  ///   - context: handed to the delegate's methods.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    AnimationCalls.current.begin(animationID, context)
  }
  /// Starts the animations of the innermost block.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func commitAnimations() { AnimationCalls.current.commit() }

  /// Hears when the animations start and stop, where it names methods for it. It is kept until they have.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationDelegate(_ delegate: Any?) {
    AnimationCalls.current.change { $0.delegate = delegate as AnyObject? }
  }
  /// A method of the delegate that takes the block's name and its context.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationWillStart(_ selector: Selector?) {
    AnimationCalls.current.change { $0.willStart = selector }
  }
  /// A method of the delegate that takes the block's name, whether the animations came to their end, and the context.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationDidStop(_ selector: Selector?) {
    AnimationCalls.current.change { $0.didStop = selector }
  }
  /// In seconds. Default: 0.2.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    AnimationCalls.current.change { $0.animation.duration = max(duration, 0) }
  }
  /// Before the animations start, in seconds. Default: 0.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationDelay(_ delay: TimeInterval) {
    AnimationCalls.current.change { $0.animation.delay = max(delay, 0) }
  }
  /// When the animations start. Default: as soon as the block is committed.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationStart(_ startDate: Date) {
    AnimationCalls.current.change { $0.animation.delay = max(startDate.timeIntervalSinceNow, 0) }
  }
  /// Default: `.easeInOut`.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    AnimationCalls.current.change { $0.animation.curve = .timing(AnimationContext.function(curve)) }
  }
  /// How often the animations run; fractions are possible. Default: 0, which runs them once.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    AnimationCalls.current.change { $0.animation.setRepeatCount(repeatCount) }
  }
  /// Whether repeated animations also run backwards. Default: false.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    AnimationCalls.current.change { block in
      if repeatAutoreverses {
        block.animation.options.insert(.autoreverse)
      } else {
        block.animation.options.remove(.autoreverse)
      }
    }
  }
  /// Whether running animations are taken over where they are. Default: false.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    AnimationCalls.current.change { block in
      if fromCurrentState {
        block.animation.options.insert(.beginFromCurrentState)
      } else {
        block.animation.options.remove(.beginFromCurrentState)
      }
    }
  }
  /// Shows what the block changes in `view` by a transition. `cache` has no effect: the views are drawn once before and
  /// once after.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationTransition(
    _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
  ) { AnimationCalls.current.change { $0.show(transition, in: view) } }
}
