internal import CoreGraphics

/// How much of a navigation bar's large title and search field has gone beneath its row while the content scrolls.
///
/// UIKIT: the two follow the beginning of the content: what scrolls up takes first the search field along, then the large
/// title; at the content's beginning both are there again. A finger that lets go in between leaves neither half seen
/// (Apple's pages on `prefersLargeTitles` and `hidesSearchBarWhenScrolling`).
@MainActor
final class NavigationBarCollapse {
  private unowned let bar: UINavigationBar
  /// The scroll view that the bar follows.
  private weak var followed: UIScrollView?
  private var amount: CGFloat = 0

  init(_ bar: UINavigationBar) { self.bar = bar }

  // MARK: What can go

  private var title: CGFloat { bar.largeTitleHeight }
  /// An active search, and one whose item keeps its field, stay.
  private var search: CGFloat {
    guard let item = bar.topItem, let palette = bar.stackedPalette, item.hidesSearchBarWhenScrolling, !palette.isActive
    else { return 0 }
    return bar.metrics.searchField + palette.additionalHeight
  }

  // MARK: What has gone

  /// In points, of both together.
  var hidden: CGFloat { min(amount, title + search) }
  var hiddenSearch: CGFloat { min(hidden, search) }
  var hiddenTitle: CGFloat { hidden - hiddenSearch }
  /// Whether nothing of the large title is left: the row shows it then.
  var hidesTitle: Bool { title > 0 && hiddenTitle >= title - 8 }

  // MARK: Following

  /// The bar belongs to another content, nil for one that does not scroll: it begins with everything in sight.
  func follow(_ view: UIScrollView?) {
    guard view == nil || view !== followed else { return }
    followed = view
    amount = 0
  }

  /// Takes on what the content's place asks for. True when the bar's height has changed.
  func update(_ view: UIScrollView) -> Bool {
    guard view === followed, let begin = beginning(of: view) else { return false }
    let all = title + search
    let shown = min(max(begin - view.contentOffset.y, 0), all)
    guard abs(all - shown - hidden) > 0.001 else { return false }
    amount = all - shown
    return true
  }

  /// The offset at which the content begins right beneath a bar without title and field; nil where the bar cannot follow.
  private func beginning(of view: UIScrollView) -> CGFloat? {
    let all = title + search
    guard all > 0, view.respectsInsets, view.contentInsetAdjustmentBehavior != .never else { return nil }
    return -(view.adjustedContentInset.top - (all - hidden))
  }

  /// Where the content may rest that was to rest at `offset`.
  func restingOffset(of view: UIScrollView, _ offset: CGFloat) -> CGFloat {
    guard view === followed, let begin = beginning(of: view) else { return offset }
    let stops = [begin, begin - title, begin - title - search]
    guard offset < begin, offset > begin - title - search else { return offset }
    return stops.min { abs($0 - offset) < abs($1 - offset) } ?? offset
  }
}
