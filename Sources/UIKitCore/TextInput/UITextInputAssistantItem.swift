/// The buttons above a pad's keyboard.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextinputassistantitem>
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  open var allowsHidingShortcuts = true {
    willSet { if !newValue { Limitation.hasNoEffect("UITextInputAssistantItem.allowsHidingShortcuts") } }
  }
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] {
    didSet { if !leadingBarButtonGroups.isEmpty { Limitation.hasNoEffect("UITextInputAssistantItem") } }
  }
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] {
    didSet { if !trailingBarButtonGroups.isEmpty { Limitation.hasNoEffect("UITextInputAssistantItem") } }
  }
  public override init() { super.init() }
}
