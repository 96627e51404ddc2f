/// What a program computes of a responder's accessibility when it is asked for.
///
/// Source: <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabelblock>
struct AccessibilityBlocks {
  var isElement: (() -> Bool)?
  var label: (() -> String?)?
  var value: (() -> String?)?
  var hint: (() -> String?)?
  var identifier: (() -> String?)?
  var traits: (() -> UIAccessibilityTraits)?
  var customActions: (() -> [UIAccessibilityCustomAction]?)?
  var elements: (() -> [Any]?)?
  var activate: (() -> Bool)?
  var increment: (() -> Void)?
  var decrement: (() -> Void)?
}

extension UIResponder {
  var accessibilityBlocks: AccessibilityBlocks? { accessibilityStore?.blocks }
  private func change(_ change: (inout AccessibilityBlocks) -> Void) {
    let store = requireAccessibilityStore()
    var blocks = store.blocks ?? AccessibilityBlocks()
    change(&blocks)
    store.blocks = blocks
  }

  // What a block answers comes before what was set. Default of each: nil.

  /// Asked for whether assistive technologies stop here.
  public var isAccessibilityElementBlock: (() -> Bool)? {
    get { accessibilityBlocks?.isElement }
    set { change { $0.isElement = newValue } }
  }
  /// Asked for what the receiver is called.
  public var accessibilityLabelBlock: (() -> String?)? {
    get { accessibilityBlocks?.label }
    set { change { $0.label = newValue } }
  }
  /// Asked for what it says besides.
  public var accessibilityValueBlock: (() -> String?)? {
    get { accessibilityBlocks?.value }
    set { change { $0.value = newValue } }
  }
  /// Asked for what it does.
  public var accessibilityHintBlock: (() -> String?)? {
    get { accessibilityBlocks?.hint }
    set { change { $0.hint = newValue } }
  }
  /// Asked for its name for tests.
  public var accessibilityIdentifierBlock: (() -> String?)? {
    get { accessibilityBlocks?.identifier }
    set { change { $0.identifier = newValue } }
  }
  /// Asked for what it is like.
  public var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)? {
    get { accessibilityBlocks?.traits }
    set { change { $0.traits = newValue } }
  }
  /// Asked for what else can be done with it.
  public var accessibilityCustomActionsBlock: (() -> [UIAccessibilityCustomAction]?)? {
    get { accessibilityBlocks?.customActions }
    set { change { $0.customActions = newValue } }
  }
  /// Asked for what is in it.
  public var accessibilityElementsBlock: (() -> [Any]?)? {
    get { accessibilityBlocks?.elements }
    set { change { $0.elements = newValue } }
  }
  /// Asked for whether it has done what a tap does.
  public var accessibilityActivateBlock: (() -> Bool)? {
    get { accessibilityBlocks?.activate }
    set { change { $0.activate = newValue } }
  }
  /// Does what `accessibilityIncrement()` does.
  public var accessibilityIncrementBlock: (() -> Void)? {
    get { accessibilityBlocks?.increment }
    set { change { $0.increment = newValue } }
  }
  /// Does what `accessibilityDecrement()` does.
  public var accessibilityDecrementBlock: (() -> Void)? {
    get { accessibilityBlocks?.decrement }
    set { change { $0.decrement = newValue } }
  }
}
