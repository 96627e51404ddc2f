/// One thing that a drop brings to a table or a collection view.
@MainActor
final class DropItem: NSObject {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, from source: IndexPath?, _ size: CGSize) {
    dragItem = item
    sourceIndexPath = source
    previewSize = size
    super.init()
  }

  /// The items of a session.
  ///
  /// - Parameter path: where what comes from the view itself was; nil for the rest.
  static func items(
    of session: LocalDragSession, _ size: CGSize, from path: (any DragSource) -> IndexPath?
  ) -> [DropItem] {
    zip(session.items, session.sources).map { DropItem($0, from: path($1), size) }
  }
}
