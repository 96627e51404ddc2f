/// Finds a gesture in touches.
///
/// Subclasses override the four touch methods and set `state`; `GestureArbiter` decides whether a new state takes hold.
///
/// Source: <https://developer.apple.com/documentation/uikit/uigesturerecognizer>
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible = 0
    case began, changed, ended, cancelled, failed
    /// What discrete gestures call their end.
    public static let recognized = State.ended
  }

  private struct Target {
    weak var object: AnyObject?
    var action: Selector
  }

  /// Called when everything in the document that holds the recognizer is connected.
  open func awakeFromNib() {}
  /// Called by Interface Builder only.
  open func prepareForInterfaceBuilder() {}

  private var targets: [Target] = []
  var currentState = State.possible
  /// What the subclass asked for while another recognizer must fail first.
  var heldState: State?
  /// Those that must fail before this one recognizes.
  private(set) var requirements: [WeakRecognizer] = []
  /// The touches in the hands of the recognizer, in the order of their arrival.
  var tracked: [UITouch] = []
  /// Every touch since the last reset: who shares one competes.
  var sequence: [UITouch] = []
  private var lastLocation = CGPoint.zero
  private weak var owner: UIView?
  /// What the framework's own recognizers do at a new state.
  var onChange: (() -> Void)?

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  // MARK: Targets

  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
    targets.append(Target(object: object, action: action))
  }

  /// Removes what was added; nil stands for all targets, or for all actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target as AnyObject?
    targets.removeAll { (target == nil || $0.object === object) && (action == nil || $0.action == action) }
  }

  /// Tells the targets of the present state.
  func sendActions() {
    onChange?()
    for target in targets {
      guard let object = target.object else { continue }
      ActionRegistry.send(target.action, to: object, from: self, event: nil)
    }
  }

  // MARK: State

  /// Where the recognition stands. Subclasses set it; a state that others forbid does not take hold.
  open var state: State {
    get { currentState }
    set { GestureArbiter.request(newValue, of: self) }
  }

  /// Default: true. Turning it off cancels a gesture under way.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue else { return }
      GestureArbiter.abort(self)
    }
  }
  open internal(set) var view: UIView? {
    get { owner }
    set { owner = newValue }
  }
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { delegate = SubclassMethods.completed(delegate) }
  }
  /// Kept for the program.
  open var name: String?
  /// Whether views lose the touches once the gesture is recognized. Default: true.
  open var cancelsTouchesInView = true
  /// Whether views get touches only when the gesture has failed. Default: false.
  open var delaysTouchesBegan = false
  /// Whether views hear of the end of touches only when the gesture has failed. Default: true.
  open var delaysTouchesEnded = true
  /// Whether all touches must be of one type. Default: true.
  open var requiresExclusiveTouchType = true
  /// Raw values of `UITouch.TouchType`. Default: all.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }
  /// Kept; has no effect.
  open var allowedPressTypes: [NSNumber] = []
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons of a pointer that are pressed. Fingers press none.
  open internal(set) var buttonMask: UIEvent.ButtonMask = []

  /// The gesture begins only when `otherGestureRecognizer` fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard !requirements.contains(where: { $0.recognizer === otherGestureRecognizer }) else { return }
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  // MARK: Places

  open var numberOfTouches: Int { tracked.count }

  /// The middle of the touches in `view`'s coordinates (nil: the window's), in points.
  open func location(in view: UIView?) -> CGPoint {
    if !tracked.isEmpty { lastLocation = centroid() }
    return view?.convert(lastLocation, from: nil) ?? lastLocation
  }

  /// Traps when there is no touch with this index.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      tracked.indices.contains(touchIndex),
      "-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(tracked.count)).")
    return tracked[touchIndex].location(in: view)
  }

  /// Where one finger came down that moves to the side now, in the window's coordinates; nil for anything else.
  var sidewaysStart: CGPoint? { nil }

  /// The middle of the touches in the window's coordinates.
  func centroid() -> CGPoint {
    let points = tracked.map(\.windowLocation)
    let count = CGFloat(max(points.count, 1))
    return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  /// The touch is over.
  func release(_ touch: UITouch) {
    if tracked.count == 1, tracked[0] === touch { lastLocation = touch.windowLocation }
    tracked.removeAll { $0 === touch }
  }

  /// Whether an attempt goes on although no finger is down: taps that more taps must follow.
  var awaitsMoreTouches: Bool { false }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when the recognizer is *possible* again after an attempt.
  open func reset() {}
  /// Takes the touch out of the recognizer's hands.
  open func ignore(_ touch: UITouch, for event: UIEvent) { tracked.removeAll { $0 === touch } }
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRequireFailureOf: otherGestureRecognizer) ?? false
  }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
  }
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }
}

/// A recognizer that another one waits for.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
