/// From one layout to another, with the views that both show moving between their places.
@MainActor
struct CollectionLayoutChange {
  private let view: UICollectionView
  private let new: UICollectionViewLayout

  init(_ view: UICollectionView, to layout: UICollectionViewLayout) {
    self.view = view
    new = layout
  }

  func run(animated: Bool, _ completion: ((Bool) -> Void)?) {
    let (view, new) = (self.view, self.new)
    let old = view.collectionViewLayout
    guard view.window != nil, view.tilesContent else {
      view.exchangeLayout(new)
      completion?(true)
      return
    }
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    for tile in view.tiles.views.values { tile.willTransition(from: old, to: new) }
    view.holdsOffset = true
    view.exchangeLayout(new)
    view.prepareLayout()
    view.holdsOffset = false
    let wish = new.targetContentOffset(forProposedContentOffset: view.contentOffset)
    let asked = view.collectionDelegate?.collectionView(view, targetContentOffsetForProposedContentOffset: wish) ?? wish
    let offset = ScrollLimits(view).clamp(asked)
    bringIn(offset)
    let change = {
      view.contentOffset = offset
      for (element, tile) in view.tiles.views {
        if case .cell = element.category, let target = new.layoutAttributesForItem(at: element.indexPath) {
          tile.take(target)
        }
      }
      old.finalizeLayoutTransition()
      new.finalizeLayoutTransition()
    }
    let finish = { (finished: Bool) in
      for tile in view.tiles.views.values { tile.didTransition(from: old, to: new) }
      view.setNeedsLayout()
      completion?(finished)
    }
    // UIKIT: layouts and cells are told of a change in either case (Apple's pages on `prepareForTransition(to:)` and
    // `willTransition(from:to:)`, which name no animation).
    if animated, AnimationContext.isEnabled {
      UIView.animate(
        withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: change, completion: finish)
    } else {
      UIView.performWithoutAnimation(change)
      finish(true)
    }
  }

  /// Views that only the new layout shows start where the old one has them.
  private func bringIn(_ offset: CGPoint) {
    let rect = CGRect(origin: offset, size: view.bounds.size)
    for attributes in view.tiles.elements(in: rect) where !attributes.isHidden {
      let element = CollectionElement(attributes)
      guard view.tiles[element] == nil else { continue }
      let start = attributes.duplicate()
      start.alpha = 0
      view.tiles.add(element, start)
    }
  }
}
