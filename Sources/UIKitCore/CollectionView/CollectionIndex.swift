internal import Foundation

/// The titles at the edge of a collection view that lead to its items.
@MainActor
final class CollectionIndex {
  private unowned let view: UICollectionView
  private var bar: SectionIndexBar?
  private var isStale = true

  init(_ view: UICollectionView) { self.view = view }

  /// The data source is asked anew at the next layout.
  func reload() { isStale = true }

  func layOut() {
    if isStale { update() } else { bar?.place() }
    isStale = false
  }

  private func update() {
    guard let titles = view.dataSource?.indexTitles(for: view), !titles.isEmpty else {
      bar?.removeFromSuperview()
      bar = nil
      return
    }
    let bar = self.bar ?? SectionIndexBar(view) { [weak self] title, index in self?.lead(to: title, index) }
    self.bar = bar
    bar.titles = titles
    if bar.superview !== view { view.addSubview(bar) }
    bar.layer.zPosition = 2_000_000
    bar.place()
  }

  private func lead(to title: String, _ index: Int) {
    guard let path = view.dataSource?.collectionView(view, indexPathForIndexTitle: title, at: index) else { return }
    view.scrollToItem(at: path, at: .top, animated: false)
  }
}
