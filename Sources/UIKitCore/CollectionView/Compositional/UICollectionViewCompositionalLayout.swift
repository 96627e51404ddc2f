public import Foundation

/// Describes a section, by its index.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout put together from items, groups and sections.
///
/// How a group places its items stands in `GroupSolver` and `GroupLine`, how a section repeats groups in
/// `SectionGroups`, scrolling across the layout in `OrthogonalScroller`.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout>
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var stored: UICollectionViewCompositionalLayoutConfiguration
  /// What holds for the layout as a whole. A copy is kept: set it again after changes.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { stored }
    set {
      stored = newValue.copy(with: nil) as? UICollectionViewCompositionalLayoutConfiguration ?? newValue
      isStale = true
      invalidateLayout()
    }
  }

  /// A layout whose sections are all alike.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    stored = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  /// The same with a configuration.
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    stored = configuration.copy(with: nil) as? UICollectionViewCompositionalLayoutConfiguration ?? configuration
    super.init()
  }
  /// A layout that asks for each section when it is first laid out, and again when the environment changes.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    stored = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  /// The same with a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    stored = configuration.copy(with: nil) as? UICollectionViewCompositionalLayoutConfiguration ?? configuration
    super.init()
  }
  /// Always nil: such layouts are not archived.
  public required init?(coder: NSCoder) { nil }

  private var sections: [CompositionalSection] = []
  private var globals: [(item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)] = []
  private var length: CGFloat = 0
  private var across: CGFloat = 0
  private var sizes = PreferredSizes()
  private var isStale = true
  /// Descriptions live until the counts, the traits or the size change.
  private var described: [Int: NSCollectionLayoutSection] = [:]
  private var preparedSize = CGSize.zero
  private var scrollers: [Int: OrthogonalScroller] = [:]

  private var isVertical: Bool { stored.scrollDirection == .vertical }
  private var isMirrored: Bool { collectionView?.isRightToLeft ?? false }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    if preparedSize != view.bounds.size {
      isStale = true
      described = [:]
    }
    guard isStale else { return }
    isStale = false
    preparedSize = view.bounds.size
    let input = CompositionalInput(view, stored, sizes).make()
    across = input.across
    sections = []
    var position = placeGlobals(input, atStart: true)
    for index in 0..<view.numberOfSections {
      guard let description = described[index] ?? provider(index, input.surroundings) else {
        fatalError(
          "Invalid section definition. Please specify a valid section definition when content is to be rendered for a section. This is a client error. Section: \(index)"
        )
      }
      described[index] = description
      var section = CompositionalSection(index, description, count: view.numberOfItems(inSection: index), input)
      if index > 0 { position += stored.interSectionSpacing }
      section.start = position
      position = section.end
      sections.append(section)
    }
    length = position
    length = placeGlobals(input, atStart: false)
    takeLists(view)
  }

  func list(of section: Int) -> ListSection? {
    sections.indices.contains(section) ? sections[section].section.list : nil
  }

  private func takeLists(_ view: UICollectionView) {
    let lists = sections.compactMap(\.section.list)
    guard let first = lists.first else { return }
    view.takeListBackground(first.configuration.background)
    if lists.contains(where: {
      $0.configuration.leadingSwipeActionsConfigurationProvider != nil
        || $0.configuration.trailingSwipeActionsConfigurationProvider != nil
    }) {
      view.installSwipes()
    }
  }

  /// Headers or footers of the layout as a whole. Returns where what follows begins.
  private func placeGlobals(_ input: SectionInput, atStart: Bool) -> CGFloat {
    if atStart { globals = [] }
    let begin = atStart ? 0 : length
    let side = input.sideInsets(.automatic)
    let width = max(across - side.before - side.after, 0)
    var extent: CGFloat = 0
    for item in stored.boundarySupplementaryItems {
      let isStart = item.alignment.edges.contains(isVertical ? .top : .leading)
      guard isStart == atStart else { continue }
      let room = isVertical ? CGSize(width: width, height: input.along) : CGSize(width: input.along, height: width)
      let size = item.layoutSize.size(
        in: room, preferred: sizes[.supplementary(item.elementKind, IndexPath(index: 0))])
      let own = isVertical ? size.height : size.width
      let start = begin + (item.extendsBoundary || atStart ? 0 : -own)
      let frame =
        isVertical
        ? CGRect(x: side.before, y: start, width: size.width, height: size.height)
        : CGRect(x: start, y: side.before, width: size.width, height: size.height)
      globals.append((item, frame.offsetBy(dx: item.offset.x, dy: item.offset.y)))
      if item.extendsBoundary { extent = max(extent, own) }
    }
    return begin + extent
  }

  open override var collectionViewContentSize: CGSize {
    isVertical ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
  }

  // MARK: Attributes

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let probe = mirror(rect)
    let (low, high) = isVertical ? (probe.minY, probe.maxY) : (probe.minX, probe.maxX)
    var result: [UICollectionViewLayoutAttributes] = []
    for entry in globals {
      if let attributes = global(entry.item.elementKind), attributes.frame.overlaps(rect) { result.append(attributes) }
    }
    for section in span(from: low, to: high) { result += attributes(of: section, in: probe, rect) }
    return result
  }

  private var tellsWhatIsVisible = true
  override func attributes(around rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    tellsWhatIsVisible = false
    defer { tellsWhatIsVisible = true }
    return super.attributes(around: rect)
  }

  private func span(from low: CGFloat, to high: CGFloat) -> ArraySlice<CompositionalSection> {
    var (first, last) = (0, sections.count)
    while first < last {
      let middle = (first + last) / 2
      if sections[middle].end < low { first = middle + 1 } else { last = middle }
    }
    var end = first
    while end < sections.count, sections[end].start <= high { end += 1 }
    return sections[first..<end]
  }

  private func attributes(of section: CompositionalSection, in probe: CGRect, _ rect: CGRect)
    -> [UICollectionViewLayoutAttributes]
  {
    var found: [UICollectionViewLayoutAttributes] = []
    for decoration in section.section.decorationItems {
      found.append(self.decoration(decoration, section))
    }
    let scroller = scrollers[section.index]
    let shift = section.isOrthogonal ? scroller?.shift ?? .zero : .zero
    let inside = probe.offsetBy(dx: isMirrored ? -shift.x : shift.x, dy: shift.y)
    for item in section.items(in: inside) {
      if let attributes = cell(item, section) { found.append(attributes) }
    }
    for entry in section.supplements(in: inside) { found.append(badge(entry, section)) }
    if tellsWhatIsVisible {
      section.section.visibleItemsInvalidationHandler?(
        found.filter { $0.visibleFrame.overlaps(rect) },
        section.isOrthogonal ? scroller?.contentOffset ?? .zero : collectionView?.contentOffset ?? .zero,
        section.surroundings)
    }
    for item in section.boundaryItems {
      if let attributes = boundary(item.elementKind, section) { found.append(attributes) }
    }
    return found.filter { $0.visibleFrame.overlaps(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      (0..<(collectionView?.counts.items(in: indexPath.section) ?? 0)).contains(indexPath.item)
    else { return nil }
    return cell(indexPath.item, sections[indexPath.section])
  }

  private func make(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = UICollectionViewLayoutAttributes.make(type ?? UICollectionViewLayoutAttributes.self)
    attributes.indexPath = path
    return attributes
  }

  private func cell(_ item: Int, _ section: CompositionalSection) -> UICollectionViewLayoutAttributes? {
    guard let (frame, leaf) = section.leaf(item) else { return nil }
    let attributes = make(IndexPath(item: item, section: section.index))
    attributes.frame = place(frame)
    attributes.zIndex = leaf.zIndex
    attributes.fitting = AttributesFitting(width: leaf.fitsWidth, height: leaf.fitsHeight)
    if section.isOrthogonal { attributes.scroller = scrollers[section.index] }
    if let list = section.section.list {
      attributes.list = list.position(item, of: collectionView?.counts.items(in: section.index) ?? 0)
    }
    return attributes
  }

  private func badge(
    _ entry: (item: Int, frame: CGRect, supplement: GroupPlacement.Supplement), _ section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: entry.supplement.kind,
      with: IndexPath(item: entry.item, section: section.index))
    attributes.frame = place(entry.frame)
    attributes.zIndex = entry.supplement.zIndex
    attributes.fitting = AttributesFitting(width: entry.supplement.fitsWidth, height: entry.supplement.fitsHeight)
    if section.isOrthogonal { attributes.scroller = scrollers[section.index] }
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if indexPath.count == 1 { return global(elementKind) }
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    if indexPath.item == 0, let attributes = boundary(elementKind, section) { return attributes }
    guard let (frame, supplement) = section.supplement(elementKind, indexPath.item) else { return nil }
    return badge((indexPath.item, frame, supplement), section)
  }

  private func boundary(_ kind: String, _ section: CompositionalSection) -> UICollectionViewLayoutAttributes? {
    guard let (frame, boundary) = section.frame(of: kind, visible: visibleStretch) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section.index))
    attributes.frame = place(frame)
    // UIKIT: pinned views stand in front of the items. A guess: rows would cover them.
    attributes.zIndex = boundary.item.pinToVisibleBounds ? max(boundary.item.zIndex, 2) : boundary.item.zIndex
    let size = boundary.item.layoutSize
    attributes.fitting = AttributesFitting(
      width: size.widthDimension.isSelfSizing, height: size.heightDimension.isSelfSizing)
    attributes.list = section.section.list?.supplementaryPosition(kind)
    return attributes
  }

  private func global(_ kind: String) -> UICollectionViewLayoutAttributes? {
    guard let entry = globals.first(where: { $0.item.elementKind == kind }) else { return nil }
    let item = entry.item
    var frame = entry.frame
    if item.pinToVisibleBounds {
      let visible = visibleStretch
      let isStart = item.alignment.edges.contains(isVertical ? .top : .leading)
      let extent = isVertical ? frame.height : frame.width
      let position = isVertical ? frame.minY : frame.minX
      let pinned = isStart ? max(position, visible.lowerBound) : min(position, visible.upperBound - extent)
      if isVertical { frame.origin.y = pinned } else { frame.origin.x = pinned }
    }
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: IndexPath(index: 0))
    attributes.frame = place(frame)
    attributes.zIndex = item.pinToVisibleBounds ? max(item.zIndex, 3) : item.zIndex
    attributes.fitting = AttributesFitting(
      width: item.layoutSize.widthDimension.isSelfSizing, height: item.layoutSize.heightDimension.isSelfSizing)
    return attributes
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    return section.section.decorationItems.first { $0.elementKind == elementKind }.map { decoration($0, section) }
  }

  private func decoration(
    _ item: NSCollectionLayoutDecorationItem, _ section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section.index))
    attributes.frame = place(section.frame(of: item))
    attributes.zIndex = item.level
    return attributes
  }

  // MARK: Coordinates

  private var visibleStretch: ClosedRange<CGFloat> {
    guard let view = collectionView else { return 0...0 }
    let (bounds, inset) = (view.bounds, view.adjustedContentInset)
    let (low, high) =
      isVertical
      ? (bounds.minY + inset.top, bounds.maxY - inset.bottom) : (bounds.minX + inset.left, bounds.maxX - inset.right)
    return low...max(low, high)
  }

  private func mirror(_ rect: CGRect) -> CGRect {
    guard isMirrored, isVertical else { return rect }
    return CGRect(x: across - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Mirrored where the interface is, and on whole pixels.
  private func place(_ frame: CGRect) -> CGRect {
    let scale = collectionView?.pixelScale ?? 1
    let frame = mirror(frame)
    return CGRect(
      x: (frame.minX * scale).rounded() / scale, y: (frame.minY * scale).rounded() / scale,
      width: (frame.width * scale).rounded() / scale, height: (frame.height * scale).rounded() / scale)
  }

  // MARK: Sections that scroll

  override func prepareScrollers(in rect: CGRect) {
    guard let view = collectionView else { return }
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var wanted: Set<Int> = []
    for section in span(from: low, to: high) where section.isOrthogonal {
      wanted.insert(section.index)
      let scroller = scrollers[section.index] ?? OrthogonalScroller(view)
      scrollers[section.index] = scroller
      scroller.take(section, place(section.strip), mirrored: isMirrored)
      if scroller.superview !== view { view.insertSubview(scroller, at: 0) }
    }
    // Sections out of sight keep how far they were scrolled.
    for (index, scroller) in scrollers where !wanted.contains(index) { scroller.removeFromSuperview() }
    for index in scrollers.keys where index >= sections.count || !sections[index].isOrthogonal {
      scrollers.removeValue(forKey: index)?.removeFromSuperview()
    }
  }

  override func leave(_ view: UICollectionView) {
    for scroller in scrollers.values { scroller.removeFromSuperview() }
    scrollers = [:]
    isStale = true
  }

  override func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.fitting.width || attributes.fitting.height
  }

  override func reveal(
    _ attributes: UICollectionViewLayoutAttributes, at position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    attributes.scroller?.reveal(attributes.frame, at: position, animated: animated)
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let isNew = context.invalidateEverything || context.invalidateDataSourceCounts || context.isAboutSize
    if isNew || context.invalidatedItemIndexPaths != nil || context.invalidatedSupplementaryIndexPaths != nil {
      isStale = true
    }
    if isNew { described = [:] }
    if context.invalidateDataSourceCounts, context.invalidateEverything { sizes = PreferredSizes() }
    super.invalidateLayout(with: context)
  }

  // MARK: Updates

  /// The batch that is under way, and the views by kinds that go with what it ends.
  private var update: (map: UpdateMap, gone: [String: [IndexPath]])?

  override func adopt(_ map: UpdateMap) {
    var gone: [String: [IndexPath]] = [:]
    for index in map.endedSections where sections.indices.contains(index) {
      for item in sections[index].boundaryItems {
        gone[item.elementKind, default: []].append(IndexPath(item: 0, section: index))
      }
    }
    for path in map.deletedItems.sorted() where sections.indices.contains(path.section) {
      for kind in sections[path.section].supplementKinds(of: path.item) { gone[kind, default: []].append(path) }
    }
    update = (map, gone)
    sizes = sizes.mapped { map.isReloaded($0) ? nil : map.item($0) }
    var moved: [Int: OrthogonalScroller] = [:]
    for (index, scroller) in scrollers {
      if let new = map.section(index) { moved[new] = scroller } else { scroller.removeFromSuperview() }
    }
    scrollers = moved
  }

  /// UIKIT: a supplementary item goes with the item that it is attached to (documented), a header with its section.
  open override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    guard let map = update?.map else { return [] }
    let headers = map.madeSections.filter { index in
      sections.indices.contains(index) && sections[index].boundaryItems.contains { $0.elementKind == elementKind }
    }
    let badges = map.insertedItems.filter {
      sections.indices.contains($0.section) && sections[$0.section].supplement(elementKind, $0.item) != nil
    }
    return (headers.map { IndexPath(item: 0, section: $0) } + badges).sorted()
  }
  open override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    update?.gone[elementKind] ?? []
  }
  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    update = nil
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return false }
    if old != newBounds.size { return true }
    return stored.boundarySupplementaryItems.contains { $0.pinToVisibleBounds }
      || sections.contains {
        $0.section.visibleItemsInvalidationHandler != nil || $0.boundaryItems.contains { $0.pinToVisibleBounds }
      }
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let fitting = originalAttributes.fitting
    let (new, old) = (preferredAttributes.size, originalAttributes.size)
    return fitting.width && abs(new.width - old.width) > 0.01 || fitting.height && abs(new.height - old.height) > 0.01
      || decidesBreadth(originalAttributes)
  }

  /// Whether nobody knows yet how far the item reaches across a section that scrolls by itself: known contents decide how
  /// much room it takes, also those that ask for what was estimated.
  private func decidesBreadth(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.representedElementCategory == .cell,
      isVertical ? attributes.fitting.height : attributes.fitting.width,
      sections.indices.contains(attributes.indexPath.section), sections[attributes.indexPath.section].isOrthogonal
    else { return false }
    return sizes[CollectionElement(attributes)] == nil
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    sizes[CollectionElement(originalAttributes)] = preferredAttributes.size
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    let path = originalAttributes.indexPath
    if let kind = originalAttributes.representedElementKind {
      context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    } else {
      context.invalidateItems(at: [path])
    }
    return context
  }
}
