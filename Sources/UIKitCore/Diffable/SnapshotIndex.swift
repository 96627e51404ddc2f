internal import Foundation

/// Where the sections and items of a snapshot are.
///
/// Copies of a snapshot share it, wherever they are, until one of them changes.
///
/// OPTIMIZATION: the first question after a change is answered by a look through the list; only the second one makes the
/// tables, which cost a hash for each item. Most snapshots are asked once or not at all.
final class SnapshotIndex<Section: Hashable, Item: Hashable>: @unchecked Sendable {
  private let lock = NSLock()
  private var wasAsked = false
  private var sections: [Section: Int]?
  private var items: [Item: IndexPath]?

  func section(_ identifier: Section, in snapshot: NSDiffableDataSourceSnapshot<Section, Item>) -> Int? {
    lock.withLock { placeOfSection(identifier, snapshot) }
  }

  /// - Parameter section: of the item.
  func item(
    _ identifier: Item, of section: Section, in snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> IndexPath? {
    lock.withLock {
      if let items { return items[identifier] }
      guard wasAsked else {
        wasAsked = true
        guard let index = placeOfSection(section, snapshot),
          let item = snapshot.items(at: index).firstIndex(of: identifier)
        else { return nil }
        return IndexPath(item: item, section: index)
      }
      var made = [Item: IndexPath](minimumCapacity: snapshot.numberOfItems)
      for section in 0..<snapshot.numberOfSections {
        for (item, identifier) in snapshot.items(at: section).enumerated() {
          made[identifier] = IndexPath(item: item, section: section)
        }
      }
      items = made
      return made[identifier]
    }
  }

  private func placeOfSection(
    _ identifier: Section, _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> Int? {
    // A few are found sooner by a look at each.
    guard snapshot.numberOfSections > 8 else { return snapshot.sectionIdentifiers.firstIndex(of: identifier) }
    if let sections { return sections[identifier] }
    let made = Dictionary(uniqueKeysWithValues: snapshot.sectionIdentifiers.enumerated().map { ($1, $0) })
    sections = made
    return made[identifier]
  }

  /// Forgets everything: the snapshot, which alone has it, has changed.
  func clear() { (wasAsked, sections, items) = (false, nil, nil) }
}
