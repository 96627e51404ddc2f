internal import Foundation

extension UICollectionView: MultipleSelecting {
  var selectsAtEdge: Bool { false }
  private static let pan = AssociatedKey<MultipleSelectionPan>()

  func installMultipleSelection() {
    guard Self.pan.value(of: self) == nil else { return }
    Self.pan.set(MultipleSelectionPan(self), of: self)
  }

  func selectablePath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  func mayBeginMultipleSelection(at path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) == true
  }
  func didBeginMultipleSelection(at path: IndexPath) {
    selection.cancel()
    collectionDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
  }
  func didEndMultipleSelection() { collectionDelegate?.collectionViewDidEndMultipleSelectionInteraction(self) }
  var selectedPaths: Set<IndexPath> { selection.paths }
  func setSelected(_ path: IndexPath, _ isSelected: Bool) { selection.fingerPasses(path, isSelected) }
  func paths(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
    (first.section...last.section).flatMap { section in
      let start = section == first.section ? first.item : 0
      let end = section == last.section ? last.item + 1 : numberOfItems(inSection: section)
      return (start..<max(start, end)).map { IndexPath(item: $0, section: section) }
    }
  }
}
