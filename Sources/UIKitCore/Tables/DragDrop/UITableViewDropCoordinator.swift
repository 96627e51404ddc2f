/// What a drop brings to a table, and where.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableviewdropcoordinator>
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// What is dropped, with where it comes from.
  var items: [any UITableViewDropItem] { get }
  /// Where the rows go; nil beside all rows.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate has answered last.
  var proposal: UITableViewDropProposal { get }
  /// The drag as a whole.
  var session: any UIDropSession { get }
  /// Lets the dragged view fly to the place of a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets an item fly into a row, to a rectangle of its coordinates.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Lets an item fly to a place of its own.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  /// Inserts a row that holds the place until the item's data has come.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
}

/// One thing that a drop brings to a table.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableviewdropitem>
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// What is dragged.
  var dragItem: UIDragItem { get }
  /// Where it was, when it comes from the same table.
  var sourceIndexPath: IndexPath? { get }
  /// The size of what is dragged, in points.
  var previewSize: CGSize { get }
}

extension DropItem: UITableViewDropItem {}
