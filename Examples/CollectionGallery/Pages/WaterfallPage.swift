import CollectionLayouts
import UIKit

/// Two sections of a waterfall with headers and footers. Items keep their numbers' heights, and are moved by a long press.
final class WaterfallPage: UICollectionViewController, WaterfallLayoutDelegate {
  private(set) var numbers = [Array(0..<18), Array(18..<30)]

  init() {
    let layout = WaterfallLayout()
    layout.columnCount = 3
    layout.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    layout.headerHeight = 36
    super.init(collectionViewLayout: layout)
    title = "Waterfall"
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collectionView.register(TitleView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let number = numbers[indexPath.section][indexPath.item]
    return CGSize(width: 100, height: 60 + (number * 37) % 90)
  }
  func collectionView(_ collectionView: UICollectionView, layout: WaterfallLayout, heightForFooterIn section: Int)
    -> CGFloat
  { section == 0 ? 24 : 0 }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { numbers.count }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    numbers[section].count
  }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    let number = numbers[indexPath.section][indexPath.item]
    (cell as? TileCell)?.show("\(number)", color: number)
    return cell
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    (view as? TitleView)?.label.text =
      isHeader ? "Shelf \(indexPath.section + 1)" : "\(numbers[indexPath.section].count) items"
    return view
  }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let number = numbers[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    numbers[destinationIndexPath.section].insert(number, at: destinationIndexPath.item)
  }
}
