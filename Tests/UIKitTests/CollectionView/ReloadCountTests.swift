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

  /// Provenance: tests of a library of lists, which delete an item of a view that has shown none.
  @Test func askingForWhatIsVisibleCountsTheItems() {
    final class Shrinking: NSObject, UICollectionViewDataSource {
      var count = 1
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell()
      }
    }
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = Shrinking()
    view.dataSource = source
    #expect(view.indexPathsForVisibleItems.isEmpty)
    source.count = 0
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(view.numberOfItems(inSection: 0) == 0)
  }

  /// Provenance: tests of a library of data sources, which hold the rows exclusively while they delete one.
  @Test func rowsThatNobodyHasCountedChangeWithoutAQuestion() {
    final class Asked: NSObject, UITableViewDataSource {
      var questions = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        questions += 1
        return 1
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let (table, source) = (UITableView(), Asked())
    table.dataSource = source
    table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
    #expect(source.questions == 0)
    #expect(table.numberOfRows(inSection: 0) == 1)
    #expect(source.questions > 0)
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

  /// Provenance: tests of a public library for chats, whose layout knows no contexts.
  @Test func layoutsWithoutContextsHearOfReloads() {
    final class Remembering: UICollectionViewLayout {
      var plain = 0
      var contexts: [UICollectionViewLayoutInvalidationContext] = []
      override func invalidateLayout() {
        plain += 1
        super.invalidateLayout()
      }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context)
        super.invalidateLayout(with: context)
      }
    }
    let layout = Remembering()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.layoutIfNeeded()
    (layout.plain, layout.contexts) = (0, [])
    view.reloadData()
    #expect(layout.plain == 1 && layout.contexts.count == 1)
    #expect(layout.contexts.allSatisfy { $0.invalidateEverything && $0.invalidateDataSourceCounts })
  }
}
