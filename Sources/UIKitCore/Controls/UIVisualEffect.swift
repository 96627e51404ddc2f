/// An effect on what lies behind.
///
/// Source: <https://developer.apple.com/documentation/uikit/uivisualeffect>
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
