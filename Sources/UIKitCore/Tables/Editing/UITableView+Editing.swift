/// Editing: controls at the rows' edges, swipes, and moving rows.
extension UITableView {
  func changeEditing(_ editing: Bool, animated: Bool) {
    edits.closeSwipe()
    guard editing != edits.isEditing else { return }
    edits.isEditing = editing
    if !editing, !allowsMultipleSelection { clearSelection() }
    let change = {
      for (path, cell) in self.parts.rowsInOrder {
        cell.takeTableEditing(self, path, animated: animated)
        cell.layoutIfNeeded()
      }
    }
    if animated {
      UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: change) { [weak self] _ in
        for (_, cell) in self?.parts.rowsInOrder ?? [] { cell.endTransition() }
      }
    } else {
      change()
    }
  }

  // MARK: What rows allow

  func canEdit(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? false }

  /// UIKIT: a data source without `tableView(_:moveRowAt:to:)` moves nothing (Apple's page on
  /// `tableView(_:canMoveRowAt:)`).
  func canMove(_ path: IndexPath) -> Bool {
    guard let dataSource, OptionalMethod.movesRows(dataSource) else { return false }
    return dataSource.tableView(self, canMoveRowAt: path)
  }

  /// Whether a row without a control stands as far in as the others while the table is edited.
  func indentsWhileEditing(_ path: IndexPath) -> Bool {
    canEdit(path) && tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
  }

  func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    guard canEdit(path) else { return .none }
    return tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  func trailingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    if let own = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return own.actions.isEmpty ? nil : own
    }
    if let old = tableDelegate?.tableView(self, editActionsForRowAt: path) {
      return UISwipeActionsConfiguration(actions: old.map { $0.contextualAction(for: path) })
    }
    guard let dataSource, edits.isEditing || OptionalMethod.commitsEdits(dataSource), editingStyle(of: path) == .delete
    else { return nil }
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
        guard let self else { return done(false) }
        self.dataSource?.tableView(self, commit: .delete, forRowAt: path)
        done(true)
      }
    ])
  }

  /// Rows that offer actions can be swiped, unless the table is being edited.
  func installSwipes() {
    guard edits.swipes == nil else { return }
    let swipes = SwipeController(self) { [weak self] point in
      guard let self, !self.edits.isEditing, let path = self.indexPathForRow(at: point),
        let cell = self.parts.cells[path],
        self.canEdit(path)
      else { return nil }
      return SwipeController.Offer(
        row: cell, leading: self.tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path),
        trailing: self.trailingActions(path))
    }
    swipes.onChange = { [weak self] row, stage in
      if let cell = row as? UITableViewCell { self?.rowSwipes(cell, stage) }
    }
    edits.swipes = swipes
  }

  /// UIKIT: a cell whose actions are seen is in the state of its confirmation, without the one of its edit control unless
  /// the table is edited (`UITableViewCell.h`).
  private func rowSwipes(_ cell: UITableViewCell, _ stage: SwipeController.Stage) {
    let resting: UITableViewCell.StateMask = edits.isEditing ? .showingEditControl : []
    switch stage {
    case .uncovers: cell.beginTransition(to: resting.union(.showingDeleteConfirmation))
    case .uncovered, .covered: cell.endTransition()
    case .covers: cell.beginTransition(to: resting)
    }
    // UIKIT: documented of swipes alone; a row that its control opens is being edited already.
    if edits.isEditing { return }
    let path = parts.path(of: cell)
    switch stage {
    case .uncovers:
      edits.isSwiped = true
      if let path { tableDelegate?.tableView(self, willBeginEditingRowAt: path) }
    case .covered:
      edits.isSwiped = false
      // UIKIT: without a path where the row has gone meanwhile (the parameter is optional since iOS 9, in
      // Apple's declaration).
      tableDelegate?.tableView(self, didEndEditingRowAt: path)
    case .uncovered, .covers: break
    }
  }

  /// Uncovers the actions of a row.
  func showActions(at path: IndexPath) {
    guard let cell = parts.cells[path], let configuration = trailingActions(path) else { return }
    installSwipes()
    edits.swipes?.open(cell, configuration)
  }

  func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
    if style == .delete { return showActions(at: path) }
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }

  // MARK: Moving

  /// A finger drags the handle of a cell. `point` is in the window's coordinates.
  ///
  /// UIKIT: rows make room while the finger moves; the data source hears of the move once, when the finger leaves (Apple's
  /// guide of tables, "Managing the Reordering of Rows").
  func drag(_ cell: UITableViewCell, _ state: UIGestureRecognizer.State, _ point: CGPoint) {
    let place = convert(point, from: nil)
    switch state {
    case .began:
      edits.draggedCell = cell
      edits.dragPath = parts.path(of: cell)
      edits.dropPath = edits.dragPath
      bringSubviewToFront(cell)
    case .changed:
      cell.center.y = place.y
      moveDragged(to: place)
    default: dropDragged(cancelled: state != .ended)
    }
  }

  /// The frame of a row that makes room for the dragged one.
  func makingRoom(_ path: IndexPath, _ frame: CGRect) -> CGRect {
    guard let from = edits.dragPath, let to = edits.dropPath, from != to else { return frame }
    let height = rowGeometry.rect(ofRow: from).height
    if from < path, path <= to { return frame.offsetBy(dx: 0, dy: -height) }
    if to <= path, path < from { return frame.offsetBy(dx: 0, dy: height) }
    return frame
  }

  func moveDragged(to place: CGPoint) {
    guard let from = edits.dragPath, let over = indexPathForRow(at: place) else { return }
    let target =
      tableDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: from, toProposedIndexPath: over) ?? over
    guard target != edits.dropPath, target.section == from.section || rowGeometry.contains(target) else { return }
    edits.dropPath = target
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      for (path, other) in self.parts.cells where other !== self.edits.draggedCell {
        other.frame = self.makingRoom(path, self.rowGeometry.rect(ofRow: path))
      }
    }
  }

  func dropDragged(cancelled: Bool) {
    let (from, to) = (edits.dragPath, edits.dropPath)
    edits.draggedCell = nil
    edits.dragPath = nil
    edits.dropPath = nil
    if !cancelled, let from, let to, from != to {
      dataSource?.tableView(self, moveRowAt: from, to: to)
      return change(.automatic) { $0.movedRows.append((from, to)) }
    }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      for (path, cell) in self.parts.cells { cell.frame = self.rowGeometry.rect(ofRow: path) }
    }
  }

  // MARK: Index

  /// Whether there are as many rows as the index is shown for.
  private var hasRowsForIndex: Bool {
    let least = sectionIndexMinimumDisplayRowCount
    return least <= 0 || (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) } >= least
  }

  func updateSectionIndex() {
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    guard !titles.isEmpty, tilesContent, hasRowsForIndex else {
      parts.index?.removeFromSuperview()
      parts.index = nil
      return
    }
    let bar =
      parts.index
      ?? SectionIndexBar(self) { [weak self] title, index in
        guard let self else { return }
        let section = self.dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index) ?? index
        guard section >= 0, section < self.numberOfSections else { return }
        self.scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
      }
    (bar.titleColor, bar.fillColor) = (sectionIndexColor, sectionIndexBackgroundColor)
    parts.index = bar
    bar.titles = titles
    if bar.superview !== self { addSubview(bar) }
    bar.place()
  }
}
