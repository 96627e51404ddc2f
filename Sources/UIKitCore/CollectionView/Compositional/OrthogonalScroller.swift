internal import Foundation

/// Scrolls the groups of one section across the layout.
final class OrthogonalScroller: UIScrollView, UIScrollViewDelegate {
  var section: CompositionalSection?
  private weak var collection: UICollectionView?
  private var isMirrored = false
  private var dragStart = CGPoint.zero

  init(_ collection: UICollectionView) {
    self.collection = collection
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    clipsToBounds = false
    delegate = self
  }
  required init?(coder: NSCoder) { nil }

  /// Takes over what the layout has found out.
  func take(_ section: CompositionalSection, _ strip: CGRect, mirrored: Bool) {
    self.section = section
    let isTurned = mirrored != isMirrored && contentSize != .zero
    isMirrored = mirrored
    UIView.performWithoutAnimation {
      if frame != strip { frame = strip }
      let size =
        section.groupsAreHorizontal
        ? CGSize(width: section.stripLength, height: strip.height)
        : CGSize(width: strip.width, height: section.stripLength)
      if contentSize != size {
        let fromEnd = contentSize.width - contentOffset.x
        let isFirst = contentSize == .zero
        contentSize = size
        if mirrored { contentOffset.x = isFirst ? max(size.width - strip.width, 0) : size.width - fromEnd }
        center(section, isFirst: isFirst)
      }
      if isTurned { contentOffset.x = rest }
    }
    let behavior = section.section.orthogonalScrollingBehavior
    switch section.section.orthogonalScrollingProperties.decelerationRate {
    case .automatic: decelerationRate = behavior == .continuous ? .normal : .fast
    case .normal: decelerationRate = .normal
    case .fast: decelerationRate = .fast
    }
    isPagingEnabled = behavior == .paging
    switch section.section.orthogonalScrollingProperties.bounce {
    case .automatic: bounces = true
    case .always:
      alwaysBounceHorizontal = section.groupsAreHorizontal
      alwaysBounceVertical = !section.groupsAreHorizontal
    case .never: bounces = false
    }
  }

  /// UIKIT: with centered groups the first and the last come to rest in the middle as well: there is room beside them
  /// (Apple's page on `groupPagingCentered`; the room is a guess).
  private func center(_ section: CompositionalSection, isFirst: Bool) {
    let (groups, horizontal) = (section.groups, section.groupsAreHorizontal)
    guard section.section.orthogonalScrollingBehavior == .groupPagingCentered, groups.groupCount > 0 else { return }
    let (extent, last) = (horizontal ? bounds.width : bounds.height, groups.groupCount - 1)
    func room(_ group: Int, _ beside: CGFloat) -> CGFloat {
      max(0, (extent - groups.length(ofGroup: group)) / 2 - beside)
    }
    let before = room(0, section.stripInset + groups.start(ofGroup: 0))
    let end = section.stripInset + groups.start(ofGroup: last) + groups.length(ofGroup: last)
    let after = room(last, section.stripLength - end)
    if horizontal {
      contentInset = UIEdgeInsets(
        top: 0, left: isMirrored ? after : before, bottom: 0, right: isMirrored ? before : after)
      if isFirst { contentOffset.x = isMirrored ? max(contentSize.width + before - extent, -after) : -before }
    } else {
      contentInset = UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
      if isFirst { contentOffset.y = -before }
    }
  }

  /// How far the groups are moved from their places in the layout.
  var shift: CGPoint { CGPoint(x: contentOffset.x - rest, y: contentOffset.y) }
  /// Where the scroller's content begins in the layout: what is mirrored goes on to the left of its first group.
  var contentOrigin: CGPoint { CGPoint(x: frame.minX - rest, y: frame.minY) }
  /// The offset at which the groups are at their places in the layout.
  private var rest: CGFloat { isMirrored ? max(contentSize.width - bounds.width, 0) : 0 }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { collection?.setNeedsLayout() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { dragStart = contentOffset }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let section else { return }
    let horizontal = section.groupsAreHorizontal
    let proposed = horizontal ? targetContentOffset.pointee.x : targetContentOffset.pointee.y
    let speed = horizontal ? velocity.x : velocity.y
    let begin = horizontal ? dragStart.x : dragStart.y
    let snap = OrthogonalSnap(
      section, extent: horizontal ? bounds.width : bounds.height,
      limit: max(section.stripLength - (horizontal ? bounds.width : bounds.height), 0),
      mirrored: isMirrored && horizontal)
    guard let target = snap.target(proposed: proposed, begin: begin, velocity: speed) else { return }
    if horizontal { targetContentOffset.pointee.x = target } else { targetContentOffset.pointee.y = target }
  }

  /// Shows a stretch of the layout where `position` says; without a position the least scrolling does.
  func reveal(_ stretch: CGRect, at position: UICollectionView.ScrollPosition, animated: Bool) {
    let stretch = stretch.offsetBy(dx: -contentOrigin.x, dy: -contentOrigin.y)
    setContentOffset(CollectionScrolling.offset(in: self, showing: stretch, at: position), animated: animated)
  }
}
