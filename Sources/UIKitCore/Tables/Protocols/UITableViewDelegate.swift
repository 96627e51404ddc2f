public import Foundation

/// Told of what happens in a table, and asked for sizes and permissions.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableviewdelegate>
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  // MARK: Heights, in points
  /// The row's height; `automaticDimension` for what its cell measures. Without it the table's `rowHeight` counts.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The header's height; `automaticDimension` for what its view or title needs. Without it `sectionHeaderHeight`
  /// counts.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The footer's height; `automaticDimension` for what its view or title needs. Without it `sectionFooterHeight`
  /// counts.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Stands for the row's height until the row comes near, so that long tables need not ask for all of them. Without it
  /// `estimatedRowHeight` counts.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Stands for the header's height until the header comes near.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  /// Stands for the footer's height until the footer comes near.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  /// How many of its `indentationWidth` the cell's content stands in. Default: 0.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  // MARK: Views
  /// The section's header, in place of its title; the table sets its frame. Default: nil.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The section's footer, in place of its title; the table sets its frame. Default: nil.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// The cell is about to be seen: the last chance to change its looks.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// The header is about to be seen.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// The footer is about to be seen.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// The cell has left the table. After a deletion the path is the row's old one, which the data source no longer has.
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// The header has left the table.
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// The footer has left the table.
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  // MARK: Highlighting and selection
  /// Asked when a finger goes down on the row; false also keeps the row from being selected by it. Default: true.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// A finger rests on the row, which shows it.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// The finger has left the row.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// The row to select instead, or nil to select none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Somebody has selected the row. Not called for what the program selects.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// The row to deselect instead, or nil to let the selection stand. Default: the same row.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Somebody has deselected the row, by selecting another one too. Not called for what the program deselects.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Whether a tap on the row is its primary action. Default: true outside editing mode.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  /// Does what a tap on the row means, such as going to its details; `didSelectRowAt` comes before it.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Somebody has tapped the detail button of the row's accessory, which selects nothing.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Whether a pan that begins at the row selects the rows that it passes. Default: false.
  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  /// Such a pan has begun: put the table into editing mode here.
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Such a pan has ended.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  // MARK: Editing
  /// Which control the row has in editing mode. Default: delete, for rows that can be edited.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
  /// What the button that a swipe uncovers says. Default: nil, the system's word for Delete.
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
  /// Whether the content makes room for the control of editing mode. Default: true.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// A swipe is about to uncover the row's actions; not called when the whole table is edited.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// The actions that a swipe had uncovered are gone.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Where a dragged row goes that would go to the proposed place. Default: there.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// The actions that a swipe from the leading edge uncovers. Nil or without actions: the swipe does nothing. Default:
  /// nil.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// The actions that a swipe from the trailing edge uncovers. Nil: the row's deletion, where it can be deleted;
  /// without actions: none. Default: nil.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// The actions of a swipe as they were before iOS 11; asked where there is no configuration.
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?

  // MARK: Menus
  /// Whether a long press shows the menu of editing commands; before iOS 13. Default: false.
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  /// Whether that menu has the command. Default: false.
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool
  /// Does what was chosen in that menu.
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  )
  /// The context menu of a row; `point` is in the table's coordinates. Nil for none. Default: nil.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What lifts off the table when the menu opens. Nil: the row's cell.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// What the closing menu shrinks to. Nil: the row's cell.
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Somebody has tapped the menu's preview: show in the animator's completion what it is a preview of.
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
  /// The menu is about to open; animations that are added run beside.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// The menu is about to close; animations that are added run beside.
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  // MARK: Focus
  /// Whether the focus may come to the row. Default: the table's `allowsFocus`.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// The row that gets the focus when the table does. Default: nil, the system's choice.
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
  /// Whether the focus may move. Default: true.
  func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
  /// The focus has moved, within the table, into it or out of it.
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  /// Whether the row is selected when it gets the focus. Default: the table's `selectionFollowsFocus`.
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool

  // MARK: Drags
  /// Whether a drag that rests above the row selects it, where the table is spring-loaded. Default: true.
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool
}
