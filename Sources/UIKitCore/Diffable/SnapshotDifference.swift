internal import Foundation

/// What turns one snapshot into another, in the terms of a batch of updates.
///
/// Insertions and deletions are found through hash tables, so that their cost is that of the two lists. What both lists
/// have and in the same order needs no more; else the longest ascending run stays and the rest moves, in O(m log m) of
/// the m items between the first and the last one out of order.
@MainActor
struct SnapshotDifference<Section: Hashable, Item: Hashable> {
  private(set) var updates: [UICollectionViewUpdateItem] = []

  init(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let sections = ListDifference(old.sectionIdentifiers, new.sectionIdentifiers)
    for index in sections.deleted { add(.delete, .section(index), nil) }
    for index in sections.inserted { add(.insert, nil, .section(index)) }
    for (from, to) in sections.moved { add(.move, .section(from), .section(to)) }
    let reloaded = Set(new.reloadedItemIdentifiers)
    items(old, new, reloaded)
    reloads(old, new, reloaded)
  }

  private mutating func add(_ action: UICollectionViewUpdateItem.Action, _ before: IndexPath?, _ after: IndexPath?) {
    updates.append(UICollectionViewUpdateItem(action, before: before, after: after))
  }

  /// An item goes to another place. One that is reloaded as well leaves and comes, so that its cell is another.
  private mutating func move(_ isReloaded: Bool, _ from: IndexPath, _ to: IndexPath) {
    guard isReloaded else { return add(.move, from, to) }
    add(.delete, from, nil)
    add(.insert, nil, to)
  }

  /// Items of sections that come or go follow their sections.
  private mutating func items(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>,
    _ reloaded: Set<Item>
  ) {
    let newIndex = Dictionary(uniqueKeysWithValues: new.sectionIdentifiers.enumerated().map { ($1, $0) })
    // Items that change their section, both sections staying.
    var leavers: [Item: IndexPath] = [:]
    var arrivers: [Item: IndexPath] = [:]
    for (index, identifier) in old.sectionIdentifiers.enumerated() {
      guard let target = newIndex[identifier] else { continue }
      let (before, after) = (old.items(at: index), new.items(at: target))
      if before == after { continue }
      let difference = ListDifference(before, after)
      for item in difference.deleted { leavers[before[item]] = IndexPath(item: item, section: index) }
      for item in difference.inserted { arrivers[after[item]] = IndexPath(item: item, section: target) }
      for (from, to) in difference.moved {
        move(
          reloaded.contains(before[from]), IndexPath(item: from, section: index), IndexPath(item: to, section: target))
      }
    }
    for (item, from) in leavers {
      if let to = arrivers.removeValue(forKey: item) {
        move(reloaded.contains(item), from, to)
      } else {
        add(.delete, from, nil)
      }
    }
    for to in arrivers.values { add(.insert, nil, to) }
  }

  /// What stays where it is among the others. Whatever goes to another place, or is in a section that is made anew, gets
  /// another cell by that.
  private mutating func reloads(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>,
    _ reloaded: Set<Item>
  ) {
    let leaving = Set(updates.compactMap { $0.isSection ? nil : $0.indexPathBeforeUpdate })
    let sections = Set(new.reloadedSectionIdentifiers)
    for section in new.reloadedSectionIdentifiers {
      if let index = old.indexOfSection(section), new.indexOfSection(section) != nil {
        add(.reload, .section(index), .section(index))
      }
    }
    for item in new.reloadedItemIdentifiers {
      guard let path = old.indexPath(of: item), !leaving.contains(path),
        let section = old.sectionIdentifier(containingItem: item), !sections.contains(section),
        new.indexOfSection(section) != nil
      else { continue }
      add(.reload, path, path)
    }
  }
}
