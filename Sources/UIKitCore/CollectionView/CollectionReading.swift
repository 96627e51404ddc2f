internal import Foundation

/// In which order a collection view is read.
@MainActor
enum CollectionReading {
  /// Cells by index path, then everything else.
  static func order(of view: UICollectionView) -> [UIView] {
    let cells = view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0) as UIView? }
    return AccessibilityParts.order(cells, before: view)
  }
}
