/// What ends the program where a data source takes cells that nobody has asked for.
///
/// UIKIT: the words are those of public crash reports.
@MainActor
enum DequeueMisuse {
  /// A table asks for one cell a row.
  static func second(_ identifier: String, for path: IndexPath) -> Never {
    fatalError(
      "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to dequeue "
        + "more cells than the table view is requesting, use the -dequeueReusableCellWithIdentifier: method (without an "
        + "index path). Cell identifier: \(identifier), index path: \(UpdateCheck.words(path))")
  }

  /// A row or an item that is configured anew keeps its cell.
  static func other(_ identifier: String, than known: String?, of cell: UIView) -> Never {
    fatalError(
      "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when "
        + "reconfiguring an item, which is not allowed. You can only dequeue a cell using the same registration or reuse "
        + "identifier that the cell was originally dequeued with when reconfiguring an item. Dequeued reuse identifier: "
        + "\(identifier); Original reuse identifier: \(known ?? "(null)"); Existing cell: \(cell)")
  }
}
