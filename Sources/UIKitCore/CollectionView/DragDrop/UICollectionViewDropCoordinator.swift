public import Foundation

/// What a drop brings, and where.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator>
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
  /// Lets the dragged view fly to the place of an item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
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
  var dragItem: UIDragItem { get }
  /// Where it was, when it comes from the same collection view.
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

extension DropItem: UICollectionViewDropItem {}
