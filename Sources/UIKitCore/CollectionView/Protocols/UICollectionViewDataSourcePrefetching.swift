/// Hears which items will be needed soon.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching>
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// These items will probably come into view: begin to fetch what they show. Called after a layout, the nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// The scrolling has turned: these items are no longer expected.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// By default what was begun goes on.
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}
