/// Something that things are pasted into by a paste control, or dropped on.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipasteconfigurationsupporting>
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  var pasteConfiguration: UIPasteConfiguration? { get set }
  func paste(itemProviders: [NSItemProvider])
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
