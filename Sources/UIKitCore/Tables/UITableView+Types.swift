extension UITableView {
  /// How sections look: headers that stay in sight; groups from edge to edge; groups with round corners.
  public enum Style: Int, Sendable { case plain = 0, grouped, insetGrouped }
  /// Where a row comes to stand; `none` scrolls just as far as shows all of it.
  public enum ScrollPosition: Int, Sendable { case none = 0, top, middle, bottom }
  /// How rows come and go in a batch.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right, left, top, bottom, none, middle
    case automatic = 100
  }
  /// What `separatorInset` counts from.
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges = 0, fromAutomaticInsets }
  /// The lines between rows.
  public typealias SeparatorStyle = UITableViewCell.SeparatorStyle
  /// When rows whose content changes are measured again: never, when they say so, or when their constraints change,
  /// too.
  public enum SelfSizingInvalidation: Int, Sendable { case disabled = 0, enabled, enabledIncludingConstraints }

  /// Posted when the selection changes.
  public static let selectionDidChangeNotification = NSNotification.Name("UITableViewSelectionDidChangeNotification")

  var metrics: TableMetrics {
    TableMetrics(style: style, width: bounds.width, scale: pixelScale, metrics: systemMetrics)
  }
}

extension IndexPath {
  /// The same place as a row of a section, whatever made the path.
  var rowPath: IndexPath { count == 2 ? self : IndexPath(row: row, section: section) }
}
