internal import Foundation

/// Places in a list that are held for what a drop is still to bring: the view has them, its data source has not.
struct DropPlaceholders<Holder: AnyObject> {
  private struct Entry {
    var path: IndexPath
    let holder: Holder
    /// Whether the batch that inserts it still runs.
    var isNew = true
  }
  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }
  func count(in section: Int) -> Int { entries.count { $0.path.section == section } }
  func path(of holder: Holder) -> IndexPath? { entries.first { $0.holder === holder }?.path }
  subscript(path: IndexPath) -> Holder? { entries.first { $0.path == path }?.holder }

  /// The path by which the data source knows what the view has at `path`.
  func dataPath(_ path: IndexPath) -> IndexPath {
    guard path.count > 1 else { return path }
    let before = entries.count { $0.path.section == path.section && $0.path[1] < path[1] }
    return before == 0 ? path : IndexPath(indexes: [path.section, path[1] - before])
  }

  /// The path at which the view has what the data source knows by `path`.
  func shownPath(_ path: IndexPath) -> IndexPath {
    guard path.count > 1 else { return path }
    let held = entries.filter { $0.path.section == path.section }.map { $0.path[1] }.sorted()
    return IndexPath(indexes: [path.section, held.reduce(path[1]) { $1 <= $0 ? $0 + 1 : $0 }])
  }

  mutating func insert(_ holder: Holder, at path: IndexPath) { entries.append(Entry(path: path, holder: holder)) }
  mutating func remove(_ holder: Holder) { entries.removeAll { $0.holder === holder } }
  mutating func removeAll() { entries = [] }

  /// A batch has moved what is in the view.
  mutating func move(_ place: (IndexPath) -> IndexPath?) {
    entries = entries.compactMap { entry in
      var entry = entry
      if entry.isNew {
        entry.isNew = false
      } else {
        guard let path = place(entry.path) else { return nil }
        entry.path = path
      }
      return entry
    }
  }
}
