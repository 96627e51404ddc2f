internal import UIGeometry
internal import UISystemMetrics

/// A row of a table.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableviewcell>
@preconcurrency @MainActor
open class UITableViewCell: UIView, SwipeableRow, ConfigurableCell {
  /// Called with the cell and its state each time that the cell's configuration is brought up to date, on the main
  /// actor.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  /// Where title and detail stand: a title alone; the detail at the end, beside a narrow title, or beneath.
  public enum CellStyle: Int, Sendable { case `default` = 0, value1, value2, subtitle }
  /// What stands at the end of the row: nothing, a chevron, a button for details, both, a mark.
  public enum AccessoryType: Int, Sendable {
    case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// How a selected row looks; since iOS 7 all but `none` look alike.
  public enum SelectionStyle: Int, Sendable { case none = 0, blue, gray, `default` }
  /// Which control the row has in editing mode.
  public enum EditingStyle: Int, Sendable { case none = 0, delete, insert }
  /// The lines between rows: none, or one; `singleLineEtched` is an older name that looks like one.
  public enum SeparatorStyle: Int, Sendable { case none = 0, singleLine, singleLineEtched }
  /// Whether the system shows that the cell is focused, or the program does.
  public enum FocusStyle: Int, Sendable { case `default` = 0, custom }
  /// Whether the cell is being lifted or dragged as a drag's source.
  public enum DragState: Int, Sendable { case none = 0, lifting, dragging }
  /// What a cell shows besides its content.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// One bit for each control, as UIKit numbers them.
    public let rawValue: UInt
    /// Creates a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The circle at the leading edge is shown: the cell is in editing mode.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The buttons behind the trailing edge are uncovered.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  // MARK: In its table

  weak var table: UITableView?
  /// Where the cell stands; nil out of use.
  var rowPlace: IndexPath?
  var groupPosition = TableGroupPosition() { didSet { if groupPosition != oldValue { groupDidChange() } } }
  private var leadingControl: CellControl?
  private var reorderControl: CellControl?
  /// How far a swipe has moved the content, in points; to the right is positive.
  var swipeOffset: CGFloat = 0 {
    didSet {
      guard swipeOffset != oldValue else { return }
      setNeedsLayout()
      if swipeOffset == 0 || oldValue == 0 { setNeedsUpdateConfiguration() }
    }
  }
  /// Whether the handle that moves the row is seen.
  var showsHandle: Bool { reorderControl != nil }
  /// The control in editing mode, as the table's delegate answers for the row. Default: none.
  open private(set) var editingStyle = EditingStyle.none
  /// Whether a swipe has uncovered the buttons behind the cell.
  open var showingDeleteConfirmation: Bool { swipeOffset != 0 }

