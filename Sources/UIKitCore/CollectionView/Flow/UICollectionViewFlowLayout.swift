/// Items in lines, with a header and a footer for each section.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout>
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// From where the insets of sections count: the content's inset, the safe area or the margins.
  public enum SectionInsetReference: Int, Sendable { case fromContentInset = 0, fromSafeArea, fromLayoutMargins }

  /// Lets cells size themselves, without an estimate of the client's.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// In points. Default: 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { metricsDidChange() } } }
  /// Other than zero: cells are asked for their sizes. Default: zero.
  open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { metricsDidChange() } } }
  /// Default: 10.
  open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { metricsDidChange() } } }
  /// Default: 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { metricsDidChange() } }
  }
  /// In points. Default: zero.
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { metricsDidChange() } } }
  /// From where the insets of sections count. Default: the content's inset.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { metricsDidChange() } }
  }
  /// In points; of the two only the extent along the scrolling counts. Default: zero, no headers.
  open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { metricsDidChange() } } }
  /// In points; of the two only the extent along the scrolling counts. Default: zero, no footers.
  open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { metricsDidChange() } } }
  /// In which direction lines follow each other. Default: vertical, lines from left to right.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { metricsDidChange() } }
  }
  /// Whether headers stay in sight as long as their section is. Default: false.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { metricsDidChange() } }
  }
  /// Whether footers stay in sight as long as their section is. Default: false.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { metricsDidChange() } }
  }

  private var geometry = FlowGeometry()
  private var isStale = true
  /// Sizes that cells have asked for.
  private var preferred: [IndexPath: CGSize] = [:]
  private var preparedBounds = CGSize.zero
  /// What the delegate has answered since its metrics were last invalidated.
  private var answers: [Int: FlowAnswers] = [:]

  public override init() { super.init() }
  /// The layout of a document; its values follow.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// A metric that is set to what it is changes nothing: layouts set theirs each time they prepare.
  private func metricsDidChange() {
    isStale = true
    answers = [:]
    invalidateLayout()
  }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    // UIKIT: a layout that a client prepares asks for the counts, which hold from then on. Measured by the tests of a
    // library of layouts.
    view.learnCounts()
    if preparedBounds != view.bounds.size {
      isStale = true
      answers = [:]
    }
    guard isStale else { return }
    isStale = false
    preparedBounds = view.bounds.size
    var builder = FlowGeometryBuilder(self, view, preferred: preferred, answers: answers)
    geometry = builder.build()
    answers = builder.answers
  }

  open override var collectionViewContentSize: CGSize { geometry.contentSize }

  /// UIKIT: a mirrored layout that scrolls to the sides begins at its right end, where its first item is. A guess.
  override func begin() {
    guard let view = collectionView, view.isRightToLeft, scrollDirection == .horizontal,
      flipsHorizontallyInOppositeLayoutDirection, view.contentOffset.x == -view.adjustedContentInset.left
    else { return }
    view.contentOffset.x = ScrollLimits(view).x.upperBound
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var result: [UICollectionViewLayoutAttributes] = []
    let (low, high) = geometry.stretch(of: rect)
    for index in geometry.sections(from: low, to: high) {
      let section = geometry.sections[index]
      let path = IndexPath(item: 0, section: index)
      if let header = layoutAttributesForSupplementaryView(ofKind: UICollectionView.elementKindSectionHeader, at: path),
        header.frame.size != .zero, header.frame.overlaps(rect)
      {
        result.append(header)
      }
      let items = section.items(from: low, to: high)
      if result.isEmpty { result.reserveCapacity(items.count + 2) }
      for item in items {
        let attributes = attributes(IndexPath(item: item, section: index))
        if attributes.frame.overlaps(rect) { result.append(attributes) }
      }
      if let footer = layoutAttributesForSupplementaryView(ofKind: UICollectionView.elementKindSectionFooter, at: path),
        footer.frame.size != .zero, footer.frame.overlaps(rect)
      {
        result.append(footer)
      }
    }
    return result
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard geometry.sections.indices.contains(indexPath.section),
      (0..<geometry.sections[indexPath.section].count).contains(indexPath.item)
    else { return nil }
    return attributes(indexPath)
  }

  /// Attributes that were handed out since the last invalidation. Subclasses may change theirs: they get new ones.
  private var made: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private lazy var keepsAttributes = type(of: self) == UICollectionViewFlowLayout.self

  private func attributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    guard keepsAttributes else { return newAttributes(path) }
    if let kept = made[path] { return kept }
    if made.count > 512 { made.removeAll(keepingCapacity: true) }
    let attributes = newAttributes(path)
    made[path] = attributes
    return attributes
  }

  private func newAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = UICollectionViewLayoutAttributes.make(type ?? UICollectionViewLayoutAttributes.self)
    attributes.indexPath = path
    attributes.frame = geometry.frame(of: path)
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard geometry.sections.indices.contains(indexPath.section) else { return nil }
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    // UIKIT: a section without a header answers with attributes without a size (six tests of a library's).
    let frame = geometry.frame(ofHeader: isHeader, indexPath.section, visible: visibleStretch, pinned: pins) ?? .zero
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = frame
    // UIKIT: headers and footers stand in front of the items (Apple's own printed attributes: zIndex = 10).
    attributes.zIndex = 10
    return attributes
  }

  private var pins: (headers: Bool, footers: Bool) {
    (sectionHeadersPinToVisibleBounds, sectionFootersPinToVisibleBounds)
  }

  private var visibleStretch: (low: CGFloat, high: CGFloat) {
    guard let view = collectionView else { return (0, 0) }
    // Insets may leave nothing between them.
    let (bounds, insets) = (view.bounds, view.adjustedContentInset)
    return geometry.stretch(
      of: CGRect(
        x: bounds.minX + insets.left, y: bounds.minY + insets.top,
        width: max(bounds.width - insets.left - insets.right, 0),
        height: max(bounds.height - insets.top - insets.bottom, 0)))
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let metricsAreStale =
      context.invalidateEverything || context.invalidateDataSourceCounts || context.isAboutSize
      || (flow?.invalidateFlowLayoutDelegateMetrics ?? true)
    if metricsAreStale { answers = [:] }
    if metricsAreStale || (flow?.invalidateFlowLayoutAttributes ?? true) { isStale = true }
    if context.invalidateDataSourceCounts, context.invalidateEverything { preferred = [:] }
    made.removeAll(keepingCapacity: true)
    super.invalidateLayout(with: context)
  }

  // MARK: Updates

  /// The batch that is under way, and the headers and footers that go with the sections that it ends.
  private var update: (map: UpdateMap, headers: [IndexPath], footers: [IndexPath])?

  override func adopt(_ map: UpdateMap) {
    func ended(_ isHeader: Bool) -> [IndexPath] {
      map.endedSections.filter {
        geometry.sections.indices.contains($0)
          && geometry.frame(ofHeader: isHeader, $0, visible: visibleStretch, pinned: pins) != nil
      }.map { IndexPath(item: 0, section: $0) }
    }
    update = (map, ended(true), ended(false))
    answers = [:]
    guard !preferred.isEmpty else { return }
    var moved: [IndexPath: CGSize] = [:]
    for (path, size) in preferred where !map.isReloaded(path) { if let new = map.item(path) { moved[new] = size } }
    preferred = moved
  }

  /// UIKIT: the headers and footers of sections that are inserted, in their order.
  open override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    (update?.map.madeSections ?? []).map { IndexPath(item: 0, section: $0) }
      .filter { path in
        layoutAttributesForSupplementaryView(ofKind: elementKind, at: path).map { $0.frame.size != .zero } ?? false
      }
  }
  open override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: update?.headers ?? []
    case UICollectionView.elementKindSectionFooter: update?.footers ?? []
    default: []
    }
  }
  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    update = nil
  }

  // MARK: Bounds and sizes

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if pins.headers || pins.footers { return true }
    // UIKIT: a flow layout cares for the size across its scrolling. A guess.
    guard let old = collectionView?.bounds.size else { return false }
    return scrollDirection == .vertical ? old.width != newBounds.width : old.height != newBounds.height
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let resized = collectionView?.bounds.size != newBounds.size
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = resized
      flow.invalidateFlowLayoutAttributes = resized
    }
    return context
  }

  /// Whether cells are asked for their sizes.
  var isSelfSizing: Bool { estimatedItemSize != .zero }
  override func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool { isSelfSizing }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    isSelfSizing && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    preferred[originalAttributes.indexPath] = preferredAttributes.size
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    context.invalidateItems(at: [originalAttributes.indexPath])
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
    return context
  }
}
