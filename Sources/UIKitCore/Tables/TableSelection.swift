internal import Foundation

/// The selected rows, in the order in which they were selected.
///
/// Selecting and giving up a row take the same time however many are selected.
struct TableSelection {
  /// Also rows that were given up since: one counts as long as its number is the one in `numbers`.
  private var order: [(path: IndexPath, number: Int)] = []
  /// What stands before in `order` does not count.
  private var start = 0
  private var numbers: [IndexPath: Int] = [:]
  private var lastNumber = 0

  var isEmpty: Bool { numbers.isEmpty }
  var first: IndexPath? { start < order.count ? order[start].path : nil }
  var all: [IndexPath] { order[start...].filter(counts).map(\.path) }
  var sorted: [IndexPath] { numbers.keys.sorted() }

  func contains(_ path: IndexPath) -> Bool { numbers[path] != nil }

  mutating func insert(_ path: IndexPath) {
    guard numbers[path] == nil else { return }
    lastNumber += 1
    numbers[path] = lastNumber
    order.append((path, lastNumber))
  }

  mutating func remove(_ path: IndexPath) {
    guard numbers.removeValue(forKey: path) != nil else { return }
    while start < order.count, !counts(order[start]) { start += 1 }
    guard order.count > 2 * numbers.count + 16 else { return }
    order = order[start...].filter(counts)
    start = 0
  }

  private func counts(_ entry: (path: IndexPath, number: Int)) -> Bool { numbers[entry.path] == entry.number }

  /// Takes the rows to their new places; those without one are no longer selected.
  mutating func move(_ place: (IndexPath) -> IndexPath?) {
    let places = all.compactMap(place)
    self = TableSelection()
    for place in places { insert(place) }
  }
}
