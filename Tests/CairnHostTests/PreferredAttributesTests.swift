import CairnHost
import Testing
import UIKit

/// What a cell asks for is taken over only when the layout says so.
@MainActor
struct PreferredAttributesTests {
  @Test func theLayoutsAttributesStay() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let layout = RowLayout()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let source = Source()
    controller.collectionView.register(GreedyCell.self, forCellWithReuseIdentifier: "cell")
    controller.collectionView.dataSource = source
    host.show(controller)
    controller.collectionView.layoutIfNeeded()
    #expect(controller.collectionView.visibleCells.count == 3)
    #expect(layout.rows.map(\.size.width) == [100, 100, 100])
    #expect(Set(controller.collectionView.visibleCells.map(\.frame.width)) == [100])
  }

  private final class RowLayout: UICollectionViewLayout {
    let rows = (0..<3).map { item in
      let row = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      row.frame = CGRect(x: 0, y: CGFloat(item) * 50, width: 100, height: 50)
      return row
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 150) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { rows }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      rows[indexPath.item]
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private final class GreedyCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.frame.size.width = 300
      return layoutAttributes
    }
  }
}
