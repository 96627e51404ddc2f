/// Where to scroll so that a rectangle is seen.
@MainActor
struct CollectionScrolling {
  private let view: UICollectionView

  init(_ view: UICollectionView) { self.view = view }

  /// Shows an item. Traps for one that does not exist.
  ///
  /// UIKIT: the layout is computed; no view is made of items whose size is known (tests of a public library scroll to cells that no queue made).
  func show(_ path: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
    view.prepareLayout()
    // UIKIT: a path that names no item of a section (`IndexPath(index:)`) scrolls nowhere; an application starts so.
    guard path.count == 2 else { return }
    guard path.section >= 0, path.section < view.numberOfSections, path.item >= 0,
      path.item < view.counts.items(in: path.section)
    else {
      fatalError(
        "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only "
          + "\(path.section >= 0 ? view.counts.items(in: path.section) : 0) items in section "
          + "\(path.section). Collection view: \(view).")
    }
    guard let attributes = view.layoutAttributesForItem(at: path) else { return }
    view.collectionViewLayout.reveal(attributes, at: position, animated: animated)
    view.setContentOffset(offset(showing: attributes.frame, at: position), animated: animated)
    guard !animated, view.collectionViewLayout.measures(attributes) else { return }
    // What is on the way is measured only now: the item moves, a bounded number of times.
    for _ in 0..<8 {
      view.layoutIfNeeded()
      guard let frame = view.layoutAttributesForItem(at: path)?.frame else { return }
      let target = offset(showing: frame, at: position)
      if abs(target.x - view.contentOffset.x) < 0.5, abs(target.y - view.contentOffset.y) < 0.5 { return }
      view.setContentOffset(target, animated: false)
    }
  }

  func offset(showing frame: CGRect, at position: UICollectionView.ScrollPosition) -> CGPoint {
    Self.offset(in: view, showing: frame, at: position)
  }

  /// Without a position the least movement is made.
  static func offset(
    in view: UIScrollView, showing frame: CGRect, at position: UICollectionView.ScrollPosition
  ) -> CGPoint {
    let inset = view.adjustedContentInset
    let visible = CGRect(
      x: view.bounds.minX + inset.left, y: view.bounds.minY + inset.top,
      width: max(view.bounds.width - inset.left - inset.right, 0),
      height: max(view.bounds.height - inset.top - inset.bottom, 0))
    var offset = view.contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - view.bounds.height + inset.bottom
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - visible.height / 2 - inset.top
    } else if frame.minY < visible.minY {
      offset.y = frame.minY - inset.top
    } else if frame.maxY > visible.maxY {
      offset.y = frame.maxY - view.bounds.height + inset.bottom
    }
    if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.right) {
      offset.x = frame.maxX - view.bounds.width + inset.right
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - visible.width / 2 - inset.left
    } else if frame.minX < visible.minX {
      offset.x = frame.minX - inset.left
    } else if frame.maxX > visible.maxX {
      offset.x = frame.maxX - view.bounds.width + inset.right
    }
    return ScrollLimits(view).clamp(offset)
  }
}
