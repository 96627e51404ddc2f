internal import Foundation

/// Where two lists of different elements differ.
struct ListDifference<Element: Hashable> {
  /// In the old list, ascending.
  private(set) var deleted: [Int] = []
  /// In the new list, ascending.
  private(set) var inserted: [Int] = []
  private(set) var moved: [(from: Int, to: Int)] = []

  init(_ old: [Element], _ new: [Element]) {
    let newPlaces = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1, $0) })
    var stay: [(old: Int, new: Int)] = []
    stay.reserveCapacity(old.count)
    for (index, element) in old.enumerated() {
      if let place = newPlaces[element] { stay.append((index, place)) } else { deleted.append(index) }
    }
    if stay.count < new.count {
      var isOld = [Bool](repeating: false, count: new.count)
      for entry in stay { isOld[entry.new] = true }
      inserted = new.indices.filter { !isOld[$0] }
    }
    let kept = Self.longestAscent(stay.map(\.new))
    guard kept.count < stay.count else { return }
    var isKept = [Bool](repeating: false, count: stay.count)
    for index in kept { isKept[index] = true }
    moved = stay.indices.filter { !isKept[$0] }.map { (stay[$0].old, stay[$0].new) }
  }

  /// The places of a longest ascending run.
  static func longestAscent(_ values: [Int]) -> [Int] {
    if zip(values, values.dropFirst()).allSatisfy(<) { return Array(values.indices) }
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var run: [Int] = []
    var index = tails.last ?? -1
    while index >= 0 {
      run.append(index)
      index = previous[index]
    }
    return run.reversed()
  }
}
