/// Apple's names of the methods of UIKit's protocols, beside those that Swift's compiler would give them: a Swift module
/// declares them here, a header there.
///
/// Source: <https://developer.apple.com/documentation/uikit>, the pages of the protocols in Objective-C.
enum SelectorName {
  /// Apple's name for what the compiler would call `name`; other names stay.
  static func apple(_ name: String) -> String { names[name] ?? name }

  /// What the compiler would call a method of Apple's name: the name under which classes are declared. Others stay.
  static func derived(_ name: String) -> String { derivedNames[name] ?? name }

  private static let derivedNames: [String: String] = {
    var result: [String: String] = [:]
    for (derived, apple) in names { result[apple] = derived }
    // Two views' methods have one name in Swift.
    for view in ["TableView", "CollectionView"] {
      result["numberOfSectionsIn\(view):"] = "numberOfSectionsIn:"
      result["indexPathForPreferredFocusedViewIn\(view):"] = "indexPathForPreferredFocusedViewIn:"
    }
    return result
  }()

  private static let names: [String: String] = [
    "adaptivePresentationStyleFor:": "adaptivePresentationStyleForPresentationController:",
    "adaptivePresentationStyleFor:traitCollection:":
      "adaptivePresentationStyleForPresentationController:traitCollection:",
    "animateTransitionUsing:": "animateTransition:",
    "animationControllerForDismissed:": "animationControllerForDismissedController:",
    "animationControllerForPresented:presenting:source:":
      "animationControllerForPresentedController:presentingController:sourceController:",
    "collectionView:canEditItemAt:": "collectionView:canEditItemAtIndexPath:",
    "collectionView:canFocusItemAt:": "collectionView:canFocusItemAtIndexPath:",
    "collectionView:canHandle:": "collectionView:canHandleDropSession:",
    "collectionView:canMoveItemAt:": "collectionView:canMoveItemAtIndexPath:",
    "collectionView:canPerformAction:forItemAt:withSender:":
      "collectionView:canPerformAction:forItemAtIndexPath:withSender:",
    "collectionView:canPerformPrimaryActionForItemAt:": "collectionView:canPerformPrimaryActionForItemAtIndexPath:",
    "collectionView:cancelPrefetchingForItemsAt:": "collectionView:cancelPrefetchingForItemsAtIndexPaths:",
    "collectionView:cellForItemAt:": "collectionView:cellForItemAtIndexPath:",
    "collectionView:contextMenuConfiguration:dismissalPreviewForItemAt:":
      "collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:",
    "collectionView:contextMenuConfiguration:highlightPreviewForItemAt:":
      "collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:",
    "collectionView:contextMenuConfigurationForItemAt:point:":
      "collectionView:contextMenuConfigurationForItemAtIndexPath:point:",
    "collectionView:contextMenuConfigurationForItemsAt:point:":
      "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:",
    "collectionView:didBeginMultipleSelectionInteractionAt:":
      "collectionView:didBeginMultipleSelectionInteractionAtIndexPath:",
    "collectionView:didDeselectItemAt:": "collectionView:didDeselectItemAtIndexPath:",
    "collectionView:didEndDisplaying:forItemAt:": "collectionView:didEndDisplayingCell:forItemAtIndexPath:",
    "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:at:":
      "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
    "collectionView:didHighlightItemAt:": "collectionView:didHighlightItemAtIndexPath:",
    "collectionView:didSelectItemAt:": "collectionView:didSelectItemAtIndexPath:",
    "collectionView:didUnhighlightItemAt:": "collectionView:didUnhighlightItemAtIndexPath:",
    "collectionView:didUpdateFocusIn:with:": "collectionView:didUpdateFocusInContext:withAnimationCoordinator:",
    "collectionView:dragPreviewParametersForItemAt:": "collectionView:dragPreviewParametersForItemAtIndexPath:",
    "collectionView:dropPreviewParametersForItemAt:": "collectionView:dropPreviewParametersForItemAtIndexPath:",
    "collectionView:indexPathForIndexTitle:at:": "collectionView:indexPathForIndexTitle:atIndex:",
    "collectionView:itemsForAddingTo:at:point:": "collectionView:itemsForAddingToDragSession:atIndexPath:point:",
    "collectionView:itemsForBeginning:at:": "collectionView:itemsForBeginningDragSession:atIndexPath:",
    "collectionView:layout:insetForSectionAt:": "collectionView:layout:insetForSectionAtIndex:",
    "collectionView:layout:minimumInteritemSpacingForSectionAt:":
      "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:",
    "collectionView:layout:minimumLineSpacingForSectionAt:":
      "collectionView:layout:minimumLineSpacingForSectionAtIndex:",
    "collectionView:layout:sizeForItemAt:": "collectionView:layout:sizeForItemAtIndexPath:",
    "collectionView:moveItemAt:to:": "collectionView:moveItemAtIndexPath:toIndexPath:",
    "collectionView:performAction:forItemAt:withSender:": "collectionView:performAction:forItemAtIndexPath:withSender:",
    "collectionView:performDropWith:": "collectionView:performDropWithCoordinator:",
    "collectionView:performPrimaryActionForItemAt:": "collectionView:performPrimaryActionForItemAtIndexPath:",
    "collectionView:prefetchItemsAt:": "collectionView:prefetchItemsAtIndexPaths:",
    "collectionView:previewForDismissingContextMenuWith:":
      "collectionView:previewForDismissingContextMenuWithConfiguration:",
    "collectionView:previewForHighlightingContextMenuWith:":
      "collectionView:previewForHighlightingContextMenuWithConfiguration:",
    "collectionView:selectionFollowsFocusForItemAt:": "collectionView:selectionFollowsFocusForItemAtIndexPath:",
    "collectionView:shouldBeginMultipleSelectionInteractionAt:":
      "collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:",
    "collectionView:shouldDeselectItemAt:": "collectionView:shouldDeselectItemAtIndexPath:",
    "collectionView:shouldHighlightItemAt:": "collectionView:shouldHighlightItemAtIndexPath:",
    "collectionView:shouldSelectItemAt:": "collectionView:shouldSelectItemAtIndexPath:",
    "collectionView:shouldShowMenuForItemAt:": "collectionView:shouldShowMenuForItemAtIndexPath:",
    "collectionView:shouldSpringLoadItemAt:with:": "collectionView:shouldSpringLoadItemAtIndexPath:withContext:",
    "collectionView:shouldUpdateFocusIn:": "collectionView:shouldUpdateFocusInContext:",
    "collectionView:targetIndexPathForMoveFromItemAt:toProposedIndexPath:":
      "collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:",
    "collectionView:viewForSupplementaryElementOfKind:at:":
      "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
    "collectionView:willDisplay:forItemAt:": "collectionView:willDisplayCell:forItemAtIndexPath:",
    "collectionView:willDisplaySupplementaryView:forElementKind:at:":
      "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
    "collectionView:willPerformPreviewActionForMenuWith:animator:":
      "collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:",
    "gestureRecognizer:shouldBeRequiredToFailBy:": "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:",
    "gestureRecognizer:shouldRecognizeSimultaneouslyWith:":
      "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
    "gestureRecognizer:shouldRequireFailureOf:": "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:",
    "indexTitlesFor:": "indexTitlesForCollectionView:",
    "interactionControllerForDismissalUsing:": "interactionControllerForDismissal:",
    "interactionControllerForPresentationUsing:": "interactionControllerForPresentation:",
    "interruptibleAnimatorUsing:": "interruptibleAnimatorForTransition:",
    "navigationController:animationControllerFor:from:to:":
      "navigationController:animationControllerForOperation:fromViewController:toViewController:",
    "navigationController:didShow:animated:": "navigationController:didShowViewController:animated:",
    "navigationController:interactionControllerFor:":
      "navigationController:interactionControllerForAnimationController:",
    "navigationController:willShow:animated:": "navigationController:willShowViewController:animated:",
    "numberOfComponentsIn:": "numberOfComponentsInPickerView:",
    "pageViewController:viewControllerAfter:": "pageViewController:viewControllerAfterViewController:",
    "pageViewController:viewControllerBefore:": "pageViewController:viewControllerBeforeViewController:",
    "pageViewController:willTransitionTo:": "pageViewController:willTransitionToViewControllers:",
    "positionFor:": "positionForBar:",
    "presentationControllerForPresented:presenting:source:":
      "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:",
    "presentationCountFor:": "presentationCountForPageViewController:",
    "presentationIndexFor:": "presentationIndexForPageViewController:",
    "scrollViewDidEndZooming:with:atScale:": "scrollViewDidEndZooming:withView:atScale:",
    "scrollViewWillBeginZooming:with:": "scrollViewWillBeginZooming:withView:",
    "searchBar:shouldChangeTextIn:replacementText:": "searchBar:shouldChangeTextInRange:replacementText:",
    "sectionIndexTitlesFor:": "sectionIndexTitlesForTableView:",
    "tabBar:didEndCustomizing:changed:": "tabBar:didEndCustomizingItems:changed:",
    "tabBar:didSelect:": "tabBar:didSelectItem:",
    "tabBar:willBeginCustomizing:": "tabBar:willBeginCustomizingItems:",
    "tabBar:willEndCustomizing:changed:": "tabBar:willEndCustomizingItems:changed:",
    "tabBarController:animationControllerForTransitionFrom:to:":
      "tabBarController:animationControllerForTransitionFromViewController:toViewController:",
    "tabBarController:didEndCustomizing:changed:": "tabBarController:didEndCustomizingViewControllers:changed:",
    "tabBarController:didSelect:": "tabBarController:didSelectViewController:",
    "tabBarController:interactionControllerFor:": "tabBarController:interactionControllerForAnimationController:",
    "tabBarController:shouldSelect:": "tabBarController:shouldSelectViewController:",
    "tabBarController:willBeginCustomizing:": "tabBarController:willBeginCustomizingViewControllers:",
    "tabBarController:willEndCustomizing:changed:": "tabBarController:willEndCustomizingViewControllers:changed:",
    "tableView:accessoryButtonTappedForRowWith:": "tableView:accessoryButtonTappedForRowWithIndexPath:",
    "tableView:canEditRowAt:": "tableView:canEditRowAtIndexPath:",
    "tableView:canFocusRowAt:": "tableView:canFocusRowAtIndexPath:",
    "tableView:canHandle:": "tableView:canHandleDropSession:",
    "tableView:canMoveRowAt:": "tableView:canMoveRowAtIndexPath:",
    "tableView:canPerformAction:forRowAt:withSender:": "tableView:canPerformAction:forRowAtIndexPath:withSender:",
    "tableView:canPerformPrimaryActionForRowAt:": "tableView:canPerformPrimaryActionForRowAtIndexPath:",
    "tableView:cancelPrefetchingForRowsAt:": "tableView:cancelPrefetchingForRowsAtIndexPaths:",
    "tableView:cellForRowAt:": "tableView:cellForRowAtIndexPath:",
    "tableView:commit:forRowAt:": "tableView:commitEditingStyle:forRowAtIndexPath:",
    "tableView:contextMenuConfigurationForRowAt:point:": "tableView:contextMenuConfigurationForRowAtIndexPath:point:",
    "tableView:didBeginMultipleSelectionInteractionAt:": "tableView:didBeginMultipleSelectionInteractionAtIndexPath:",
    "tableView:didDeselectRowAt:": "tableView:didDeselectRowAtIndexPath:",
    "tableView:didEndDisplaying:forRowAt:": "tableView:didEndDisplayingCell:forRowAtIndexPath:",
    "tableView:didEndEditingRowAt:": "tableView:didEndEditingRowAtIndexPath:",
    "tableView:didHighlightRowAt:": "tableView:didHighlightRowAtIndexPath:",
    "tableView:didSelectRowAt:": "tableView:didSelectRowAtIndexPath:",
    "tableView:didUnhighlightRowAt:": "tableView:didUnhighlightRowAtIndexPath:",
    "tableView:didUpdateFocusIn:with:": "tableView:didUpdateFocusInContext:withAnimationCoordinator:",
    "tableView:dragPreviewParametersForRowAt:": "tableView:dragPreviewParametersForRowAtIndexPath:",
    "tableView:dropPreviewParametersForRowAt:": "tableView:dropPreviewParametersForRowAtIndexPath:",
    "tableView:editActionsForRowAt:": "tableView:editActionsForRowAtIndexPath:",
    "tableView:editingStyleForRowAt:": "tableView:editingStyleForRowAtIndexPath:",
    "tableView:estimatedHeightForRowAt:": "tableView:estimatedHeightForRowAtIndexPath:",
    "tableView:heightForRowAt:": "tableView:heightForRowAtIndexPath:",
    "tableView:indentationLevelForRowAt:": "tableView:indentationLevelForRowAtIndexPath:",
    "tableView:itemsForAddingTo:at:point:": "tableView:itemsForAddingToDragSession:atIndexPath:point:",
    "tableView:itemsForBeginning:at:": "tableView:itemsForBeginningDragSession:atIndexPath:",
    "tableView:leadingSwipeActionsConfigurationForRowAt:":
      "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
    "tableView:moveRowAt:to:": "tableView:moveRowAtIndexPath:toIndexPath:",
    "tableView:performAction:forRowAt:withSender:": "tableView:performAction:forRowAtIndexPath:withSender:",
    "tableView:performDropWith:": "tableView:performDropWithCoordinator:",
    "tableView:performPrimaryActionForRowAt:": "tableView:performPrimaryActionForRowAtIndexPath:",
    "tableView:prefetchRowsAt:": "tableView:prefetchRowsAtIndexPaths:",
    "tableView:previewForDismissingContextMenuWith:": "tableView:previewForDismissingContextMenuWithConfiguration:",
    "tableView:previewForHighlightingContextMenuWith:": "tableView:previewForHighlightingContextMenuWithConfiguration:",
    "tableView:sectionForSectionIndexTitle:at:": "tableView:sectionForSectionIndexTitle:atIndex:",
    "tableView:selectionFollowsFocusForRowAt:": "tableView:selectionFollowsFocusForRowAtIndexPath:",
    "tableView:shouldBeginMultipleSelectionInteractionAt:":
      "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:",
    "tableView:shouldHighlightRowAt:": "tableView:shouldHighlightRowAtIndexPath:",
    "tableView:shouldIndentWhileEditingRowAt:": "tableView:shouldIndentWhileEditingRowAtIndexPath:",
    "tableView:shouldShowMenuForRowAt:": "tableView:shouldShowMenuForRowAtIndexPath:",
    "tableView:shouldSpringLoadRowAt:with:": "tableView:shouldSpringLoadRowAtIndexPath:withContext:",
    "tableView:shouldUpdateFocusIn:": "tableView:shouldUpdateFocusInContext:",
    "tableView:targetIndexPathForMoveFromRowAt:toProposedIndexPath:":
      "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
    "tableView:titleForDeleteConfirmationButtonForRowAt:":
      "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:",
    "tableView:trailingSwipeActionsConfigurationForRowAt:":
      "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
    "tableView:willBeginEditingRowAt:": "tableView:willBeginEditingRowAtIndexPath:",
    "tableView:willDeselectRowAt:": "tableView:willDeselectRowAtIndexPath:",
    "tableView:willDisplay:forRowAt:": "tableView:willDisplayCell:forRowAtIndexPath:",
    "tableView:willPerformPreviewActionForMenuWith:animator:":
      "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:",
    "tableView:willSelectRowAt:": "tableView:willSelectRowAtIndexPath:",
    "textField:editMenuForCharactersIn:suggestedActions:": "textField:editMenuForCharactersInRange:suggestedActions:",
    "textField:shouldChangeCharactersIn:replacementString:":
      "textField:shouldChangeCharactersInRange:replacementString:",
    "textView:editMenuForTextIn:suggestedActions:": "textView:editMenuForTextInRange:suggestedActions:",
    "textView:shouldChangeTextIn:replacementText:": "textView:shouldChangeTextInRange:replacementText:",
    "transitionDurationUsing:": "transitionDuration:",
    "viewForZoomingIn:": "viewForZoomingInScrollView:",
  ]
}
