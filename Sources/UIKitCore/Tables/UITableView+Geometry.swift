extension UITableView {
  /// The rowGeometry, built anew when it is stale.
  func currentGeometry(of table: UITableView) -> TableGeometry {
    prepareGeometry()
    return rowGeometry
  }

  func prepareGeometry() {
    guard isGeometryStale, tilesContent else { return }
    isGeometryStale = false
    hasCountedRows = true
    rowGeometry = TableGeometryBuilder(self).build()
    updateSectionIndex()
    contentHeightDidChange()
  }

  func rowsAreStale() {
    isGeometryStale = true
    setNeedsLayout()
  }

  func rowCount(_ section: Int) -> Int {
    prepareGeometry()
    return rowGeometry.sections.indices.contains(section) ? rowGeometry.sections[section].rows.count : 0
  }

  /// UIKIT: the words are those of three public crash reports.
  func rowCountOrTrap(_ section: Int) -> Int {
    prepareGeometry()
    guard dataSource == nil || rowGeometry.sections.indices.contains(section) else {
      fatalError("Requested the number of rows for section (\(section)) which is out of bounds.")
    }
    return rowCount(section)
  }

  func contentHeightDidChange() {
    let size = CGSize(width: bounds.width, height: max(rowGeometry.contentHeight, 0))
    if contentSize != size { contentSize = size }
    placeFooterView()
  }

  func styleDidChange() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    rowsAreStale()
  }

  /// Heights that depend on the width are measured again.
  func widthDidChange() {
    forgetHeights()
  }

  func forgetHeights() {
    for (path, cell) in parts.cells { parts.waitingCells[path] = cell }
    rowsAreStale()
  }

  // MARK: Search

  func rowPath(at point: CGPoint) -> IndexPath? {
    prepareGeometry()
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return rowGeometry.row(at: point.y)
  }

  func rowPaths(in rect: CGRect) -> [IndexPath]? {
    prepareGeometry()
    guard rect.maxX > 0, rect.minX < bounds.width else { return [] }
    return rowGeometry.paths(from: rect.minY, to: rect.maxY)
  }

  /// The rows in view, in order.
  var visiblePaths: [IndexPath] {
    tileIfStale()
    return parts.cells.keys.sorted()
  }
  func tileIfStale() {
    if tilesContent, flags.contains(.needsLayout) || isGeometryStale { tileUnlessBusy() }
  }

  // MARK: Scrolling

  /// From the middle of the visible part to the row, in points.
  func distance(to path: IndexPath) -> CGFloat {
    let middle = visibleContentRect.midY
    return abs(rectForRow(at: path).midY - middle)
  }

  /// What bars leave of the bounds.
  var visibleContentRect: CGRect { bounds.inset(by: adjustedContentInset) }

  func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    prepareGeometry()
    let path = path.rowPath
    if path.row == NSNotFound {
      guard rowGeometry.sections.indices.contains(path.section) else { return trapOutOfBounds(path, "scrollToRow") }
      return scroll(toShow: rowGeometry.rect(ofSection: path.section), at: position, animated: animated)
    }
    guard rowGeometry.contains(path) else { return trapOutOfBounds(path, "scrollToRow") }
    measureAround(path, position)
    // A header that sticks to the top covers rows.
    let header = style == .plain ? rowGeometry.sections[path.section].header : 0
    scroll(toShow: rowGeometry.rect(ofRow: path), below: header, at: position, animated: animated)
  }

  private func trapOutOfBounds(_ path: IndexPath, _ what: String) {
    let rows = rowCount(path.section)
    let sections = rowGeometry.sections.count
    fatalError(
      path.section >= sections || path.section < 0
        ? "Attempted to scroll the table view to an out-of-bounds section (\(path.section)) when there are only \(sections) sections. Table view: \(self)"
        : "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only \(rows) rows in section \(path.section). Table view: \(self)"
    )
  }

  private func scroll(
    toShow rect: CGRect, below header: CGFloat = 0, at position: ScrollPosition, animated: Bool
  ) {
    var room = visibleContentRect
    room.origin.y += header
    room.size.height = max(room.height - header, 0)
    var offset = contentOffset
    switch position {
    case .top: offset.y += rect.minY - room.minY
    case .middle: offset.y += rect.midY - room.midY
    case .bottom: offset.y += rect.maxY - room.maxY
    case .none:
      if rect.minY < room.minY || rect.height > room.height {
        offset.y += rect.minY - room.minY
      } else if rect.maxY > room.maxY {
        offset.y += rect.maxY - room.maxY
      }
    }
    let top = -adjustedContentInset.top
    let last = max(contentSize.height + adjustedContentInset.bottom - bounds.height, top)
    offset.y = min(max(offset.y, top), last)
    setContentOffset(offset, animated: animated)
  }
}
