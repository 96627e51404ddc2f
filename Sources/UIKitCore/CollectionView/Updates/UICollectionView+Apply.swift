extension UICollectionView {
  /// Carries out what a data source has found out; `adopt` brings it to its new state.
  func apply(
    _ items: [UICollectionViewUpdateItem], adopting adopt: @escaping () -> Void, _ completion: @escaping (Bool) -> Void
  ) {
    // Nothing has been shown yet: nothing to animate from.
    guard countsAreKnown, window != nil || !tiles.views.isEmpty else {
      adopt()
      reloadData()
      layoutIfNeeded()
      return completion(true)
    }
    swipes?.close(animated: false)
    updates.perform(
      {
        adopt()
        self.updates.add(items)
      }, completion)
  }
}