  /// Creates a cell of 320 by 44 points; the table resizes it. An identifier lets the table use it again for other
  /// rows.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    becomeCell()
  }
  /// A cell of the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }
  /// Creates the cell from a document or an archive; the values follow after `super`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var archivedProperties: [ArchivedProperty] { super.archivedProperties.withoutSubviews }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeCell()
  }

  private func becomeCell() {
    flags.insert(.drawsInCode)
    contentMode = .redraw
    contentView.frame = bounds
    contentView.preservesSuperviewLayoutMargins = true
    // UIKIT: documents store it of content views, which they store as UIKit makes them; what stands in a row does not move
    // when the row scrolls beneath a bar.
    contentView.insetsLayoutMarginsFromSafeArea = false
    addSubview(contentView)
    backgroundColor = Self.plainBackground
  }

  /// Backgrounds that nobody has chosen, told from others by being these objects.
  private static let plainBackground = UIColor(dynamicProvider: { _ in .systemBackground })
  private static let groupedBackground = UIColor(dynamicProvider: { _ in .secondarySystemGroupedBackground })

  /// UIKIT: rows of grouped tables have another background than plain ones, which shows in the dark (Apple's page on
  /// `secondarySystemGroupedBackground` names the use).
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let table = superview as? UITableView else { return }
    let (old, new) =
      table.style == .plain
      ? (Self.groupedBackground, Self.plainBackground) : (Self.plainBackground, Self.groupedBackground)
    if backgroundColor === old { backgroundColor = new }
  }

  /// What cells are dequeued by. Nil: the cell is used once.
  open package(set) var reuseIdentifier: String?
  package var style = CellStyle.default
  /// Where the cell's content stands. A document may bring its own.
  open package(set) var contentView = UIView() {
    didSet {
      oldValue.removeFromSuperview()
      addSubview(contentView)
    }
  }

  /// What the cell has made the content's margins.
  private var givenMargins: UIEdgeInsets?
  private var titleLabel: UILabel?
  private var subtitleLabel: UILabel?
  private var picture: UIImageView?
  /// How the symbol was configured last to fit the title.
  var symbolOfTitle: UIImage.SymbolConfiguration?

  /// Made when first asked for.
  open var textLabel: UILabel? { part(&titleLabel) { mainLabel() } }
  /// Nil in the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : part(&subtitleLabel) { detailLabel() } }
  /// At the leading edge, seen while it has an image. Made when first asked for.
  open var imageView: UIImageView? { part(&picture) { UIImageView() } }

  private func part<Part: UIView>(_ slot: inout Part?, _ make: () -> Part) -> Part {
    if let slot { return slot }
    let view = make()
    slot = view
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  /// UIKIT: the title of `value2` ends where the detail begins; documents store it so.
  private func mainLabel() -> UILabel {
    let label = UILabel()
    if style == .value2 { label.textAlignment = isRightToLeft ? .left : .right }
    fonts.follow(label, .body, 17, traitCollection)
    return label
  }

  private func detailLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
    if style == .value1 { label.textColor = .secondaryLabel }
    fonts.follow(label, style == .subtitle ? .caption1 : .body, style == .subtitle ? 12 : 17, traitCollection)
    return label
  }
  private var fonts = CellFonts()

  /// Takes over labels that a document laid out.
  package func adopt(textLabel: UILabel?, detailTextLabel: UILabel?, imageView: UIImageView?) {
    titleLabel = textLabel
    subtitleLabel = detailTextLabel
    picture = imageView
  }
  /// The height that a document gives to the row, in points.
  package var statedHeight: CGFloat?

  /// The sign at the trailing edge outside editing mode; `accessoryView` takes its place. Default: none.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { setNeedsLayout() } } }
  /// The sign at the trailing edge in editing mode. Default: none.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
  }
  /// In the accessory's place while the table is edited.
  open var editingAccessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let editingAccessoryView { addSubview(editingAccessoryView) }
      setNeedsLayout()
    }
  }
  /// The view in the accessory's place now.
  var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }
  /// UIKIT: rows without a control of their own stand as far in as the others while a table is edited, unless the cell
  /// or the delegate says otherwise (documented).
  private var indentsWhileEditing: Bool {
    guard isEditing, let table, table.edits.isEditing, shouldIndentWhileEditing, let rowPlace else { return false }
    return table.indentsWhileEditing(rowPlace)
  }
  /// At the trailing edge outside editing mode, at its own size; a control there gets its touches. Default: nil.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// Default: `default`, gray.
  open var selectionStyle = SelectionStyle.default
  /// Whether the row looks selected; to select rows, ask the table.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger is on the cell: background and labels look as when it is selected. Default: false.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Whether the cell shows its controls of editing mode; the table sets it. Default: false.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  /// How many of `indentationWidth` the content stands in. Default: 0.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// Of each level, in points. Default: 10.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
  /// Of the line below, in points; the top and bottom do not count.
  open var separatorInset: UIEdgeInsets {
    get {
      // The canvas's rows stand in a table that has not made them.
      let ends = (table ?? superview as? UITableView)?.separatorEnds
      return ownSeparatorInset ?? ends ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    }
    set {
      ownSeparatorInset = newValue
      setNeedsDisplay()
    }
  }
  private var ownSeparatorInset: UIEdgeInsets?
  /// Whether what is in the cell takes touches while the cell is dragged. Default: false.
  open var userInteractionEnabledWhileDragging = false
  /// Whether the content makes room for the control in editing mode; the delegate's answer. Default: true.
  open var shouldIndentWhileEditing = true { didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } } }
  /// Kept; has no effect.
  open var showsReorderControl = false
  /// Kept; has no effect.
  open var focusStyle = FocusStyle.default
  /// The cell's state is about to change: to the edit control, to the confirmation of a deletion, back.
  open func willTransition(to state: StateMask) {}
  /// The controls of a state have come to rest. Default: nothing.
  open func didTransition(to state: StateMask) {}
  private var stateUnderway: StateMask?
  func beginTransition(to state: StateMask) {
    stateUnderway = state
    willTransition(to: state)
  }
  func endTransition() {
    guard let state = stateUnderway else { return }
    stateUnderway = nil
    didTransition(to: state)
  }
  /// Called when the cell is lifted, dragged and no longer dragged. Does nothing by itself.
  open func dragStateDidChange(_ dragState: DragState) {}
  func drag(_ state: DragState) { if configurator.changesDrag(to: state.rawValue) { dragStateDidChange(state) } }
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit != nil && configurator.drag != .none && !userInteractionEnabledWhileDragging ? self : hit
  }
  /// Fills the cell behind the content; it counts in place of the background colour. Default: nil.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, backgroundView) } }
  /// Behind the content while the row is selected or highlighted. Default: nil, gray.
  open var selectedBackgroundView: UIView?
  /// In its place while the table lets several rows be selected. Default: nil.
  open var multipleSelectionBackgroundView: UIView?

  private func replaceBackground(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
  }

  // MARK: Configurations

  private(set) lazy var configurator = CellConfigurator(self)

  open override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set {
      guard newValue != isUserInteractionEnabled else { return }
      super.isUserInteractionEnabled = newValue
      setNeedsUpdateConfiguration()
    }
  }
  /// What the cell's configurations depend on.
  ///
  /// UIKIT: a cell that takes no touches is disabled. A guess.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isFocused = isFocused
    state.isEditing = isEditing
    state.isSwiped = swipeOffset != 0
    state.isReordering = table?.edits.draggedCell === self
    (state.cellDragState, state.cellDropState) = (configurator.drag, configurator.drop)
    return state
  }
  /// A list content configuration that fits the cell's style; it knows nothing of the cell's present content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// Describes the content; the view that shows it becomes the content view. Nil brings an empty content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurator.content }
    set { configurator.content = newValue }
  }
  /// Whether the content configuration follows the state by itself. Default: true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurator.updatesContent }
    set { configurator.updatesContent = newValue }
  }
  /// The background of a cell in a plain or a grouped list, as the table's style asks for.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table?.style == .plain || table == nil ? .listPlainCell() : .listGroupedCell()
  }
  /// Describes what is behind the content; takes the place of background colour and background views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurator.backgroundConfiguration }
    set {
      if newValue != nil {
        // UIKIT: the configuration and the views exclude each other (Apple's page on `backgroundConfiguration`).
        backgroundColor = nil
        backgroundView = nil
        selectedBackgroundView = nil
      }
      configurator.backgroundConfiguration = newValue
      setNeedsUpdateConfiguration()
    }
  }
  /// Whether the background configuration follows the cell's state by itself. Default: true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurator.updatesBackground }
    set { configurator.updatesBackground = newValue }
  }
  /// Called with the cell and its state before a layout, when the state or the configuration has changed. Default: nil.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Has `updateConfiguration(using:)` and the handler called before the next layout.
  open func setNeedsUpdateConfiguration() { configurator.setNeedsUpdate() }
  /// Subclasses describe the cell for a state here.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurator.update(for: state)
    configurationUpdateHandler?(self, state)
  }

  func takeContentView(_ view: UIView) {
    view.frame = contentView.frame
    contentView = view
  }
  func makePlainContentView() -> UIView {
    let view = UIView()
    view.preservesSuperviewLayoutMargins = true
    return view
  }
  var contentHolder: UIView { contentView }
  func runUpdateConfiguration() { updateConfiguration(using: configurationState) }
  func backgroundDidChange() {}

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    configurator.setNeedsUpdate()
    if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      fonts.update([titleLabel, subtitleLabel], traitCollection)
      table?.cellMayHaveResized(self)
    }
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.cellMayHaveResized(self)
  }

  /// The table's way to select; override it for looks of one's own, and call `super`.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// The table's way to highlight; override it for looks of one's own, and call `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// A table ends the transition of an animated change with its animation.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if editing != isEditing { beginTransition(to: editing ? .showingEditControl : []) }
    isEditing = editing
    if !animated { endTransition() }
  }
  /// The cell is about to show another row: undo what has no other value for each row. Call `super`.
  open func prepareForReuse() {}
  open override var canBecomeFocused: Bool { table?.mayFocus(self) ?? false }

  /// Called by the table before the cell is used again.
  func resetForReuse() {
    alpha = 1
    isHidden = false
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    prepareForReuse()
  }

  func separatorDidChange() { setNeedsDisplay() }

  /// Rounds the cell's corners as its place in a section asks, where no table tells it.
  package func standInSection(isFirst: Bool, isLast: Bool) {
    groupPosition = TableGroupPosition(isFirst: isFirst, isLast: isLast)
  }

  private func groupDidChange() {
    setNeedsDisplay()
    guard let table = superview as? UITableView ?? table, table.style == .insetGrouped else { return }
    layer.cornerRadius = table.metrics.groupRadius
    var corners: CACornerMask = []
    if groupPosition.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if groupPosition.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    if corners.isEmpty { layer.cornerRadius = 0 }
    clipsToBounds = true
  }

  /// UIKIT: a selected or highlighted row is grey, unless its selection style is none (Apple's page on
  /// `UITableViewCell.SelectionStyle`).
  private func stateDidChange() {
    configurator.setNeedsUpdate()
    guard configurator.backgroundConfiguration == nil else { return }
    let shows = (isSelected || isHighlighted) && selectionStyle != .none
    let selectsSeveral =
      isEditing
      ? table?.allowsMultipleSelectionDuringEditing == true : table?.allowsMultipleSelection == true
    let own = selectsSeveral ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
    guard let view = own ?? (shows ? plainSelection : plainSelectionIfMade) else { return }
    if shows {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if view.superview !== self { insertSubview(view, belowSubview: contentView) }
    } else {
      view.removeFromSuperview()
    }
    for label in [titleLabel, subtitleLabel] { label?.isHighlighted = shows }
    picture?.isHighlighted = shows
  }
  private var plainSelectionIfMade: UIView?
  private var plainSelection: UIView {
    if let plainSelectionIfMade { return plainSelectionIfMade }
    let view = UIView()
    view.backgroundColor = .systemGray4
    plainSelectionIfMade = view
    return view
  }

  /// The height that the content needs in a table of a width, in points.
  ///
  /// UIKIT: constraints of the content view decide, else `sizeThatFits`, at least the table's own row height (Apple's
  /// guide to self-sizing cells).
  func height(forTableWidth width: CGFloat) -> CGFloat {
    let minimum: CGFloat = 44
    configurator.updateIfNeeded()
    if bounds.width != width { frame.size.width = width }
    // UIKIT: content that does not fit the height from before is told of when the row has its own. A guess.
    contentView.flags.insert(.isMeasured)
    layoutIfNeeded()
    contentView.flags.remove(.isMeasured)
    let room = contentView.bounds.width
    let fitted = contentView.systemLayoutSizeFitting(
      CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if fitted.height > 0 {
      // Rows end on pixels: one that is less high than its content would break the content's constraints.
      let height = PixelGrid(scale: pixelScale).ceil(fitted.height)
      return contentView is any UIContentView ? max(height, minimum) : height + separatorRoom
    }
    CellLayout.fitSymbol(picture, of: self, title: titleLabel)
    return max(CellLayout.height(self, title: titleLabel, detail: subtitleLabel, image: picture), minimum)
  }

  /// What the separator takes from the content's height, in points.
  private var separatorRoom: CGFloat {
    guard systemMetrics.hasContentAboveSeparators, let table, table.separatorStyle != .none else { return 0 }
    return 1 / pixelScale
  }

  /// UIKIT: of a width that is required the row's height in a table of that width. A guess.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard horizontalFittingPriority == .required, targetSize.width > 0 else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return CGSize(width: targetSize.width, height: height(forTableWidth: targetSize.width))
  }

  // MARK: Editing

  /// Takes over what the table's editing means for the row.
  func takeTableEditing(_ table: UITableView, _ path: IndexPath, animated: Bool = false) {
    let style = table.edits.isEditing ? table.editingStyle(of: path) : .none
    editingStyle = style
    if isEditing != table.edits.isEditing { setEditing(table.edits.isEditing, animated: animated) }
    show(style == .none ? nil : style == .delete ? .delete : .insert, at: &leadingControl) { [weak self] in
      guard let self, let table = self.table, let path = self.rowPlace else { return }
      table.commit(self.editingStyle, path)
    }
    let moves = table.edits.isEditing && table.canMove(path)
    show(moves ? .reorder : nil, at: &reorderControl) {}
    reorderControl?.onDrag = { [weak self] state, point in
      guard let self else { return }
      self.table?.drag(self, state, point)
    }
    setNeedsLayout()
  }

  private func show(_ kind: CellControl.Kind?, at slot: inout CellControl?, _ action: @escaping () -> Void) {
    guard slot?.kind != kind else { return }
    slot?.removeFromSuperview()
    slot = kind.map { CellControl($0) }
    slot?.onTap = action
    if let slot { addSubview(slot) }
  }

  /// Width that the accessory takes from the content, in points.
  var accessoryWidth: CGFloat {
    if let shownAccessoryView { return shownAccessoryView.bounds.width + 16 }
    switch isEditing ? editingAccessoryType : accessoryType {
    case .none: return 0
    case .disclosureIndicator: return systemMetrics.disclosureWidth(in: bounds.width)
    case .checkmark: return systemMetrics.checkmarkWidth(in: bounds.width)
    case .detailButton: return systemMetrics.detailButtonWidth(in: bounds.width)
    case .detailDisclosureButton: return systemMetrics.detailDisclosureWidth(in: bounds.width)
    }
  }

  /// What a tap on the accessory button does besides telling the delegate. Default: nothing.
  package var onAccessoryTap: (@MainActor () -> Void)?

  /// Whether a detail button is at `point`, in the cell's coordinates: it takes the whole height of the row.
  func hasAccessoryButton(at point: CGPoint) -> Bool {
    guard shownAccessoryView == nil, reorderControl == nil, bounds.contains(point) else { return false }
    switch isEditing ? editingAccessoryType : accessoryType {
    case .detailButton, .detailDisclosureButton:
      if isRightToLeft { return point.x <= contentSafeArea.left + accessoryWidth }
      return point.x >= bounds.width - contentSafeArea.right - accessoryWidth
    default: return false
    }
  }

  open override func draw(_ rect: CGRect) { CellPainter.draw(self) }

  open override func layoutSubviews() {
    configurator.updateIfNeeded()
    if table?.selfSizingInvalidation == .enabledIncludingConstraints { rootEngine?.isWatched = true }
    let follows = table?.cellLayoutMarginsFollowReadableWidth ?? false
    if layoutMarginsFollowReadableWidth != follows { layoutMarginsFollowReadableWidth = follows }
    if placesContent { takeContentMargins() }
    super.layoutSubviews()
    guard placesContent else { return }
    // UIKIT: the editing control takes 38 points at the front, the handle 52 at the end. A guess.
    let (area, mirrored) = (contentSafeArea, isRightToLeft)
    let (near, far) = mirrored ? (area.right, area.left) : (area.left, area.right)
    let front: CGFloat = near + (leadingControl == nil && !indentsWhileEditing ? 0 : 38)
    let end: CGFloat = far + (reorderControl == nil ? accessoryWidth : 52)
    let shift = -swipeOffset
    func place(_ x: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(
        x: (mirrored ? bounds.width - x - width : x) - shift, y: 0, width: max(width, 0), height: bounds.height)
    }
    leadingControl?.frame = place(near + 8, 38)
    reorderControl?.frame = place(bounds.width - far - 52, 52)
    contentView.frame = place(front, bounds.width - front - end)
    contentView.frame.size.height = max(bounds.height - separatorRoom, 0)
    backgroundView?.frame = bounds
    configurator.background?.frame = bounds
    for view in [accessoryView, editingAccessoryView] { view?.isHidden = view !== shownAccessoryView }
    if let view = shownAccessoryView {
      let x = bounds.width - far - accessoryWidth / 2 - (reorderControl == nil ? 0 : 36)
      view.center = CGPoint(x: (mirrored ? bounds.width - x : x) - shift, y: bounds.midY)
    }
    guard !(contentView is any UIContentView) else { return }
    CellLayout.fitSymbol(picture, of: self, title: titleLabel)
    CellLayout.place(self, title: titleLabel, detail: subtitleLabel, image: picture)
  }

  /// UIKIT: a described content begins where the title of a row without a description does. A guess.
  var describedContentMargins: NSDirectionalEdgeInsets {
    guard let side = table?.metrics.sideMargin else { return .zero }
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: accessoryWidth > 0 ? 0 : side)
  }

  /// The margins of a content view that nobody else gave any, as documents have them.
  ///
  /// UIKIT: those of the row's title at the sides, 11 points above and below (15 since iOS 26; frames that Interface
  /// Builder stored), and 8 beside an accessory.
  private func takeContentMargins() {
    guard let table, !(contentView is any UIContentView), systemMetrics.hasCellMargins,
      !contentView.hasOwnMargins || contentView.baseMargins == givenMargins
    else { return }
    let (side, above) = (table.metrics.sideMargin, systemMetrics.cellMarginAbove)
    let end = accessoryWidth > 0 && reorderControl == nil ? UIView.defaultMargin : side
    let (left, right) = isRightToLeft ? (end, side) : (side, end)
    let margins = UIEdgeInsets(top: above, left: left, bottom: above, right: right)
    givenMargins = margins
    contentView.layoutMargins = margins
  }

  /// What the content and the accessories keep free at the sides. Accessories stay beside a content view that others have
  /// put where it does not keep out of what covers the sides.
  var contentSafeArea: UIEdgeInsets {
    let area =
      table?.contentSafeArea(of: self)
      ?? UIEdgeInsets(
        top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    guard !placesContent else { return area }
    let reaches =
      isRightToLeft
      ? contentView.frame.maxX > bounds.width - area.right + 0.5 : contentView.frame.minX < area.left - 0.5
    return reaches ? .zero : area
  }

  /// Whether the cell places its content view and accessories. Otherwise they stay where others put them. Default: true.
  package var placesContent = true

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [AppearanceProperty(\UITableViewCell.selectionStyle)]
  }
  override class var appearanceClass: NSObject.Type { UITableViewCell.self }

  /// UIKIT: `cell.buttons["More Info"]` in interface tests.
  override var drawnElements: [UIAccessibilityElement] {
    let x = isRightToLeft ? contentSafeArea.left + 1 : bounds.width - contentSafeArea.right - 1
    guard hasAccessoryButton(at: CGPoint(x: x, y: bounds.midY)) else { return [] }
    let width = accessoryWidth
    let left = isRightToLeft ? x - 1 : x + 1 - width
    return [
      AccessibilityParts.part(
        of: self, "More Info", CGRect(x: left, y: 0, width: width, height: bounds.height), .button)
    ]
  }

  override var standardAccessibility: StandardAccessibility {
    super.standardAccessibility.element(AccessibilityTexts.label(from: self), isSelected ? .selected : .none)
  }
}

extension UITableViewCell: ConstraintWatcher {
  func constraintInsideDidChange() {
    if table?.selfSizingInvalidation == .enabledIncludingConstraints { table?.cellMayHaveResized(self) }
  }
}
