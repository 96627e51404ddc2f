/// Highlighting and selecting by finger.
///
/// UIKIT: down: `shouldHighlight`, `didHighlight`; up: `didUnhighlight`, `willSelect`, for the row that loses the
/// selection `willDeselect` and `didDeselect`, then `didSelect`.
extension UITableView {
  func beginTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = touches.first, let path = indexPathForRow(at: touch.location(in: self)) else { return }
    if edits.swipes?.isOpen == true { return }
    if parts.cells[path]?.hasAccessoryButton(at: touch.location(in: parts.cells[path])) == true {
      touchedRow = TableTouch(path: path, isHighlighted: false, isOnAccessory: true)
      return
    }
    guard mayTouch else { return }
    let highlights = tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    touchedRow = TableTouch(path: path, isHighlighted: highlights)
    guard highlights else { return }
    parts.cells[path]?.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  private var mayTouch: Bool {
    edits.isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  func moveTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {}

  func endTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
    if edits.swipes?.isOpen == true { edits.closeSwipe() }
    guard let row = touchedRow, let touch = touches.first else { return }
    endHighlight()
    if row.isOnAccessory { return endAccessoryTouch(row.path, touch) }
    guard row.isHighlighted, indexPathForRow(at: touch.location(in: self)) == row.path else { return }
    touchRow(row.path)
  }

  /// UIKIT: a tap on a detail button tells the delegate and leaves the selection alone. (Documented for
  /// `tableView(_:accessoryButtonTappedForRowWith:)`.)
  private func endAccessoryTouch(_ path: IndexPath, _ touch: UITouch) {
    guard let cell = parts.cells[path], cell.hasAccessoryButton(at: touch.location(in: cell)) else { return }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    cell.onAccessoryTap?()
  }

  /// Selects a row as a finger does.
  func touchByKey(_ path: IndexPath) {
    guard mayTouch, tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    tableDelegate?.tableView(self, didHighlightRowAt: path)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    touchRow(path)
  }

  func cancelTouch() { endHighlight() }

  private func endHighlight() {
    guard let row = touchedRow else { return }
    touchedRow = nil
    guard row.isHighlighted else { return }
    parts.cells[row.path]?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: row.path)
  }

  // MARK: Selection

  private var selectsSeveral: Bool { edits.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// A finger takes or gives up a row.
  func touchRow(_ path: IndexPath) {
    if selectsSeveral, selection.contains(path) {
      guard let path = asked(path, { $0.tableView(self, willDeselectRowAt: path) }) else { return }
      return deselect(path)
    }
    guard let path = asked(path, { $0.tableView(self, willSelectRowAt: path) }) else { return }
    if !selectsSeveral {
      for other in selection.all where other != path {
        if let other = asked(other, { $0.tableView(self, willDeselectRowAt: other) }) { deselect(other) }
      }
    }
    selection.insert(path)
    parts.cells[path]?.setSelected(true, animated: false)
    tableDelegate?.tableView(self, didSelectRowAt: path)
    if !edits.isEditing, tableDelegate?.tableView(self, canPerformPrimaryActionForRowAt: path) != false {
      tableDelegate?.tableView(self, performPrimaryActionForRowAt: path)
    }
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    parts.cells[path]?.onSelection?()
  }

  /// What the delegate says to a row; the row itself without one.
  private func asked(_ path: IndexPath, _ ask: (any UITableViewDelegate) -> IndexPath?) -> IndexPath? {
    guard let tableDelegate else { return path }
    return ask(tableDelegate)
  }

  private func deselect(_ path: IndexPath) {
    guard selection.contains(path) else { return }
    selection.remove(path)
    parts.cells[path]?.setSelected(false, animated: false)
    tableDelegate?.tableView(self, didDeselectRowAt: path)
  }

  func selectSilently(_ path: IndexPath?, animated: Bool, position: ScrollPosition) {
    guard let path = path?.rowPath else { return clearSelection() }
    if !selectsSeveral {
      for other in selection.all where other != path { deselectSilently(other, animated: animated) }
    }
    selection.insert(path)
    parts.cells[path]?.setSelected(true, animated: animated)
    if position != .none { scrollToRow(at: path, at: position, animated: animated) }
  }

  func deselectSilently(_ path: IndexPath, animated: Bool) {
    selection.remove(path.rowPath)
    parts.cells[path.rowPath]?.setSelected(false, animated: animated)
  }

  func clearSelection() { for path in selection.all { deselectSilently(path, animated: false) } }
  func keepOneSelected() { for path in selection.all.dropFirst() { deselectSilently(path, animated: false) } }
}
