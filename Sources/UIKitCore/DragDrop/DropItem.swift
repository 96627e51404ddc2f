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
  /// - Parameter source: where the first one was, when it comes from the view itself.
  static func items(of session: LocalDragSession, from source: IndexPath?, _ size: CGSize) -> [DropItem] {
    session.items.enumerated().map { DropItem($1, from: $0 == 0 ? source : nil, size) }
  }
}
