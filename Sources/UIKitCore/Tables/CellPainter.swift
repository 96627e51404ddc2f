/// Draws what a cell shows beside its content: the separator and the accessory.
@MainActor
enum CellPainter {
  static func draw(_ cell: UITableViewCell) {
    separator(cell)
    guard cell.shownAccessoryView == nil, !cell.showingDeleteConfirmation else { return }
    let isMirrored = cell.isRightToLeft
    let safe = isMirrored ? cell.contentSafeArea.left : cell.contentSafeArea.right
    let inset = safe + 16 + (cell.showsHandle ? 36 : 0)
    // Where a mark of a width ends that stands `before` points before the edge.
    func end(_ width: CGFloat, before: CGFloat = 0) -> CGFloat {
      isMirrored ? inset + before + width : cell.bounds.width - inset - before
    }
    switch cell.isEditing ? cell.editingAccessoryType : cell.accessoryType {
    case .none: break
    case .disclosureIndicator: chevron(endingAt: end(7), cell)
    case .checkmark: checkmark(endingAt: end(13), cell)
    case .detailButton: info(endingAt: end(24), cell)
    case .detailDisclosureButton:
      chevron(endingAt: end(7), cell)
      info(endingAt: end(24, before: 20), cell)
    }
  }

  /// One pixel at the bottom, from the separator inset to the right edge.
  ///
  /// UIKIT: groups that are not inset begin and end with a line from side to side, whatever the inset (Apple's pictures of
  /// the style).
  private static func separator(_ cell: UITableViewCell) {
    guard let table = cell.superview as? UITableView, table.separatorStyle != .none else { return }
    // UIKIT: a rounded group ends without a line (Apple's pictures of the style).
    if table.style == .insetGrouped, cell.groupPosition.isLast { return }
    let pixel = 1 / cell.pixelScale
    (table.separatorColor ?? .separator).setFill()
    let isMirrored = cell.isRightToLeft
    let near =
      max(cell.separatorInset.left, CellLayout.readableInset(cell))
      + (isMirrored ? cell.contentSafeArea.right : cell.contentSafeArea.left)
    let width = cell.bounds.width - near - cell.separatorInset.right
    var line = CGRect(
      x: isMirrored ? cell.separatorInset.right : near, y: cell.bounds.height - pixel, width: width, height: pixel)
    let edge = CGRect(x: 0, y: line.minY, width: cell.bounds.width, height: pixel)
    if table.style == .grouped, cell.groupPosition.isLast { line = edge }
    UIGraphicsGetCurrentContext()?.fill(line)
    guard table.style == .grouped, cell.groupPosition.isFirst else { return }
    UIGraphicsGetCurrentContext()?.fill(edge.offsetBy(dx: 0, dy: -edge.minY))
  }

  private static func chevron(endingAt right: CGFloat, _ cell: UITableViewCell) {
    let path = UIBezierPath()
    let (tail, tip) = cell.isRightToLeft ? (right - 0.5, right - 6.5) : (right - 6.5, right - 0.5)
    path.move(to: CGPoint(x: tail, y: cell.bounds.midY - 6))
    path.addLine(to: CGPoint(x: tip, y: cell.bounds.midY))
    path.addLine(to: CGPoint(x: tail, y: cell.bounds.midY + 6))
    stroke(path, .tertiaryLabel, width: 2)
  }

  private static func checkmark(endingAt right: CGFloat, _ cell: UITableViewCell) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: right - 13, y: cell.bounds.midY + 0.5))
    path.addLine(to: CGPoint(x: right - 8.5, y: cell.bounds.midY + 5.5))
    path.addLine(to: CGPoint(x: right - 0.5, y: cell.bounds.midY - 5.5))
    stroke(path, cell.tintColor, width: 2)
  }

  private static func info(endingAt right: CGFloat, _ cell: UITableViewCell) {
    let circle = CGRect(x: right - 22, y: cell.bounds.midY - 10, width: 20, height: 20)
    stroke(UIBezierPath(ovalIn: circle), cell.tintColor, width: 1.5)
    stroke(line(circle.midX, circle.midY - 1, circle.midY + 5), cell.tintColor, width: 2)
    stroke(line(circle.midX, circle.midY - 5, circle.midY - 4.5), cell.tintColor, width: 2)
  }

  private static func line(_ x: CGFloat, _ top: CGFloat, _ bottom: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: x, y: top))
    path.addLine(to: CGPoint(x: x, y: bottom))
    return path
  }

  private static func stroke(_ path: UIBezierPath, _ color: UIColor, width: CGFloat) {
    color.setStroke()
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }
}
