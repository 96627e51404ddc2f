internal import UIGeometry

/// What an animation block asks for, while it runs.
@MainActor
final class AnimationContext {
  private(set) static var stack: [AnimationContext] = []
  static var mode = Mode.animated { didSet { update() } }
  /// Whether what blocks change is animated.
  static var isEnabled: Bool { mode == .animated }

  enum Mode {
    case animated
    /// Since `setAnimationsEnabled(false)`.
    case switchedOff
    /// Within `performWithoutAnimation(_:)`.
    case suspended
  }

  /// The innermost block; nil outside of blocks, or where animations are off.
  static var current: AnimationContext? { outer?.isScope == true ? nil : outer }
  /// What a block that begins now takes over from.
  static var outer: AnimationContext? { isEnabled ? stack.last : nil }

  /// How progress follows from time.
  enum Curve {
    case timing(CAMediaTimingFunction)
    case spring(SpringCurve)
  }

  var duration: TimeInterval
  /// Before the animations begin, in seconds.
  var delay: TimeInterval
  var curve: Curve
  var options: UIView.AnimationOptions
  /// Counts the animations that the block starts.
  let group = AnimationGroupState()
  /// Whose time the animations follow instead of the clock's.
  var driver: (any AnimationDriver)?
  /// Whether only the blocks within animate: what is changed beside them changes at once.
  var isScope = false
  /// Whether the animations show their beginning before their time: keyframes.
  var fillsBefore = false
  /// What the keyframes of the block change, where it has keyframes.
  var keyframes: KeyframeCourses?
  /// For the block of one keyframe: its time, in shares of the duration of all.
  var keyframe: ClosedRange<Double>?
  /// Whether the views that the block animates take touches meanwhile.
  lazy var allowsInteraction = options.contains(.allowUserInteraction)
  private var repetitions: Float = 0
  /// Called when the first animation begins.
  var willStart: (() -> Void)?

  init(duration: TimeInterval, delay: TimeInterval = 0, curve: Curve, options: UIView.AnimationOptions = []) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.options = options
    if options.contains(.repeat) { repetitions = .greatestFiniteMagnitude }
  }

  /// Runs `body` as if it stood in no block: what waited for a layout that a block asks for is not the block's.
  static func outside(_ body: () -> Void) {
    let (kept, keptMode) = (stack, mode)
    stack = []
    mode = mode == .suspended ? .animated : mode
    body()
    stack = kept
    mode = keptMode
  }

  /// Runs `body` as the block.
  func run(_ body: () -> Void) {
    begin()
    body()
    end()
  }

  /// What changes from now on, until `end()`, changes as the block asks for.
  func begin() {
    Self.stack.append(self)
    Self.update()
  }

  func end() {
    for root in changedStacks.map(\.rootView) { root.layoutIfNeeded() }
    changedStacks = []
    Self.stack.removeAll { $0 === self }
    Self.update()
  }

  private var changedStacks: [UIView] = []

  /// UIKIT: hiding or showing arranged views in a block animates, although nobody asks for a layout (Apple's page on
  /// `UIStackView`: `isHidden` is animated inside an animation block).
  func layOut(_ stack: UIView) {
    if !changedStacks.contains(where: { $0 === stack }) { changedStacks.append(stack) }
  }

  private static func update() { LayerActions.viewsAnimate = current != nil }

  func setRepeatCount(_ count: Float) { repetitions = count }

  /// Gives an animation the times of the block.
  func configure(_ animation: CAAnimation) {
    // Layers take a duration of 0 for the transaction's: a change that only waits has one too short to see.
    animation.duration = max(duration, 1e-6)
    willStart?()
    willStart = nil
    if delay > 0 { animation.beginTime = MediaClock.current.now + delay }
    if delay > 0 || fillsBefore { animation.fillMode = .backwards }
    animation.repeatCount = repetitions
    animation.autoreverses = options.contains(.autoreverse)
    if case .timing(let function) = curve { animation.timingFunction = function }
    animation.driver = driver
    animation.onStop = { [group] finished in group.end(finished: finished) }
    group.begin()
  }

  static func function(_ curve: UIView.AnimationCurve) -> CAMediaTimingFunction {
    let names: [CAMediaTimingFunctionName] = [.easeInEaseOut, .easeIn, .easeOut, .linear]
    return CAMediaTimingFunction(name: names[curve.rawValue])
  }
}
