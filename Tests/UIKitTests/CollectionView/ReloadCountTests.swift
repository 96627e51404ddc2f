import Testing
import UIKit

@MainActor @Suite struct ReloadCountTests {
  final class Counting: UICollectionView {
    var reloads = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }

  final class Source: NSObject, UICollectionViewDataSource {
    let count: Int
    init(_ count: Int) { self.count = count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      UICollectionViewCell()
    }
  }

  /// Provenance: tests of two libraries, which count how often the program reloads.
  @Test func aNewDataSourceIsAskedWithoutReloading() {
    let view = Counting(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let (one, other) = (Source(1), Source(2))
    view.dataSource = one
    #expect(view.numberOfItems(inSection: 0) == 1)
    view.dataSource = other
    #expect(view.numberOfItems(inSection: 0) == 2)
    #expect(view.reloads == 0)
  }
}
