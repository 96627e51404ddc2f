public import Foundation

/// Rows in sections, one above the other.
///
/// Rows are made when they come into view and used again when they leave it. Storage and every member that a subclass may
/// override stand here; the behaviour is in `UITableView+Aspect.swift`.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableview>
@preconcurrency @MainActor
open class UITableView: UIScrollView, PrototypeHolder {
  /// Asks for a height computed from the content.
  public static let automaticDimension: CGFloat = -1
  /// In `sectionIndexTitles(for:)`, stands for a search field above the table.
  public static let indexSearch = SectionIndexBar.searchTitle

  /// A table of a style, which cannot be changed later. `frame` is in the coordinates of the superview it will get, in
  /// points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    isMultipleTouchEnabled = false
    becomeTable()
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Creates the table from a document or an archive; prototypes and static rows come with a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var archivedProperties: [ArchivedProperty] { super.archivedProperties.withoutSubviews }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeTable()
  }

  private func becomeTable() {
    styleDidChange()
    alwaysBounceVertical = true
  }

  // MARK: State of the parts

  var rowGeometry = TableGeometry()
  /// Nil until somebody asks where rows are.
  var isGeometryStale = true
  /// Whether the data source was asked for its rows.
  var hasCountedRows = false
  var parts = TableParts()
  var reuse = TableReuse()
  var selection = TableSelection()
  private(set) lazy var menus = TableMenus(self)
  /// What opens the menus of rows; nil while the table has been in no window.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus.presses.interaction }
  var edits = TableEditing()
  var batch: TableBatch?
  var touchedRow: TableTouch?
  var prefetching = RowPrefetching()
  /// While rows move, layout keeps off them.
  var isTiling = false
  /// Whether the table makes, places and removes its rows. Otherwise its subviews stay where others put them, and nobody
  /// is asked. Default: true.
  package var tilesContent = true
  /// What a document fills the table with; `UITableViewController` shows it.
  package var staticSections: [StaticTableSection] = []

  // MARK: Who fills and who is told

  override var describedState: String { scrollDescription + "; dataSource: \(described(dataSource))" }

  /// How sections look. Default: plain.
  open package(set) var style = Style.plain { didSet { if style != oldValue { styleDidChange() } } }
  /// Default: nil.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      dataSource = SubclassMethods.completed(dataSource)
      hasCountedRows = false
      rowsAreStale()
    }
  }
  /// The delegate as a table's; nil for one that only knows of scrolling.
  weak var tableDelegate: (any UITableViewDelegate)?
  /// Told of what happens in the table, and asked for sizes and permissions. Not kept. Default: nil.
  @_nonoverride
  open weak var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set { scrollDelegate = newValue }
  }
  override func delegateDidChange() {
    tableDelegate = SubclassMethods.completed(scrollDelegate as? any UITableViewDelegate)
    rowsAreStale()
  }
  /// Told early of rows that will be needed. Not kept. Default: nil.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet {
      prefetchDataSource = SubclassMethods.completed(prefetchDataSource)
      setNeedsLayout()
    }
  }
  /// Whether the prefetching data source is told. Default: true.
  open var isPrefetchingEnabled = true

  // MARK: Heights, in points

  /// Default: `automaticDimension`.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { rowsAreStale() } }
  /// 0 turns estimates, and with them automatic heights, off. Default: `automaticDimension`.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { rowsAreStale() } }
  /// In points; `automaticDimension` for the header's own.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { rowsAreStale() } }
  /// In points; `automaticDimension` for the footer's own.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { rowsAreStale() } }
  /// In points; 0 for no estimates.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { rowsAreStale() } }
  /// In points; 0 for no estimates.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { rowsAreStale() } }
  /// Above each header of a plain table. Default: `automaticDimension`, 22 since iOS 15.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { rowsAreStale() } }
  /// Of lines drawn below the last row. Default: 0, none.
  open var fillerRowHeight: CGFloat = 0 { didSet { Limitation.hasNoEffect("UITableView.fillerRowHeight") } }

  // MARK: Looks

  /// Whether lines stand between rows. Default: single lines.
  open var separatorStyle = SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { separatorsDidChange() } }
  }
  /// Default: the system's colour of separators, which nil stands for.
  open var separatorColor: UIColor? {
    get { ownSeparatorColor ?? .separator }
    set {
      ownSeparatorColor = newValue
      separatorsDidChange()
    }
  }
  private var ownSeparatorColor: UIColor?
  /// An effect for the lines between rows. Kept; it has no effect. Default: nil.
  open var separatorEffect: UIVisualEffect? {
    willSet { if newValue != nil { Limitation.hasNoEffect("UITableView.separatorEffect") } }
  }
  /// UIKIT: what covers the sides of the screen covers the rows as well: tables do not scroll sideways, so that no inset
  /// takes it up. A guess.
  override var childSafeAreaInsets: UIEdgeInsets {
    if handsDownSafeArea { return super.childSafeAreaInsets }
    let (safe, taken) = (safeAreaInsets, adjustedContentInset)
    return UIEdgeInsets(
      top: 0, left: max(0, safe.left - taken.left), bottom: 0, right: max(0, safe.right - taken.right))
  }

  /// Default: 15 or 16 points at the left, as the content of the cells.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: metrics.sideMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      separatorsDidChange()
    }
  }
  private var ownSeparatorInset: UIEdgeInsets?
  /// Where lines begin and end, from the edges of the cells.
  var separatorEnds: UIEdgeInsets {
    guard let own = ownSeparatorInset, separatorInsetReference == .fromAutomaticInsets else { return separatorInset }
    return UIEdgeInsets(top: 0, left: metrics.sideMargin + own.left, bottom: 0, right: own.right)
  }
  /// What `separatorInset` counts from: the edges of the cells, or the insets that lines have by themselves. Default: the
  /// edges.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { separatorsDidChange() } }
  /// Whether contents keep out of the safe area at the sides. Default: true.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { setNeedsLayout() } }
  }
  /// Whether the margins of cells leave no more than a readable width between them. Default: false.
  ///
  /// DEVIATION: headers and footers keep their margins.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      rowsAreStale()
      for cell in visibleCells { cell.setNeedsLayout() }
    }
  }
  /// How many rows there are at least where the index is shown. Default: 0, which shows it always.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { reloadSectionIndexTitles() } }
  /// The index titles' colour. Default: nil, the tint.
  open var sectionIndexColor: UIColor? { didSet { parts.index?.setNeedsDisplay() } }
  /// What is behind the index titles. Default: nil, nothing.
  open var sectionIndexBackgroundColor: UIColor? { didSet { parts.index?.setNeedsDisplay() } }
  /// Behind the index while a finger is on it. Kept; it has no effect. Default: nil.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    willSet { if newValue != nil { Limitation.hasNoEffect("UITableView.sectionIndexTrackingBackgroundColor") } }
  }
  /// Fills the table behind its rows.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
  /// Stands above all rows and scrolls with them. Its height counts, its width becomes the table's: set the view again
  /// after a change of its height. Default: nil.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
  /// Stands below all rows and scrolls with them, as `tableHeaderView` does above. Default: nil.
  open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }

  // MARK: Selection

  /// Whether a tap selects a row. Default: true.
  open var allowsSelection = true { didSet { if !allowsSelection { clearSelection() } } }
  /// Whether several rows can be selected; a tap on a selected one deselects it. Default: false.
  open var allowsMultipleSelection = false { didSet { if !allowsMultipleSelection { keepOneSelected() } } }
  /// Whether a tap selects a row in editing mode. Default: false.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected in editing mode, where circles at their edge show it. Default: false.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing { installMultipleSelection() } }
  }
  /// Whether a row that gets the focus is selected. Default: false.
  open var selectionFollowsFocus = false
  /// Whether the focus comes back to the row that had it last. Default: false.
  open var remembersLastFocusedIndexPath = false
  var lastFocusedPath: IndexPath?
  /// Whether keys move a focus among the rows. Default: false.
  open var allowsFocus = false
  /// The same in editing mode. Default: false.
  open var allowsFocusDuringEditing = false
  /// Whether rows are dragged by long presses. Default: on a pad.
  open lazy var dragInteractionEnabled = UIDevice.current.userInterfaceIdiom == .pad
  /// When rows whose content changes are measured again: where their cells say so by
  /// `invalidateIntrinsicContentSize()`, or also where a constraint inside them changes. Default: enabled, the first.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet { if selfSizingInvalidation == .enabledIncludingConstraints { rootEngine?.isWatched = true } }
  }
  /// Told by a cell whose natural size may have changed.
  func cellMayHaveResized(_ cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, let path = cell.rowPlace, parts.cells[path] === cell else { return }
    parts.resized.insert(path)
    setNeedsLayout()
  }
  /// Whether rows of the table are being dragged.
  open internal(set) var hasActiveDrag = false
  /// Whether something is being dragged over the table.
  open internal(set) var hasActiveDrop = false
  /// Gives what rows are dragged as. Not kept. Default: nil, no row can be dragged.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// Takes what is dropped on the table. Not kept. Default: nil, nothing can be dropped.
  open weak var dropDelegate: (any UITableViewDropDelegate)?

  /// The selected row, or the first of several.
  open var indexPathForSelectedRow: IndexPath? { selection.first }
  /// Nil when nothing is selected.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted }

  /// Selects without telling the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    selectSilently(indexPath, animated: animated, position: scrollPosition)
  }
  /// Deselects without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselectSilently(indexPath, animated: animated) }

  // MARK: Editing

  /// Whether rows show controls, or one of them the actions that a swipe has uncovered.
  open var isEditing: Bool {
    // UIKIT: a swipe sets it (documented with `tableView(_:willBeginEditingRowAt:)`), without controls in the rows.
    get { edits.isEditing || edits.isSwiped }
    set { setEditing(newValue, animated: false) }
  }
  /// Goes into editing mode, in which rows show the controls that the delegate and the data source allow, or out of it.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

  // MARK: Rows

  /// Asks for everything anew: counts at once, cells at the next layout. Selection and batches on their way end; the
  /// offset stays where there is content.
  open func reloadData() { reloadEverything() }
  /// Asks the data source for its index titles anew.
  open func reloadSectionIndexTitles() { updateSectionIndex() }
  /// 1 without a data source.
  open var numberOfSections: Int { dataSource == nil ? 1 : currentGeometry(of: self).sections.count }
  /// Traps for a section that the data source does not have.
  open func numberOfRows(inSection section: Int) -> Int { rowCountOrTrap(section) }
  /// The section's rectangle, header and footer included, in the table's coordinates, in points; zero for a section
  /// that there is not.
  open func rect(forSection section: Int) -> CGRect { currentGeometry(of: self).rect(ofSection: section) }
  /// The header's rectangle, where it stands when it does not float, in the table's coordinates, in points.
  open func rectForHeader(inSection section: Int) -> CGRect { currentGeometry(of: self).rect(ofHeader: section) }
  /// The footer's rectangle, where it stands when it does not float, in the table's coordinates, in points.
  open func rectForFooter(inSection section: Int) -> CGRect { currentGeometry(of: self).rect(ofFooter: section) }
  /// The row's rectangle in the table's coordinates, in points; for rows never seen by their estimated heights.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { currentGeometry(of: self).rect(ofRow: indexPath) }
  /// The row at a point of the content; nil between and outside sections.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { rowPath(at: point) }
  /// The rows that a rectangle of the content touches.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rowPaths(in: rect) }
  /// The row of a cell that is in use.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { parts.path(of: cell) }
  /// Nil for rows out of sight.
  ///
  /// UIKIT: brings the rows of a reload in first, as `visibleCells` and `indexPathsForVisibleRows` do (openradar 23904182;
  /// tests of public libraries read cells right behind `reloadData()`).
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    tileIfStale()
    return parts.cells[indexPath.rowPath]
  }
  /// The cells in sight, from the top down.
  open var visibleCells: [UITableViewCell] { visiblePaths.compactMap { parts.cells[$0] } }
  /// The rows in sight, from the top down.
  open var indexPathsForVisibleRows: [IndexPath]? { visiblePaths }
  /// The header of a section in sight; nil for views of other classes.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    parts.headers[section] as? UITableViewHeaderFooterView
  }
  /// The footer of a section in sight; nil for views of other classes.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    parts.footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls so that the row stands at the top, in the middle or at the bottom of what insets leave free; with `none`
  /// just as far as shows all of it.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }
  /// The same with the selected row nearest to the middle; nothing where none is selected.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = selection.sorted.min(by: { distance(to: $0) < distance(to: $1) }) else { return }
    scroll(to: path, at: scrollPosition, animated: animated)
  }

  // MARK: Reuse

  /// Cells of the identifier are made by the class's `init(style:reuseIdentifier:)`; nil ends that.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass, identifier)
  }
  /// Cells of the identifier come from a nib whose only top-level object is a cell; nil ends that.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { reuse.register(nib, identifier) }
  /// Headers and footers of the identifier are made by the class's `init(reuseIdentifier:)`; nil ends that.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.registerHeader(aClass, identifier)
  }
  /// Headers and footers of the identifier come from a nib whose only top-level object is one; nil ends that.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.registerHeader(nib, identifier)
  }
  /// A cell that is out of use, or a new one of the registered class; nil when nothing is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { reuse.cell(identifier) }
  /// Traps when nothing is registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    cellOrTrap(identifier, for: indexPath)
  }
  /// A header or footer that is out of use, or a new one of the registered class; nil when nothing is registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    reuse.header(identifier)
  }

  package func registerPrototype(_ identifier: String, kind: String?, make: @escaping () -> UIView?) {
    reuse.register(identifier) { make() as? UITableViewCell }
  }

  // MARK: Updates

  /// Collects changes up to the matching `endUpdates()`; pairs may be nested.
  open func beginUpdates() { openBatch() }
  /// Carries out what was collected, animated. Traps where the data source's new counts do not follow from the changes.
  open func endUpdates() { closeBatch() }
  /// Carries out the changes that `updates` makes, animated; `completion` hears whether the animation came to its end.
  /// Deleted and reloaded places count before the batch, inserted ones after it.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch(updates, completion: completion)
  }
  /// The same for updates that are not kept: `performBatchUpdates` calls them before it returns.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      let optional: (() -> Void)? = updates
      performBatchUpdates(optional, completion: completion)
    }
  }
  /// Whether changes are being collected, or a drop holds a place: the data source may be ahead of what is shown.
  open var hasUncommittedUpdates: Bool { batch != nil || !placeholders.isEmpty }
  /// The places that drops hold.
  var placeholders = DropPlaceholders<TablePlaceholderContext>()
  /// Sections have come, at places as they are after the batch.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.insertedSections.formUnion(sections) }
  }
  /// Sections have gone, at places as they were before the batch.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.deletedSections.formUnion(sections) }
  }
  /// Sections show something else, at places as they were before the batch.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.reloadedSections.formUnion(sections) }
  }
  /// A section has moved, from its place before the batch to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) { $0.movedSections.append((section, newSection)) }
  }
  /// Rows have come, at places as they are after the batch.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.insertedRows += indexPaths }
  }
  /// Rows have gone, at places as they were before the batch.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.deletedRows += indexPaths }
  }
  /// Rows show something else, in cells of their own, at places as they were before the batch. They lose the selection.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.reloadedRows += indexPaths }
  }
  /// Fills the cells again without making others.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  /// A row has moved, from its place before the batch to one after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, tilesContent else { return }
    installSwipes()
    menus.presses.install()
  }

  // MARK: Layout and touches

  /// Rows without data, as a document's canvas has them, are content without a size.
  override var contentEnd: CGFloat {
    dataSource != nil ? super.contentEnd : subviews.lazy.filter { $0 is UITableViewCell }.map(\.frame.maxY).max() ?? 0
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if tilesContent { tile() }
    parts.index?.place()
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if old.origin != newValue.origin { setNeedsLayout() }
    }
  }

  override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    if rowGeometry.width != super.bounds.width { widthDidChange() }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if rowGeometry.width > 0, rowGeometry.titleSafeArea != titleSafeArea { widthDidChange() }
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      forgetHeights()
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { beginTouch(touches, event) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moveTouch(touches, event) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endTouch(touches, event) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelTouch() }

  /// Writes what is selected, too.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    SelectionState(self).write(coder)
  }
  open override func decodeRestorableState(with coder: NSCoder) {
    SelectionState(self).read(coder)
    super.decodeRestorableState(with: coder)
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UITableView.separatorColor), AppearanceProperty(\UITableView.separatorStyle),
      AppearanceProperty(\UITableView.separatorInset), AppearanceProperty(\UITableView.sectionIndexColor),
    ]
  }
  override class var appearanceClass: NSObject.Type { UITableView.self }

  // MARK: Accessibility

  override var subviewsInReadingOrder: [UIView] {
    let rows = (indexPathsForVisibleRows ?? []).sorted()
    return AccessibilityParts.order(rows.compactMap { cellForRow(at: $0) as UIView? }, before: self)
  }
}
