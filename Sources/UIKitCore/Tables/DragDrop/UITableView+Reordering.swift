internal import Foundation

/// Rows that are dragged to another place of their table.
extension UITableView {
  /// The row at `path` hangs at a finger over `place`: the others make room for it.
  func makeRoom(for path: IndexPath, at place: CGPoint) {
    if edits.dragPath == nil {
      edits.draggedCell = cellForRow(at: path)
      edits.draggedCell?.alpha = 0
      (edits.dragPath, edits.dropPath) = (path, path)
    }
    moveDragged(to: place)
  }

  /// Moves the row to where there is room for it, or closes the gap. Returns where the row is now; nil where none was
  /// dragged.
  @discardableResult
  func endMakingRoom(moves: Bool) -> IndexPath? {
    guard let from = edits.dragPath else { return nil }
    let place = moves ? edits.dropPath : from
    edits.draggedCell?.alpha = 1
    dropDragged(cancelled: !moves)
    return place
  }
}
