/// The titles at a table's edge that lead to its sections.
final class TableIndexBar: UIView {
  private weak var table: UITableView?
  var titles: [String] = [] { didSet { setNeedsDisplay() } }
  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

  init(_ table: UITableView) {
    self.table = table
    super.init(frame: .zero)
    flags.insert(.drawsInCode)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  /// UIKIT: 15 points wide, in the middle of what is seen.
  func place() {
    guard let table else { return }
    let visible = table.bounds.inset(by: table.adjustedContentInset)
    let x = table.isRightToLeft ? visible.minX : visible.maxX - 15
    frame = CGRect(x: x, y: visible.minY, width: 15, height: visible.height)
  }

  private var lineHeight: CGFloat { min(Self.font.lineHeight + 1, bounds.height / CGFloat(max(titles.count, 1))) }
  private var top: CGFloat { (bounds.height - lineHeight * CGFloat(titles.count)) / 2 }

  override func draw(_ rect: CGRect) {
    if let color = table?.sectionIndexBackgroundColor {
      color.setFill()
      UIBezierPath(rect: bounds).fill()
    }
    let color: UIColor = table?.sectionIndexColor ?? tintColor
    for (index, title) in titles.enumerated() {
      let line = CGRect(x: 0, y: top + CGFloat(index) * lineHeight, width: bounds.width, height: lineHeight)
      ControlPainter.drawText(title == UITableView.indexSearch ? "⌕" : title, font: Self.font, color: color, in: line)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  private func follow(_ touches: Set<UITouch>) {
    guard let table, let touch = touches.first, !titles.isEmpty else { return }
    let index = min(max(Int((touch.location(in: self).y - top) / max(lineHeight, 1)), 0), titles.count - 1)
    let section = table.dataSource?.tableView(table, sectionForSectionIndexTitle: titles[index], at: index) ?? index
    guard section >= 0, section < table.numberOfSections else { return }
    table.scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }
}
