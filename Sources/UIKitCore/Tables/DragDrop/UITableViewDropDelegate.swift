/// Decides on drops into a table, and carries them out.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableviewdropdelegate>
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// The finger was lifted over the table: take the items into the data, then let them fly. Required.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the table takes the drag at all; asked first. Default: true.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// The drag has come over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// What a drop would do here; asked as the finger moves. Default: copy, without room being made.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// The drag has left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// The drag has ended somewhere.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// What of a row is seen while it drops. Default: nil, all of it.
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// By default every drag is taken.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// By default nothing is done when a drag comes.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// By default a drop copies.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
  /// By default nothing is done when the drag leaves.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// By default nothing is done when the drag has ended.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// By default nil: all of the row is seen.
  public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { nil }
}
