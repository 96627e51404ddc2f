import CAllocations
import Clock
import CollectionLayouts
import Foundation
import UIKit

benchmark_keep_pages()

@MainActor
func grid() -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 90, height: 90)
  return layout
}

/// Prepares a layout and asks for its first item: the view's own work before anything is shown.
@MainActor
func prepareTime(_ make: () -> UICollectionViewLayout, _ shelf: Shelf, _ delegate: (any UICollectionViewDelegate)?)
  -> Double
{
  fastest(minimum: 3, maximum: 50) {
    let view = shelf.view(make(), delegate: delegate)
    return time { _ = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) }
  }
}

// A flow layout of equal items.
for count in [1000, 1_000_000] {
  report("flow", count, "prepare", prepareTime(grid, Shelf(count), nil))
}

// Sizes from the delegate: one pass, and the bytes that stay.
do {
  let sizes = Sizes { CGSize(width: 80 + $0 % 7, height: 60 + $0 % 11) }
  let count = 1_000_000
  report("flow-sizes", count, "prepare", prepareTime(grid, Shelf(count), sizes) / Double(count))
  let shelf = Shelf(count)
  let view = shelf.view(grid(), delegate: sizes)
  let before = benchmark_heap_bytes()
  _ = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
  report("flow-sizes", count, "bytes", Double(benchmark_heap_bytes() - before) / Double(count))
}

/// Scrolls by a row at a time from the middle and lays out.
@MainActor
func measureScrolling(_ name: String, _ layout: UICollectionViewLayout, _ count: Int, steps: Int = 400) {
  let shelf = Shelf(count)
  let view = shelf.view(layout)
  view.layoutIfNeeded()
  let row: CGFloat = 100
  let rows = CGFloat(count / 4)
  var offset = (rows / 2).rounded() * row
  let span = min(rows * row / 4, 4000)
  let start = offset
  func step() {
    offset = offset - start > span ? start : offset + row
    view.contentOffset.y = offset
    view.layoutIfNeeded()
  }
  for _ in 0..<60 { step() }
  let best = fastest(minimum: 5, maximum: 60) { time { for _ in 0..<steps { step() } } } / Double(steps)
  report(name, count, "scroll step", best)
  let allocations = benchmark_allocations()
  for _ in 0..<steps { step() }
  report(name, count, "scroll step-allocations", Double(benchmark_allocations() - allocations) / Double(steps))
}
measureScrolling("flow", grid(), 1000)
measureScrolling("flow", grid(), 1_000_000)
measureScrolling("scan", ScanningGrid(), 1000)
measureScrolling("scan", ScanningGrid(), 100_000, steps: 4)

// An insertion in the middle, without animation.
do {
  let shelf = Shelf(100_000)
  let view = shelf.view(grid())
  view.layoutIfNeeded()
  view.contentOffset.y = 1_200_000
  view.layoutIfNeeded()
  let best = fastest(minimum: 5, maximum: 200) {
    time {
      UIView.performWithoutAnimation {
        shelf.count += 1
        view.insertItems(at: [IndexPath(item: 50_000, section: 0)])
        view.layoutIfNeeded()
      }
    }
  }
  report("flow", 100_000, "insertion", best)
}

// A waterfall: what stands in a rectangle, for growing numbers of items.
for count in [1000, 100_000] {
  let shelf = Shelf(count)
  let heights = WaterfallHeights()
  let layout = WaterfallLayout()
  layout.columnCount = 3
  let view = shelf.view(layout, delegate: heights)
  _ = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
  let length = layout.collectionViewContentSize.height
  func queries(_ layout: UICollectionViewLayout) -> Double {
    fastest(minimum: 5, maximum: 100) {
      time {
        for index in 0..<100 {
          let y = length * CGFloat((index * 37) % 100) / 100
          _ = layout.layoutAttributesForElements(in: CGRect(x: 0, y: y, width: 390, height: 844))
        }
      }
    } / 100
  }
  report("waterfall", count, "query", queries(layout))
  let peer = BlockWaterfall { WaterfallHeights.height($0) }
  let other = shelf.view(peer)
  _ = other.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
  report("waterfall-blocks", count, "query", queries(peer))
  report("waterfall", count, "prepare", prepareTime({ WaterfallLayout() }, shelf, heights))
  report(
    "waterfall-blocks", count, "prepare",
    prepareTime({ BlockWaterfall { WaterfallHeights.height($0) } }, shelf, nil))
}
