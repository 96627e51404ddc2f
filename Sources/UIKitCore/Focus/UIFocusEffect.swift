/// How an item shows that it has the focus.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifocuseffect>
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  public override init() { super.init() }
}
