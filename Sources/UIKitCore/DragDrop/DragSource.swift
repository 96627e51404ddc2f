/// Where a drag comes from: a view's interaction, a row, an item of a collection.
@MainActor
protocol DragSource: AnyObject {
  /// The view whose picture is dragged.
  var draggedView: UIView? { get }
  /// What is dragged; empty for nothing.
  func items(_ session: LocalDragSession) -> [UIDragItem]
  /// What a tap with another finger adds to a drag that is under way; empty for nothing.
  ///
  /// - Parameter point: of the tap, in the window's coordinates.
  func itemsToAdd(to session: LocalDragSession, at point: CGPoint) -> [UIDragItem]
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

/// A view whose rows or items can be dragged.
@MainActor
protocol DragOrigin: UIView {
  /// What lies at a point of the window and can be dragged; nil where nothing can.
  func dragSource(at point: CGPoint) -> (any DragSource)?
}

/// Where a drag may end.
@MainActor
protocol DropTarget: AnyObject {
  /// Nil once it is gone: nothing ends there any more.
  var dropView: UIView? { get }
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
