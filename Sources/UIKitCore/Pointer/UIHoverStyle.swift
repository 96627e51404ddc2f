/// How a view answers to something above it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uihoverstyle>
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
  /// Kept; has no effect.
  open var isEnabled = true
  override init() { super.init() }
}
