/// Which items are selected and highlighted, and the delegate's say in it.
///
/// UIKIT: a finger down asks `shouldHighlight` and highlights; a finger up asks `shouldSelect` (or `shouldDeselect`),
/// deselects what was selected, selects, and ends the highlight (the order of calls that `UICollectionView.h` gives).
/// Without a highlight there is no selection.
@MainActor
final class CollectionSelection {
  private unowned let view: UICollectionView
  var paths: Set<IndexPath> = []
  private(set) var highlighted: IndexPath?

  init(_ view: UICollectionView) { self.view = view }

  /// UIKIT: while the items are edited other properties decide (Apple's page on `allowsSelectionDuringEditing`).
  private var mayTouch: Bool {
    view.isEditing
      ? view.allowsSelectionDuringEditing || view.allowsMultipleSelectionDuringEditing : view.allowsSelection
  }
  var selectsSeveral: Bool {
    view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
  }

  // MARK: Fingers

  func fingerDown(at path: IndexPath) {
    guard mayTouch, view.collectionDelegate?.collectionView(view, shouldHighlightItemAt: path) != false
    else {
      return
    }
    highlighted = path
    view.cellForItem(at: path)?.isHighlighted = true
    view.collectionDelegate?.collectionView(view, didHighlightItemAt: path)
  }

  func fingerUp(inside: Bool) {
    guard let path = highlighted else { return }
    if inside, (view.cellForItem(at: path) as? UICollectionViewListCell)?.toggleAsHeader() != true {
      fingerPasses(path, !(paths.contains(path) && selectsSeveral))
    }
    unhighlight()
  }

  /// Selects or deselects where the delegate does not mind.
  func fingerPasses(_ path: IndexPath, _ isSelected: Bool) {
    if isSelected {
      if view.collectionDelegate?.collectionView(view, shouldSelectItemAt: path) != false { select(path, tell: true) }
    } else if view.collectionDelegate?.collectionView(view, shouldDeselectItemAt: path) != false {
      deselect(path, tell: true)
    }
  }

  func cancel() { unhighlight() }

  private func unhighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    view.cellForItem(at: path)?.isHighlighted = false
    view.collectionDelegate?.collectionView(view, didUnhighlightItemAt: path)
  }

  // MARK: Selection

  func select(_ path: IndexPath, tell: Bool) {
    if !selectsSeveral {
      for other in paths.sorted() where other != path { deselect(other, tell: tell) }
    }
    paths.insert(path)
    view.cellForItem(at: path)?.isSelected = true
    guard tell else { return }
    view.collectionDelegate?.collectionView(view, didSelectItemAt: path)
    if !selectsSeveral,
      view.collectionDelegate?.collectionView(view, canPerformPrimaryActionForItemAt: path) != false
    {
      view.collectionDelegate?.collectionView(view, performPrimaryActionForItemAt: path)
    }
    view.cellForItem(at: path)?.onSelection?()
  }

  func deselect(_ path: IndexPath, tell: Bool) {
    guard paths.remove(path) != nil else { return }
    view.cellForItem(at: path)?.isSelected = false
    if tell { view.collectionDelegate?.collectionView(view, didDeselectItemAt: path) }
  }

  func clear() {
    for path in paths { view.cellForItem(at: path)?.isSelected = false }
    paths = []
  }
}
