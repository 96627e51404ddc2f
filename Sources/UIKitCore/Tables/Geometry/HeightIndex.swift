/// Heights of a list, with sums of all before an index and searches by distance in O(log n).
///
/// A list whose heights are all alike costs no memory, however long it is; heights that differ from the common one cost
/// O(log n) each. A binary indexed tree holds the differences.
struct HeightIndex {
  private(set) var count: Int
  /// The height of all that were not given one, in points.
  let common: CGFloat
  /// Whether heights that were not measured are right nevertheless.
  let isCommonExact: Bool
  private var exact: [Int: CGFloat] = [:]
  /// Assumed heights that differ from the common one.
  private var assumed: [Int: CGFloat] = [:]
  private var sums: [Int: CGFloat] = [:]
  /// The largest power of two that is not above `count`.
  private let topStep: Int

  init(count: Int, common: CGFloat, isExact: Bool = true) {
    isCommonExact = isExact
    self.count = max(count, 0)
    self.common = max(common, 0)
    var step = 1
    while step * 2 <= max(count, 1) { step *= 2 }
    topStep = step
  }

  init(_ heights: [CGFloat], areExact: Bool = true) {
    self.init(count: heights.count, common: heights.first ?? 0, isExact: areExact)
    for (index, height) in heights.enumerated() where height != common {
      add(max(height, 0) - common, at: index)
      assumed[index] = max(height, 0)
    }
  }

  subscript(index: Int) -> CGFloat { exact[index] ?? assumed[index] ?? common }

  /// Whether the height is known, not assumed.
  func isExact(_ index: Int) -> Bool { isCommonExact || exact[index] != nil }

  var total: CGFloat { sum(before: count) }

  mutating func set(_ height: CGFloat, at index: Int) {
    guard index >= 0, index < count else { return }
    let height = max(height, 0)
    let change = height - self[index]
    if !isCommonExact || change != 0 { exact[index] = height }
    if change != 0 { add(change, at: index) }
  }

  private mutating func add(_ change: CGFloat, at index: Int) {
    var node = index + 1
    while node <= count {
      sums[node, default: 0] += change
      node += node & -node
    }
  }

  /// The sum of the heights of all before `index`, in points.
  func sum(before index: Int) -> CGFloat {
    let index = min(max(index, 0), count)
    guard !sums.isEmpty else { return CGFloat(index) * common }
    var (node, difference) = (index, CGFloat(0))
    while node > 0 {
      difference += sums[node] ?? 0
      node -= node & -node
    }
    return CGFloat(index) * common + difference
  }

  /// The index of what stands at `distance` from the start: the last whose start is not beyond it. Nil outside.
  func index(at distance: CGFloat) -> Int? {
    guard distance >= 0, distance < total else { return nil }
    var (position, rest, step) = (0, distance, topStep)
    while step > 0 {
      let next = position + step
      if next <= count {
        let span = CGFloat(step) * common + (sums[next] ?? 0)
        if span <= rest {
          position = next
          rest -= span
        }
      }
      step /= 2
    }
    return min(position, count - 1)
  }
}
