import CollectionLayouts
import Foundation
import UIKit

/// The widespread design of waterfalls, as a peer: an attributes object for every item, and the unions of blocks of
/// twenty, which are scanned.
@MainActor
final class BlockWaterfall: UICollectionViewLayout {
  private var all: [UICollectionViewLayoutAttributes] = []
  private var blocks: [CGRect] = []
  private let height: (Int) -> CGFloat

  init(height: @escaping (Int) -> CGFloat) {
    self.height = height
    super.init()
  }
  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    (all, blocks) = ([], [])
    let width = floor((view.bounds.width - 20) / 3)
    var ends = [CGFloat](repeating: 0, count: 3)
    for item in 0..<view.numberOfItems(inSection: 0) {
      let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(
        x: CGFloat(column) * (width + 10), y: ends[column], width: width, height: floor(height(item) * width / 100))
      ends[column] = attributes.frame.maxY + 10
      all.append(attributes)
    }
    var index = 0
    while index < all.count {
      let end = min(index + 20, all.count)
      blocks.append(all[index..<end].reduce(all[index].frame) { $0.union($1.frame) })
      index = end
    }
  }
  override var collectionViewContentSize: CGSize { blocks.reduce(CGRect.zero) { $0.union($1) }.size }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let first = blocks.firstIndex(where: { $0.intersects(rect) }),
      let last = blocks.lastIndex(where: { $0.intersects(rect) })
    else { return [] }
    return all[(first * 20)..<min((last + 1) * 20, all.count)].filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    all[indexPath.item]
  }
}

@MainActor
final class WaterfallHeights: NSObject, WaterfallLayoutDelegate {
  static func height(_ item: Int) -> CGFloat { CGFloat(60 + item * 37 % 90) }
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: Self.height(indexPath.item)) }
}
