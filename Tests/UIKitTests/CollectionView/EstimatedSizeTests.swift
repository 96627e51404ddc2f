import Testing
import UIKit

/// Cells that a layout of one's own gives no width before they are asked.
@MainActor
struct EstimatedSizeTests {
  private final class Row: UICollectionViewLayout {
    var widths: [IndexPath: CGFloat] = [:]

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      var x: CGFloat = 0
      return (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: x, y: 0, width: widths[attributes.indexPath] ?? 0, height: 50)
        x = attributes.frame.maxX
        return attributes
      }
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 50) }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
      defer { widths[original.indexPath] = preferred.frame.width }
      return widths[original.indexPath] != preferred.frame.width
    }
  }

  private final class Cell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      attributes.frame.size.width = CGFloat(attributes.indexPath.item + 1) * 50
      return attributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  @Test func cellsWithoutWidthAreMeasured() {
    let source = Source()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 50), collectionViewLayout: Row())
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    let frames = view.visibleCells.map(\.frame).sorted { $0.minX < $1.minX }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 50, y: 0, width: 100, height: 50),
        CGRect(x: 150, y: 0, width: 150, height: 50),
      ])
  }
}
