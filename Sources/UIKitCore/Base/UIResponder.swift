/// The base of everything that answers to events: views, controllers, windows, the application.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiresponder>
@preconcurrency @MainActor
open class UIResponder: NSObject, UIUserActivityRestoring {
  public override init() { super.init() }

  /// The next object in the responder chain, or nil at its end.
  open var next: UIResponder? { nil }

  /// Whether the receiver may become first responder. Default: false.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the receiver is willing to give up being first responder. Default: true.
  open var canResignFirstResponder: Bool { true }

  /// Whether the receiver is its window's first responder.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks to become the window's first responder. False when the receiver declines, has no window, or the present
  /// first responder does not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    let isFree = Keyboard.current.whileChanging { window.firstResponder?.resignFirstResponder() ?? true }
    guard isFree else { return false }
    window.firstResponder = self
    if !bringsKeyboardItself { Keyboard.current.responderDidChange(in: window) }
    return true
  }

  /// Gives up being first responder. True when the receiver is not first responder afterwards.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    if !bringsKeyboardItself { Keyboard.current.responderDidResign(self, in: window) }
    return true
  }

  /// Whether the receiver tells the keyboard when it has become or been first responder, after its own calls.
  var bringsKeyboardItself: Bool { false }
  /// The window has taken the role away without asking.
  func firstResponderWasTaken() {}

  /// The view shown in place of the keyboard while the receiver is first responder. Default: nil.
  open var inputView: UIView? { nil }

  /// The view shown above the keyboard while the receiver is first responder. Default: nil.
  open var inputAccessoryView: UIView? { nil }

  open var inputViewController: UIInputViewController? { nil }
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// The keyboard's language while the receiver is first responder: the first of those that the person prefers.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  /// Tells inputs apart whose keyboards are remembered. Default: nil.
  open var textInputContextIdentifier: String? { nil }
  open class func clearTextInputContextIdentifier(_ identifier: String) {}
  open var inputAssistantItem: UITextInputAssistantItem { ResponderExtras.assistantItem(of: self) }
  open func reloadInputViews() { Keyboard.current.reload(self) }

  /// Who remembers changes of the receiver's content. Default: the next responder's; a window has one of its own.
  open var undoManager: UndoManager? { next?.undoManager }

  // The four phases of a touch travel up the responder chain unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Activities

  /// What the person is doing with the receiver, which describes it in `updateUserActivityState(_:)`.
  open var userActivity: NSUserActivity? {
    get { ResponderExtras.userActivity.value(of: self) }
    set { ResponderExtras.userActivity.set(newValue, of: self) }
  }
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  // MARK: Actions

  /// Whether the receiver answers to `action` now. Default: when a method is registered for it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ActionRegistry.responds(self, to: action)
  }
  /// Who answers to `action`, from the receiver up the responder chain.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }
  /// Changes the menu bar's menus, or those of edit menus. Call super.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Called before a command is shown, to change its title or state.
  open func validate(_ command: UICommand) {}
  /// Shortcuts of a hardware keyboard. Default: nil.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Standard edit actions

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func pasteAndMatchStyle(_ sender: Any?) { paste(sender) }
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

  // MARK: Focus

  /// Where the focus should go when it enters, the best first. Default: empty; a controller's is its view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Whether the receiver can have the focus. Default: false.
  open var canBecomeFocused: Bool { false }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  open func setNeedsFocusUpdate() { responderWindow?.focusSystem.refresh(self) }
  open func updateFocusIfNeeded() { responderWindow?.focusSystemIfMade?.updateFocusIfNeeded() }

  /// The window that keeps track of the first responder for this object.
  var responderWindow: UIWindow? { next?.responderWindow }
}
