internal import Foundation

/// Context menus and edit menus of rows.
@MainActor
final class TableMenus: NSObject, PressedItems {
  private unowned let table: UITableView
  private(set) lazy var presses = ItemPresses(of: self)
  private var path: IndexPath?

  init(_ table: UITableView) {
    self.table = table
    super.init()
  }

  var view: UIView { table }
  func item(at point: CGPoint) -> IndexPath? { table.indexPathForRow(at: point) }
  var canLift: Bool { table.dragInteractionEnabled && table.dragDelegate != nil && !table.edits.isEditing }
  func dragSource(_ path: IndexPath) -> any DragSource { TableDragSource(table, path) }
  func cancelTouch() { table.cancelTouch() }

  // MARK: Context menus

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    path = table.indexPathForRow(at: location)
    return path.flatMap { table.tableDelegate?.tableView(table, contextMenuConfigurationForRowAt: $0, point: location) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    let own = table.tableDelegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
    return own ?? path.flatMap(table.cellForRow).map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    let own = table.tableDelegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
    return own ?? path.flatMap(table.cellForRow).map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    table.tableDelegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    table.cancelTouch()
    table.tableDelegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    table.tableDelegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
  }

  // MARK: Edit menus

  func hasEditMenu(_ path: IndexPath) -> Bool {
    table.tableDelegate?.tableView(table, shouldShowMenuForRowAt: path) == true
  }

  func showEditMenu(_ path: IndexPath) -> Bool {
    guard let delegate = table.tableDelegate, let cell = table.cellForRow(at: path) else { return false }
    return EditMenu.show(over: cell) {
      delegate.tableView(table, canPerformAction: $0, forRowAt: path, withSender: UIMenuController.shared)
    } perform: { [weak table] action in
      guard let table else { return }
      table.tableDelegate?.tableView(
        table, performAction: action, forRowAt: path, withSender: UIMenuController.shared)
    }
  }
}
