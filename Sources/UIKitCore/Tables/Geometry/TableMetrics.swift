internal import UISystemMetrics

/// Sizes of tables, for each system.
///
/// Provenance: frames that Interface Builder stored for static tables of Xcode 5 to 16.
@MainActor
struct TableMetrics {
  let style: UITableView.Style
  /// The table's width, in points.
  let width: CGFloat
  let scale: CGFloat
  let metrics: SystemMetrics
  var system: Int { metrics.system }

  /// From a cell's edge to its content, and from the table's edge to an inset group.
  var sideMargin: CGFloat { metrics.cellSideMargin(width: width) }

  /// From the edge of a cell to the title of its section.
  var titleMargin: CGFloat { style == .plain ? sideMargin : metrics.titleSideMargin(width: width) }

  /// What inset groups leave free at each side.
  var groupInset: CGFloat { style == .insetGrouped ? sideMargin : 0 }

  /// UIKIT: inset groups have 10 points of radius. A guess.
  var groupRadius: CGFloat { metrics.groupRadius }

  /// A row that nobody gave a height.
  var rowHeight: CGFloat { metrics.rowHeight }

  // MARK: Headers and footers

  /// One line of a group's title and the space around it: 38 points (33 on the canvas of Xcode 6 and 7).
  ///
  /// UIKIT: 38 points at two and at three pixels per point, 32 and 31.67 in the smallest text (stored frames of 20
  /// repositories).
  func headerHeight(title: CGFloat, isFirst: Bool) -> CGFloat {
    guard style != .plain else { return plainTitleHeight(title) }
    let space: CGFloat = headerFont.pointSize < 13 ? 17.25 : 22.25
    return grid.ceil(title + space) + (isFirst ? grid.floor(17.5) : 0)
  }

  /// UIKIT: 28 points for text of 15 points, less for smaller text: 22.5 for 12 points, 22.67 on screens of three pixels
  /// per point (stored frames).
  private func plainTitleHeight(_ title: CGFloat) -> CGFloat {
    grid.ceil(max(title + 7.5, system >= 15 ? min(28 * headerFont.pointSize / 15, 28) : 28))
  }

  /// UIKIT: further lines of a title of 13 points are 16 points high (200 stored frames), smaller ones as their font is.
  func titleTextHeight(lines: CGFloat, _ font: UIFont) -> CGFloat {
    guard style != .plain else { return lines * font.lineHeight }
    return font.lineHeight + (lines - 1) * (font.pointSize == 13 ? 16 : font.lineHeight)
  }

  /// UIKIT: stored frames: 37.5 points for one line, which the next header follows.
  func footerHeight(title: CGFloat) -> CGFloat {
    style == .plain ? plainTitleHeight(title) : grid.ceil(title + 21.5)
  }

  /// Space in place of a missing header, in groups.
  func emptyHeaderHeight(isFirst: Bool) -> CGFloat {
    guard style != .plain else { return 0 }
    return isFirst ? 35 : grid.round(17.5)
  }
  var emptyFooterHeight: CGFloat { style == .plain ? 0 : grid.round(17.5) }

  /// Assumed for views that are not shown yet.
  var estimatedHeader: CGFloat { style == .plain ? 28 : 38 }

  /// UIKIT: since iOS 15 plain sections leave 22 points above their headers.
  var headerTopPadding: CGFloat { style == .plain && system >= 15 ? 22 : 0 }

  private var grid: PixelGrid { PixelGrid(scale: scale) }

  // MARK: Titles

  var headerFont: UIFont {
    if style != .plain { return .preferredFont(forTextStyle: .footnote) }
    return system >= 15
      ? .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .subheadline).pointSize, weight: .semibold)
      : .boldSystemFont(ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize)
  }
  var footerFont: UIFont {
    style == .plain ? headerFont : .preferredFont(forTextStyle: .footnote)
  }
  var headerColor: UIColor { style == .plain && system < 15 ? .label : .secondaryLabel }
  /// UIKIT: groups write their headers in capitals.
  func headerText(_ title: String) -> String {
    style == .plain || metrics.hasGlassControls ? title : title.uppercased()
  }
}
