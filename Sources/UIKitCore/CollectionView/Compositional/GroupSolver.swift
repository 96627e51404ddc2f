internal import Foundation

/// Places the items of one group.
///
/// Sizes go down (fractions of the container), needs come up (estimated dimensions follow their content).
@MainActor
struct GroupSolver {
  /// The size that the content of an item asks for, by its number in the section.
  let preferred: (Int) -> CGSize?
  /// The same for supplementary items, by kind.
  let preferredSupplement: (String, Int) -> CGSize?
  let traits: UITraitCollection

  /// - Parameters:
  ///   - first: the number of the group's first item in its section.
  ///   - limit: how many items are left for the group.
  func solve(_ group: NSCollectionLayoutGroup, in container: CGSize, first: Int, limit: Int) -> GroupPlacement {
    place(group, in: container, first: first, limit: limit)
  }

  // MARK: Items

  /// An item in its place, at the origin.
  private func place(
    _ item: NSCollectionLayoutItem, in container: CGSize, first: Int, limit: Int, fixed: CGSize? = nil
  ) -> GroupPlacement {
    var result =
      (item as? NSCollectionLayoutGroup).map { content($0, in: container, first: first, limit: limit, fixed: fixed) }
      ?? leaf(item, in: container, first: first, fixed: fixed)
    let box = item is NSCollectionLayoutGroup ? CGRect(origin: .zero, size: result.size) : result.leaves[0].frame
    for supplement in item.supplementaryItems {
      let size = supplement.layoutSize.size(
        in: box.size, preferred: preferredSupplement(supplement.elementKind, first))
      result.supplements.append(
        GroupPlacement.Supplement(
          kind: supplement.elementKind, item: first, frame: supplement.frame(at: box, size: size),
          zIndex: supplement.zIndex, fitsWidth: supplement.layoutSize.widthDimension.isSelfSizing,
          fitsHeight: supplement.layoutSize.heightDimension.isSelfSizing))
    }
    return result
  }

  /// UIKIT: content insets are ignored along estimated dimensions (Apple's header on
  /// `NSCollectionLayoutItem.contentInsets`).
  private func leaf(
    _ item: NSCollectionLayoutItem, in container: CGSize, first: Int, fixed: CGSize?
  ) -> GroupPlacement {
    let wish = item.layoutSize
    let size = fixed ?? wish.size(in: container, preferred: preferred(first))
    var insets = item.contentInsets
    if wish.widthDimension.isSelfSizing { (insets.leading, insets.trailing) = (0, 0) }
    if wish.heightDimension.isSelfSizing { (insets.top, insets.bottom) = (0, 0) }
    let frame = CGRect(
      x: insets.leading, y: insets.top, width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    return GroupPlacement(
      size: size,
      leaves: [
        GroupPlacement.Leaf(
          frame: frame, fitsWidth: wish.widthDimension.isSelfSizing, fitsHeight: wish.heightDimension.isSelfSizing)
      ])
  }

  // MARK: Groups

  private func content(
    _ group: NSCollectionLayoutGroup, in container: CGSize, first: Int, limit: Int, fixed: CGSize?
  ) -> GroupPlacement {
    let estimate = fixed ?? group.layoutSize.size(in: container)
    let insets = group.contentInsets
    let room = CGSize(
      width: max(estimate.width - insets.leading - insets.trailing, 0),
      height: max(estimate.height - insets.top - insets.bottom, 0))
    var result = GroupPlacement()
    var needed: CGSize
    switch group.arrangement {
    case .custom(let provider):
      let places = provider(LayoutSurroundings(estimate, traits, insets: insets))
      for place in places.prefix(limit) {
        result.leaves.append(GroupPlacement.Leaf(frame: place.frame, zIndex: place.zIndex))
      }
      needed = places.reduce(CGSize.zero) {
        CGSize(width: max($0.width, $1.frame.maxX), height: max($0.height, $1.frame.maxY))
      }
    case .repeating(let axis):
      let line = GroupLine(self, group, axis, count: nil, equal: false)
      (result, needed) = line.place(room, first: first, limit: limit)
    case .counted(let axis, let count, let equal):
      let line = GroupLine(self, group, axis, count: count, equal: equal)
      (result, needed) = line.place(room, first: first, limit: limit)
    }
    needed.width += insets.leading + insets.trailing
    needed.height += insets.top + insets.bottom
    var shifted = GroupPlacement()
    shifted.append(result, at: CGPoint(x: insets.leading, y: insets.top))
    let size = group.layoutSize
    shifted.size = CGSize(
      width: fixed == nil && size.widthDimension.isSelfSizing ? needed.width : estimate.width,
      height: fixed == nil && size.heightDimension.isSelfSizing ? needed.height : estimate.height)
    return shifted
  }

  func subitem(_ item: NSCollectionLayoutItem, in room: CGSize, first: Int, limit: Int, fixed: CGSize?)
    -> GroupPlacement
  { place(item, in: room, first: first, limit: limit, fixed: fixed) }
}
