/// The base of everything that answers to events: views, controllers, windows, the application.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiresponder>
@preconcurrency @MainActor
open class UIResponder: NSObject, UIUserActivityRestoring, UIPasteConfigurationSupporting {
  public override init() { super.init() }

  /// OPTIMIZATION: most responders have no associated values, which are looked for in a table.
  fileprivate nonisolated(unsafe) final var hasAssociations = false
  deinit { if hasAssociations { objc_removeAssociatedObjects(self) } }

  /// The next object in the responder chain, or nil at its end.
  open var next: UIResponder? { nil }

  /// Whether the receiver may become first responder. Default: false.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the receiver is willing to give up being first responder. Default: true.
  open var canResignFirstResponder: Bool { true }

  /// Whether the receiver is its window's first responder.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks to become the window's first responder. False when the receiver declines, has no window, or the present
  /// first responder does not resign. A view without a window asks again as soon as it has one.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    guard let window = responderWindow else {
      if let view = self as? UIView { FirstResponderCourse.noteWish(of: view) }
      return false
    }
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
    (self as? UIView)?.flags.remove(.awaitsFirstResponder)
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

  /// A controller whose view takes the keyboard's place while the receiver is first responder. Default: nil.
  open var inputViewController: UIInputViewController? { nil }
  /// A controller whose view stands above the keyboard while the receiver is first responder. Default: nil.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// The keyboard's language while the receiver is first responder: the first of those that the person prefers.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  /// Tells inputs apart whose keyboards are remembered. Default: nil.
  open var textInputContextIdentifier: String? { nil }
  /// Forgets the keyboard that was last used under an identifier. Default: nothing, as none is kept.
  open class func clearTextInputContextIdentifier(_ identifier: String) {}
  /// Items for the bar above the keyboard. Made when first asked for, without items.
  open var inputAssistantItem: UITextInputAssistantItem { ResponderExtras.assistantItem(of: self) }
  /// Whether what is typed goes into the receiver while it is first responder; text that can only be selected shows no
  /// keys.
  var isTypedInto: Bool { true }
  /// Which gestures of three fingers edit. Default: the system's.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiresponder/editinginteractionconfiguration>
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  /// Types what the camera reads: there is none.
  open func captureTextFromCamera(_ sender: Any?) { Limitation.isAbsent("Text is not captured: there is no camera") }
  /// Opens the system's tools for writing: there are none.
  open func showWritingTools(_ sender: Any?) { Limitation.isAbsent("There are no writing tools") }
  /// Asks again for input views and accessories while the responder is first responder.
  open func reloadInputViews() { Keyboard.current.reload(self) }

  /// Who remembers changes of the receiver's content. Default: the next responder's; a window has one of its own.
  open var undoManager: UndoManager? { next?.undoManager }

  // The four phases of a touch travel up the responder chain unless overridden.
  /// Fingers have gone down. The default hands on to `next`: who overrides one of the four methods overrides all,
  /// without calling `super`, or calls `super` in all.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Fingers have moved. `UITouch.location(in:)` says where.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Fingers have been lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// The touches were taken away, by a gesture recognizer or a scroll view: undo what they have begun.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Keys have gone down. The default hands on to `next`: call `super` for those that are not the responder's.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// A press has another force.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Keys have been let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// The presses were taken away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  /// The device has begun to be shaken. The default hands on to `next`.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  /// The device has been shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  /// It was no shaking after all.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Values that were estimated are known by now. Default: the next responder hears of it.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }
  /// A button of headphones or the lock screen was pressed. Default: the next responder hears of it.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Activities

  /// What the person is doing with the receiver, which describes it in `updateUserActivityState(_:)`.
  open var userActivity: NSUserActivity? {
    get { ResponderExtras.userActivity.value(of: self) }
    set { ResponderExtras.userActivity.set(newValue, of: self) }
  }
  /// The activity is about to be handed on: add what has changed.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Shows what an activity says that another scene or device has handed on.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  // MARK: Documents and restoration

  /// Called when the receiver was read from a document: what stands for it from then on. Default: the receiver.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }
  /// Writes what brings the receiver back to its present state. The default of views and controllers writes nothing.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads what `encodeRestorableState(with:)` has written.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Actions

  /// Whether the receiver answers to `action` now. Default: when a method is registered for it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ActionRegistry.responds(self, to: action) || StandardEditActions.isImplemented(action.name, by: type(of: self))
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

  /// The command to cut. Not implemented here, as those below: a responder answers to what its class writes.
  open func cut(_ sender: Any?) {}
  /// Copies the selection to the pasteboard. Default: nothing; edit menus offer it where the method is overridden.
  open func copy(_ sender: Any?) {}
  /// Puts the pasteboard's content in place of the selection. Default: nothing.
  open func paste(_ sender: Any?) {}
  /// Pastes in the style of the surroundings. Default: `paste(_:)`.
  open func pasteAndMatchStyle(_ sender: Any?) { paste(sender) }
  /// Takes what a paste control pastes, or what is dropped. Default: does nothing.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// What can be pasted into the responder. Default: nil.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { ResponderExtras.pasteConfiguration.value(of: self) }
    set { ResponderExtras.pasteConfiguration.set(newValue, of: self) }
  }
  /// Default: whether each has a type that `pasteConfiguration` accepts.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { pasteConfiguration?.accepts(itemProviders) ?? false }
  /// Pastes an address and opens it. Default: nothing.
  open func pasteAndGo(_ sender: Any?) {}
  /// Pastes a text and searches for it. Default: nothing.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Selects what is at the cursor. Default: nothing.
  open func select(_ sender: Any?) {}
  /// Selects everything. Default: nothing.
  open func selectAll(_ sender: Any?) {}
  /// Removes the selection. Default: nothing.
  open func delete(_ sender: Any?) {}
  /// Makes the selection bold, or no longer. Default: nothing.
  open func toggleBoldface(_ sender: Any?) {}
  /// Sets the selection in italics, or no longer. Default: nothing.
  open func toggleItalics(_ sender: Any?) {}
  /// Underlines the selection, or no longer. Default: nothing.
  open func toggleUnderline(_ sender: Any?) {}
  /// Makes the selection's text larger. Default: nothing.
  open func increaseSize(_ sender: Any?) {}
  /// Makes the selection's text smaller. Default: nothing.
  open func decreaseSize(_ sender: Any?) {}
  /// Changes the attributes of what is selected: `conversionHandler` gives the new ones for those that a stretch has.
  open func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {}
  /// Lets the selected paragraphs read from left to right. Default: nothing.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Lets the selected paragraphs read from right to left. Default: nothing.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Asks for another name of the selected document. Default: nothing.
  open func rename(_ sender: Any?) {}
  /// Makes a copy of what is selected beside it. Default: nothing.
  open func duplicate(_ sender: Any?) {}
  /// Asks for another place of the selected document. Default: nothing.
  open func move(_ sender: Any?) {}
  /// Offers the document in another format. Default: nothing.
  open func export(_ sender: Any?) {}
  /// Prints what is shown. Default: nothing.
  open func printContent(_ sender: Any?) {}
  /// Opens the panel to search within the content. Default: nothing.
  open func find(_ sender: Any?) {}
  /// Opens the panel to search and replace. Default: nothing.
  open func findAndReplace(_ sender: Any?) {}
  /// Goes to the next hit of the search. Default: nothing.
  open func findNext(_ sender: Any?) {}
  /// Goes to the hit before. Default: nothing.
  open func findPrevious(_ sender: Any?) {}
  /// Searches for the selected text. Default: nothing.
  open func useSelectionForFind(_ sender: Any?) {}

  // MARK: Sharing

  /// What the receiver offers to be shared. Kept for the program. Default: nil.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { ResponderExtras.activityItems.value(of: self) }
    set { ResponderExtras.activityItems.set(newValue, of: self) }
  }

  // MARK: Accessibility

  /// What was set; views keep theirs with what few views have.
  var accessibilityStore: AccessibilityStore? { ResponderExtras.accessibility.value(of: self) }
  func requireAccessibilityStore() -> AccessibilityStore {
    if let known = ResponderExtras.accessibility.value(of: self) { return known }
    let made = AccessibilityStore()
    ResponderExtras.accessibility.set(made, of: self)
    return made
  }
  /// What holds while nothing was set.
  var standardAccessibility: StandardAccessibility { StandardAccessibility() }

  /// Whether assistive technologies stop at the receiver. Default: true for labels, controls and rows of tables.
  open var isAccessibilityElement: Bool {
    get { accessibilityBlocks?.isElement?() ?? accessibilityStore?.isElement ?? standardAccessibility.isElement }
    set { requireAccessibilityStore().isElement = newValue }
  }
  /// What tests call the element; people never hear it. Default: nil.
  open var accessibilityIdentifier: String? {
    get { accessibilityBlocks?.identifier?() ?? accessibilityStore?.identifier }
    set { requireAccessibilityStore().identifier = newValue }
  }
  /// What the receiver is called. Default: its title or text.
  open var accessibilityLabel: String? {
    get { accessibilityBlocks?.label?() ?? accessibilityStore?.label ?? standardAccessibility.label }
    set { requireAccessibilityStore().label = newValue }
  }
  /// The label with attributes of speech; setting it sets the plain label, too. Default: the plain label.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityStore?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set {
      requireAccessibilityStore().attributedLabel = newValue
      accessibilityLabel = newValue?.string
    }
  }
  /// What happens when the element is activated, where the label does not say so. Default: nil.
  open var accessibilityHint: String? {
    get { accessibilityBlocks?.hint?() ?? accessibilityStore?.hint }
    set { requireAccessibilityStore().hint = newValue }
  }
  /// What it says besides its label. Default: the state of a control, the text of a field.
  open var accessibilityValue: String? {
    get { accessibilityBlocks?.value?() ?? accessibilityStore?.value ?? standardAccessibility.value }
    set { requireAccessibilityStore().value = newValue }
  }
  /// What the element is, and how it behaves. Default: what its class is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityBlocks?.traits?() ?? accessibilityStore?.traits ?? standardAccessibility.traits }
    set { requireAccessibilityStore().traits = newValue }
  }
  /// In the screen's coordinates, in points. Default: a view's bounds.
  open var accessibilityFrame: CGRect {
    get { accessibilityStore?.frame ?? (self as? UIView).map { $0.convert($0.bounds, to: nil) } ?? .zero }
    set { requireAccessibilityStore().frame = newValue }
  }
  /// The element's outline in the screen's coordinates, in points, where it is no rectangle. Default: nil.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityStore?.path }
    set { requireAccessibilityStore().path = newValue }
  }
  /// Where a tap activates it, in the screen's coordinates. Default: the frame's middle.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityStore?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { requireAccessibilityStore().activationPoint = newValue }
  }
  /// The language in which the element is read, such as `de-CH`. Default: nil, the user's.
  open var accessibilityLanguage: String? {
    get { accessibilityStore?.language }
    set { requireAccessibilityStore().language = newValue }
  }
  /// Whether nothing in the element is read. Default: false.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityStore?.elementsHidden ?? false }
    set { requireAccessibilityStore().elementsHidden = newValue }
  }
  /// Whether what is beside the receiver is left out. Default: false.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityStore?.isModal ?? false }
    set { requireAccessibilityStore().isModal = newValue }
  }
  /// Whether what is inside is read before anything beside it. Default: false.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityStore?.groupsChildren ?? false }
    set { requireAccessibilityStore().groupsChildren = newValue }
  }
  /// Whether a tap on the element does something. Default: true of buttons, links and what can be adjusted.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibilityStore?.respondsToInteraction ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable])
    }
    set { requireAccessibilityStore().respondsToInteraction = newValue }
  }
  /// Names by which the element can be spoken to, the best first. Default: the label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityStore?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { requireAccessibilityStore().inputLabels = newValue }
  }
  /// What can be done with the element besides tapping it. Default: nil.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityBlocks?.customActions?() ?? accessibilityStore?.customActions }
    set { requireAccessibilityStore().customActions = newValue }
  }
  /// What kind of container the receiver is, such as a list or a landmark. Default: none.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityStore?.containerType ?? .none }
    set { requireAccessibilityStore().containerType = newValue }
  }

  /// What is in the receiver, in order; nil for its subviews.
  open var accessibilityElements: [Any]? {
    get { accessibilityBlocks?.elements?() ?? accessibilityStore?.elements }
    set { requireAccessibilityStore().elements = newValue }
  }
  /// How many elements the receiver holds. Default: the number of `accessibilityElements`.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// The element of a place. Default: of `accessibilityElements`; nil outside.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// The place of an element. Default: in `accessibilityElements`; `NSNotFound` for all others.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Does what a tap does. False lets the technology tap.
  open func accessibilityActivate() -> Bool { accessibilityBlocks?.activate?() ?? false }
  /// Asked when a person zooms in with an assistive technology, with where in the window, in points.
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
  /// Zooms out about a point of the screen; true where it did. Default: false.
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }
  /// Makes an adjustable element's value larger by a step.
  open func accessibilityIncrement() { accessibilityBlocks?.increment?() }
  /// Makes an adjustable element's value smaller by a step.
  open func accessibilityDecrement() { accessibilityBlocks?.decrement?() }
  /// Scrolls by a page; the nearest responder that can does.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    next?.accessibilityScroll(direction) == true
  }
  /// Leaves what is shown above the rest; the nearest responder that can does.
  open func accessibilityPerformEscape() -> Bool { next?.accessibilityPerformEscape() ?? false }
  /// Does the most important thing at a tap with two fingers twice; true where it did. Default: the next responder's
  /// answer.
  open func accessibilityPerformMagicTap() -> Bool { next?.accessibilityPerformMagicTap() ?? false }
  /// Ways to go from one thing to the next within the receiver. Default: nil.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { ResponderExtras.rareAccessibility.value(of: self)?.customRotors }
    set { ResponderExtras.changeRareAccessibility(of: self) { $0.customRotors = newValue } }
  }
  /// Whether what is inside is gone through as one or as several for switch control. Default: automatic.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { ResponderExtras.rareAccessibility.value(of: self)?.navigationStyle ?? .automatic }
    set { ResponderExtras.changeRareAccessibility(of: self) { $0.navigationStyle = newValue } }
  }
  /// What kind of text the element has, such as source code. Default: nil.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { ResponderExtras.rareAccessibility.value(of: self)?.textualContext }
    set { ResponderExtras.changeRareAccessibility(of: self) { $0.textualContext = newValue } }
  }
  /// The hint with attributes of speech. Default: nil.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { ResponderExtras.rareAccessibility.value(of: self)?.attributedHint }
    set { ResponderExtras.changeRareAccessibility(of: self) { $0.attributedHint = newValue } }
  }
  /// The value with attributes of speech. Default: nil.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { ResponderExtras.rareAccessibility.value(of: self)?.attributedValue }
    set { ResponderExtras.changeRareAccessibility(of: self) { $0.attributedValue = newValue } }
  }
  /// Whether a view keeps its colours while the screen's are inverted: here they never are.
  open var accessibilityIgnoresInvertColors: Bool {
    get { ResponderExtras.rareAccessibility.value(of: self)?.ignoresInvertColors ?? false }
    set { ResponderExtras.changeRareAccessibility(of: self) { $0.ignoresInvertColors = newValue } }
  }
  /// Whether what the element stands for is open. Default: unsupported.
  open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { ResponderExtras.rareAccessibility.value(of: self)?.expanded ?? .unsupported }
    set { ResponderExtras.changeRareAccessibility(of: self) { $0.expanded = newValue } }
  }
  /// How touches go through to an element that takes them directly. Default: none.
  open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { ResponderExtras.rareAccessibility.value(of: self)?.directTouch ?? [] }
    set { ResponderExtras.changeRareAccessibility(of: self) { $0.directTouch = newValue } }
  }
  // What a block answers comes before what was set. Default of each: nil.

  /// Asked for whether assistive technologies stop here.
  open var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { accessibilityBlocks?.isElement }
    set { changeBlocks { $0.isElement = newValue } }
  }
  /// Asked for what the receiver is called.
  open var accessibilityLabelBlock: AXStringReturnBlock? {
    get { accessibilityBlocks?.label }
    set { changeBlocks { $0.label = newValue } }
  }
  /// Asked for what it says besides.
  open var accessibilityValueBlock: AXStringReturnBlock? {
    get { accessibilityBlocks?.value }
    set { changeBlocks { $0.value = newValue } }
  }
  /// Asked for what it does.
  open var accessibilityHintBlock: AXStringReturnBlock? {
    get { accessibilityBlocks?.hint }
    set { changeBlocks { $0.hint = newValue } }
  }
  /// Asked for its name for tests.
  open var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { accessibilityBlocks?.identifier }
    set { changeBlocks { $0.identifier = newValue } }
  }
  /// Asked for what it is like.
  open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { accessibilityBlocks?.traits }
    set { changeBlocks { $0.traits = newValue } }
  }
  /// Asked for what else can be done with it.
  open var accessibilityCustomActionsBlock: (() -> [UIAccessibilityCustomAction]?)? {
    get { accessibilityBlocks?.customActions }
    set { changeBlocks { $0.customActions = newValue } }
  }
  /// Asked for what is in it.
  open var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { accessibilityBlocks?.elements }
    set { changeBlocks { $0.elements = newValue } }
  }
  /// Asked for whether it has done what a tap does.
  open var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { accessibilityBlocks?.activate }
    set { changeBlocks { $0.activate = newValue } }
  }
  /// Does what `accessibilityIncrement()` does.
  open var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { accessibilityBlocks?.increment }
    set { changeBlocks { $0.increment = newValue } }
  }
  /// Does what `accessibilityDecrement()` does.
  open var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { accessibilityBlocks?.decrement }
    set { changeBlocks { $0.decrement = newValue } }
  }

  /// An assistive technology has come to the element.
  open func accessibilityElementDidBecomeFocused() {}
  /// An assistive technology has left the element.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether an assistive technology is at the element.
  open func accessibilityElementIsFocused() -> Bool { AccessibilityCourse.current.focused === self }

  /// The window that keeps track of the first responder for this object.
  var responderWindow: UIWindow? { next?.responderWindow }
}

extension UIResponder: AssociationOwner {
  package nonisolated func noteAssociations() { hasAssociations = true }
}
