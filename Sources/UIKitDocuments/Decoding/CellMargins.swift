package import Foundation
package import InterfaceBuilder
package import UIKitCore

/// The layout margins of a table cell's content view.
///
/// UIKIT: counted from stored frames of Interface Builder, for each Xcode.
@MainActor
package struct CellMargins {
  /// The Interface Builder whose margins these are, as in a document's `toolsVersion`.
  private let toolsVersion: Int
  /// Of the screen, in points.
  private let screenWidth: CGFloat
  private let isStoryboard: Bool

  package init(toolsVersion: Int, screenWidth: CGFloat, isStoryboard: Bool) {
    self.toolsVersion = toolsVersion
    self.screenWidth = screenWidth
    self.isStoryboard = isStoryboard
  }

  /// Those of a running program.
  static var running: CellMargins {
    CellMargins(toolsVersion: 22_505, screenWidth: UIScreen.main.bounds.size.width, isStoryboard: true)
  }

  /// - Parameter width: the content view's, in points.
  package func apply(to content: UIView, _ element: IBElement, width: CGFloat) {
    var margins = insets(of: element, width: width)
    if let own = element.insets(key: "layoutMargins") {
      let stated = UIEdgeInsets(top: own.top, left: own.left, bottom: own.bottom, right: own.right)
      margins = element.bool("preservesSuperviewLayoutMargins") == true ? .max(stated, margins) : stated
    }
    content.layoutMargins = margins
  }

  private var xcode: Int { XcodeVersion(toolsVersion: toolsVersion).major }

  /// At the sides of a content view, in points.
  ///
  /// UIKIT: what is wider than a small phone has the margins of its device. The first Xcode 9 kept the margins of its
  /// predecessors (7 documents).
  package func side(width: CGFloat) -> CGFloat {
    guard toolsVersion >= 13_400 else { return 8 }
    if max(screenWidth, width) > 375 { return xcode >= 26 || width > 320 ? 20 : 16 }
    return xcode == 11 && !isStoryboard ? 15 : 16
  }

  private func insets(of content: IBElement, width: CGFloat) -> UIEdgeInsets {
    guard toolsVersion >= 13_400 else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let (above, below): (CGFloat, CGFloat) = xcode >= 26 ? (15, 15) : (11, xcode <= 10 ? 10.5 : 11)
    return insets(content, side: side(width: width), above: above, below: below)
  }

  /// Beside an accessory eight points remain.
  private func insets(_ content: IBElement, side: CGFloat, above: CGFloat, below: CGFloat) -> UIEdgeInsets {
    let accessory = content.parent?.string("accessoryType") ?? "none"
    return UIEdgeInsets(top: above, left: side, bottom: below, right: accessory == "none" ? side : 8)
  }
}
