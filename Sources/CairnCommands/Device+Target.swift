internal import UIKitCore
internal import UITraits
internal import InterfaceCanvas

extension Device {
  /// What the canvas lays out for.
  func target(landscape: Bool) -> CanvasTarget {
    let insets = insets(landscape: landscape)
    return CanvasTarget(
      size: size(landscape: landscape), scale: scale,
      safeAreaInsets: UIEdgeInsets(
        top: insets.top, left: insets.side, bottom: insets.bottom, right: insets.side),
      isPad: isPad)
  }
}
