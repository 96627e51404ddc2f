import Testing
import UIKit

/// Cells that come back are told before the data source sees them again.
///
/// Expectation: <https://developer.apple.com/documentation/uikit/uicollectionreusableview/prepareforreuse()>
@MainActor
struct CellReuseTests {
  private final class Cell: UICollectionViewCell {
    var reuses = 0
    var content = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
      content = 0
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    /// What each cell held when it was handed out.
    var found: [Int] = []
    var cells: Set<ObjectIdentifier> = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 500 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      if let cell = cell as? Cell {
        found.append(cell.content)
        cell.content = indexPath.item + 1
      }
      cells.insert(ObjectIdentifier(cell))
      return cell
    }
  }

  @Test func cellsThatComeBackAreTold() throws {
    let source = Source()
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let view = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    for offset in stride(from: CGFloat(0), through: 3000, by: 200) {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
    }
    #expect(source.found.count > 200 && source.cells.count < 120)
    #expect(source.found.allSatisfy { $0 == 0 })
    let cell = try #require(view.visibleCells.first as? Cell)
    #expect(cell.reuses > 0)
  }
}
