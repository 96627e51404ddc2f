/// Editing: controls at the rows' edges, swipes, and moving rows.
extension UITableView {
  func changeEditing(_ editing: Bool, animated: Bool) {
    guard editing != edits.isEditing else { return }
    edits.closeSwipe()
    edits.isEditing = editing
    if !editing, !allowsMultipleSelection { clearSelection() }
    let change = {
      for (path, cell) in self.parts.cells {
        cell.takeTableEditing(self, path)
        cell.layoutIfNeeded()
      }
    }
    if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
  }

  // MARK: What rows allow

  func canEdit(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? false }

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
    let answer = dataSource.flatMap { source in TableDefaults.explicit { source.tableView(self, canEditRowAt: path) } }
    guard answer == true || isEditing, editingStyle(of: path) == .delete || answer == true else { return nil }
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
      guard let self, !self.isEditing, let path = self.indexPathForRow(at: point), let cell = self.parts.cells[path],
        self.canEdit(path)
      else { return nil }
      return SwipeController.Offer(
        row: cell, leading: self.tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path),
        trailing: self.trailingActions(path))
    }
    swipes.onChange = { [weak self] row, opens in
      guard let self, let cell = row as? UITableViewCell, let path = self.parts.path(of: cell) else { return }
      if opens {
        self.tableDelegate?.tableView(self, willBeginEditingRowAt: path)
      } else {
        self.tableDelegate?.tableView(self, didEndEditingRowAt: path)
      }
    }
    edits.swipes = swipes
  }

  /// Uncovers the actions of a row.
  func showActions(at path: IndexPath) {
    guard let cell = parts.cells[path], let configuration = trailingActions(path) else { return }
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    let actions = RowActionsView(configuration) { [weak self] _ in
      guard let self else { return }
      self.edits.closeSwipe()
      self.tableDelegate?.tableView(self, didEndEditingRowAt: path)
    }
    edits.open(cell, actions)
  }

  func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
    if style == .delete { return showActions(at: path) }
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }

  // MARK: Moving

  /// A finger drags the handle of a cell. `point` is in the window's coordinates.
  func drag(_ cell: UITableViewCell, _ state: UIGestureRecognizer.State, _ point: CGPoint) {
    let place = convert(point, from: nil)
    switch state {
    case .began:
      edits.draggedCell = cell
      edits.dragPath = parts.path(of: cell)
      bringSubviewToFront(cell)
    case .changed:
      cell.center.y = place.y
      moveDragged(to: place)
    default: dropDragged(cell)
    }
  }

  private func moveDragged(to place: CGPoint) {
    guard let cell = edits.draggedCell, let from = parts.path(of: cell), let over = indexPathForRow(at: place),
      over != from
    else { return }
    let target =
      tableDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: from, toProposedIndexPath: over) ?? over
    guard target != from, target.section == from.section || rowGeometry.contains(target) else { return }
    dataSource?.tableView(self, moveRowAt: from, to: target)
    change(.automatic) { $0.movedRows.append((from, target)) }
    bringSubviewToFront(cell)
  }

  private func dropDragged(_ cell: UITableViewCell) {
    edits.draggedCell = nil
    guard let path = parts.path(of: cell) else { return }
    UIView.animate(withDuration: 0.25) { cell.frame = self.rowGeometry.rect(ofRow: path) }
  }

  // MARK: Index

  func updateSectionIndex() {
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    guard !titles.isEmpty, !isOnCanvas else {
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
