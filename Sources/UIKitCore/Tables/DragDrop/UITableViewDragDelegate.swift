/// Gives what is dragged out of a table.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableviewdragdelegate>
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// What a drag of a row carries; an empty list begins none. Required.
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
  /// What a tap on a row adds to a drag that is under way. Default: none.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// What of a row is seen while it is dragged. Default: nil, all of it.
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  /// The finger has begun to move rows.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// The drag is over, wherever it was dropped.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Whether a drop may move the rows instead of copying them. Default: true.
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
  /// Whether other applications must not get the rows. Default: false.
  func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession)
    -> Bool
}

extension UITableViewDragDelegate {
  /// By default a tap adds no rows.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  /// By default nil: all of the row is seen.
  public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { nil }
  /// By default nothing is done when the drag begins.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  /// By default nothing is done when the drag is over.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  /// By default rows may be moved.
  public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    true
  }
  /// By default all applications may get the rows.
  public func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}
