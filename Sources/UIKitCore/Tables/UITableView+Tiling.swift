extension UITableView {
  /// Rounds after which rows that keep changing their heights are left as they are.
  private static let maximumRounds = 16

  func tileUnlessBusy() {
    if !isTiling { tile() }
  }

  /// Brings the rows, headers and footers of the visible part in, and takes the others out.
  ///
  /// 1. Measures the rows in view, until no other comes in. 2. Takes out what left the view. 3. Places what is in view.
  func tile() {
    guard !isTiling else { return }
    isTiling = true
    defer { isTiling = false }
    prepareGeometry()
    placeOuterViews()
    guard bounds.width > 0, bounds.height > 0 else { return }
    // 1.
    for path in parts.resized where rowGeometry.contains(path) { measure(path) }
    parts.resized = []
    for _ in 0..<Self.maximumRounds where !measureVisible() { break }
    let sections = rowGeometry.sections(from: bounds.minY, to: bounds.maxY)
    let visible = rowGeometry.paths(from: bounds.minY, to: bounds.maxY)
    // 2.
    removeInvisible(Set(visible), sections)
    // 3.
    for path in visible { show(path) }
    for section in sections { showHeaderAndFooter(section) }
    for (_, cell) in parts.waitingCells where cell.superview == nil { reuse.keep(cell) }
    parts.waitingCells = [:]
    orderSubviews()
    contentHeightDidChange()
    prefetchRows(beyond: visible)
  }

  // MARK: Measuring

  /// Measures what is in view and not known yet. Returns whether something was.
  private func measureVisible() -> Bool {
    var changed = false
    for section in rowGeometry.sections(from: bounds.minY, to: bounds.maxY) {
      if measureHeaderAndFooter(section) { changed = true }
      for row in rowGeometry.rows(of: section, from: bounds.minY, to: bounds.maxY)
      where !rowGeometry.sections[section].rows.isExact(row) {
        measure(IndexPath(row: row, section: section))
        changed = true
      }
    }
    return changed
  }

  /// UIKIT: rows that turn out higher or lower above the visible top move the content along, so that what is seen stays.
  func measure(_ path: IndexPath) {
    let height = height(of: path)
    guard rowGeometry.contains(path) else { return }
    let old = rowGeometry.rect(ofRow: path)
    rowGeometry.update(path.section) { $0.rows.set(height, at: path.row) }
    keepView(top: old.minY, change: height - old.height)
  }

  private func keepView(top: CGFloat, change: CGFloat) {
    let seenFrom = bounds.minY + adjustedContentInset.top
    guard change != 0, top < seenFrom, seenFrom > 0 else { return }
    if change > 0 { contentHeightDidChange() }
    bounds.origin.y += change
    contentHeightDidChange()
  }

  func height(of path: IndexPath) -> CGFloat {
    let asked = tableDelegate.flatMap { delegate in
      if let held = placeholders[path] { return held.placeholder.rowHeight }
      return OptionalAnswers.current.explicit {
        delegate.tableView(self, heightForRowAt: placeholders.dataPath(path))
      }
    }
    let wanted = asked ?? rowHeight
    if wanted != UITableView.automaticDimension { return max(wanted, 0) }
    guard let cell = parts.cells[path] ?? waitingCell(path) else { return metrics.rowHeight }
    return cell.height(forTableWidth: rowGeometry.rowWidth)
  }

  private func waitingCell(_ path: IndexPath) -> UITableViewCell? {
    if let cell = parts.waitingCells[path] { return cell }
    guard let cell = makeCell(path) else { return nil }
    parts.waitingCells[path] = cell
    return cell
  }

  /// Measures the rows that will be seen when `path` has been scrolled to.
  func measureAround(_ path: IndexPath, _ position: ScrollPosition) {
    guard bounds.height > 0, !rowGeometry.sections[path.section].rows.isCommonExact else { return }
    let rect = rowGeometry.rect(ofRow: path)
    let reach = rowGeometry.paths(from: rect.minY - bounds.height, to: rect.maxY + bounds.height)
    for near in reach where !rowGeometry.sections[near.section].rows.isExact(near.row) {
      let height = height(of: near)
      rowGeometry.update(near.section) { $0.rows.set(height, at: near.row) }
    }
    contentHeightDidChange()
  }

  // MARK: Cells

  func makeCell(_ path: IndexPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    let cell = placeholders[path]?.makeCell(self, path) ?? ask(dataSource, for: placeholders.dataPath(path))
    prepare(cell, for: path)
    return cell
  }

  private func ask(_ dataSource: any UITableViewDataSource, for path: IndexPath) -> UITableViewCell {
    let outer = reuse.request
    reuse.request = (path, false)
    defer { reuse.request = outer }
    return dataSource.tableView(self, cellForRowAt: path)
  }

  /// Tells a cell where it stands, before it is measured or shown.
  func prepare(_ cell: UITableViewCell, for path: IndexPath) {
    cell.table = self
    cell.takeListEnvironment(listEnvironment)
    cell.rowPlace = path
    if let delegate = tableDelegate,
      let level = OptionalAnswers.current.explicit({ delegate.tableView(self, indentationLevelForRowAt: path) })
    {
      cell.indentationLevel = level
    }
    let count = rowGeometry.contains(path) ? rowGeometry.sections[path.section].rows.count : 1
    cell.groupPosition = TableGroupPosition(isFirst: path.row == 0, isLast: path.row == count - 1)
    cell.takeTableEditing(self, path)
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
  }

  /// The trait of rows, headers and footers.
  var listEnvironment: UIListEnvironment {
    switch style {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }

  private func show(_ path: IndexPath) {
    let frame = makingRoom(path, rowGeometry.rect(ofRow: path))
    if let cell = parts.cells[path] {
      if cell.frame != frame, cell !== edits.draggedCell { cell.frame = frame }
      return
    }
    let waiting = parts.waitingCells.removeValue(forKey: path)
    guard let cell = waiting ?? makeCell(path) else { return }
    if waiting != nil { prepare(cell, for: path) }
    parts.cells[path] = cell
    cell.frame = frame
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    if cell.superview !== self { addSubview(cell) }
    cell.isHidden = false
  }

  private func removeInvisible(_ visible: Set<IndexPath>, _ sections: Range<Int>) {
    for (path, cell) in parts.rowsInOrder where !visible.contains(path) && cell !== edits.draggedCell {
      parts.cells[path] = nil
      retire(cell, path)
    }
    for (section, view) in parts.headers.sorted(by: { $0.key < $1.key }) where !sections.contains(section) {
      parts.headers[section] = nil
      retireHeader(view, section)
    }
    for (section, view) in parts.footers.sorted(by: { $0.key < $1.key }) where !sections.contains(section) {
      parts.footers[section] = nil
      retireFooter(view, section)
    }
  }

  func retire(_ cell: UITableViewCell, _ path: IndexPath) {
    edits.swipes?.close(of: cell)
    cell.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    cell.rowPlace = nil
    reuse.keep(cell)
  }

  func retireHeader(_ view: UIView, _ section: Int) {
    view.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    reuse.keepHeader(view)
  }

  func retireFooter(_ view: UIView, _ section: Int) {
    view.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    reuse.keepHeader(view)
  }

  // MARK: Prefetching

  private func prefetchRows(beyond visible: [IndexPath]) {
    guard isPrefetchingEnabled, let prefetchDataSource, !visible.isEmpty else { return }
    let (new, left) = prefetching.move(to: bounds, visible: visible) { rowGeometry.paths(from: $0, to: $1) }
    if !left.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: left.sorted()) }
    guard !new.isEmpty else { return }
    // UIKIT: "the order of the index paths provided represents the priority": the nearest first (Apple's page on
    // `UITableViewDataSourcePrefetching`).
    let order = new.map { (path: $0, distance: abs(rowGeometry.rect(ofRow: $0).midY - bounds.midY)) }
      .sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }
    prefetchDataSource.tableView(self, prefetchRowsAt: order.map(\.path))
  }

  func cellOrTrap(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    guard let cell = reuse.cell(identifier, for: path) else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    cell.table = self
    return cell
  }

  /// UIKIT: the delegate hears of cells, headers and footers that go, by the places that they had, at once: five public
  /// libraries guard against places that are gone when `reloadData()` tells them.
  func reloadEverything() {
    cancelTouch()
    // What leaves by a batch that is still seen moving is gone at once.
    let ending = parts.transitions
    parts.transitions = []
    for transition in ending { transition.end() }
    for (path, cell) in parts.rowsInOrder { retire(cell, path) }
    for (section, view) in parts.headers.sorted(by: { $0.key < $1.key }) { retireHeader(view, section) }
    for (section, view) in parts.footers.sorted(by: { $0.key < $1.key }) { retireFooter(view, section) }
    let index = parts.index
    parts = TableParts()
    parts.index = index
    prefetching = RowPrefetching()
    clearSelection()
    placeholders.removeAll()
    rowsAreStale()
    // UIKIT: a reload counts the rows at once (`noteNumberOfRowsChanged` beneath `reloadData` in backtraces); rows may
    // be inserted right after it. Tests of a library of layouts do so in a table without a window.
    if window != nil || dataSource != nil { prepareGeometry() }
  }
}
