/// Decides on, and hears of, what happens to items.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate>
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Asked when a finger goes down on the item; false also keeps the item from being selected by it. Default: true.
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  /// A finger rests on the item, which shows it.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// The finger has left the item.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Whether a finger may select the item. Default: true.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// Whether a finger may deselect the item, where several can be selected. Default: true.
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// Somebody has selected the item. Not called for what the program selects.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Somebody has deselected the item, by selecting another one too. Not called for what the program deselects.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Whether a tap on the item is its primary action. Default: true outside editing mode.
  func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
  /// Does what a tap on the item means, such as going to its details; `didSelectItemAt` comes before it.
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
  /// The cell is about to be seen: the last chance to change its looks.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// The cell has left the view. After a deletion the path is the item's old one, which the data source no longer has.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// A header, a footer or the like is about to be seen.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  /// A header, a footer or the like has left the view.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
  /// Whether a long press shows the menu of editing commands; before iOS 13. Default: false.
  func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
  /// Whether that menu has the command. Default: false.
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  /// Does what was chosen in that menu.
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?)
  /// The context menu of the items, or, without any, of the empty place pressed; `point` is in the view's coordinates.
  /// Nil for none.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The context menu of an item, before iOS 16: asked where
  /// `collectionView(_:contextMenuConfigurationForItemsAt:point:)` has no answer.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What lifts off the view when the menu opens. Nil: the item's cell.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// What the closing menu shrinks to. Nil: the item's cell.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// What `collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)` was before iOS 16: asked where that one
  /// has no answer.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// What the closing menu shrinks to; before iOS 16.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Somebody has tapped the menu's preview: show in the animator's completion what it is a preview of.
  func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// The menu is about to open; animations that are added run beside.
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The menu is about to close; animations that are added run beside.
  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Whether editing mode and swipes concern the item. Default: true.
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool
  /// Whether a pan that begins at the item selects the items that it passes. Default: false.
  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Such a pan has begun: put the view into editing mode here.
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Such a pan has ended.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
  /// The layout that stands between two others while `startInteractiveTransition(to:completion:)` goes from one to the
  /// other. Default: a plain `UICollectionViewTransitionLayout`.
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
  /// Whether the focus may come to the item. Default: the view's `allowsFocus`.
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
  /// The item that gets the focus when the view does. Default: nil, the system's choice.
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
  /// Whether the focus may move. Default: true.
  func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool
  /// The focus has moved, within the view, into it or out of it.
  func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  /// Whether the item is selected when it gets the focus. Default: the view's `selectionFollowsFocus`.
  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool
  /// Where a dragged item goes that would go to the proposed place, before iOS 15. Default: there.
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// Where a dragged item goes that would go to the proposed place. Default: there.
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// Where the content stands after a change of layout or of items, in its own coordinates, in points. Default: as
  /// proposed.
  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint

  /// Whether a drag that rests above the item selects it, where the collection view is spring-loaded. Default: true.
  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool
}

extension UICollectionView {
  private static let focusDuringEditing = AssociatedKey<Bool>()

  /// Whether keys move a focus among the cells while the items are edited. Default: false.
  public var allowsFocusDuringEditing: Bool {
    get { Self.focusDuringEditing.value(of: self) ?? false }
    set { Self.focusDuringEditing.set(newValue, of: self) }
  }
  var letsItemsFocus: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }
}
