internal import Foundation

/// Which element of the state after a batch an element of the state before it is.
///
/// UIKIT: cells go with their items. Which supplementary and decoration views come and go, the layout says
/// (`indexPathsToInsertForSupplementaryView(ofKind:)` and its siblings, which are asked between
/// `prepare(forCollectionViewUpdates:)` and the animation); the others fill the places that are left (Apple's pages on
/// these methods).
@MainActor
struct ElementMap {
  private let items: UpdateMap
  private var kinds: [CollectionElement.Category: UpdateMap] = [:]

  /// - Parameter categories: of the elements that either state shows.
  init(
    _ items: UpdateMap, _ batch: [UICollectionViewUpdateItem], _ layout: UICollectionViewLayout,
    _ categories: Set<CollectionElement.Category>
  ) {
    self.items = items
    let sections = batch.filter(\.isSection)
    for category in categories.sorted(by: { $0.rank < $1.rank }) {
      let gone: [IndexPath]
      let come: [IndexPath]
      switch category {
      case .cell: continue
      case .supplementary(let kind):
        gone = layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
        come = layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
      case .decoration(let kind):
        gone = layout.indexPathsToDeleteForDecorationView(ofKind: kind)
        come = layout.indexPathsToInsertForDecorationView(ofKind: kind)
      }
      kinds[category] = UpdateMap(
        sections + gone.map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
          + come.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) })
    }
  }

  /// Nil for an element that goes.
  func new(_ old: CollectionElement) -> CollectionElement? {
    // Elements of the layout as a whole have no section.
    guard old.indexPath.count > 1 else { return old }
    let path: IndexPath?
    switch old.category {
    case .cell: path = items.isReloaded(old.indexPath) ? nil : items.item(old.indexPath)
    case .supplementary, .decoration: path = (kinds[old.category] ?? items).item(old.indexPath)
    }
    return path.map { CollectionElement(category: old.category, indexPath: $0) }
  }
}
