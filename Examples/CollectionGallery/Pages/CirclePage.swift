import CollectionLayouts
import UIKit

/// A circle on a disc: a tap on an item takes it away, a tap beside them adds one.
final class CirclePage: LayoutPage {
  init() {
    let layout = CircleLayout()
    layout.register(DiscView.self, forDecorationViewOfKind: "disc")
    layout.decorationKind = "disc"
    super.init(title: "Circle", count: 10, layout: layout)
  }
  required init?(coder: NSCoder) { nil }

  func addItem() {
    source.numbers.insert((source.numbers.max() ?? 0) + 1, at: 0)
    collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    source.numbers.remove(at: indexPath.item)
    collectionView.deleteItems(at: [indexPath])
  }
}

/// The disc behind the circle.
final class DiscView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemRed
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width / 2
  }
}
