import CairnHost
import CollectionLayouts
import Testing
import UIKit

@testable import CollectionGallery

@MainActor
@Suite(.serialized)
struct GalleryTests {
  @Test func everyPageShowsItsItems() {
    let gallery = Gallery()
    defer { gallery.host.close() }
    for page in Gallery.pages {
      let controller = gallery.show(page.make())
      let view =
        controller.view as? UICollectionView
        ?? controller.view.subviews.lazy.compactMap { $0 as? UICollectionView }.first
      #expect((view?.visibleCells.count ?? 0) > 1, "\(page.name)")
    }
  }

  @Test func everyPageIsFreed() {
    final class Weak { weak var object: AnyObject? }
    var traces: [Weak] = []
    do {
      let gallery = Gallery()
      for page in Gallery.pages {
        let controller = gallery.show(page.make())
        gallery.host.advance(by: 0.5)
        let trace = Weak()
        trace.object = controller
        traces.append(trace)
      }
      gallery.host.close()
    }
    #expect(traces.allSatisfy { $0.object == nil })
  }

  @Test func scrollingALineRestsOnAnItem() throws {
    let gallery = Gallery()
    defer { gallery.host.close() }
    let page = gallery.show(LayoutPage(title: "Line", count: 20, layout: LineLayout()))
    gallery.host.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 120, y: 400), duration: 0.15)
    gallery.host.advance(by: 2)
    let view = page.collectionView
    let middle = view.visibleCells.min { abs($0.center.x - view.bounds.midX) < abs($1.center.x - view.bounds.midX) }
    let cell = try #require(middle)
    #expect(view.contentOffset.x > 50)
    #expect(abs(cell.center.x - view.bounds.midX) < 0.5)
    #expect(abs(cell.frame.width - 260) < 1)
  }

  @Test func circleItemsComeOutOfTheMiddle() throws {
    let gallery = Gallery()
    defer { gallery.host.close() }
    let page = gallery.show(CirclePage())
    page.addItem()
    gallery.host.advance(by: 0.01)
    let view = page.collectionView
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let start = try #require(cell.layer.presentation()).position
    gallery.host.advance(by: 2)
    let end = try #require(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))).center
    let center = CGPoint(x: view.contentSize.width / 2, y: view.contentSize.height / 2)
    #expect(hypot(start.x - center.x, start.y - center.y) < 30)
    #expect(abs(cell.center.x - end.x) < 0.5 && abs(cell.center.y - end.y) < 0.5)
    #expect(view.visibleCells.count == 11)
  }

  @Test func menusCutAndPaste() {
    let gallery = Gallery()
    defer { gallery.host.close() }
    let page = gallery.show(GridPage())
    let view = page.collectionView!
    let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))!
    gallery.host.press(cell.superview!.convert(cell.center, to: nil), for: 0.7)
    gallery.host.advance(by: 2)
    let cut = find("Cut", in: gallery.host.window)
    #expect(cut != nil)
    if let cut { gallery.host.tap(cut) }
    gallery.host.advance(by: 2)
    #expect(page.numbers[0].count == 10)
    #expect(page.pasteboard == 2)
  }

  private func find(_ title: String, in view: UIView) -> UIView? {
    if view.accessibilityLabel == title { return view }
    return view.subviews.lazy.compactMap { find(title, in: $0) }.first
  }

  @Test func aSwipeDeletesARow() {
    let gallery = Gallery()
    defer { gallery.host.close() }
    let page = gallery.show(ListPage())
    gallery.host.advance(by: 2)
    let cell = page.collectionView.cellForItem(at: IndexPath(item: 1, section: 1))!
    let row = cell.superview!.convert(cell.center, to: nil)
    gallery.host.drag(from: CGPoint(x: 330, y: row.y), to: CGPoint(x: 220, y: row.y), duration: 0.4)
    gallery.host.advance(by: 2)
    let delete = find("Delete", in: gallery.host.window)
    #expect(delete != nil)
    if let delete { gallery.host.tap(delete) }
    gallery.host.advance(by: 2)
    #expect(page.dataSource.snapshot().itemIdentifiers(inSection: .letters) == ["A", "C", "D", "E"])
    #expect(
      page.collectionView.visibleCells.allSatisfy {
        ($0 as? UICollectionViewListCell)?.contentView.frame.minX ?? 0 >= 0
      })
  }

  @Test func branchesOpen() {
    let gallery = Gallery()
    defer { gallery.host.close() }
    let page = gallery.show(ListPage())
    gallery.host.advance(by: 2)
    #expect(page.collectionView.numberOfItems(inSection: 0) == 5)
    let asia = page.collectionView.cellForItem(at: IndexPath(item: 4, section: 0))!
    gallery.host.tap(asia.superview!.convert(CGPoint(x: asia.frame.maxX - 24, y: asia.frame.midY), to: nil))
    gallery.host.advance(by: 2)
    #expect(page.dataSource.snapshot(for: .places).visibleItems.suffix(2) == ["Kyoto", "Hanoi"])
    #expect(page.collectionView.numberOfItems(inSection: 0) == 7)
  }
}
