/// Swipes, branches that open, and which items may be edited and moved.
extension UICollectionView {
  /// Lists whose rows offer actions let them be swiped.
  func installSwipes() {
    guard swipes == nil else { return }
    swipes = SwipeController(self) { [weak self] in self?.swipeOffer(at: $0) }
  }
  private func swipeOffer(at point: CGPoint) -> SwipeController.Offer? {
    guard let path = indexPathForItem(at: point), mayEdit(path),
      let row = cellForItem(at: path) as? UICollectionViewListCell,
      let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list(of: path.section)
    else { return nil }
    return SwipeController.Offer(
      row: row, leading: list.configuration.leadingSwipeActionsConfigurationProvider?(path),
      trailing: list.configuration.trailingSwipeActionsConfigurationProvider?(path))
  }

  /// Uncovers the trailing actions of a row.
  ///
  /// UIKIT: what a tap on the accessory to delete does where it has no handler (`UICellAccessory.h`, on
  /// `actionHandler`).
  func showActions(of cell: UICollectionViewListCell) {
    guard let path = indexPath(for: cell), mayEdit(path),
      let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list(of: path.section),
      let actions = list.configuration.trailingSwipeActionsConfigurationProvider?(path)
    else { return }
    installSwipes()
    swipes?.open(cell, actions)
  }

  /// Whether the delegate lets an item be edited. Default: true.
  func mayEdit(_ path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, canEditItemAt: path) ?? true
  }

  /// Opens or closes the branch of a cell's item.
  func toggleOutline(of cell: UICollectionViewListCell) {
    guard let path = indexPath(for: cell) else { return }
    (dataSource as? any OutlineSource)?.toggleOutline(at: path)
  }

  /// Whether the data source moves items, and this one.
  ///
  /// UIKIT: a data source without `collectionView(_:moveItemAt:to:)` moves nothing (Apple's page on it).
  func mayMove(_ path: IndexPath) -> Bool {
    guard let dataSource, OptionalMethod.movesItems(dataSource) else { return false }
    return dataSource.collectionView(self, canMoveItemAt: path)
  }
}
