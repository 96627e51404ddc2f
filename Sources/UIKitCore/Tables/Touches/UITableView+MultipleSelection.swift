internal import Foundation

extension UITableView: MultipleSelecting {
  var selectsAtEdge: Bool { true }
  private static let pan = AssociatedKey<MultipleSelectionPan>()

  func installMultipleSelection() {
    guard Self.pan.value(of: self) == nil else { return }
    Self.pan.set(MultipleSelectionPan(self), of: self)
  }

  func selectablePath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  func mayBeginMultipleSelection(at path: IndexPath) -> Bool {
    tableDelegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) == true
  }
  func didBeginMultipleSelection(at path: IndexPath) {
    cancelTouch()
    tableDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
  }
  func didEndMultipleSelection() { tableDelegate?.tableViewDidEndMultipleSelectionInteraction(self) }
  var selectedPaths: Set<IndexPath> { Set(selection.all) }
  func setSelected(_ path: IndexPath, _ isSelected: Bool) {
    if selection.contains(path) != isSelected { touchRow(path) }
  }
  func paths(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
    (first.section...last.section).flatMap { section in
      let start = section == first.section ? first.row : 0
      let end = section == last.section ? last.row + 1 : numberOfRows(inSection: section)
      return (start..<max(start, end)).map { IndexPath(row: $0, section: section) }
    }
  }
}
