internal import InterfaceBuilder
internal import UIKitCore

/// The layout margins of a table cell's content view on the canvas.
///
/// UIKIT: counted from stored frames of Interface Builder, for each Xcode.
@MainActor
struct CellMargins {
  private let document: IBDocument

  init(_ document: IBDocument) { self.document = document }

  /// - Parameter width: the cell's, in points.
  func insets(of content: IBElement, width: CGFloat) -> UIEdgeInsets {
    let xcode = document.xcode.major
    guard xcode >= 9 else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    if xcode >= 26 { return insets(content, side: 20, above: 15, below: 15) }
    // UIKIT: what is wider than a small phone has the margins of its device.
    let isOnWideDevice = document.deviceSize.width >= 414
    let side: CGFloat = xcode == 11 && !document.isStoryboard ? 15 : 16
    let wide: CGFloat = width > 320 ? 20 : 16
    return insets(content, side: isOnWideDevice ? wide : side, above: 11, below: xcode <= 10 ? 10.5 : 11)
  }

  /// Beside an accessory eight points remain.
  private func insets(_ content: IBElement, side: CGFloat, above: CGFloat, below: CGFloat) -> UIEdgeInsets {
    let accessory = content.parent?.string("accessoryType") ?? "none"
    return UIEdgeInsets(top: above, left: side, bottom: below, right: accessory == "none" ? side : 8)
  }
}
