/// Finds a gesture in touches.
///
/// Subclasses override the four touch methods and set `state`; `GestureArbiter` decides whether a new state takes hold.
///
/// Source: <https://developer.apple.com/documentation/uikit/uigesturerecognizer>
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Where a recognizer stands. Discrete ones go from possible to ended or failed, continuous ones through began and
  /// changed.
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

  /// Creates a recognizer that calls an action with itself; nil for none yet. It does nothing until a view has it.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }
  /// Creates the recognizer of a document; the values follow.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  /// UIKIT: as public logs have it.
  open nonisolated override var description: String { MainActor.assumeIsolated { words } }
  private var words: String {
    func named(_ object: AnyObject?) -> String {
      object.map { "<\(type(of: $0)) \(addressString($0))>" } ?? "<(null) 0x0>"
    }
    let pairs = targets.map { "(action=\($0.action.name), target=\(named($0.object)))" }
    let list = pairs.isEmpty ? "" : "; target= <\(pairs.joined(separator: ", "))>"
    return
      "<\(type(of: self)): \(addressString(self)); state = \("\(state)".capitalized); view = \(named(view))\(list)>"
  }

  // MARK: Targets

  /// Adds an action that is called at each change of the state; a pair that is there already is not added again.
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
  /// The view whose touches, and whose subviews', the recognizer sees; nil while no view has it.
  open internal(set) var view: UIView? {
    get { owner }
    set { owner = newValue }
  }
  /// Decides whether the recognizer begins, and beside which others. Not kept.
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
  /// The keys that are held on a keyboard during the gesture. Default: none.
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

  /// How many fingers the recognizer follows at the moment.
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

  /// Fingers have come on the view. Override to set `state`; called before the view's method. Default: nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers that the recognizer follows have moved. Default: nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers that the recognizer follows were lifted. Default: nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system has taken fingers away, as at an alert. Default: nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Values of touches that were estimated are known by now. Default: nothing.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Keys or buttons have been pressed. Default: nothing.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// The strength of pressed buttons has changed. Default: nothing.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Keys or buttons were let go. Default: nothing.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// The system has taken pressed buttons away. Default: nothing.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when the recognizer is *possible* again after an attempt.
  open func reset() {}
  /// Takes the touch out of the recognizer's hands.
  open func ignore(_ touch: UITouch, for event: UIEvent) { tracked.removeAll { $0 === touch } }
  /// Follows a button no longer. Default: nothing.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
  /// Whether the recognizer, when it recognizes, makes another one fail. Default: true; asked before the delegate.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another recognizer may make this one fail. Default: true; asked before the delegate.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the recognizer waits until another one has failed. Default: the delegate's answer, else false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRequireFailureOf: otherGestureRecognizer) ?? false
  }
  /// Whether another recognizer waits until this one has failed. Default: the delegate's answer, else false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
  }
  /// Whether the recognizer sees the touches of an event at all. Default: the delegate's answer, else true.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }
}

/// A recognizer that another one waits for.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
