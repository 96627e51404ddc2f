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
  /// Of the screen as it is held, in points.
  private let screenWidth: CGFloat
  /// Of the screen's shorter side.
  private let uprightWidth: CGFloat
  /// Whether rows of 375 points have margins of 20, and inset groups too.
  ///
  /// UIKIT: on the phone of 375 × 812 points from Xcode 14.3 to 15 (documents of 21701, 22154 and 22505, one of each of
  /// three repositories, 28 rows and a group; in 20037 and from 23089 on 16, five).
  package let areWide: Bool

  /// - Parameter device: the id that the document has for the screen's; nil for others.
  package init(toolsVersion: Int, screenSize: CGSize, device: String? = nil) {
    self.toolsVersion = toolsVersion
    screenWidth = screenSize.width
    uprightWidth = min(screenSize.width, screenSize.height)
    areWide = device == "retina5_9" && (21_700..<23_000).contains(toolsVersion)
  }

  /// Those of a running program.
  static var running: CellMargins {
    CellMargins(toolsVersion: 22_505, screenSize: UIScreen.main.bounds.size)
  }

  /// - Parameters:
  ///   - width: the content view's, in points.
  ///   - groupInset: from the table's side to the cell's where groups are inset, in points; nil elsewhere.
  package func apply(to content: UIView, _ element: IBElement, width: CGFloat, groupInset: CGFloat? = nil) {
    var margins = insets(of: element, width: width, groupInset: groupInset)
    // UIKIT: cells give their content at least their own (10 cells of 4 documents that preserve them, one that does not).
    // Content that preserves its superview's margins has at least those that the document states for the cell (9 cells of
    // one document, with what UIKit says of preserved margins).
    let cell = element.bool("preservesSuperviewLayoutMargins") == true ? element.parent : nil
    for stated in [element, cell].compactMap({ $0?.insets(key: "layoutMargins") }) {
      margins = .max(
        UIEdgeInsets(top: stated.top, left: stated.left, bottom: stated.bottom, right: stated.right), margins)
    }
    content.layoutMargins = margins
  }

  /// From the table's side to the cell's as the document has it, in points; nil for tables without inset groups. What is
  /// more than 20 points is what covers the screen's side.
  package static func savedGroupInset(of content: IBElement) -> CGFloat? {
    guard let cell = content.parent, table(of: content)?.string("style") == "insetGrouped",
      let x = cell.rect(key: "frame")?.minX, x > 0
    else { return nil }
    return min(x, 20)
  }

  private var xcode: Int { XcodeVersion(toolsVersion: toolsVersion).major }

  /// At the sides of a content view, in points.
  ///
  /// UIKIT: the margins of the device, 20 on phones that are wider than 375 points upright, unless the cell is at most 320 wide. The table
  /// of a table controller has those of its controller, by its own width; inset groups have the margin that they keep
  /// from the table's sides. Where nothing gives larger ones, up to Xcode 11, cells have the 15 points of their
  /// separators: in tables that are not their controller's view (12 repositories), and in documents of a cell alone of
  /// Xcode 11 (5). The first Xcode 9 kept the margins of its predecessors (7 documents).
  package func side(of content: IBElement, width: CGFloat, groupInset: CGFloat? = nil) -> CGFloat {
    guard !isEarly(content) else { return 8 }
    // UIKIT: a guess from one repository: the 15 points of separators in narrow inset groups of Xcode 11 too.
    if let groupInset { return xcode == 11 && groupInset <= 16 ? 15 : groupInset }
    let table = Self.table(of: content)
    let isRoot = table?.key == "view"
    // UIKIT: a guess from one repository: a cell alone has the margins of its own width up to Xcode 10.
    if table == nil, xcode <= 10, width > 375 { return 20 }
    if isRoot ? max(screenWidth, width) > narrow : isWide && width > 320 { return 20 }
    guard xcode <= 11, !isWide || screenWidth >= 700 && table != nil else { return 16 }
    return table == nil ? (xcode == 11 ? 15 : 16) : isRoot ? 16 : 15
  }

  /// Whether the margins are those of any view.
  ///
  /// UIKIT: up to the first Xcode 9; a guess from 27 cells of one repository: but in Xcode 8 where cell and content keep
  /// their superview's margins in a table that is not its controller's view.
  private func isEarly(_ content: IBElement) -> Bool {
    guard toolsVersion < 13_400 else { return false }
    let keeps = [content, content.parent].allSatisfy { $0?.bool("preservesSuperviewLayoutMargins") == true }
    guard xcode == 8, keeps, let table = Self.table(of: content) else { return true }
    return table.key == "view"
  }

  /// Whether the device's own margins are 20 points.
  ///
  /// UIKIT: on the side of phones no wider the margins stay (guesses from one repository each, Xcode 10 and 26).
  private var isWide: Bool { uprightWidth > narrow }

  /// How wide the widest phone is that has margins of 16 points.
  ///
  /// UIKIT: in Xcode 26 rows of 390 points have 16 (3 repositories); all that are wider have 20.
  private var narrow: CGFloat { areWide ? 374 : xcode >= 26 ? 390 : 375 }

  private static func table(of content: IBElement) -> IBElement? {
    var element = content.parent
    while let one = element, one.name != "tableView" { element = one.parent }
    return element
  }

  /// From a cell's edge to the labels of its style, in points.
  package func edge(of content: IBElement, width: CGFloat, groupInset: CGFloat? = nil) -> CGFloat {
    readableSide(width: width) ?? accessoryEdge(of: content, width: width, groupInset: groupInset)
  }

  /// From a cell's edge to its accessory, in points.
  package func accessoryEdge(of content: IBElement, width: CGFloat, groupInset: CGFloat? = nil) -> CGFloat {
    toolsVersion < 13_400 ? 15 : side(of: content, width: width, groupInset: groupInset)
  }

  /// UIKIT: from iOS 9 to 11 the labels and accessories of cells keep to the readable width, 672 points
  /// (`cellLayoutMarginsFollowReadableWidth`; stored frames of rows of 768 and 1024 points in two repositories, in which
  /// the content view's own margins stay).
  private func readableSide(width: CGFloat) -> CGFloat? {
    (9_000..<14_000).contains(toolsVersion) && width >= 768 ? (width - 672) / 2 : nil
  }

  private func insets(of content: IBElement, width: CGFloat, groupInset: CGFloat?) -> UIEdgeInsets {
    guard !isEarly(content) else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let (above, below): (CGFloat, CGFloat) = xcode >= 26 ? (15, 15) : (11, xcode <= 10 ? 10.5 : 11)
    let side = side(of: content, width: width, groupInset: groupInset)
    return insets(content, side: side, above: above, below: below)
  }

  /// Beside an accessory eight points remain.
  private func insets(_ content: IBElement, side: CGFloat, above: CGFloat, below: CGFloat) -> UIEdgeInsets {
    let accessory = content.parent?.string("accessoryType") ?? "none"
    return UIEdgeInsets(top: above, left: side, bottom: below, right: accessory == "none" ? side : 8)
  }
}
