internal import Foundation

/// Where the scrolling of an orthogonal section comes to rest.
@MainActor
struct OrthogonalSnap {
  private let section: CompositionalSection
  private let extent: CGFloat
  private let limit: CGFloat
  private let mirrored: Bool

  /// - Parameters:
  ///   - extent: the visible part of the strip, in points.
  ///   - limit: the largest offset, in points.
  init(_ section: CompositionalSection, extent: CGFloat, limit: CGFloat, mirrored: Bool) {
    self.section = section
    self.extent = extent
    self.limit = limit
    self.mirrored = mirrored
  }

  /// Nil where the section does not snap to groups.
  func target(proposed: CGFloat, begin: CGFloat, velocity: CGFloat) -> CGFloat? {
    let flip = { (offset: CGFloat) in mirrored ? limit - offset : offset }
    let (wish, from, speed) = (flip(proposed), flip(begin), mirrored ? -velocity : velocity)
    switch section.section.orthogonalScrollingBehavior {
    case .none, .continuous, .paging: return nil
    case .continuousGroupLeadingBoundary: return flip(offset(of: nearest(to: wish)))
    case .groupPaging, .groupPagingCentered:
      // UIKIT: a group at a time, however fast the finger was (Apple's page on `groupPaging`).
      let current = nearest(to: from)
      var index = nearest(to: wish)
      if speed > 0.2 { index = max(index, current + 1) } else if speed < -0.2 { index = min(index, current - 1) }
      index = min(max(index, current - 1), current + 1)
      return flip(offset(of: min(max(index, 0), max(section.groups.groupCount - 1, 0))))
    }
  }

  private func offset(of group: Int) -> CGFloat {
    let start = section.stripInset + section.groups.start(ofGroup: group)
    if section.section.orthogonalScrollingBehavior == .groupPagingCentered {
      return start + section.groups.length(ofGroup: group) / 2 - extent / 2
    }
    // UIKIT: a group comes to rest where the first one does. A guess.
    return min(max(start - section.stripInset, 0), limit)
  }

  private func nearest(to offset: CGFloat) -> Int {
    let probe = offset + (section.section.orthogonalScrollingBehavior == .groupPagingCentered ? extent / 2 : 0)
    let span = section.groups.groups(from: probe - section.stripInset, to: probe - section.stripInset)
    return span.min { abs(self.offset(of: $0) - offset) < abs(self.offset(of: $1) - offset) } ?? 0
  }
}
