/// Gives a collection view its items.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewdatasource>
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Required. Asked for every section when the view counts its items: before its layout computes, and at the end of a
  /// batch, which traps where the new counts do not follow from the changes.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// Required. The cell of an item that comes into view: dequeue it, never make it, and set everything in it that
  /// differs from item to item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// Default: 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The header, footer or other supplementary view whose place the layout has given: dequeue it. Required where the
  /// layout has such places.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Whether the item can be dragged to another place. Default: true where items can be moved at all.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Somebody has moved an item: move what it shows as well, without telling the view. Without this method nothing can
  /// be moved.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// Titles at the view's edge that lead to items. Default: nil.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// The item that an index title leads to. Default: the first one of the section of the same place.
  func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
}

extension UICollectionViewDataSource {
  /// By default 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// UIKIT: applications give sections room by the sizes of headers for which their source makes no view.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { AbsentSupplement(frame: .zero) }
  /// By default every item can be moved, where there is a method that moves it.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  // Stays a call of its own, so that `OptionalMethod` finds it.
  /// By default nothing; where it is left out, a long press moves no items.
  @inline(never) @_optimize(none)
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// By default nil: no index at the edge.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// By default the first item of the section of the title's place.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
