internal import Foundation
internal import UIGeometry

/// The sections of a flow layout one after another, and the way from their axes to the content's coordinates.
struct FlowGeometry {
  var isVertical = true
  var isMirrored = false
  var sections: [FlowSection] = []
  /// Across, in points.
  var room: CGFloat = 0
  var scale: CGFloat = 1

  var contentSize: CGSize {
    let length = sections.last?.end ?? 0
    return isVertical ? CGSize(width: room, height: length) : CGSize(width: length, height: room)
  }

  /// The sections that touch the stretch. Pinned views stay in their sections.
  func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    var (first, last) = (0, sections.count)
    while first < last {
      let middle = (first + last) / 2
      if sections[middle].end < low { first = middle + 1 } else { last = middle }
    }
    var end = first
    while end < sections.count, sections[end].start <= high { end += 1 }
    return first..<end
  }

  func frame(of path: IndexPath) -> CGRect {
    let place = sections[path.section].place(of: path.item)
    return rect(along: place.along, across: place.across, place.size.along, place.size.across)
  }

  /// The frame of a section's header or footer; nil where it has none.
  ///
  /// UIKIT: a pinned view stays at the edge of the visible bounds until the end of its section pushes it away (Apple's
  /// page on `sectionHeadersPinToVisibleBounds`).
  func frame(
    ofHeader isHeader: Bool, _ index: Int, visible: (low: CGFloat, high: CGFloat),
    pinned: (headers: Bool, footers: Bool)
  ) -> CGRect? {
    let section = sections[index]
    let extent = isHeader ? section.header : section.footer
    guard extent > 0 else { return nil }
    var along = isHeader ? section.start : section.footerStart
    if isHeader, pinned.headers {
      along = min(max(along, visible.low), max(section.footerStart - extent, section.start))
    }
    if !isHeader, pinned.footers {
      along = max(min(along, visible.high - extent), min(section.start + section.header, section.footerStart))
    }
    return rect(along: along, across: 0, extent, room)
  }

  /// UIKIT: origins snap to pixels, sizes do not (readings of a public project that measured UIKit's layout).
  private func rect(along: CGFloat, across: CGFloat, _ length: CGFloat, _ width: CGFloat) -> CGRect {
    let along = (along * scale).rounded() / scale
    var across = (across * scale).rounded() / scale
    if isVertical {
      if isMirrored { across = room - across - width }
      return CGRect(x: across, y: along, width: width, height: length)
    }
    let x = isMirrored ? contentSize.width - along - length : along
    return CGRect(x: x, y: across, width: length, height: width)
  }

  /// The part of the lines' axis that a rectangle of the content covers.
  func stretch(of rect: CGRect) -> (low: CGFloat, high: CGFloat) {
    if isVertical { return (rect.minY, rect.maxY) }
    guard isMirrored else { return (rect.minX, rect.maxX) }
    return (contentSize.width - rect.maxX, contentSize.width - rect.minX)
  }
}
