public import Foundation

/// Gives a table its rows.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableviewdatasource>
///
/// Rows can be deleted by a swipe when there is a `tableView(_:commit:forRowAt:)` or the delegate gives actions, and moved
/// when there is a `tableView(_:moveRowAt:to:)`.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Default: 1.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Required. Asked for every section when the table counts its rows: at the first layout, after `reloadData()` and at
  /// the end of a batch, which traps where the new counts do not follow from the changes.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Required. The cell of a row that comes into view: dequeue it, and set everything in it that differs from row to
  /// row, for it may have shown another one.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The text of the table's own header; a view of the delegate's goes before it. Default: nil, no header.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The text of the table's own footer; a view of the delegate's goes before it. Default: nil, no footer.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether the row can be deleted or inserted after. Default: true.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether the row has a reorder control in editing mode. Default: true where rows can be moved at all.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Titles at the table's edge that lead to sections. Default: nil.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section that an index title leads to. Default: the one of the same place.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  /// Called when somebody has deleted a row or asked for a new one.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Called when somebody has moved a row.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// By default 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// By default nil: no header, unless the delegate gives a view.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// By default nil: no footer, unless the delegate gives a view.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// By default every row can be edited.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// By default every row can be moved, where there is a method that moves it.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  /// By default nil: no index at the edge.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// By default the section of the title's place.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  // These two stay calls of their own, so that `OptionalMethod` finds them.
  /// By default nothing; where it is left out, rows cannot be deleted or inserted by touch.
  @inline(never) @_optimize(none)
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// By default nothing; where it is left out, rows have no handles to move them.
  @inline(never) @_optimize(none)
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

/// Told early of rows that will be needed.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching>
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Rows near the visible ones, nearest first, whose cells will soon be asked for: begin to load what they show. Not
  /// called for rows that are visible already.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Announced rows that are not needed after all, since the table scrolls the other way. Default: does nothing.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// By default what was begun goes on.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
