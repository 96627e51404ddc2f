/// Rows in sections.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableview>
open class UITableView: UIScrollView, PrototypeHolder {
  public enum Style: Int, Sendable { case plain = 0, grouped, insetGrouped }
  public enum SeparatorStyle: Int, Sendable { case none = 0, singleLine, singleLineEtched }
  /// Asks for a height computed from the content.
  public static let automaticDimension: CGFloat = -1

  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
    becomeTable()
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeTable()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeTable()
  }
  private func becomeTable() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }

  open internal(set) var style = Style.plain
  open weak var dataSource: (any UITableViewDataSource)? { didSet { rowsAreStale() } }
  private weak var tableDelegate: (any UITableViewDelegate)?
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any UITableViewDelegate
      rowsAreStale()
    }
  }
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { rowsAreStale() } }
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  open var separatorStyle = SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var cellLayoutMarginsFollowReadableWidth = false
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var backgroundView: UIView?
  open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }

  private func replace(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    rowsAreStale()
  }

  // MARK: Rows

  private var rows = TableRows()
  private var cells: [IndexPath: UITableViewCell] = [:]
  private var pool: [String: [UITableViewCell]] = [:]
  private var registered: [String: () -> UITableViewCell?] = [:]
  private var isStale = true
  /// A canvas shows the rows of the document and asks nobody.
  var isOnCanvas = false
  /// What a document fills the table with; `UITableViewController` shows it.
  var staticSections: [StaticTableSection] = []

  func registerPrototype(_ identifier: String, kind: String?, make: @escaping () -> UIView?) {
    registered[identifier] = { make() as? UITableViewCell }
  }

  private func rowsAreStale() {
    isStale = true
    setNeedsLayout()
  }

  open func reloadData() {
    for (_, cell) in cells { recycle(cell) }
    cells = [:]
    rowsAreStale()
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let type = cellClass as? UITableViewCell.Type else {
      registered[identifier] = nil
      return
    }
    registered[identifier] = { ClassInstantiation.makeCell(type, identifier: identifier) }
  }

  /// A cell that is out of use, or a new one of the registered class; nil when nothing is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = pool[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return registered[identifier]?()
  }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    return cell
  }

  private func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  open var visibleCells: [UITableViewCell] { cells.keys.sorted().compactMap { cells[$0] } }
  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    prepareRows()
    return rows.rect(indexPath, width: bounds.width)
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    prepareRows()
    return rows.paths(from: point.y, to: point.y).first
  }

  private func prepareRows() {
    guard isStale, !isOnCanvas else { return }
    isStale = false
    var built = TableRows(top: tableHeaderView?.bounds.height ?? 0)
    if dataSource != nil {
      for section in 0..<numberOfSections {
        built.append((0..<numberOfRows(inSection: section)).map { height(at: IndexPath(row: $0, section: section)) })
      }
    }
    rows = built
    contentSize = CGSize(width: bounds.width, height: built.bottom + (tableFooterView?.bounds.height ?? 0))
  }

  private func height(at path: IndexPath) -> CGFloat {
    let asked = tableDelegate?.tableView(self, heightForRowAt: path) ?? UITableView.automaticDimension
    if asked != UITableView.automaticDimension { return asked }
    if rowHeight != UITableView.automaticDimension { return rowHeight }
    return 44
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isOnCanvas else { return }
    prepareRows()
    tableHeaderView?.frame.size.width = bounds.width
    tableFooterView?.frame = CGRect(
      x: 0, y: rows.bottom, width: bounds.width, height: tableFooterView?.bounds.height ?? 0)
    let visible = Set(rows.paths(from: bounds.minY, to: bounds.maxY))
    for (path, cell) in cells where !visible.contains(path) {
      recycle(cell)
      cells[path] = nil
    }
    for path in visible.sorted() {
      let cell = cells[path] ?? dataSource?.tableView(self, cellForRowAt: path)
      guard let cell else { continue }
      cells[path] = cell
      cell.frame = rows.rect(path, width: bounds.width)
      if cell.superview !== self { addSubview(cell) }
    }
  }

  override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    rowsAreStale()
  }
}
