extension UIView {
  /// How an animation runs.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiview/animationoptions>
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// Bits and, in higher places, the numbers of curve, transition and frame rate, as UIKit has them.
    public let rawValue: UInt
    /// Creates options from bits, such as a keyboard notification's curve shifted by 16.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the views that the block gives another size, so that their subviews are animated along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the views take touches while they are animated, which they do not by default.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins where a running animation stands, and takes its place.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs again and again until the animation is removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back after it has run; with `repeat` to and fro.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a transition, lets the views move on instead of showing pictures of them.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// In a transition between two views, hides and shows them instead of removing and adding.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// What waits in the views is carried out before the block and, animated, after it.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 10)

    /// Slow at both ends. The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// With the same speed throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A turn about the vertical axis, from the left; drawn as a dissolve here.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A turn about the vertical axis, from the right; drawn as a dissolve here.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page that is turned upwards; drawn as a dissolve here.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page that is turned downwards; drawn as a dissolve here.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades from one picture to the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A turn about the horizontal axis, from the top; drawn as a dissolve here.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A turn about the horizontal axis, from the bottom; drawn as a dissolve here.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// As many frames as the screen shows. The default.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// 60 frames a second. Kept; it has no effect.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// 30 frames a second. Kept; it has no effect.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut }
    var transition: UInt { rawValue >> 20 & 0xF }
  }

  /// How keyframes run.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// Bits and, in higher places, the number of the calculation mode, as UIKit has them.
    public let rawValue: UInt
    /// Creates options from bits; those of curves count, too.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays subviews out within the block. Kept: call `layoutIfNeeded()` in the block.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets the views take touches while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begins where a running animation stands, and takes its place.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Runs again and again until the animation is removed.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back after it has run; with `repeat` to and fro.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight from one keyframe to the next. The default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from one keyframe to the next.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// With the same speed throughout, whatever times the keyframes have.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Along a smooth curve, with the same speed throughout.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var calculationMode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
    /// What they have in common with other blocks. Curves stand where those of `AnimationOptions` do: programs hand on
    /// their raw values.
    var animationOptions: AnimationOptions {
      let options = AnimationOptions(rawValue: rawValue & (0x3FF | 0xF << 16))
      return contains(.overrideInheritedOptions) ? options.union(.overrideInheritedCurve) : options
    }
  }

  /// How an animation's speed changes over its time.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3

    /// UIKIT: keyboards move along a curve of the number 7, which has no name and which programs hand on.
    ///
    /// DEVIATION: it is that of `easeInOut`.
    public init?(rawValue: Int) {
      switch rawValue {
      case 0, 7: self = .easeInOut
      case 1: self = .easeIn
      case 2: self = .easeOut
      case 3: self = .linear
      default: return nil
      }
    }
  }

  /// Transitions of the blocks from before iOS 4.
  public enum AnimationTransition: Int, Sendable {
    case none = 0
    case flipFromLeft, flipFromRight, curlUp, curlDown
  }

  /// Animations that the system gives: views shrink as they are deleted.
  public enum SystemAnimation: UInt, Sendable { case delete = 0 }
}
