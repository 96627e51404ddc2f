extension UICollectionViewDelegate {
  /// By default every item opens when a drag rests on it.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    if let other = handedOn("collectionView:shouldSpringLoadItemAt:with:") {
      return other.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
    }
    return true
  }
  /// By default every item can be highlighted, and thereby selected.
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    if let other = handedOn("collectionView:shouldHighlightItemAt:") {
      return other.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
    return true
  }
  /// By default nothing is done when a finger comes on an item.
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    handedOn("collectionView:didHighlightItemAt:")?.collectionView(collectionView, didHighlightItemAt: indexPath)
  }
  /// By default nothing is done when the finger leaves the item.
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    handedOn("collectionView:didUnhighlightItemAt:")?.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }
  /// By default every item may be selected.
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    if let other = handedOn("collectionView:shouldSelectItemAt:") {
      return other.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
    return true
  }
  /// By default every item may be deselected.
  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    if let other = handedOn("collectionView:shouldDeselectItemAt:") {
      return other.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
    return true
  }
  /// By default nothing is done when an item was selected.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    handedOn("collectionView:didSelectItemAt:")?.collectionView(collectionView, didSelectItemAt: indexPath)
  }
  /// By default nothing is done when an item was deselected.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    handedOn("collectionView:didDeselectItemAt:")?.collectionView(collectionView, didDeselectItemAt: indexPath)
  }
  /// By default true outside editing mode.
  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    if let other = handedOn("collectionView:canPerformPrimaryActionForItemAt:") {
      return other.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    }
    return !collectionView.isEditing
  }
  /// By default an item has no action besides being selected.
  public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    handedOn("collectionView:performPrimaryActionForItemAt:")?.collectionView(
      collectionView, performPrimaryActionForItemAt: indexPath)
  }
  /// By default nothing is done before a cell is shown.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    handedOn("collectionView:willDisplay:forItemAt:")?.collectionView(
      collectionView, willDisplay: cell, forItemAt: indexPath)
  }
  /// By default nothing is done when a cell has left.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    handedOn("collectionView:didEndDisplaying:forItemAt:")?.collectionView(
      collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }
  /// By default nothing is done before a supplementary view is shown.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    handedOn("collectionView:willDisplaySupplementaryView:forElementKind:at:")?.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
  }
  /// By default nothing is done when a supplementary view has left.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    handedOn("collectionView:didEndDisplayingSupplementaryView:forElementOfKind:at:")?.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
  }
  /// By default false: no edit menu at a long press.
  public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    if let other = handedOn("collectionView:shouldShowMenuForItemAt:") {
      return other.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
    }
    return false
  }
  /// By default false: no action of the edit menu.
  public func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    if let other = handedOn("collectionView:canPerformAction:forItemAt:withSender:") {
      return other.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
    }
    return false
  }
  /// By default nothing is done for an action of the edit menu.
  public func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    handedOn("collectionView:performAction:forItemAt:withSender:")?.collectionView(
      collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
  }
  /// By default nil: the method for one item is asked.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    if let other = handedOn("collectionView:contextMenuConfigurationForItemsAt:point:") {
      return other.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    }
    return nil
  }
  /// By default nil: no context menu.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    if let other = handedOn("collectionView:contextMenuConfigurationForItemAt:point:") {
      return other.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }
    return nil
  }
  /// By default nil: the item itself is lifted.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    if let other = handedOn("collectionView:contextMenuConfiguration:highlightPreviewForItemAt:") {
      return other.collectionView(
        collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
    }
    return nil
  }
  /// By default nil: the preview goes back to the item.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    if let other = handedOn("collectionView:contextMenuConfiguration:dismissalPreviewForItemAt:") {
      return other.collectionView(
        collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
    }
    return nil
  }
  /// By default nil: the item itself is lifted.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    if let other = handedOn("collectionView:previewForHighlightingContextMenuWithConfiguration:") {
      return other.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    return nil
  }
  /// By default nil: the preview goes back to the item.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    if let other = handedOn("collectionView:previewForDismissingContextMenuWithConfiguration:") {
      return other.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    return nil
  }
  /// By default nothing is done when the preview is tapped.
  public func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    handedOn("collectionView:willPerformPreviewActionForMenuWith:animator:")?.collectionView(
      collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
  /// By default nothing is done before the menu appears.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    handedOn("collectionView:willDisplayContextMenu:animator:")?.collectionView(
      collectionView, willDisplayContextMenu: configuration, animator: animator)
  }
  /// By default nothing is done before the menu leaves.
  public func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    handedOn("collectionView:willEndContextMenuInteraction:animator:")?.collectionView(
      collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }
  /// By default every item can be edited.
  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    if let other = handedOn("collectionView:canEditItemAt:") {
      return other.collectionView(collectionView, canEditItemAt: indexPath)
    }
    return true
  }
  /// By default false: two fingers select no items.
  public func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    if let other = handedOn("collectionView:shouldBeginMultipleSelectionInteractionAt:") {
      return other.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
    return false
  }
  /// By default nothing is done when two fingers begin to select.
  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    handedOn("collectionView:didBeginMultipleSelectionInteractionAt:")?.collectionView(
      collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
  }
  /// By default nothing is done when two fingers have selected.
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    handedOn("collectionViewDidEndMultipleSelectionInteraction:")?.collectionViewDidEndMultipleSelectionInteraction(
      collectionView)
  }
  /// By default a plain transition layout between the two.
  public func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    if let other = handedOn("collectionView:transitionLayoutForOldLayout:newLayout:") {
      return other.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
    return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
  /// By default as the view's `allowsFocus` says.
  public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    if let other = handedOn("collectionView:canFocusItemAt:") {
      return other.collectionView(collectionView, canFocusItemAt: indexPath)
    }
    return collectionView.letsItemsFocus
  }
  /// By default nil: the view chooses the item that gets the focus first.
  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    if let other = handedOn("indexPathForPreferredFocusedViewIn:") {
      return other.indexPathForPreferredFocusedView(in: collectionView)
    }
    return nil
  }
  /// By default the focus may always move.
  public func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    if let other = handedOn("collectionView:shouldUpdateFocusIn:") {
      return other.collectionView(collectionView, shouldUpdateFocusIn: context)
    }
    return true
  }
  /// By default nothing is done when the focus has moved.
  public func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    handedOn("collectionView:didUpdateFocusIn:with:")?.collectionView(
      collectionView, didUpdateFocusIn: context, with: coordinator)
  }
  /// By default the view's `selectionFollowsFocus`.
  public func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    if let other = handedOn("collectionView:selectionFollowsFocusForItemAt:") {
      return other.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
    }
    return collectionView.selectionFollowsFocus
  }
  /// By default the item goes where the finger has it.
  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    if let other = handedOn("collectionView:targetIndexPathForMoveFromItemAt:toProposedIndexPath:") {
      return other.collectionView(
        collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
    }
    return proposedIndexPath
  }
  /// By default what the older method with two index paths answers.
  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    if let other = handedOn(
      "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:")
    {
      return other.collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
    return self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  }
  /// By default the proposed offset.
  public func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    if let other = handedOn("collectionView:targetContentOffsetForProposedContentOffset:") {
      return other.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
    return proposedContentOffset
  }

  /// Who answers in the delegate's place, when its class hands its messages on.
  ///
  /// DEVIATION: the selectors are those that adapted sources give to the methods, which follow Swift's names.
  private func handedOn(_ selector: String) -> (any UICollectionViewDelegate)? {
    ObjectRuntime.forwardingTarget(of: self, for: Selector(selector)) as? any UICollectionViewDelegate
  }
}
