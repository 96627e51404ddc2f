import CollectionLayouts
import Testing
import UIKit

/// The waterfall against a plain scan of all its items.
@MainActor
struct WaterfallTests {
  final class Shelf: NSObject, UICollectionViewDataSource, WaterfallLayoutDelegate {
    let counts: [Int]
    let heights: [CGFloat]
    init(_ counts: [Int], _ heights: [CGFloat]) {
      self.counts = counts
      self.heights = heights
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, layout: WaterfallLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 100, height: heights[(indexPath.item + indexPath.section) % heights.count]) }
  }

  private func make(_ counts: [Int], _ layout: WaterfallLayout, _ heights: [CGFloat]) -> (UICollectionView, Shelf) {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let shelf = Shelf(counts, heights)
    view.dataSource = shelf
    view.delegate = shelf
    _ = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    return (view, shelf)
  }

  @Test(arguments: WaterfallLayout.RenderDirection.allCases)
  func columnsFollowTheDirection(_ direction: WaterfallLayout.RenderDirection) {
    let layout = WaterfallLayout()
    layout.columnCount = 3
    layout.itemRenderDirection = direction
    let (view, shelf) = make([7], layout, [100, 50, 80])
    let columns = (0..<7).compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .map { Int($0.frame.minX / 110) }
    switch direction {
    case .shortestFirst: #expect(columns == [0, 1, 2, 1, 2, 0, 2])
    case .leftToRight: #expect(columns == [0, 1, 2, 0, 1, 2, 0])
    case .rightToLeft: #expect(columns == [2, 1, 0, 2, 1, 0, 2])
    }
    _ = shelf
  }

  @Test func sectionsHaveTheirMeasures() {
    let layout = WaterfallLayout()
    layout.headerHeight = 20
    layout.footerHeight = 10
    layout.sectionInset = UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 5)
    let (view, shelf) = make([2, 0, 1], layout, [100])
    // Columns of 150 points: items of 150.
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame
        == CGRect(x: 165, y: 24, width: 150, height: 150))
    let footer = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
    #expect(footer?.frame == CGRect(x: 0, y: 180, width: 320, height: 10))
    // An empty section: header, insets, footer.
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 2))?.frame.minY == CGFloat(254))
    _ = shelf
  }

  @Test func rectanglesFindWhatAScanFinds() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<40 {
      let layout = WaterfallLayout()
      layout.columnCount = Int.random(in: 1...5, using: &random)
      layout.itemRenderDirection = WaterfallLayout.RenderDirection.allCases.randomElement(using: &random)!
      let heights = (0..<17).map { _ in CGFloat(Int.random(in: 20...300, using: &random)) }
      let counts = [Int.random(in: 0...60, using: &random), Int.random(in: 1...60, using: &random)]
      let (view, shelf) = make(counts, layout, heights)
      let all = counts.indices.flatMap { section in
        (0..<counts[section]).map { IndexPath(item: $0, section: section) }
      }
      for _ in 0..<5 {
        let rect = CGRect(x: 0, y: CGFloat(Int.random(in: 0...6000, using: &random)), width: 320, height: 480)
        let found = Set((layout.layoutAttributesForElements(in: rect) ?? []).map(\.indexPath))
        let scan = Set(all.filter { view.layoutAttributesForItem(at: $0)?.frame.intersects(rect) == true })
        // Linux counts touching edges as intersecting: those may differ.
        let touching = all.filter {
          let frame = view.layoutAttributesForItem(at: $0)?.frame ?? .zero
          return frame.maxY == rect.minY || frame.minY == rect.maxY
        }
        #expect(found.symmetricDifference(scan).subtracting(touching).isEmpty)
      }
      _ = shelf
    }
  }
}
