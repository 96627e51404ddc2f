/// The views of a collection view that are on screen.
@MainActor
final class CollectionTiles {
  private unowned let view: UICollectionView
  private(set) var views: [CollectionElement: UICollectionReusableView] = [:]
  /// Counts the tilings; views that one does not meet leave.
  private var round = 0

  init(_ view: UICollectionView) { self.view = view }

  subscript(element: CollectionElement) -> UICollectionReusableView? { views[element] }

  func element(of tile: UICollectionReusableView) -> CollectionElement? { views.first { $0.value === tile }?.key }

  var cells: [(path: IndexPath, cell: UICollectionViewCell)] {
    views.compactMap { entry in
      guard case .cell = entry.key.category, let cell = entry.value as? UICollectionViewCell else { return nil }
      return (entry.key.indexPath, cell)
    }
    .sorted { $0.path < $1.path }
  }

  // MARK: Tiling

  /// Shows what the layout has in the visible bounds, and nothing else. True when a cell wants another size.
  func update(keeping kept: Set<CollectionElement> = []) -> Bool {
    let rect = view.bounds
    view.collectionViewLayout.prepareScrollers(in: rect)
    let found = elements(in: rect)
    round &+= 1
    for attributes in found where isShown(attributes, in: rect) {
      if let tile = views[CollectionElement(attributes)] { tile.tilingRound = round }
    }
    // First what leaves, so that its cells can be used again.
    var leaving: [CollectionElement] = []
    for (element, tile) in views where tile.tilingRound != round && !kept.contains(element) { leaving.append(element) }
    leaving.sort()
    for gone in leaving where views[gone] != nil { remove(gone) }
    var resizes = false
    for attributes in found where isShown(attributes, in: rect) {
      let attributes = view.movement?.adjusted(attributes) ?? attributes
      let element = CollectionElement(attributes)
      if let tile = views[element] {
        if tile.appliedAttributes?.equals(attributes) != true { tile.take(attributes) }
        if tile.wantsMeasuring, view.movement == nil {
          tile.wantsMeasuring = false
          if prefersOtherSize(tile, attributes) { resizes = true }
        }
      } else if let tile = add(element, attributes) {
        tile.tilingRound = round
        if prefersOtherSize(tile, attributes) { resizes = true }
      }
    }
    return resizes
  }

