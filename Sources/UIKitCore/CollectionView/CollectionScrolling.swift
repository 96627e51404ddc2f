/// Where to scroll so that a rectangle is seen.
@MainActor
struct CollectionScrolling {
  private let view: UICollectionView

  init(_ view: UICollectionView) { self.view = view }

  /// Without a position the least movement is made.
  func offset(showing frame: CGRect, at position: UICollectionView.ScrollPosition) -> CGPoint {
    let inset = view.adjustedContentInset
    let visible = view.bounds.inset(by: inset)
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
