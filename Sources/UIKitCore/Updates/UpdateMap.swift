internal import Foundation

/// Where items and sections are after a batch: old paths to new ones.
///
/// What is not named keeps its order and fills the places that insertions and moves leave free. Making a map costs what
/// there are changes, and sorting them; a question costs the logarithm of that.
struct UpdateMap {
  private var deletedSections: [Int] = []
  private var insertedSections: [Int] = []
  private var movedSections: [Int: Int] = [:]
  /// Sections that leave their place, and places of sections that are taken, each ascending.
  private var leavingSections: [Int] = []
  private var takenSections: [Int] = []
  private var goneSections: Set<Int> = []
  private var reloadedSections: Set<Int> = []
  /// By old section: items that leave their place.
  private var leaving: [Int: [Int]] = [:]
  /// By new section: places that are taken.
  private var taken: [Int: [Int]] = [:]
  private var movedItems: [IndexPath: IndexPath] = [:]
  private(set) var deletedItems: Set<IndexPath> = []
  private var reloadedItems: Set<IndexPath> = []
  private var flows = Flows()

  @MainActor
  init(_ items: [UICollectionViewUpdateItem]) {
    for item in items {
      let (old, new) = (item.indexPathBeforeUpdate, item.indexPathAfterUpdate)
      switch (item.updateAction, item.isSection) {
      case (.delete, true): if let old { deletedSections.append(old.section) }
      case (.insert, true): if let new { insertedSections.append(new.section) }
      case (.move, true): if let old, let new { movedSections[old.section] = new.section }
      case (.reload, true): if let old { reloadedSections.insert(old.section) }
      case (.delete, false):
        if let old {
          deletedItems.insert(old)
          leaving[old.section, default: []].append(old.item)
        }
      case (.insert, false): if let new { taken[new.section, default: []].append(new.item) }
      case (.move, false):
        if let old, let new {
          movedItems[old] = new
          leaving[old.section, default: []].append(old.item)
          taken[new.section, default: []].append(new.item)
        }
      case (.reload, false): if let old { reloadedItems.insert(old) }
      case (.none, _): break
      }
    }
    for key in leaving.keys { leaving[key]?.sort() }
    for key in taken.keys { taken[key]?.sort() }
    deletedSections.sort()
    goneSections = Set(deletedSections)
    leavingSections = (deletedSections + movedSections.keys).sorted()
    takenSections = (insertedSections + movedSections.values).sorted()
    flows = Flows(deleted: deletedItems, moved: movedItems)
  }

  /// The new place of a section; nil when it is deleted.
  func section(_ old: Int) -> Int? {
    if goneSections.contains(old) { return nil }
    if let moved = movedSections[old] { return moved }
    return Self.fill(old, leaving: leavingSections, takenSections)
  }

  /// The new place of an item; nil when it is deleted or its section is made anew.
  func item(_ old: IndexPath) -> IndexPath? {
    if let moved = movedItems[old] { return moved }
    guard !deletedItems.contains(old), !reloadedSections.contains(old.section), let section = section(old.section)
    else {
      return nil
    }
    return IndexPath(
      item: Self.fill(old.item, leaving: leaving[old.section] ?? [], taken[section] ?? []), section: section)
  }

  func isReloaded(_ old: IndexPath) -> Bool { reloadedItems.contains(old) }

  /// The rank among those that stay, moved past the places that are taken.
  private static func fill(_ old: Int, leaving: [Int], _ taken: [Int]) -> Int {
    let rank = old - count(leaving.count) { leaving[$0] < old }
    // The n-th place is passed where so many of those that stay stand before it.
    return rank + count(taken.count) { taken[$0] - $0 <= rank }
  }

  /// For how many numbers from 0 on a condition holds that ceases to hold at one of them.
  private static func count(_ limit: Int, while holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, limit)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: What comes and goes

  /// Sections that the batch makes, by their new places: inserted ones and reloaded ones.
  var madeSections: [Int] { (insertedSections + reloadedSections.compactMap { section($0) }).sorted() }
  /// Sections that the batch ends, by their old places: deleted ones and reloaded ones.
  var endedSections: [Int] { (deletedSections + reloadedSections).sorted() }
  /// Items that the batch inserts, by their new places.
  var insertedItems: [IndexPath] {
    let moved = Set(movedItems.values)
    return taken.flatMap { section, items in items.map { IndexPath(item: $0, section: section) } }
      .filter { !moved.contains($0) }.sorted()
  }

  // MARK: Checking

  struct Flow {
    var inserted = 0
    var deleted = 0
    var movedIn = 0
    var movedOut = 0
  }

  /// How many items go and move, by section.
  private struct Flows {
    var deleted: [Int: Int] = [:]
    var movedOut: [Int: Int] = [:]
    var movedIn: [Int: Int] = [:]

    init() {}
    init(deleted items: Set<IndexPath>, moved: [IndexPath: IndexPath]) {
      for path in items { deleted[path.section, default: 0] += 1 }
      for (old, new) in moved {
        movedOut[old.section, default: 0] += 1
        movedIn[new.section, default: 0] += 1
      }
    }
  }

  /// Items that come and go in a section, by its old and new place.
  func flow(old: Int, new: Int) -> Flow {
    var flow = Flow()
    flow.deleted = flows.deleted[old] ?? 0
    flow.movedOut = flows.movedOut[old] ?? 0
    flow.movedIn = flows.movedIn[new] ?? 0
    flow.inserted = (taken[new]?.count ?? 0) - flow.movedIn
    return flow
  }
  var changedSections: (inserted: Int, deleted: Int) { (insertedSections.count, deletedSections.count) }
  func isMadeAnew(_ old: Int) -> Bool { reloadedSections.contains(old) || goneSections.contains(old) }
}
