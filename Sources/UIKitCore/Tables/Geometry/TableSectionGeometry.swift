/// Where a section's parts stand, from its top.
struct TableSectionGeometry {
  /// Empty space above the header, in points.
  var topPadding: CGFloat = 0
  var header: CGFloat = 0
  var footer: CGFloat = 0
  var rows: HeightIndex
  /// Whether the table knows the heights or assumes them until the views are shown.
  var isHeaderExact = true
  var isFooterExact = true
  /// What the header and footer show, as long as nobody gives a view.
  var headerTitle: String?
  var footerTitle: String?

  init(rows: HeightIndex) { self.rows = rows }

  var headerTop: CGFloat { topPadding }
  var rowsTop: CGFloat { topPadding + header }
  var footerTop: CGFloat { rowsTop + rows.total }
  var height: CGFloat { footerTop + footer }
}
