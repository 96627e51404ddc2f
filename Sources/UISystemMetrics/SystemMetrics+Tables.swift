package import Foundation

// Evidence: docs/metrics/system-metrics.md, Tables.
extension SystemMetrics {
  /// The radius of an inset group's corners.
  package var groupRadius: CGFloat { hasGlassControls ? 26 : 10 }

  /// A row that nobody gave a height: 44 points.
  package var rowHeight: CGFloat { 44 }

  /// From a cell's edge to its content where the cell is `width` points wide, and from the table's edge to an inset group.
  ///
  /// UIKIT: 15 points up to iOS 10, 16 since, 20 on what is wider than a small phone (docs/metrics/system-metrics.md). In
  /// documents of Xcode 26 rows of 390 points have 16 (labels, accessories and margins of three repositories), those of 393
  /// points 20.
  package func cellSideMargin(width: CGFloat) -> CGFloat {
    width > (system >= 26 ? 390 : 375) ? 20 : system < 11 ? 15 : 16
  }

  /// From the edge of a table in groups to the titles of its sections where the table is `width` points wide.
  ///
  /// UIKIT: a guess from one repository: 16 points up to iOS 10 in wide tables too (4 titles whose number of lines tells
  /// it, in tables of 414 and 1024 points); since, that of cells.
  package func titleSideMargin(width: CGFloat) -> CGFloat {
    system < 11 ? min(cellSideMargin(width: width), 16) : cellSideMargin(width: width)
  }

  /// Whether the content of a row has margins of its own, instead of any view's.
  package var hasCellMargins: Bool { system >= 11 }

  /// Above and below a row's content, in points.
  ///
  /// UIKIT: 11 points, 15 in documents of Xcode 26.
  package var cellMarginAbove: CGFloat { system >= 26 ? 15 : 11 }

  /// Whether the content of a row ends above its separator, instead of covering the row.
  ///
  /// UIKIT: content views of `toolsVersion` up to 14868 are a pixel lower than their rows where the table has separators,
  /// those since 15400 never; a label of several lines between the edges gives its row no more than its own height
  /// (frames stored in documents).
  package var hasContentAboveSeparators: Bool { system < 13 }

  // MARK: What accessories take from a cell's content, in a cell of `width` points

  /// UIKIT: 33 points up to iOS 10; since, the margin and the picture: 34 and 38 up to iOS 12, then 26.5 and 30.5
  /// (frames stored in documents).
  package func disclosureWidth(in width: CGFloat) -> CGFloat {
    if system < 11 { return 33 }
    return cellSideMargin(width: width) + disclosurePictureWidth
  }

  /// What the picture of a disclosure indicator takes beside the margin.
  package var disclosurePictureWidth: CGFloat { system < 13 ? 18 : system == 13 ? 11 : 10.5 }

  /// UIKIT: 39 points up to iOS 10, then 40 and 44 (frames stored in documents).
  package func checkmarkWidth(in width: CGFloat) -> CGFloat {
    system < 11 ? 39 : cellSideMargin(width: width) + 24
  }

  /// UIKIT: 47 points up to iOS 10, then 48. A guess from two repositories since iOS 13: 44 in wide cells.
  package func detailButtonWidth(in width: CGFloat) -> CGFloat {
    if system < 11 { return 47 }
    return cellSideMargin(width: width) + (system < 13 ? 32 : 24)
  }

  /// UIKIT: 67 points up to iOS 12, 59 since: a guess from two repositories each.
  package func detailDisclosureWidth(in width: CGFloat) -> CGFloat {
    system < 13 ? 67 : cellSideMargin(width: width) + 43
  }
}