  /// What the layout has in a rectangle.
  ///
  /// UIKIT: cells of items that do not exist are left out, with a line in the log (public logs of iOS 13; an
  /// exception before).
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let layout = view.collectionViewLayout
    let found = layout.layoutAttributesForElements(in: rect) ?? []
    guard found.contains(where: isOfNoItem) else { return found }
    return found.filter { attributes in
      guard isOfNoItem(attributes) else { return true }
      let line =
        "Layout attributes \(attributes) were received from the layout \(layout) but are not valid for the data source "
        + "counts. Attributes will be ignored.\n"
      FileHandle.standardError.write(Data(line.utf8))
      return false
    }
  }

  private func isOfNoItem(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.indexPath
    return attributes.representedElementCategory == .cell
      && (path.section < 0 || path.item < 0 || path.item >= view.counts.items(in: path.section))
  }

  /// UIKIT: what a layout gives a height and no width yet, or the other way round, gets its view, which is asked for its
  /// size. A guess.
  private func isShown(_ attributes: UICollectionViewLayoutAttributes, in rect: CGRect) -> Bool {
    if attributes.isHidden { return false }
    let frame = attributes.visibleFrame
    if frame.overlaps(rect) { return true }
    guard (frame.width == 0) != (frame.height == 0) else { return false }
    return frame.minX < rect.maxX && rect.minX <= frame.maxX && frame.minY < rect.maxY && rect.minY <= frame.maxY
  }

  /// Makes the view of an element and shows it.
  @discardableResult
  func add(_ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let tile = UIView.withoutAnimation({ make(element, attributes) }) else { return nil }
    views[element] = tile
    UIView.performWithoutAnimation {
      tile.take(attributes)
      place(tile, attributes)
    }
    switch element.category {
    case .cell:
      if let cell = tile as? UICollectionViewCell {
        view.collectionDelegate?.collectionView(view, willDisplay: cell, forItemAt: element.indexPath)
      }
    case .supplementary(let kind):
      view.collectionDelegate?.collectionView(
        view, willDisplaySupplementaryView: tile, forElementKind: kind, at: element.indexPath)
    case .decoration: break
    }
    return tile
  }

  private func make(_ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionReusableView?
  {
    let path = element.indexPath
    view.dequeueAttributes = attributes
    let wasMaking = view.isMakingSince
    view.isMakingSince = .now
    defer {
      view.isMakingSince = wasMaking
      view.dequeueAttributes = nil
    }
    switch element.category {
    case .cell:
      guard let cell = makeCell(view.movement?.sourcePath(path) ?? path) else { return nil }
      guard cell.reuseIdentifier != nil else {
        fatalError(
          "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must "
            + "be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
      }
      cell.isSelected = view.selection.paths.contains(path)
      cell.isHighlighted = false
      cell.isEditingInView = view.isEditing && view.mayEdit(path)
      cell.collection = view
      return cell
    case .supplementary(let kind):
      let tile = view.dataSource?.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
      if tile is AbsentSupplement { return nil }
      if let tile, tile.reuseIdentifier == nil { Self.refuse(tile, kind, path) }
      return tile
    case .decoration(let kind): return view.collectionViewLayout.makeDecoration(kind)
    }
  }

  /// Ends the program for a supplementary view that does not come from the collection view.
  static func refuse(_ tile: UICollectionReusableView?, _ kind: String, _ path: IndexPath) -> Never {
    fatalError(
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind),\(path)) was not "
        + "retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
        + "(\(tile.map { "\($0)" } ?? "(null)"))")
  }

  private func makeCell(_ path: IndexPath) -> UICollectionViewCell? {
    let placeholders = view.updates.placeholders
    if let placeholder = placeholders[path] { return placeholder.makeCell(view, path) }
    return view.dataSource?.collectionView(view, cellForItemAt: placeholders.dataPath(path))
  }

  /// Behind the scroll indicators, in front of what has a smaller index.
  private func place(_ tile: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let holder: UIView = attributes.scroller ?? view
    if tile.superview === holder, tile.placedZIndex == attributes.zIndex { return }
    tile.placedZIndex = attributes.zIndex
    let neighbour = holder.subviews.first { other in
      guard let other = other as? UICollectionReusableView else { return other is ScrollIndicator }
      return (other.appliedAttributes?.zIndex ?? 0) > attributes.zIndex
    }
    if let neighbour { holder.insertSubview(tile, belowSubview: neighbour) } else { holder.addSubview(tile) }
  }

  func prefersOtherSize(_ tile: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes)
    -> Bool
  {
    let layout = view.collectionViewLayout
    if let flow = layout as? UICollectionViewFlowLayout, !flow.isSelfSizing { return false }
    // UIKIT: the view may change what it is given; the layout's own attributes stay (Apple's page on
    // `preferredLayoutAttributesFitting(_:)`).
    let preferred = tile.preferredLayoutAttributesFitting(attributes.duplicate())
    guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    isMeasuring = true
    layout.invalidateLayout(
      with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    isMeasuring = false
    return true
  }

  /// While a layout takes over a size that a view asks for.
  private var isMeasuring = false

  // MARK: Measuring again

  /// UIKIT: views are asked for their sizes again when the layout is told that they are out of date. A guess.
  func measureAgain(_ context: UICollectionViewLayoutInvalidationContext) {
    guard !isMeasuring else { return }
    if context.invalidateEverything || context.invalidateDataSourceCounts || context.isAboutSize {
      for tile in views.values { tile.wantsMeasuring = true }
      return
    }
    for path in context.invalidatedItemIndexPaths ?? [] { views[.cell(path)]?.wantsMeasuring = true }
    for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
      for path in paths { views[.supplementary(kind, path)]?.wantsMeasuring = true }
    }
  }

  /// A view on the screen has another content.
  func measureAgain(_ element: CollectionElement) {
    guard let tile = views[element] else { return }
    tile.wantsMeasuring = true
    view.setNeedsLayout()
  }

  // MARK: Leaving

  func remove(_ element: CollectionElement) {
    guard let tile = views.removeValue(forKey: element) else { return }
    retire(tile, element)
  }

  /// Takes a view off the screen that is not in `views` any more.
  ///
  /// UIKIT: what waits to be used again stays in the view, hidden. A guess.
  func retire(_ tile: UICollectionReusableView, _ element: CollectionElement) {
    if view.updates.isAnimating { tile.stopMoving() }
    if tile.reuseIdentifier == nil, !element.isDecoration { tile.removeFromSuperview() } else { tile.isHidden = true }
    switch element.category {
    case .cell:
      guard let cell = tile as? UICollectionViewCell else { return }
      view.collectionDelegate?.collectionView(view, didEndDisplaying: cell, forItemAt: element.indexPath)
      view.reuse.recycle(tile, kind: nil)
    case .supplementary(let kind):
      view.collectionDelegate?.collectionView(
        view, didEndDisplayingSupplementaryView: tile, forElementOfKind: kind, at: element.indexPath)
      view.reuse.recycle(tile, kind: kind)
    case .decoration(let kind):
      tile.isHidden = true
      view.collectionViewLayout.keepDecoration(tile, kind)
    }
  }

  /// Decorations belong to the layout that registered them and go with it.
  func removeDecorations() {
    for element in views.keys where element.isDecoration { views.removeValue(forKey: element)?.removeFromSuperview() }
    view.collectionViewLayout.removeSpareDecorations()
  }

  func removeAll() {
    view.updates.placeholders.removeAll()
    for element in views.keys.sorted() { remove(element) }
  }

  /// Takes all views out of the table, to be put back under their new places.
  func takeAll() -> [CollectionElement: UICollectionReusableView] {
    defer { views = [:] }
    return views
  }
  func put(_ tile: UICollectionReusableView, _ element: CollectionElement) { views[element] = tile }
}

extension UIView {
  static func withoutAnimation<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    performWithoutAnimation { result = body() }
    guard let result else { fatalError("performWithoutAnimation runs its block") }
    return result
  }
}
