/// Where a drag comes from: a view's interaction, a row, an item of a collection.
@MainActor
protocol DragSource: AnyObject {
  /// The view whose picture is dragged.
  var draggedView: UIView? { get }
  /// What is dragged; empty for nothing.
  func items(_ session: LocalDragSession) -> [UIDragItem]
  func allowsMoving(_ session: LocalDragSession) -> Bool
  /// Whether nobody but this program may take it. Default: false.
  func isRestricted(_ session: LocalDragSession) -> Bool
  /// What is lifted in place of the dragged view, and how it is cut out; nil for the view as it is.
  func lifted(_ item: UIDragItem, _ session: LocalDragSession) -> (view: UIView, parameters: UIPreviewParameters)?
  func willBegin(_ session: LocalDragSession)
  func didMove(_ session: LocalDragSession)
  func willEnd(_ session: LocalDragSession, _ operation: UIDropOperation)
  func didEnd(_ session: LocalDragSession, _ operation: UIDropOperation)
}

/// Where a drag may end.
@MainActor
protocol DropTarget: AnyObject {
  var dropView: UIView { get }
  func canHandle(_ session: LocalDragSession) -> Bool
  func didEnter(_ session: LocalDragSession)
  func proposal(_ session: LocalDragSession) -> UIDropProposal
  func didExit(_ session: LocalDragSession)
  func perform(_ session: LocalDragSession, _ proposal: UIDropProposal, _ drag: LocalDrag)
  func didEnd(_ session: LocalDragSession)
}

/// A view that rows or items can be dropped into.
@MainActor
protocol DropReceiver: UIView {
  var dropTarget: (any DropTarget)? { get }
}
