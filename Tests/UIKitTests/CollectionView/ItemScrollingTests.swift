import Testing
import UIKit

/// Scrolling to items of a collection view that was never laid out.
@MainActor
struct ItemScrollingTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var made = 0
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      made += 1
      return UICollectionViewCell()
    }
  }

  /// The layout is computed, and no cell is asked for.
  /// Provenance: the tests of a public library, whose data source has cells that no queue made.
  @Test func scrollingMakesNoCells() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 10, height: 10)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 10, height: 15), collectionViewLayout: layout)
    let source = Source()
    view.dataSource = source
    view.scrollToItem(at: IndexPath(item: 4, section: 0), at: .bottom, animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: 35))
    view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
    #expect(view.contentOffset == .zero)
    #expect(source.made == 0)
  }
}
