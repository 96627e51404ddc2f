public import Foundation

extension UITableViewDelegate {
  /// By default the table's `rowHeight`.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let other = handedOn("tableView:heightForRowAt:") {
      return other.tableView(tableView, heightForRowAt: indexPath)
    }
    OptionalAnswers.current.noteDefault()
    return tableView.rowHeight
  }
  /// By default the table's `sectionHeaderHeight`.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    if let other = handedOn("tableView:heightForHeaderInSection:") {
      return other.tableView(tableView, heightForHeaderInSection: section)
    }
    OptionalAnswers.current.noteDefault()
    return tableView.sectionHeaderHeight
  }
  /// By default the table's `sectionFooterHeight`.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    if let other = handedOn("tableView:heightForFooterInSection:") {
      return other.tableView(tableView, heightForFooterInSection: section)
    }
    OptionalAnswers.current.noteDefault()
    return tableView.sectionFooterHeight
  }
  /// By default the table's `estimatedRowHeight`.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    if let other = handedOn("tableView:estimatedHeightForRowAt:") {
      return other.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
    OptionalAnswers.current.noteDefault()
    return tableView.estimatedRowHeight
  }
  /// By default the table's `estimatedSectionHeaderHeight`.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    if let other = handedOn("tableView:estimatedHeightForHeaderInSection:") {
      return other.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }
    OptionalAnswers.current.noteDefault()
    return tableView.estimatedSectionHeaderHeight
  }
  /// By default the table's `estimatedSectionFooterHeight`.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    if let other = handedOn("tableView:estimatedHeightForFooterInSection:") {
      return other.tableView(tableView, estimatedHeightForFooterInSection: section)
    }
    OptionalAnswers.current.noteDefault()
    return tableView.estimatedSectionFooterHeight
  }
  /// By default 0; a cell's own `indentationLevel` counts then.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    if let other = handedOn("tableView:indentationLevelForRowAt:") {
      return other.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
    OptionalAnswers.current.noteDefault()
    return 0
  }
  /// By default nil: a header of the data source's title, if there is one.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    if let other = handedOn("tableView:viewForHeaderInSection:") {
      return other.tableView(tableView, viewForHeaderInSection: section)
    }
    OptionalAnswers.current.noteDefault()
    return nil
  }
  /// By default nil: a footer of the data source's title, if there is one.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    if let other = handedOn("tableView:viewForFooterInSection:") {
      return other.tableView(tableView, viewForFooterInSection: section)
    }
    OptionalAnswers.current.noteDefault()
    return nil
  }
  /// By default nothing is done before a cell is shown.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    handedOn("tableView:willDisplay:forRowAt:")?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }
  /// By default nothing is done before a header is shown.
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    handedOn("tableView:willDisplayHeaderView:forSection:")?.tableView(
      tableView, willDisplayHeaderView: view, forSection: section)
  }
  /// By default nothing is done before a footer is shown.
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    handedOn("tableView:willDisplayFooterView:forSection:")?.tableView(
      tableView, willDisplayFooterView: view, forSection: section)
  }
  /// By default nothing is done when a cell has left.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    handedOn("tableView:didEndDisplaying:forRowAt:")?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }
  /// By default nothing is done when a header has left.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    handedOn("tableView:didEndDisplayingHeaderView:forSection:")?.tableView(
      tableView, didEndDisplayingHeaderView: view, forSection: section)
  }
  /// By default nothing is done when a footer has left.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    handedOn("tableView:didEndDisplayingFooterView:forSection:")?.tableView(
      tableView, didEndDisplayingFooterView: view, forSection: section)
  }
  /// By default every row can be highlighted, and thereby selected.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    if let other = handedOn("tableView:shouldHighlightRowAt:") {
      return other.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
    return true
  }
  /// By default nothing is done when a finger comes on a row.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    handedOn("tableView:didHighlightRowAt:")?.tableView(tableView, didHighlightRowAt: indexPath)
  }
  /// By default nothing is done when the finger leaves the row.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    handedOn("tableView:didUnhighlightRowAt:")?.tableView(tableView, didUnhighlightRowAt: indexPath)
  }
  /// By default the touched row is selected.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    if let other = handedOn("tableView:willSelectRowAt:") {
      return other.tableView(tableView, willSelectRowAt: indexPath)
    }
    return indexPath
  }
  /// By default nothing is done when a row was selected.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    handedOn("tableView:didSelectRowAt:")?.tableView(tableView, didSelectRowAt: indexPath)
  }
  /// By default the row is deselected.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    if let other = handedOn("tableView:willDeselectRowAt:") {
      return other.tableView(tableView, willDeselectRowAt: indexPath)
    }
    return indexPath
  }
  /// By default nothing is done when a row was deselected.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    handedOn("tableView:didDeselectRowAt:")?.tableView(tableView, didDeselectRowAt: indexPath)
  }
  /// By default true outside editing mode.
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    if let other = handedOn("tableView:canPerformPrimaryActionForRowAt:") {
      return other.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }
    return !tableView.isEditing
  }
  /// By default a row has no action besides being selected.
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    handedOn("tableView:performPrimaryActionForRowAt:")?.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }
  /// By default nothing is done when the detail button is tapped.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    handedOn("tableView:accessoryButtonTappedForRowWith:")?.tableView(
      tableView, accessoryButtonTappedForRowWith: indexPath)
  }
  /// By default false: two fingers select no rows.
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    if let other = handedOn("tableView:shouldBeginMultipleSelectionInteractionAt:") {
      return other.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
    return false
  }
  /// By default nothing is done when two fingers begin to select.
  public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    handedOn("tableView:didBeginMultipleSelectionInteractionAt:")?.tableView(
      tableView, didBeginMultipleSelectionInteractionAt: indexPath)
  }
  /// By default nothing is done when two fingers have selected.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    handedOn("tableViewDidEndMultipleSelectionInteraction:")?.tableViewDidEndMultipleSelectionInteraction(tableView)
  }
  /// By default rows can be deleted.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    if let other = handedOn("tableView:editingStyleForRowAt:") {
      return other.tableView(tableView, editingStyleForRowAt: indexPath)
    }
    OptionalAnswers.current.noteDefault()
    return .delete
  }
  /// By default “Delete”.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    if let other = handedOn("tableView:titleForDeleteConfirmationButtonForRowAt:") {
      return other.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }
    return "Delete"
  }
  /// By default the content makes room for the control in editing mode.
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    if let other = handedOn("tableView:shouldIndentWhileEditingRowAt:") {
      return other.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
    OptionalAnswers.current.noteDefault()
    return true
  }
  /// By default nothing is done before a swipe uncovers a row's buttons.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    handedOn("tableView:willBeginEditingRowAt:")?.tableView(tableView, willBeginEditingRowAt: indexPath)
  }
  /// By default nothing is done when a row's buttons are covered again.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    handedOn("tableView:didEndEditingRowAt:")?.tableView(tableView, didEndEditingRowAt: indexPath)
  }
  /// By default the row goes where the finger has it.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    if let other = handedOn("tableView:targetIndexPathForMoveFromRowAt:toProposedIndexPath:") {
      return other.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
    }
    return proposedDestinationIndexPath
  }
  /// By default nil: no actions at the leading edge.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    if let other = handedOn("tableView:leadingSwipeActionsConfigurationForRowAt:") {
      return other.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    OptionalAnswers.current.noteDefault()
    return nil
  }
  /// By default nil: the row's editing style decides about a button to delete.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    if let other = handedOn("tableView:trailingSwipeActionsConfigurationForRowAt:") {
      return other.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
    OptionalAnswers.current.noteDefault()
    return nil
  }
  /// By default nil: the trailing swipe actions count.
  public func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    if let other = handedOn("tableView:editActionsForRowAt:") {
      return other.tableView(tableView, editActionsForRowAt: indexPath)
    }
    OptionalAnswers.current.noteDefault()
    return nil
  }
  /// By default the table's `allowsFocus`.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    if let other = handedOn("tableView:canFocusRowAt:") { return other.tableView(tableView, canFocusRowAt: indexPath) }
    return tableView.allowsFocus
  }
  /// By default nil: the table chooses the row that gets the focus first.
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    if let other = handedOn("indexPathForPreferredFocusedViewIn:") {
      return other.indexPathForPreferredFocusedView(in: tableView)
    }
    return nil
  }
  /// By default the focus may always move.
  public func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    if let other = handedOn("tableView:shouldUpdateFocusIn:") {
      return other.tableView(tableView, shouldUpdateFocusIn: context)
    }
    return true
  }
  /// By default nothing is done when the focus has moved.
  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    handedOn("tableView:didUpdateFocusIn:with:")?.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
  }
  /// By default the table's `selectionFollowsFocus`.
  public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    if let other = handedOn("tableView:selectionFollowsFocusForRowAt:") {
      return other.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
    }
    return tableView.selectionFollowsFocus
  }
  /// By default false: no edit menu at a long press.
  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    if let other = handedOn("tableView:shouldShowMenuForRowAt:") {
      return other.tableView(tableView, shouldShowMenuForRowAt: indexPath)
    }
    return false
  }
  /// By default false: no action of the edit menu.
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    if let other = handedOn("tableView:canPerformAction:forRowAt:withSender:") {
      return other.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
    }
    return false
  }
  /// By default nothing is done for an action of the edit menu.
  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {
    handedOn("tableView:performAction:forRowAt:withSender:")?.tableView(
      tableView, performAction: action, forRowAt: indexPath, withSender: sender)
  }
  /// By default nil: no context menu.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    if let other = handedOn("tableView:contextMenuConfigurationForRowAt:point:") {
      return other.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
    return nil
  }
  /// By default nil: the row itself is lifted.
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    if let other = handedOn("tableView:previewForHighlightingContextMenuWithConfiguration:") {
      return other.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    return nil
  }
  /// By default nil: the preview goes back to the row.
  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    if let other = handedOn("tableView:previewForDismissingContextMenuWithConfiguration:") {
      return other.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    return nil
  }
  /// By default nothing is done when the preview is tapped.
  public func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    handedOn("tableView:willPerformPreviewActionForMenuWith:animator:")?.tableView(
      tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
  /// By default nothing is done before the menu appears.
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    handedOn("tableView:willDisplayContextMenu:animator:")?.tableView(
      tableView, willDisplayContextMenu: configuration, animator: animator)
  }
  /// By default nothing is done before the menu leaves.
  public func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    handedOn("tableView:willEndContextMenuInteraction:animator:")?.tableView(
      tableView, willEndContextMenuInteraction: configuration, animator: animator)
  }
  /// By default every row opens when a drag rests on it.
  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    if let other = handedOn("tableView:shouldSpringLoadRowAt:with:") {
      return other.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
    }
    return true
  }

  /// Who answers in the delegate's place, when its class hands its messages on.
  ///
  /// DEVIATION: the selectors are those that adapted sources give to the methods, which follow Swift's names.
  private func handedOn(_ selector: String) -> (any UITableViewDelegate)? {
    ObjectRuntime.forwardingTarget(of: self, for: Selector(selector)) as? any UITableViewDelegate
  }
}
