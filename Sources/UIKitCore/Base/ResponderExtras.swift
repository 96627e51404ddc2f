/// What responders may have beside their stored properties.
@MainActor
enum ResponderExtras {
  static let userActivity = AssociatedKey<NSUserActivity>()
  static let accessibility = AssociatedKey<AccessibilityStore>()
  static let pasteConfiguration = AssociatedKey<UIPasteConfiguration>()
  static let activityItems = AssociatedKey<any UIActivityItemsConfigurationReading>()
  private static let assistant = AssociatedKey<UITextInputAssistantItem>()

  static func assistantItem(of responder: UIResponder) -> UITextInputAssistantItem {
    if let found = assistant.value(of: responder) { return found }
    let made = UITextInputAssistantItem()
    assistant.set(made, of: responder)
    return made
  }
}
