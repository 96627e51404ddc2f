/// Where the pointer is, as an interaction's delegate is asked for a region.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipointerregionrequest>
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// In the coordinates of the interaction's view, in points.
  open private(set) var location: CGPoint
  open private(set) var modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}
