public import Foundation

/// What a drop brings, and where.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator>
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
  /// What is dropped, with where it comes from.
  var items: [any UICollectionViewDropItem] { get }
  /// Where the items go; nil beside all items.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate has answered last.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag as a whole.
  var session: any UIDropSession { get }
  /// Lets the dragged view fly to the place of an item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets an item fly into another one, to a rectangle of its coordinates.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Lets an item fly to a place of its own.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  /// Inserts a cell that holds the place until the item's data has come.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
}

/// One thing that a drop brings.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewdropitem>
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: AnyObject {
  /// What is dragged.
  var dragItem: UIDragItem { get }
  /// Where it was, when it comes from the same collection view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of what is dragged, in points.
  var previewSize: CGSize { get }
}

extension DropItem: UICollectionViewDropItem {}
