/// The longest sequence that two lists have in common.
enum LongestCommon {
  /// Of lists without repetitions. Long lists: what is in rising order of the second.
  static func subsequence(_ first: [String], _ second: [String]) -> [String] {
    let places = Dictionary(first.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { one, _ in one })
    let values = second.compactMap { places[$0] }
    // The longest rising subsequence, by the smallest last value of each length.
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: values.count)
    for (index, value) in values.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? tails[low - 1] : nil
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: [String] = []
    var next = tails.last
    while let index = next {
      result.append(first[values[index]])
      next = previous[index]
    }
    return result.reversed()
  }
}
