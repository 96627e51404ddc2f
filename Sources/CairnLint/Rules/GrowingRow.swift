internal import UIKitCore

/// Rows of tables that are as high as their contents in the running program: on the canvas they have the height that they
/// were drawn with.
@MainActor
enum GrowingRow {
  /// Whether the view is in such a row, and the row would be higher than it is drawn. Of a row in a xib nobody says
  /// that its table has rows of one height.
  static func holds(_ view: UIView) -> Bool {
    let above = sequence(first: view) { $0.superview }
    guard let cell = above.lazy.compactMap({ $0 as? UITableViewCell }).first else { return false }
    if let table = above.lazy.compactMap({ $0 as? UITableView }).first, table.rowHeight >= 0 { return false }
    let room = CGSize(width: cell.bounds.width, height: UIView.layoutFittingCompressedSize.height)
    let needed = cell.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return needed.height > cell.bounds.height + 1
  }
}
