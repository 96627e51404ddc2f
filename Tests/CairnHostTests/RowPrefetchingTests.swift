import CairnHost
import Testing
import UIKit

/// Which rows a prefetching data source hears of. Provenance: "providing the index paths for cells it is likely to display
/// in the near future" (Apple's page on `tableView(_:prefetchRowsAt:)`).
@MainActor @Suite(.serialized)
struct RowPrefetchingTests {
  final class Source: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching {
    var announced: [Int] = []
    var cancelled: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      announced += indexPaths.map(\.row)
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      cancelled += indexPaths.map(\.row)
    }
  }

  @Test func rowsAheadAreAnnouncedOnceNeverThoseBehind() {
    let host = HeadlessHost()
    defer { host.close() }
    let (source, controller) = (Source(), UIViewController())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 500))
    table.rowHeight = 50
    table.contentInsetAdjustmentBehavior = .never
    (table.dataSource, table.prefetchDataSource) = (source, source)
    controller.view.addSubview(table)
    host.show(controller)
    #expect(source.announced == Array(10..<20))
    for offset in stride(from: CGFloat(0), through: 2000, by: 50) {
      table.contentOffset.y = offset
      host.settle()
    }
    #expect(source.announced == Array(10..<60), "each once, in the direction of the movement")
    #expect(source.cancelled.isEmpty)
    table.contentOffset.y = 1950
    host.settle()
    #expect(source.cancelled == Array(50..<60), "those that it turns away from, not yet seen")
    #expect(source.announced.suffix(10) == (29..<39).reversed(), "the nearest first")
  }
}
