internal import Foundation

/// A menu's rows on a card.
///
/// UIKIT: 250 points wide, rows of 44, separators of 8 points between groups, radius 13. A guess.
final class MenuView: UIView {
  static let width: CGFloat = 250
  private static let rowHeight: CGFloat = 44
  private static let groupGap: CGFloat = 8

  private struct Row {
    var view: MenuRow
    /// What stands between the row's group and the one above.
    var band: UIView?
  }
  private var rows: [Row] = []
  /// Whether the first entry is the lowest.
  var beginsBelow = false { didSet { setNeedsLayout() } }
  /// The rows from above; what stands between two groups stays there.
  private var shownRows: [Row] {
    guard beginsBelow else { return rows }
    let bands = rows.dropFirst().map(\.band) + [nil]
    return zip(rows, bands).map { Row(view: $0.view, band: $1) }.reversed()
  }
  private let heading = UILabel()
  private let choose: (UIMenuElement) -> Void

  init(_ menu: UIMenu, choose: @escaping (UIMenuElement) -> Void) {
    self.choose = choose
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 13
    clipsToBounds = true
    heading.font = .preferredFont(forTextStyle: .footnote)
    heading.textColor = .secondaryLabel
    heading.text = menu.title
    heading.numberOfLines = 0
    heading.isHidden = menu.title.isEmpty
    addSubview(heading)
    add(menu.children, startsGroup: false)
  }
  required init?(coder: NSCoder) { nil }

  private func add(_ elements: [UIMenuElement], startsGroup: Bool) {
    var starts = startsGroup
    for element in elements {
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
        add(menu.children, startsGroup: !rows.isEmpty)
        starts = true
        continue
      }
      if let deferred = element as? UIDeferredMenuElement {
        deferred.load { [weak self] loaded in
          self?.add(loaded, startsGroup: starts)
          self?.setNeedsLayout()
        }
        continue
      }
      if element.attributesIfAny.contains(.hidden) { continue }
      let row = MenuRow(element) { [weak self] in self?.choose(element) }
      rows.append(Row(view: row, band: starts && !rows.isEmpty ? makeBand() : nil))
      addSubview(row)
      starts = false
    }
  }

  private func makeBand() -> UIView {
    let band = UIView()
    band.backgroundColor = UIColor.label.withAlphaComponent(0.08)
    addSubview(band)
    return band
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: Self.width, height: headingHeight + rows.reduce(0) { $0 + height(of: $1) })
  }

  private var headingHeight: CGFloat {
    heading.isHidden
      ? 0 : ceil(heading.sizeThatFits(CGSize(width: Self.width - 32, height: .greatestFiniteMagnitude)).height) + 16
  }
  private func height(of row: Row) -> CGFloat {
    row.view.naturalHeight(Self.rowHeight) + (row.band == nil ? 0 : Self.groupGap)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    heading.frame = CGRect(x: 16, y: 0, width: bounds.width - 32, height: headingHeight)
    var y = headingHeight
    // UIKIT: where one entry has a mark, all of its group stand beside the marks. A guess.
    let isMarked = rows.contains { $0.view.hasMark }
    for (index, row) in shownRows.enumerated() {
      row.view.leavesRoomForMark = isMarked
      if let band = row.band {
        band.frame = CGRect(x: 0, y: y, width: bounds.width, height: Self.groupGap)
        y += Self.groupGap
      }
      let height = row.view.naturalHeight(Self.rowHeight)
      row.view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      row.view.showsSeparator = index > 0 && row.band == nil
      y += height
    }
  }
}

extension UIMenuElement {
  var attributesIfAny: Attributes {
    switch self {
    case let action as UIAction: action.attributes
    case let command as UICommand: command.attributes
    default: []
    }
  }
  var stateIfAny: State {
    switch self {
    case let action as UIAction: action.state
    case let command as UICommand: command.state
    default: .off
    }
  }
}
