internal import Foundation

/// The items of a row or a column.
@MainActor
struct GroupLine {
  private let solver: GroupSolver
  private let group: NSCollectionLayoutGroup
  private let isHorizontal: Bool
  private let count: Int?
  private let equal: Bool

  init(
    _ solver: GroupSolver, _ group: NSCollectionLayoutGroup, _ axis: NSLayoutConstraint.Axis, count: Int?, equal: Bool
  ) {
    self.solver = solver
    self.group = group
    isHorizontal = axis == .horizontal
    self.count = count
    self.equal = equal
  }

  private struct Entry {
    var item: NSCollectionLayoutItem
    var placement: GroupPlacement
  }

  /// The items and the room that they need.
  func place(_ room: CGSize, first: Int, limit: Int) -> (GroupPlacement, CGSize) {
    var entries = gather(room, first: first, limit: limit)
    equalise(&entries, room, first: first)
    return arrange(entries, room)
  }

  // MARK: Which items

  /// UIKIT: where the group's own length is estimated, the estimates of its items say how many it takes, so that their
  /// number does not change with their contents. A guess.
  private func gather(_ room: CGSize, first: Int, limit: Int) -> [Entry] {
    let length = along(room)
    let spacing = group.interItemSpacing?.spacing ?? 0
    let lengthIsEstimated =
      (isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension).isSelfSizing
    var entries: [Entry] = []
    var (used, taken) = (CGFloat(0), 0)
    let items = group.subitems
    // A bounded number of items, even where they have no extent.
    while taken < limit, entries.count < count ?? 10_000 {
      let item = items[entries.count % items.count]
      let placement = solver.subitem(
        item, in: room, first: first + taken, limit: limit - taken, fixed: equalSize(item, room, first + taken))
      if count == nil {
        let extent =
          (lengthIsEstimated ? along(item.layoutSize.size(in: room)) : along(placement.size)) + edges(item, along: true)
        let end = used + (entries.isEmpty ? 0 : spacing) + extent
        if !entries.isEmpty, end > length + 0.01 { break }
        used = end
      }
      taken += placement.leaves.count
      entries.append(Entry(item: item, placement: placement))
      if placement.leaves.isEmpty { break }
    }
    return entries
  }

  private func equalSize(_ item: NSCollectionLayoutItem, _ room: CGSize, _ number: Int) -> CGSize? {
    guard equal, let count, count > 0 else { return nil }
    let spacing = (group.interItemSpacing?.spacing ?? 0) * CGFloat(count - 1)
    let share = max((along(room) - spacing) / CGFloat(count) - edges(item, along: true), 0)
    let own = item.layoutSize.size(in: room, preferred: solver.preferred(number))
    return isHorizontal ? CGSize(width: share, height: own.height) : CGSize(width: own.width, height: share)
  }

  /// Items that share the largest extent of their siblings across the line, and shares of an estimated extent.
  private func equalise(_ entries: inout [Entry], _ room: CGSize, first: Int) {
    let crossIsEstimated =
      (isHorizontal ? group.layoutSize.heightDimension : group.layoutSize.widthDimension).isSelfSizing
    let largest = entries.map { across($0.placement.size) }.max() ?? 0
    var number = first
    for index in entries.indices {
      let entry = entries[index]
      defer { number += entry.placement.leaves.count }
      let own = isHorizontal ? entry.item.layoutSize.heightDimension : entry.item.layoutSize.widthDimension
      let isShare = crossIsEstimated && (isHorizontal ? own.isFractionalHeight : own.isFractionalWidth)
      guard own.isUniformAcrossSiblings || isShare else { continue }
      let selfSized = entries.filter {
        !(isHorizontal
          ? $0.item.layoutSize.heightDimension.isFractionalHeight
          : $0.item.layoutSize.widthDimension.isFractionalWidth)
      }
      let total = isShare ? selfSized.map { across($0.placement.size) }.max() ?? largest : largest
      let wish = isShare ? total * own.dimension : largest
      var size = entry.placement.size
      if isHorizontal { size.height = wish } else { size.width = wish }
      entries[index].placement = solver.subitem(
        entry.item, in: room, first: number, limit: entry.placement.leaves.count, fixed: size)
    }
  }

  // MARK: Where they stand

  private func arrange(_ entries: [Entry], _ room: CGSize) -> (GroupPlacement, CGSize) {
    let gap = group.interItemSpacing
    let fixedGaps = (gap?.spacing ?? 0) * CGFloat(max(entries.count - 1, 0))
    let used = entries.reduce(fixedGaps) { $0 + along($1.placement.size) + edges($1.item, along: true) }
    // Flexible spaces share what is left.
    let flexibleGaps = gap?.isFlexible == true ? max(entries.count - 1, 0) : 0
    let flexible = entries.reduce(flexibleGaps) { $0 + flexibleEdges($1.item, along: true) }
    let share = flexible > 0 ? max(along(room) - used, 0) / CGFloat(flexible) : 0
    var result = GroupPlacement()
    var (position, widest) = (CGFloat(0), CGFloat(0))
    for (index, entry) in entries.enumerated() {
      if index > 0 { position += (gap?.spacing ?? 0) + (gap?.isFlexible == true ? share : 0) }
      position += lead(entry.item, along: true, share)
      let cross = across(entry.placement.size) + edges(entry.item, along: false)
      let crossFlexible = flexibleEdges(entry.item, along: false)
      let crossShare = crossFlexible > 0 ? max(across(room) - cross, 0) / CGFloat(crossFlexible) : 0
      let offset = lead(entry.item, along: false, crossShare)
      result.append(
        entry.placement, at: isHorizontal ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position))
      position += along(entry.placement.size) + trail(entry.item, along: true, share)
      widest = max(widest, cross)
    }
    return (result, isHorizontal ? CGSize(width: position, height: widest) : CGSize(width: widest, height: position))
  }

  // MARK: Axes

  private func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

  private func pair(_ item: NSCollectionLayoutItem, along: Bool) -> (
    NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?
  ) {
    let spacing = item.edgeSpacing
    return along == isHorizontal ? (spacing?.leading, spacing?.trailing) : (spacing?.top, spacing?.bottom)
  }
  private func edges(_ item: NSCollectionLayoutItem, along: Bool) -> CGFloat {
    let (a, b) = pair(item, along: along)
    return (a?.spacing ?? 0) + (b?.spacing ?? 0)
  }
  private func flexibleEdges(_ item: NSCollectionLayoutItem, along: Bool) -> Int {
    let (a, b) = pair(item, along: along)
    return (a?.isFlexible == true ? 1 : 0) + (b?.isFlexible == true ? 1 : 0)
  }
  private func lead(_ item: NSCollectionLayoutItem, along: Bool, _ share: CGFloat) -> CGFloat {
    let space = pair(item, along: along).0
    return (space?.spacing ?? 0) + (space?.isFlexible == true ? share : 0)
  }
  private func trail(_ item: NSCollectionLayoutItem, along: Bool, _ share: CGFloat) -> CGFloat {
    let space = pair(item, along: along).1
    return (space?.spacing ?? 0) + (space?.isFlexible == true ? share : 0)
  }
}
