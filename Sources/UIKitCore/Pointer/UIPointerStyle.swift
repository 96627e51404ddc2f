public import Foundation

/// What the pointer and a view look like while the pointer is above the view.
///
/// DEVIATION: hosts draw the pointer, which keeps its shape; effects are kept and not drawn.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipointerstyle>
@preconcurrency @MainActor
open class UIPointerStyle: UIHoverStyle, @preconcurrency NSCopying {
  /// What the style asks for, for hosts that draw a pointer.
  package let effect: UIPointerEffect?
  package let pointerShape: UIPointerShape?
  package let constrainedAxes: UIAxis
  package let isHidden: Bool
  /// What is drawn beside the pointer. Kept, as effects are. Default: empty.
  open var accessories: [UIPointerAccessory] = []

  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect: effect, shape: shape, axes: [], isHidden: false)
  }
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init(effect: nil, shape: shape, axes: constrainedAxes, isHidden: false)
  }
  private init(effect: UIPointerEffect?, shape: UIPointerShape?, axes: UIAxis, isHidden: Bool) {
    self.effect = effect
    pointerShape = shape
    constrainedAxes = axes
    self.isHidden = isHidden
    super.init()
  }

  open class func hidden() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil, axes: [], isHidden: true) }
  open class func system() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil, axes: [], isHidden: false) }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
