public import Foundation

/// Gives a collection view what is dragged out of it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewdragdelegate>
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Nothing: the item cannot be dragged.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// What of an item is seen while it is dragged. Default: nil, all of it.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// What a tap on an item adds to a drag that is under way. Default: none.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// Whether other applications must not get the items. Default: false.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// The finger has begun to move items.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// The drag is over, wherever it was dropped.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Whether a drop may move the items instead of copying them. Default: true.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  /// By default a tap adds no items.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// By default all applications may get the items.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  /// By default nil: all of the item is seen.
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// By default nothing is done when the drag begins.
  public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
  /// By default nothing is done when the drag is over.
  public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
  /// By default items may be moved.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
}
