/// Items in a layout.
///
/// What is on screen stands in `CollectionTiles`, selection in `CollectionSelection`, changes in `Updates/`.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionview>
open class UICollectionView: UIScrollView, PrototypeHolder {
  private(set) var reuse = CollectionReuse()
  private(set) lazy var tiles = CollectionTiles(self)
  private(set) lazy var selection = CollectionSelection(self)
  private(set) lazy var updates = CollectionUpdates(self)
  private(set) lazy var menus = CollectionMenus(self)
  var swipes: SwipeController?
  /// Since when the data source is being asked for a view; nil while it is not.
  var isMakingSince: ContinuousClock.Instant?
  var movement: CollectionMovement?
  private(set) var counts = ItemCounts()
  private(set) var countsAreKnown = false
  private var layoutIsPrepared = false
  /// Whether the layout has computed anything since the view has it.
  private var layoutHasAnswers = false
  /// The attributes of the element that the data source is being asked for.
  var dequeueAttributes: UICollectionViewLayoutAttributes?
  /// Whether the view makes, places and removes its cells. Otherwise its subviews stay where others put them. Default:
  /// true.
  package var tilesContent = true
  private(set) weak var collectionDelegate: (any UICollectionViewDelegate)?

  /// A view of a layout's items. `frame` is in the coordinates of the superview it will get, in points.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout_ = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
    hasOwnBackground = false
  }
  /// What `UIView`'s own `init()` is on Apple's systems, where it compiles.
  ///
  /// DEVIATION: UIKit ends the program for want of a layout; here it is a flow layout.
  public convenience init() { self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
  private var hasOwnBackground = true
  open override var backgroundColor: UIColor? { didSet { hasOwnBackground = true } }
  /// Lists bring a background, unless the client has set one.
  func takeListBackground(_ color: UIColor) {
    guard !hasOwnBackground, backgroundColor != color else { return }
    backgroundColor = color
    hasOwnBackground = false
  }
  /// Creates the view from a document or an archive, with a flow layout until the document gives another.
  public required init?(coder: NSCoder) {
    layout_ = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }
  override class var archivedProperties: [ArchivedProperty] { super.archivedProperties.withoutSubviews }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    layout_.collectionView = self
  }

  // MARK: Settings

  override var describedState: String {
    scrollDescription + "; layout: \(collectionViewLayout); dataSource: \(described(dataSource))"
  }

  private var layout_: UICollectionViewLayout
  /// Places the items. A layout belongs to one view; setting another one changes at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout_ }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  /// Gives the items. Not kept; another one asks for everything anew. Default: nil.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      dataSource = SubclassMethods.completed(dataSource)
      // UIKIT: without `reloadData()`, whose calls by the program two libraries' tests count.
      if dataSource !== oldValue { forgetData() }
    }
  }
  /// Told early of items that will be needed. Not kept. Default: nil.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { prefetchDataSource = SubclassMethods.completed(prefetchDataSource) }
  }
  /// Decides on, and hears of, what happens to items. Not kept. Default: nil.
  @_nonoverride
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set { scrollDelegate = newValue }
  }
  override func delegateDidChange() {
    collectionDelegate = SubclassMethods.completed(scrollDelegate as? any UICollectionViewDelegate)
    if countsAreKnown { collectionViewLayout.invalidateLayout() }
  }
  /// Whether a tap selects an item. Default: true.
  open var allowsSelection = true
  /// Whether several items can be selected; a tap on a selected one deselects it. Default: false.
  open var allowsMultipleSelection = false { didSet { if !allowsMultipleSelection { keepOneSelected() } } }
  /// Whether fingers select while the items are edited. Default: false.
  open var allowsSelectionDuringEditing = false
  /// Whether fingers select several items while they are edited. Default: false.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing { installMultipleSelection() } }
  }
  /// Whether keys move a focus among the cells. Default: false.
  open var allowsFocus = false
  /// Whether an item that gets the focus is selected. Default: false.
  open var selectionFollowsFocus = false
  /// Whether the focus comes back to the item that had it last. Default: false.
  open var remembersLastFocusedIndexPath = false
  var lastFocusedPath: IndexPath?
  /// Whether the items are being edited: lists show other accessories, and selection has its own rules.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for (path, cell) in tiles.cells { cell.isEditingInView = isEditing && mayEdit(path) }
    }
  }
  /// Whether the prefetching data source is told. Default: true.
  open var isPrefetchingEnabled = true
  /// Whether items can be dragged. Default: true on pads.
  open var dragInteractionEnabled: Bool {
    get { allowsDrags ?? (traitCollection.userInterfaceIdiom == .pad) }
    set { allowsDrags = newValue }
  }
  private var allowsDrags: Bool?
  /// Gives what items are dragged as. Not kept. Default: nil, no item can be dragged.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { dragDelegate = SubclassMethods.completed(dragDelegate) }
  }
  /// Takes what is dropped on the view. Not kept. Default: nil, nothing can be dropped.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { dropDelegate = SubclassMethods.completed(dropDelegate) }
  }
  /// Whether items of the view are being dragged.
  open var hasActiveDrag: Bool { menus.presses.drag != nil }
  /// Whether something is being dragged over the view.
  open internal(set) var hasActiveDrop = false
  /// When cells that change their content are measured again: where they say so by `invalidateIntrinsicContentSize()`,
  /// or also where a constraint inside them changes. Default: enabled, the first.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet { if selfSizingInvalidation == .enabledIncludingConstraints { rootEngine?.isWatched = true } }
  }
  /// Told by a cell whose natural size may have changed.
  func cellMayHaveResized(_ cell: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled, !cell.wantsMeasuring, cell.appliedAttributes != nil else { return }
    cell.wantsMeasuring = true
    setNeedsLayout()
  }

  /// UIKIT: sizes that stood for another text size are asked for again. A guess.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection, countsAreKnown,
      previousTraitCollection.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    let context = collectionViewLayout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }
  /// Fills the bounds behind the items and does not scroll. Default: nil.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      insertSubview(backgroundView, at: 0)
      setNeedsLayout()
    }
  }

  private func keepOneSelected() {
    for path in selection.paths.sorted().dropFirst() { selection.deselect(path, tell: false) }
  }

  // MARK: Registration

  /// Cells of the identifier are made by the class's `init(frame:)`; nil ends that.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(cellClass, kind: nil, identifier)
  }
  /// Cells of the identifier come from a nib whose only top-level object is a cell; nil ends that.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(nib, kind: nil, identifier)
  }
  /// Supplementary views of kind and identifier are made by the class's `init(frame:)`; nil ends that.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { reuse.register(viewClass, kind: elementKind, identifier) }
  /// Supplementary views of kind and identifier come from a nib whose only top-level object is one; nil ends that.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { reuse.register(nib, kind: kind, identifier) }
  package func registerPrototype(_ identifier: String, kind: String?, make: @escaping () -> UIView?) {
    reuse.register(kind: kind, identifier, make: make)
  }

  /// A cell out of use or a new one. Traps when nothing is registered for the identifier.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let view = reuse.dequeue(kind: nil, identifier, frame: dequeueAttributes?.untransformedFrame ?? .zero)
    guard let cell = view as? UICollectionViewCell else {
      fatalError("the view dequeued for identifier \(identifier) is no UICollectionViewCell: \(view)")
    }
    (cell as? UICollectionViewListCell)?.positionMadeFor = dequeueAttributes?.list
    return cell
  }
  /// A cell that a registration makes and fills. Traps for a registration that is made while the cell is asked for.
  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    registration.source.prepare(self)
    guard let cell = dequeueReusableCell(withReuseIdentifier: registration.source.identifier, for: indexPath) as? Cell
    else { fatalError("the view dequeued for \(registration) is no \(Cell.self)") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
  /// A supplementary view that a registration makes and fills. Traps for a registration that is made while the view is
  /// asked for.
  open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    registration.source.prepare(self)
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: registration.source.identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      fatalError("the view dequeued for \(registration) is no \(Supplementary.self)")
    }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
  /// A supplementary view out of use or a new one. Traps when nothing is registered for kind and identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    reuse.dequeue(kind: elementKind, identifier, frame: dequeueAttributes?.untransformedFrame ?? .zero)
  }

  // MARK: Data

  /// Counts the sections where nobody has yet.
  open var numberOfSections: Int {
    learnCounts()
    return counts.sections
  }
  /// Traps for a section that does not exist.
  open func numberOfItems(inSection section: Int) -> Int {
    learnCounts()
    // UIKIT: three public layout libraries guard against this exception.
    if countsAreKnown, !(0..<counts.sections).contains(section) {
      fatalError(
        "request for number of items in section \(section) when there are only \(counts.sections) sections in the "
          + "collection view")
    }
    return counts.items(in: section)
  }
  /// Whether changes are being collected, or a drop holds a place: the data source may be ahead of what is shown.
  open var hasUncommittedUpdates: Bool { updates.isCollecting || !updates.placeholders.isEmpty }

  /// Asks the data source for its counts, if it has not been asked since everything was reloaded.
  func learnCounts() {
    guard !countsAreKnown, tilesContent else { return }
    countsAreKnown = true
    counts = ItemCounts(self)
  }

  /// Asks for everything anew.
  open func reloadData() { forgetData() }

  private func forgetData() {
    updates.endTransitions()
    tiles.removeAll()
    selection.clear()
    countsAreKnown = false
    index.reload()
    // UIKIT: layouts from before iOS 7 know no contexts (what a library for chats says of `reloadData()`). A guess beyond that.
    collectionViewLayout.invalidateLayout()
  }

  /// An item moves under a finger: the data source hears of it at the end.
  func moveCount(from old: Int, to new: Int) { counts.move(from: old, to: new) }

  /// The data source has other counts; the views stay.
  func adoptNewCounts() {
    counts = ItemCounts(self)
    countsAreKnown = true
  }

  // MARK: Layout

  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    layoutIsPrepared = false
    tiles.measureAgain(context)
    if context.contentOffsetAdjustment != .zero {
      contentOffset = contentOffset + context.contentOffsetAdjustment
    }
    setNeedsLayout()
  }

  /// Lets the layout compute, where something has changed.
  func prepareLayout() {
    guard !layoutIsPrepared, tilesContent else { return }
    learnCounts()
    layoutIsPrepared = true
    layout_.prepare()
    layoutHasAnswers = true
    let size = layout_.collectionViewContentSize
    if contentSize != size { contentSize = size }
    if !hasBegun, contentSize != .zero, !bounds.isEmpty {
      hasBegun = true
      layout_.begin()
    }
  }
  /// Whether there has been something to see.
  private var hasBegun = false

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard tilesContent else { return }
    // Cells that size themselves change the layout that shows them: a bounded number of rounds.
    for _ in 0..<8 {
      prepareLayout()
      boundsChange.begin(layout_)
      if !tiles.update(keeping: updates.moving) { break }
    }
    boundsChange.end(layout_)
    if let backgroundView {
      backgroundView.frame = bounds
      sendSubviewToBack(backgroundView)
    }
    prefetching.announce()
    index.layOut()
  }
  private lazy var index = CollectionIndex(self)

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard newValue != super.bounds else { return }
      super.bounds = newValue
      invalidateForBounds()
    }
  }

  private var boundsChange = AnimatedBoundsChange()

  override func boundsWillChange(to new: CGRect) {
    boundsChange.note(bounds, new)
    // UIKIT: a layout that has prepared nothing is not asked: that of a public library of chats unwraps what it prepared.
    guard tilesContent, layoutHasAnswers, layout_.shouldInvalidateLayout(forBoundsChange: new) else { return }
    contextOfNewBounds = layout_.invalidationContext(forBoundsChange: new)
  }
  private var contextOfNewBounds: UICollectionViewLayoutInvalidationContext?

  override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    invalidateForBounds()
  }

  private func invalidateForBounds() {
    let context = contextOfNewBounds
    contextOfNewBounds = nil
    if let context { layout_.invalidateLayout(with: context) }
    setNeedsLayout()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    if layoutIsPrepared { layout_.invalidateLayout() }
  }

  private lazy var prefetching = CollectionPrefetching(self)

  // MARK: Queries

  /// The cells in use, in the order of their items.
  open var visibleCells: [UICollectionViewCell] { tiles.cells.map(\.cell) }
  /// Where the items in view are, in no certain order.
  open var indexPathsForVisibleItems: [IndexPath] {
    // UIKIT: the question counts the items, of a view that has shown none too: tests of a library of lists delete one
    // right after it, which ends the program where nobody has counted.
    learnCounts()
    return tiles.cells.map(\.path)
  }
  /// The supplementary views of a kind that are in view, in the order of their index paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }
  /// Where the supplementary views of a kind that are in view are, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    tiles.views.keys.filter { $0.category == .supplementary(elementKind) }.map(\.indexPath).sorted()
  }
  /// The supplementary view of a kind at an index path; nil while it is not in view.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    tiles[.supplementary(elementKind, indexPath)]
  }
  /// Nil for items out of sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    tiles[.cell(indexPath)] as? UICollectionViewCell
  }
  /// The item of a cell that is in use; nil for others.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { tiles.element(of: cell)?.indexPath }
  /// The place of a header, a footer or another supplementary view that is in use; nil for others.
  open func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
    guard let element = tiles.element(of: view), case .supplementary = element.category else { return nil }
    return element.indexPath
  }
  /// The item at a point in the content's coordinates.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let probe = CGRect(x: point.x, y: point.y, width: 1e-3, height: 1e-3)
    return (layout_.layoutAttributesForElements(in: probe) ?? [])
      .filter { $0.representedElementCategory == .cell && $0.visibleFrame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }
  /// What the layout says of an item; frames are in the view's coordinates, in points.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout_.layoutAttributesForItem(at: indexPath)
  }
  /// Where the layout puts a supplementary view, in the content's coordinates; nil for none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout_.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  func attributesBeforeUpdate(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    updates.attributesBefore(element)
  }

  // MARK: Selection

  /// Where the selected items are, in order; empty where none is.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.paths.sorted() }
  /// Selects without asking or telling the delegate; nil deselects everything.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return selection.clear() }
    guard allowsSelection else { return }
    selection.select(indexPath, tell: false)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Deselects without asking or telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { selection.deselect(indexPath, tell: false) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if swipes?.isOpen == true { return }
    guard let touch = touches.first, let path = indexPathForItem(at: touch.location(in: self)) else { return }
    selection.fingerDown(at: path)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if swipes?.isOpen == true { swipes?.close(animated: true) }
    guard let touch = touches.first else { return }
    selection.fingerUp(inside: indexPathForItem(at: touch.location(in: self)) == selection.highlighted)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { selection.cancel() }

  // MARK: Menus and swipes

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, tilesContent { menus.presses.install() }
  }

  /// What shows the items' context menus; nil before the view has needed it.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus.presses.interaction }

  // MARK: Scrolling

  /// Scrolls so that the item stands where `scrollPosition` says, within what insets leave free.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    CollectionScrolling(self).show(indexPath, at: scrollPosition, animated: animated)
  }

  override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    tilesContent
      ? layout_.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity) : proposed
  }

  // MARK: Updates

  /// Items have come, at places as they are after the batch. Outside a batch each of these methods is one of its own.
  open func insertItems(at indexPaths: [IndexPath]) {
    updates.add(indexPaths.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) })
  }
  /// Items have gone, at places as they were before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) {
    updates.add(indexPaths.map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) })
  }
  /// An item has moved, from its place before the batch to one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    updates.add([UICollectionViewUpdateItem(.move, before: indexPath, after: newIndexPath)])
  }
  /// Items show something else, in cells of their own, at places as they were before the batch.
  open func reloadItems(at indexPaths: [IndexPath]) {
    updates.add(indexPaths.map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) })
  }
  /// Lets the data source configure cells anew that stay the same views.
  open func reconfigureItems(at indexPaths: [IndexPath]) { updates.reconfigure(indexPaths) }
  /// Inserts sections that the data source has by now; within a batch the numbers count as they will be.
  open func insertSections(_ sections: IndexSet) {
    updates.add(sections.map { UICollectionViewUpdateItem(.insert, before: nil, after: .section($0)) })
  }
  /// Deletes sections that the data source has no longer; within a batch the numbers count as they were.
  open func deleteSections(_ sections: IndexSet) {
    updates.add(sections.map { UICollectionViewUpdateItem(.delete, before: .section($0), after: nil) })
  }
  /// Moves a section: from where it was to where it will be, counted as before and after the batch.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    updates.add([UICollectionViewUpdateItem(.move, before: .section(section), after: .section(newSection))])
  }
  /// Asks for the items of sections anew, with counts; within a batch the numbers count as they were.
  open func reloadSections(_ sections: IndexSet) {
    updates.add(sections.map { UICollectionViewUpdateItem(.reload, before: .section($0), after: .section($0)) })
  }
  /// Carries out several changes at once. Deleted paths count before the batch, inserted ones after it.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    self.updates.perform(updates, completion)
  }

  /// The same for updates that are not kept: `performBatchUpdates` calls them before it returns.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      let optional: (() -> Void)? = updates
      performBatchUpdates(optional, completion: completion)
    }
  }

  /// Changes the layout; animated, all items move to their new places together.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  /// Changes the layout, at once or by an animation of all items; the completion hears whether it finished.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard layout !== layout_ else {
      completion?(true)
      return
    }
    CollectionLayoutChange(self, to: layout).run(animated: animated, completion)
  }
  /// Shows the items of another view, with its cells.
  func share(_ other: UICollectionView) {
    reuse = other.reuse
    dataSource = other.dataSource
  }

  package func exchangeLayout(_ layout: UICollectionViewLayout) {
    layout_.leave(self)
    tiles.removeDecorations()
    layout_.collectionView = nil
    layout_ = layout
    layout.collectionView = self
    layoutIsPrepared = false
    layoutHasAnswers = false
    setNeedsLayout()
  }
  /// Called when the transition is over: whether its animation came to its end, and whether the layout is the new one.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void
  /// Begins to change to another layout by a gesture, whose progress the answered transition layout takes.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    let transition =
      collectionDelegate?.collectionView(self, transitionLayoutForOldLayout: layout_, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: layout_, nextLayout: layout)
    transitionCompletion = completion
    exchangeLayout(transition)
    return transition
  }
  private var transitionCompletion: LayoutInteractiveTransitionCompletion?
  /// Ends the change to the next layout, animated from where it stands.
  open func finishInteractiveTransition() { endTransition(finished: true) }
  /// Goes back to the layout of before, animated from where the change stands.
  open func cancelInteractiveTransition() { endTransition(finished: false) }
  private func endTransition(finished: Bool) {
    guard let transition = layout_ as? UICollectionViewTransitionLayout else { return }
    let target = finished ? transition.nextLayout : transition.currentLayout
    let completion = transitionCompletion
    transitionCompletion = nil
    setCollectionViewLayout(target, animated: true) { completion?($0, finished) }
  }

  // MARK: Interactive movement

  /// False when the item may not be moved.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard movement == nil, mayMove(indexPath), let movement = CollectionMovement(self, indexPath) else { return false }
    self.movement = movement
    return true
  }
  /// The finger is at a point of the content.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { movement?.move(to: targetPosition) }
  /// Lets the item go where it is; the data source hears of the move.
  open func endInteractiveMovement() {
    movement?.end(cancelled: false)
    (dataSource as? any OutlineSource)?.reorderingEnded(cancelled: false)
  }
  /// Lets the item go back where it came from; the data source hears nothing.
  open func cancelInteractiveMovement() {
    movement?.end(cancelled: true)
    (dataSource as? any OutlineSource)?.reorderingEnded(cancelled: true)
  }

  /// Writes what is selected, too.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    SelectionState(self).write(coder)
  }
  open override func decodeRestorableState(with coder: NSCoder) {
    SelectionState(self).read(coder)
    super.decodeRestorableState(with: coder)
  }

  override var contentEnd: CGFloat {
    dataSource != nil
      ? super.contentEnd : subviews.lazy.filter { $0 is UICollectionReusableView }.map(\.frame.maxY).max() ?? 0
  }
  override var subviewsInReadingOrder: [UIView] { CollectionReading.order(of: self) }
}
