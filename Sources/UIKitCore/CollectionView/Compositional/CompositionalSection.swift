internal import Foundation

/// One section in its place: groups, headers and footers, background.
///
/// Coordinates are the content's, with leading edges at the left; the layout mirrors what it hands out.
@MainActor
struct CompositionalSection {
  let index: Int
  let section: NSCollectionLayoutSection
  let groups: SectionGroups
  let surroundings: LayoutSurroundings
  let isVertical: Bool
  /// Along the direction of scrolling, in points.
  var start: CGFloat = 0
  let length: CGFloat
  /// Across, in points: where the section's room begins and ends, and where its groups do.
  let room: ClosedRange<CGFloat>
  private let headLength: CGFloat
  private let footLength: CGFloat
  private let insets: NSDirectionalEdgeInsets
  private let boundaries: [Boundary]

  struct Boundary {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    /// Along counts from the section's start.
    let frame: CGRect
  }

  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
  /// Whether groups follow one another from left to right.
  var groupsAreHorizontal: Bool { isOrthogonal == isVertical }

  init(
    _ index: Int, _ section: NSCollectionLayoutSection, count: Int, _ input: SectionInput
  ) {
    self.index = index
    self.section = section
    isVertical = input.isVertical
    surroundings = input.surroundings
    insets = section.contentInsets
    let side = input.sideInsets(section.contentInsetsReference)
    let total = input.across
    room = side.before...max(total - side.after, side.before)
    let width = room.upperBound - room.lowerBound
    let (before, after) = isVertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
    let (head, foot) = isVertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
    let breadth = max(width - before - after, 0)
    let depth = max(input.along - head - foot, 0)
    let container = isVertical ? CGSize(width: breadth, height: depth) : CGSize(width: depth, height: breadth)
    let orthogonal = section.orthogonalScrollingBehavior != .none
    groups = SectionGroups(
      section.group, count: count, in: container, horizontal: orthogonal == isVertical,
      spacing: section.interGroupSpacing, input.solver(for: index), resized: input.resizedItems(in: index))

    // Headers and footers.
    let follows = section.supplementariesFollowContentInsets && section.supplementaryContentInsetsReference != .none
    let reference = section.supplementaryContentInsetsReference
    let own = reference == .automatic ? side : input.sideInsets(reference)
    let low = own.before + (follows ? before : 0)
    let high = max(total - own.after, own.before) - (follows ? after : 0)
    let space = isVertical ? CGSize(width: high - low, height: depth) : CGSize(width: depth, height: high - low)
    let vertical = isVertical
    let sized = section.boundarySupplementaryItems.map { item in
      (item, item.layoutSize.size(in: space, preferred: input.preferred(.supplementary(item.elementKind, index))))
    }
    func extent(_ atStart: Bool) -> CGFloat {
      sized.filter { $0.0.extendsBoundary && Self.side(of: $0.0, vertical) == (atStart ? .start : .end) }
        .map { vertical ? $0.1.height : $0.1.width }.max() ?? 0
    }
    let hasHeader = sized.contains { Self.side(of: $0.0, vertical) == .start }
    let padding = hasHeader ? section.list?.headerTopPadding ?? 0 : 0
    headLength = extent(true) + padding
    footLength = extent(false)
    let inner = orthogonal ? groups.breadth : groups.length
    length = headLength + (count == 0 && headLength + footLength == 0 ? 0 : head + inner + foot) + footLength
    let whole = length
    boundaries = sized.map { item, size in
      let box =
        vertical
        ? CGRect(x: low, y: padding, width: high - low, height: whole - padding)
        : CGRect(x: padding, y: low, width: whole - padding, height: high - low)
      let place = NSCollectionLayoutSupplementaryItem(
        layoutSize: item.layoutSize, elementKind: item.elementKind, containerAnchor: item.containerAnchor)
      return Boundary(item: item, frame: place.frame(at: box, size: size))
    }
  }

  private enum Side { case start, end, middle }
  private static func side(of item: NSCollectionLayoutBoundarySupplementaryItem, _ vertical: Bool) -> Side {
    let edges = item.alignment.edges
    if edges.contains(vertical ? .top : .leading) { return .start }
    if edges.contains(vertical ? .bottom : .trailing) { return .end }
    return .middle
  }

  var end: CGFloat { start + length }

  /// From the section's start to its first group.
  private var contentStart: CGFloat { headLength + (isVertical ? insets.top : insets.leading) }
  private var contentSide: CGFloat { room.lowerBound + (isVertical ? insets.leading : insets.top) }

  /// The origin of the groups, in the content's coordinates.
  private var groupsOrigin: CGPoint {
    isVertical ? CGPoint(x: contentSide, y: start + contentStart) : CGPoint(x: start + contentStart, y: contentSide)
  }

  func leaf(_ item: Int) -> (frame: CGRect, leaf: GroupPlacement.Leaf)? {
    let (group, offset) = groups.group(of: item)
    let placement = groups.placement(ofGroup: group)
    guard placement.leaves.indices.contains(offset) else { return nil }
    let leaf = placement.leaves[offset]
    return (shift(leaf.frame, groups.origin(ofGroup: group)), leaf)
  }

