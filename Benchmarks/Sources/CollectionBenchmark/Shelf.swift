import Foundation
import UIKit

/// Items of any number, with sizes from a function; cells without content.
@MainActor
final class Shelf: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var count: Int
  private let size: ((Int) -> CGSize)?
  private(set) var cellsMade = 0

  init(_ count: Int, size: ((Int) -> CGSize)? = nil) {
    self.count = count
    self.size = size
    super.init()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func view(_ layout: UICollectionViewLayout, delegate: (any UICollectionViewDelegate)? = nil) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = delegate
    return view
  }
}

/// A delegate that gives sizes.
@MainActor
final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
  private let size: (Int) -> CGSize
  init(_ size: @escaping (Int) -> CGSize) {
    self.size = size
    super.init()
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(indexPath.item) }
}

/// The widespread design, as a peer: an object of attributes for every item, made when the layout is prepared, and found
/// by a scan of all of them.
@MainActor
final class ScanningGrid: UICollectionViewLayout {
  private var all: [UICollectionViewLayoutAttributes] = []
  private let side: CGFloat = 90

  override func prepare() {
    super.prepare()
    all = []
    guard let view = collectionView else { return }
    for item in 0..<view.numberOfItems(inSection: 0) {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: CGFloat(item % 4) * 100, y: CGFloat(item / 4) * 100, width: side, height: side)
      all.append(attributes)
    }
  }
  override var collectionViewContentSize: CGSize { CGSize(width: 390, height: CGFloat((all.count + 3) / 4) * 100) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    all.filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    all[indexPath.item]
  }
}
