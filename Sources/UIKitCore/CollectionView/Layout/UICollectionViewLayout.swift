/// Decides where a collection view's elements stand. Subclasses override what follows.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout>
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The view that the layout places; nil while it is no view's.
  open internal(set) weak var collectionView: UICollectionView?
  private var decorations: [String: () -> UICollectionReusableView?] = [:]

  public override init() { super.init() }
  /// The layout of a document; its values follow.
  public required init?(coder: NSCoder) { super.init() }

  /// The class of attributes that the layout makes: override it where they say more.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of contexts that the layout is told changes by.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Layout

  /// Called before the layout is asked for anything, after every invalidation.
  open func prepare() {}
  /// In points. Default: zero.
  open var collectionViewContentSize: CGSize { .zero }
  /// The elements that touch `rect`, in the content's coordinates.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item stands; nil for none. Frames are in the view's coordinates, in points.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a header, a footer or the like stands; nil for none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a decoration stands; nil for none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where scrolling shall end that would end at `proposedContentOffset`; velocity in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Where the content stands after a batch or a change of layout. Default: as proposed.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  /// In which direction the layout was thought out; it is mirrored in the other where
  /// `flipsHorizontallyInOppositeLayoutDirection` is true. Default: left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the view mirrors the layout in right-to-left interfaces. Default: false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// There is something to see for the first time: the view goes to the layout's beginning.
  func begin() {}

  // MARK: Sections that scroll by themselves

  /// The view is about to show the elements in `rect`.
  func prepareScrollers(in rect: CGRect) {}
  /// The view has got another layout.
  func leave(_ view: UICollectionView) {}
  /// Scrolls within an element's section.
  func reveal(
    _ attributes: UICollectionViewLayoutAttributes, at position: UICollectionView.ScrollPosition, animated: Bool
  ) {}
  /// Whether the item with these attributes is asked for its size when it is seen.
  func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }
  /// Elements have other names.
  func adopt(_ map: UpdateMap) {}
  /// The elements that touch `rect`, of which nobody is told that they are seen.
  func attributes(around rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    layoutAttributesForElements(in: rect) ?? []
  }

  // MARK: Invalidation

  /// All is out of date: `prepare()` is called before the next answer. Nothing is computed yet.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    // The view has been told to read its data anew.
    context.invalidateDataSourceCounts = collectionView?.countsAreKnown == false
    invalidateLayout(with: context)
  }
  /// Call `super`: it lets the view lay out anew.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(context)
  }
  /// Whether another size or place of the bounds needs a new layout. Default: false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// What a change of the bounds makes out of date; asked where `shouldInvalidateLayout(forBoundsChange:)` says yes.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.isAboutSize = collectionView?.bounds.size != newBounds.size
    return context
  }
  /// Whether the size that a cell prefers makes the layout out of date. Default: false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// What is stale when an element wants other attributes than it has. Default: nothing besides.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return ClassInstantiation.makeObject(type ?? UICollectionViewLayoutInvalidationContext.self)
      as? UICollectionViewLayoutInvalidationContext ?? UICollectionViewLayoutInvalidationContext()
  }

  // MARK: Updates

  /// A batch is about to be animated: the attributes to begin and end with are asked for next.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// The batch's animation has been set up; runs within its animation block.
  open func finalizeCollectionViewUpdates() {}
  /// The bounds are about to change in an animation, a rotation for one.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// The bounds' animation has been set up.
  open func finalizeAnimatedBoundsChange() {}
  /// The view is about to take another layout in this one's place.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// The view is about to take this layout in another one's place.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// The change of layouts has been set up.
  open func finalizeLayoutTransition() {}
  /// Where an item comes from that is on the screen after a change. Default: an inserted one from its place, transparent;
  /// one that was there before from where it stood.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    origin(.cell(itemIndexPath)) ?? faded(layoutAttributesForItem(at: itemIndexPath))
  }
  /// Where a deleted item goes. Default: its place, transparent.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    faded(collectionView?.attributesBeforeUpdate(.cell(itemIndexPath)))
  }
  /// Where a supplementary view comes from that an update brings.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    origin(.supplementary(elementKind, elementIndexPath))
      ?? faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
  }
  /// Where a supplementary view goes that an update takes away. Default: it fades where it was.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    faded(collectionView?.attributesBeforeUpdate(.supplementary(elementKind, elementIndexPath)))
  }
  /// Where a decoration comes from that an update brings.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    origin(.decoration(elementKind, decorationIndexPath))
      ?? faded(layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
  }
  /// Where a decoration goes that an update takes away. Default: it fades where it was.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    faded(collectionView?.attributesBeforeUpdate(.decoration(elementKind, decorationIndexPath)))
  }
  /// The views of a kind that a change brings, by their new paths. Default: none.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The views of a kind that a change takes away, by their old paths. Default: none.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Where an update brings decorations of a kind. Default: nowhere.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Where an update takes decorations of a kind away. Default: nowhere.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  private func origin(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    collectionView?.updates.origin(of: element)
  }
  private func faded(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.duplicate()
    copy?.alpha = 0
    return copy
  }

  // MARK: Interactive movement

  /// Where the moving item would go at `position`. Default: the item there.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }
  /// The moving item under the finger. Default: its size, in front of all others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate() ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }
  /// What is stale while a finger moves items.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }
  /// What is stale when a finger has moved items, or let them go back.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  // MARK: Decorations

  /// Decorations of the kind are made by the class's `init(frame:)`; nil ends that.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let type = viewClass as? UICollectionReusableView.Type else {
      decorations[elementKind] = nil
      return
    }
    decorations[elementKind] = { ClassInstantiation.make(type) }
  }
  /// Decorations of the kind come from a nib; nil ends that.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { nib in
      { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first }
    }
  }
  func makeDecoration(_ kind: String) -> UICollectionReusableView? {
    if let view = spareDecorations[kind]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let make = decorations[kind] else {
      fatalError(
        "no UICollectionReusableView class or nib registered for decoration view of kind \(kind) in layout \(self)")
    }
    return make()
  }
  /// Decoration views that have left the screen, by kind.
  private var spareDecorations: [String: [UICollectionReusableView]] = [:]
  func removeSpareDecorations() {
    for view in spareDecorations.values.joined() { view.removeFromSuperview() }
    spareDecorations = [:]
  }
  func keepDecoration(_ view: UICollectionReusableView, _ kind: String) {
    spareDecorations[kind, default: []].append(view)
  }
}
