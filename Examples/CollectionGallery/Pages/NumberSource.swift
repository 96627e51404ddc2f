import UIKit

/// Numbers in one section, on tiles; they may be moved.
final class NumberSource: NSObject, UICollectionViewDataSource {
  var numbers: [Int]

  init(_ count: Int) {
    numbers = Array(0..<count)
    super.init()
  }

  func attach(to view: UICollectionView) {
    view.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    view.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    numbers.count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.show("\(numbers[indexPath.item])", color: numbers[indexPath.item])
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { numbers.insert(numbers.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
}
