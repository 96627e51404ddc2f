extension UITableView {
  public enum Style: Int, Sendable { case plain = 0, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none = 0, top, middle, bottom }
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right, left, top, bottom, none, middle
    case automatic = 100
  }
  /// What `separatorInset` counts from.
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges = 0, fromAutomaticInsets }
  public typealias SeparatorStyle = UITableViewCell.SeparatorStyle
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
