internal import Foundation

/// Context menus and edit menus of rows.
@MainActor
final class TableMenus: NSObject, UIContextMenuInteractionDelegate, UIGestureRecognizerDelegate {
  private unowned let table: UITableView
  private(set) var interaction: UIContextMenuInteraction?
  private let press = UILongPressGestureRecognizer()
  private var path: IndexPath?
  private let lift = UILongPressGestureRecognizer()
  private var drag: LocalDrag?

  init(_ table: UITableView) {
    self.table = table
    super.init()
  }

  /// Long presses are listened for once the table is seen.
  func install() {
    guard interaction == nil else { return }
    let interaction = UIContextMenuInteraction(delegate: self)
    self.interaction = interaction
    table.addInteraction(interaction)
    press.onChange = { [weak self] in self?.pressed() }
    press.delegate = self
    table.addGestureRecognizer(press)
    lift.onChange = { [weak self] in self?.lifted() }
    lift.delegate = self
    table.addGestureRecognizer(lift)
  }

  // MARK: Drags

  private func lifted() {
    let point = lift.location(in: nil)
    switch lift.state {
    case .began:
      table.cancelTouch()
      drag = table.indexPathForRow(at: lift.location(in: table)).flatMap { path in
        LocalDrag(TableDragSource(table, path), at: point)
      }
    case .changed: drag?.move(to: point)
    case .ended, .cancelled, .failed:
      drag?.end(cancelled: lift.state != .ended)
      drag = nil
    default: break
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === lift {
      return table.dragInteractionEnabled && table.dragDelegate != nil && !table.isEditing
        && table.indexPathForRow(at: lift.location(in: table)) != nil
    }
    return table.indexPathForRow(at: press.location(in: table)).map {
      table.tableDelegate?.tableView(table, shouldShowMenuForRowAt: $0) == true
    } ?? false
  }

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

  private func pressed() {
    guard press.state == .began, let path = table.indexPathForRow(at: press.location(in: table)),
      let delegate = table.tableDelegate, let cell = table.cellForRow(at: path)
    else { return }
    let isShown = EditMenu.show(over: cell) {
      delegate.tableView(table, canPerformAction: $0, forRowAt: path, withSender: UIMenuController.shared)
    } perform: { [weak table] action in
      guard let table else { return }
      table.tableDelegate?.tableView(
        table, performAction: action, forRowAt: path, withSender: UIMenuController.shared)
    }
    if isShown { table.cancelTouch() }
  }
}
