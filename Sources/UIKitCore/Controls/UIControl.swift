/// A view that tells of what people do with it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontrol>
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What can happen with a control; actions are registered for it.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event, as UIKit numbers them.
    public let rawValue: UInt
    /// Creates events from bits; those of `applicationReserved` are the program's.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger has gone down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger has gone down again, as the second tap of a double tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moves within the control, or near enough to it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moves outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger has come back to the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger has left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger has been lifted within the control, or near enough to it: the event of buttons.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger has been lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away: by a scroll view, a recognizer or an alert.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Somebody has changed the control's value: the event of sliders, switches and segmented controls. Changes by the
    /// program are not told.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for has been done: a button's tap, a change of a value, the return key in a field.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to open.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field is being edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Somebody has changed a text field's text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field is no longer edited.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key has ended the editing of a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of text fields.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits for a program's own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits for the system's own events.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events, a program's own ones too.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control's looks depend on; several may hold at once.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each state, as UIKit numbers them; 0 is `normal`.
    public let rawValue: UInt
    /// Creates states from bits; those of `application` are the program's.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others: enabled, neither selected nor highlighted.
    public static let normal: State = []
    /// A finger rests on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected, whatever that means to it.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus. Kept for the program: no control of this library is in it.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for a program's own states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits for the system's own states.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where the content lies from left to right. Leading and trailing follow the reading direction.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  /// Where the content lies from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  /// A control that does something from the beginning.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  private var targets = ControlTargets()

  /// Default: true.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether the control is selected. Default: false. Taps do not change it: that is the program's or a subclass's to
  /// do.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the control looks pressed. Touches set it: true while a finger rests on the control. Default: false.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Default: center; what it places is a subclass's content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  /// Default: center; what it places is a subclass's content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }
  /// Whether the control follows a touch.
  open private(set) var isTracking = false
  /// Whether the touch that the control follows is within it, or near enough.
  open private(set) var isTouchInside = false

  /// The states that hold. Subclasses may add their own; whatever changes them calls for new looks itself.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Targets

  /// Sends `action` to `target` when one of the events happens. The target is not kept; nil looks for it along the
  /// responders. The method takes nothing, the control, or the control and the event.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.add(ActionTargets.object(target), action, controlEvents)
  }
  /// Ends what `addTarget` began; nil stands for every target, and for every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.remove(ActionTargets.object(target), action, controlEvents)
  }
  /// Runs the action when one of the events happens, in the place of one of the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) { targets.add(action, controlEvents) }
  /// Ends what `addAction` began, for actions of the same identifier.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    targets.remove(action.identifier, controlEvents)
  }
  /// Ends what `addAction` began, for actions of this identifier.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    targets.remove(actionIdentifier, controlEvents)
  }
  /// The targets that are registered, as far as they are `NSObject`s. Nil, which looks along the responders, is left out.
  open var allTargets: Set<AnyHashable> { targets.all }
  /// The events that something is registered for.
  open var allControlEvents: Event { targets.events }
  /// The names of the selectors registered with `target` for one event; nil where there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    targets.names(target as AnyObject?, controlEvent)
  }

  /// Does what a tap on the control would do.
  open func performPrimaryAction() { if isEnabled { sendActions(for: .primaryActionTriggered) } }
  /// Sends the actions registered for the events, in the order of registration.
  open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

  func sendActions(for controlEvents: Event, with event: UIEvent?) {
    for entry in targets.entries(for: controlEvents) {
      switch entry {
      case .selector(let target, let selector): sendAction(selector, to: target, for: event)
      case .action(let action): sendAction(action)
      }
    }
  }
  /// Every action by target goes through here: override to see or to stop it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
  /// Every action by closure goes through here: override to see or to stop it.
  open func sendAction(_ action: UIAction) {
    action.sender = self
    action.handler(action)
  }

  // MARK: Menus

  /// Whether the menu opens at a tap, in place of the primary action. Default: false.
  open var showsMenuAsPrimaryAction = false
  /// Whether a long press asks for a menu. Default: false.
  open var isContextMenuInteractionEnabled = false {
    didSet {
      guard isContextMenuInteractionEnabled != oldValue else { return }
      if let contextMenuInteraction { removeInteraction(contextMenuInteraction) }
      contextMenuInteraction = isContextMenuInteractionEnabled ? UIContextMenuInteraction(delegate: self) : nil
      if let contextMenuInteraction { addInteraction(contextMenuInteraction) }
    }
  }
  /// Nil unless `isContextMenuInteractionEnabled`.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?
  /// Where a menu is attached, in the control's coordinates. Default: the middle.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }
  /// The menu that opens at a point of the control's coordinates. Default: nil, none.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// What lifts off when the menu opens. Default: nil, the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// What the closing menu shrinks to. Default: nil, the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The menu is about to open. Call `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// The menu is about to close. Call `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  func registered(for event: Event) -> [ControlTargets.Entry] { targets.entries(for: event) }

  // MARK: Tracking

  /// A touch has begun: whether the control follows it. Default: true.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch has moved: whether the control goes on following it. Default: true.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch has ended, in the control or elsewhere. Default: nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The touch was taken away: undo what tracking has begun. Default: nothing.
  open func cancelTracking(with event: UIEvent?) {}

  /// UIKIT: a drag stays inside until it is 70 points away (public articles that measured it).
  private static let trackingMargin: CGFloat = 70

  /// UIKIT: a tap recognizer of an ancestor does not begin on an enabled control, nor a swipe or a pan along what is
  /// dragged of it.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/attaching-gesture-recognizers-to-uikit-controls>
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self else { return true }
    if let tap = gestureRecognizer as? UITapGestureRecognizer {
      return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }
    guard let start = gestureRecognizer.sidewaysStart else { return true }
    return !isDragged(from: convert(start, from: nil))
  }
  /// Whether a movement to the side that begins at a point of the control is the control's.
  func isDragged(from point: CGPoint) -> Bool { false }

  /// What a control consists of it makes itself.
  override class var archivedProperties: [ArchivedProperty] {
    super.archivedProperties.withoutSubviews + [
      .flag("UIEnabled", \UIControl.isEnabled), .flag("UISelected", \UIControl.isSelected),
      .choice("UIContentHorizontalAlignment", \UIControl.contentHorizontalAlignment),
      .choice("UIContentVerticalAlignment", \UIControl.contentVerticalAlignment),
    ]
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, isEnabled, !isTracking else { return }
    isTouchInside = true
    isTracking = true
    isHighlighted = true
    guard beginTracking(touch, with: event) else {
      (isTracking, isTouchInside, isHighlighted) = (false, false, false)
      return
    }
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, isTracking else { return }
    let inside = holds(touch)
    let changed = inside != isTouchInside
    isTouchInside = inside
    isHighlighted = inside
    guard continueTracking(touch, with: event) else { return cancelTouches(event, tell: false) }
    if changed { sendActions(for: inside ? .touchDragEnter : .touchDragExit, with: event) }
    sendActions(for: inside ? .touchDragInside : .touchDragOutside, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    let inside = touches.first.map(holds) ?? isTouchInside
    isHighlighted = false
    endTracking(touches.first, with: event)
    (isTracking, isTouchInside) = (false, false)
    if inside, opensMenu() { return sendActions(for: .touchCancel, with: event) }
    sendActions(for: inside ? .touchUpInside : .touchUpOutside, with: event)
    if inside { didTouchUpInside() }
  }

  /// Whether a touch that began in the control still counts as inside.
  private func holds(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.trackingMargin, dy: -Self.trackingMargin).contains(touch.location(in: self))
  }

  /// Opens the control's menu where a tap does that, and says so.
  ///
  /// UIKIT: the menu takes the touch from the control, which tells `menuActionTriggered` and no `touchUpInside`
  /// (Apple's page on `showsMenuAsPrimaryAction`).
  func opensMenu() -> Bool { false }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelTouches(event, tell: true)
  }

  private func cancelTouches(_ event: UIEvent?, tell: Bool) {
    guard isTracking else { return }
    isHighlighted = false
    cancelTracking(with: event)
    (isTracking, isTouchInside) = (false, false)
    if tell { sendActions(for: .touchCancel, with: event) }
  }

  /// What a finished tap means to the control.
  func didTouchUpInside() {}
  /// Whether a scroll view hands its touches on without waiting to see whether it scrolls.
  var isTrackedAtOnce: Bool { false }
  override class var appearanceClass: NSObject.Type { UIControl.self }

  // MARK: Accessibility

  override var standardAccessibility: StandardAccessibility {
    var standard = super.standardAccessibility
    if !isEnabled { standard.traits.insert(.notEnabled) }
    if isSelected { standard.traits.insert(.selected) }
    return standard
  }
}
