/// A part of a search that stands for itself, shown as a capsule before the text.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisearchtoken>
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String
  /// What the token stands for; the application's own.
  open var representedObject: Any?

  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}
