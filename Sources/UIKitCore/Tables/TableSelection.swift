/// The selected rows, in the order in which they were selected.
struct TableSelection {
  private var paths: [IndexPath] = []
  private var set: Set<IndexPath> = []

  var isEmpty: Bool { paths.isEmpty }
  var first: IndexPath? { paths.first }
  var all: [IndexPath] { paths }
  var sorted: [IndexPath] { paths.sorted() }

  func contains(_ path: IndexPath) -> Bool { set.contains(path) }

  mutating func insert(_ path: IndexPath) {
    if set.insert(path).inserted { paths.append(path) }
  }

  mutating func remove(_ path: IndexPath) {
    guard set.remove(path) != nil else { return }
    paths.removeAll { $0 == path }
  }

  /// Takes the rows to their new places; those without one are no longer selected.
  mutating func move(_ place: (IndexPath) -> IndexPath?) {
    paths = paths.compactMap(place)
    set = Set(paths)
  }
}
