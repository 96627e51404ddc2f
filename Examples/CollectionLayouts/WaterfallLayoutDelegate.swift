public import UIKit

/// Tells a waterfall the proportions of its items and the measures of its sections.
@preconcurrency @MainActor
public protocol WaterfallLayoutDelegate: UICollectionViewDelegate {
  /// Width and height in any unit: the item is as wide as its column and keeps their proportion.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The height of a section's header, in points; 0 for none.
  func collectionView(_ collectionView: UICollectionView, layout: WaterfallLayout, heightForHeaderIn section: Int)
    -> CGFloat
  /// The height of a section's footer, in points; 0 for none.
  func collectionView(_ collectionView: UICollectionView, layout: WaterfallLayout, heightForFooterIn section: Int)
    -> CGFloat
  /// The space around a section's items, in points.
  func collectionView(_ collectionView: UICollectionView, layout: WaterfallLayout, insetForSectionAt section: Int)
    -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
}

extension WaterfallLayoutDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, heightForHeaderIn section: Int
  ) -> CGFloat { layout.headerHeight }
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, heightForFooterIn section: Int
  ) -> CGFloat { layout.footerHeight }
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { layout.sectionInset }
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { layout.minimumInteritemSpacing }
}
