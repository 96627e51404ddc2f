internal import Foundation

/// The groups of a section one after another, along the direction in which they are repeated.
///
/// Where every group takes the same number of items, one group is solved and stands for all; groups whose contents asked
/// for other sizes are solved one by one. Where contents decide how many items a group takes, each is solved in turn.
@MainActor
struct SectionGroups {
  private let group: NSCollectionLayoutGroup
  private let container: CGSize
  private let isHorizontal: Bool
  private let spacing: CGFloat
  private let count: Int
  private let solver: GroupSolver
  private var template = GroupPlacement()
  /// Items in each group; 0 where groups differ.
  private var perGroup = 0
  private var lengths = HeightIndex(count: 0, common: 0)
  private var solved: [Int: GroupPlacement] = [:]
  private var starts: [Int] = []
  /// The largest extent across, in points: of the groups whose contents are known, of all while none is.
  private(set) var breadth: CGFloat = 0

  init(
    _ group: NSCollectionLayoutGroup, count: Int, in container: CGSize, horizontal: Bool, spacing: CGFloat,
    _ solver: GroupSolver, resized: Set<Int>
  ) {
    self.group = group
    self.container = container
    isHorizontal = horizontal
    self.spacing = spacing
    self.count = count
    self.solver = solver
    if count > 0 { if contentDecidesCounts { solveInTurn(resized) } else { solveTemplate(resized) } }
  }

  /// Whether self-sizing items flow in a group of a definite length.
  private var contentDecidesCounts: Bool {
    func flows(_ group: NSCollectionLayoutGroup) -> Bool {
      guard case .repeating(let axis) = group.arrangement else { return group.subitems.contains(where: inner) }
      let horizontal = axis == .horizontal
      let own = horizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
      let item = { (item: NSCollectionLayoutItem) in
        (horizontal ? item.layoutSize.widthDimension : item.layoutSize.heightDimension).isSelfSizing
      }
      return !own.isSelfSizing && group.subitems.contains(where: item) || group.subitems.contains(where: inner)
    }
    func inner(_ item: NSCollectionLayoutItem) -> Bool { (item as? NSCollectionLayoutGroup).map(flows) ?? false }
    return flows(group)
  }

  private func length(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  private func breadth(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

  private mutating func solveInTurn(_ resized: Set<Int>) {
    var (first, all) = (0, [CGFloat]())
    var known: CGFloat = 0
    while first < count {
      let placement = solver.solve(group, in: container, first: first, limit: count - first)
      guard !placement.leaves.isEmpty else { break }
      starts.append(first)
      solved[starts.count - 1] = placement
      all.append(length(placement.size) + spacing)
      breadth = max(breadth, breadth(placement.size))
      let next = first + placement.leaves.count
      if (first..<next).contains(where: resized.contains) { known = max(known, breadth(placement.size)) }
      first = next
    }
    if known > 0 { breadth = known }
    lengths = HeightIndex(all)
  }

  private mutating func solveTemplate(_ resized: Set<Int>) {
    // Solved as if nothing had been measured: the estimates.
    let plain = GroupSolver(preferred: { _ in nil }, preferredSupplement: { _, _ in nil }, traits: solver.traits)
    template = plain.solve(group, in: container, first: 0, limit: .max)
    perGroup = template.leaves.count
    guard perGroup > 0 else { return }
    let groups = (count + perGroup - 1) / perGroup
    lengths = HeightIndex(count: groups, common: length(template.size) + spacing)
    breadth = breadth(template.size)
    var known: CGFloat = 0
    for index in Set(resized.map { $0 / perGroup }) where index < groups { known = max(known, solveGroup(index)) }
    if known > 0 { breadth = known }
    // The last group may be short of items.
    if count % perGroup != 0, solved[groups - 1] == nil { _ = solveGroup(groups - 1) }
  }

  /// Returns the group's extent across.
  private mutating func solveGroup(_ index: Int) -> CGFloat {
    let first = index * perGroup
    let placement = solver.solve(group, in: container, first: first, limit: min(perGroup, count - first))
    solved[index] = placement
    lengths.set(length(placement.size) + spacing, at: index)
    return breadth(placement.size)
  }

  // MARK: Questions

  var groupCount: Int { lengths.count }
  /// Of all groups and the spaces between them, in points.
  var length: CGFloat { lengths.count == 0 ? 0 : lengths.total - spacing }

  func start(ofGroup index: Int) -> CGFloat { lengths.sum(before: index) }
  func length(ofGroup index: Int) -> CGFloat { lengths[index] - spacing }
  func placement(ofGroup index: Int) -> GroupPlacement { solved[index] ?? template }

  func firstItem(ofGroup index: Int) -> Int { perGroup > 0 ? index * perGroup : starts[index] }

  /// The group of an item and the item's number in it.
  func group(of item: Int) -> (group: Int, offset: Int) {
    if perGroup > 0 { return (item / perGroup, item % perGroup) }
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= item { low = middle } else { high = middle }
    }
    return (low, item - (starts.isEmpty ? 0 : starts[low]))
  }

  /// The groups that touch a stretch.
  func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard lengths.count > 0, high >= 0, low <= lengths.total else { return 0..<0 }
    let first = lengths.index(at: max(low, 0)) ?? lengths.count - 1
    let last = lengths.index(at: max(high, 0)) ?? lengths.count - 1
    // Items may stand out of their groups; one neighbour each is looked at as well.
    return max(first - 1, 0)..<min(max(last, first) + 2, lengths.count)
  }

  /// The origin of a group, in the section's groups' coordinates.
  func origin(ofGroup index: Int) -> CGPoint {
    let start = start(ofGroup: index)
    return isHorizontal ? CGPoint(x: start, y: 0) : CGPoint(x: 0, y: start)
  }
}
