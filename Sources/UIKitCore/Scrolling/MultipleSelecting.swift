internal import Foundation

@preconcurrency @MainActor
protocol MultipleSelecting: UIScrollView {
  var isEditing: Bool { get }
  /// Whether one finger selects in a strip beside the elements, and not across the content.
  var selectsAtEdge: Bool { get }
  func selectablePath(at point: CGPoint) -> IndexPath?
  func mayBeginMultipleSelection(at path: IndexPath) -> Bool
  func didBeginMultipleSelection(at path: IndexPath)
  func didEndMultipleSelection()
  var selectedPaths: Set<IndexPath> { get }
  /// Selects or deselects as a finger does, with the delegate's say.
  func setSelected(_ path: IndexPath, _ isSelected: Bool)
  /// The elements from one to the other, both included.
  func paths(from first: IndexPath, to last: IndexPath) -> [IndexPath]
}
