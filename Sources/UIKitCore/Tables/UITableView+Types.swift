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

  /// What the titles of sections keep free at the sides.
  ///
  /// UIKIT: inset groups stand clear of the sides whatever the table says, and their titles with them. A guess.
  var titleSafeArea: UIEdgeInsets {
    style == .insetGrouped
      ? UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
      : contentSafeArea(of: self)
  }

  /// What the sides leave of the width for the titles of sections, in points.
  package var titleRoom: CGFloat { bounds.width - titleSafeArea.left - titleSafeArea.right }

  /// What the content of a cell, header or footer keeps free at the sides.
  ///
  /// UIKIT: contents keep out of what covers the sides of the screen, unless the table says otherwise (Apple's page on
  /// `insetsContentViewsToSafeArea`).
  ///
  /// - Parameter view: the cell, header or footer, or the table itself for one that is as wide.
  func contentSafeArea(of view: UIView) -> UIEdgeInsets {
    guard insetsContentViewsToSafeArea else { return .zero }
    return UIEdgeInsets(top: 0, left: view.safeAreaInsets.left, bottom: 0, right: view.safeAreaInsets.right)
  }
}

extension IndexPath {
  /// The same place as a row of a section, whatever made the path.
  var rowPath: IndexPath { count == 2 ? self : IndexPath(row: row, section: section) }
}