  private func shift(_ frame: CGRect, _ group: CGPoint) -> CGRect {
    frame.offsetBy(dx: group.x + groupsOrigin.x, dy: group.y + groupsOrigin.y)
  }

  /// The kinds of what is attached to an item.
  func supplementKinds(of item: Int) -> Set<String> {
    let group = groups.group(of: item).group
    guard group < groups.groupCount else { return [] }
    return Set(groups.placement(ofGroup: group).supplements.map(\.kind)).filter { supplement($0, item) != nil }
  }

  func supplement(_ kind: String, _ item: Int) -> (frame: CGRect, supplement: GroupPlacement.Supplement)? {
    let group = groups.group(of: item).group
    guard group < groups.groupCount else { return nil }
    let (first, origin) = (groups.firstItem(ofGroup: group), groups.origin(ofGroup: group))
    let placement = groups.placement(ofGroup: group)
    return placement.supplements.first { $0.kind == kind && number($0, first, placement) == item }
      .map { (shift($0.frame, origin), $0) }
  }

  /// A template's supplements count from the section's first item.
  private func number(_ supplement: GroupPlacement.Supplement, _ first: Int, _ placement: GroupPlacement) -> Int {
    supplement.item < first ? supplement.item + first : supplement.item
  }

  /// Items whose groups touch a rectangle.
  func items(in rect: CGRect) -> Range<Int> {
    let span = groupSpan(in: rect)
    guard !span.isEmpty else { return 0..<0 }
    let last = span.upperBound - 1
    return groups.firstItem(ofGroup: span.lowerBound)..<groups.firstItem(ofGroup: last)
      + groups.placement(ofGroup: last).leaves.count
  }

  func supplements(in rect: CGRect) -> [(item: Int, frame: CGRect, supplement: GroupPlacement.Supplement)] {
    groupSpan(in: rect).flatMap { group in
      let (first, origin) = (groups.firstItem(ofGroup: group), groups.origin(ofGroup: group))
      let placement = groups.placement(ofGroup: group)
      return placement.supplements.map { (number($0, first, placement), shift($0.frame, origin), $0) }
    }
  }

  private func groupSpan(in rect: CGRect) -> Range<Int> {
    let origin = groupsOrigin
    return groupsAreHorizontal
      ? groups.groups(from: rect.minX - origin.x, to: rect.maxX - origin.x)
      : groups.groups(from: rect.minY - origin.y, to: rect.maxY - origin.y)
  }

  // MARK: Headers, footers, backgrounds

  var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] { boundaries.map(\.item) }

  /// The frame of a header or a footer; a pinned one stays in the visible stretch as long as its section does.
  func frame(of kind: String, visible: ClosedRange<CGFloat>) -> (frame: CGRect, Boundary)? {
    guard let boundary = boundaries.first(where: { $0.item.elementKind == kind }) else { return nil }
    var frame = isVertical ? boundary.frame.offsetBy(dx: 0, dy: start) : boundary.frame.offsetBy(dx: start, dy: 0)
    guard boundary.item.pinToVisibleBounds else { return (frame, boundary) }
    let extent = isVertical ? frame.height : frame.width
    var position = isVertical ? frame.minY : frame.minX
    switch Self.side(of: boundary.item, isVertical) {
    case .start: position = max(position, min(visible.lowerBound, end - footLength - extent))
    case .end: position = min(position, max(visible.upperBound - extent, start + headLength))
    case .middle: break
    }
    if isVertical { frame.origin.y = position } else { frame.origin.x = position }
    return (frame, boundary)
  }

  func frame(of decoration: NSCollectionLayoutDecorationItem) -> CGRect {
    let inset = decoration.contentInsets
    let box =
      isVertical
      ? CGRect(x: room.lowerBound, y: start, width: room.upperBound - room.lowerBound, height: length)
      : CGRect(x: start, y: room.lowerBound, width: length, height: room.upperBound - room.lowerBound)
    return CGRect(
      x: box.minX + inset.leading, y: box.minY + inset.top, width: max(box.width - inset.leading - inset.trailing, 0),
      height: max(box.height - inset.top - inset.bottom, 0))
  }

  // MARK: Scrolling of its own

  /// The strip in which the groups scroll, in the content's coordinates.
  var strip: CGRect {
    isVertical
      ? CGRect(
        x: room.lowerBound, y: start + contentStart, width: room.upperBound - room.lowerBound, height: groups.breadth)
      : CGRect(
        x: start + contentStart, y: room.lowerBound, width: groups.breadth,
        height: room.upperBound - room.lowerBound)
  }

  /// The extent of all groups and the insets around them, in the strip's direction.
  var stripLength: CGFloat {
    groups.length + (isVertical ? insets.leading + insets.trailing : insets.top + insets.bottom)
  }
  /// From the strip's edge to the first group.
  var stripInset: CGFloat { isVertical ? insets.leading : insets.top }
}
