internal import Foundation

/// One section of a flow layout, in the layout's own axes: *along* the scroll direction and *across* it.
///
/// A section whose items are all of one size holds no value per item: its lines follow from a division. Others hold the
/// sizes, and the first item and the start of each line: 28 bytes an item at most.
struct FlowSection {
  /// A size along and across, in points.
  struct Extent: Equatable {
    var along: CGFloat
    var across: CGFloat
  }

  struct Line {
    var first: Int
    var count: Int
    /// From the beginning of the lines, in points.
    var start: CGFloat
    var extent: CGFloat
  }

  var count = 0
  /// Before, after (along), low, high (across), in points.
  var insets = (before: CGFloat(0), after: CGFloat(0), low: CGFloat(0), high: CGFloat(0))
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  var header: CGFloat = 0
  var footer: CGFloat = 0
  /// The room across, insets included, in points.
  var room: CGFloat = 0
  /// Where the section begins along the content, in points.
  var start: CGFloat = 0

  private var uniform: Extent?
  private var sizes: [Extent] = []
  private var lineFirsts: [Int32] = []
  /// From the beginning of the lines, in points.
  private var lineStarts: [CGFloat] = []
  private var perLine = 1
  private var linesLength: CGFloat = 0

  private var inner: CGFloat { room - insets.low - insets.high }

  // MARK: Building

  /// All items of one size.
  mutating func fill(_ count: Int, of size: Extent) {
    self.count = count
    uniform = size
    (sizes, lineFirsts, lineStarts) = ([], [], [])
    let share = (inner + itemSpacing) / max(size.across + itemSpacing, 1e-9) + 1e-6
    perLine = share >= 1 ? Int(min(share, 1e12).rounded(.down)) : 1
    if size.across + itemSpacing <= 0 { perLine = max(count, 1) }
    let lineCount = (count + perLine - 1) / perLine
    linesLength = CGFloat(lineCount) * size.along + CGFloat(max(lineCount - 1, 0)) * lineSpacing
  }

  /// Items of different sizes, first come, first placed.
  mutating func fill(_ sizes: [Extent]) {
    if let first = sizes.first, sizes.allSatisfy({ $0 == first }) { return fill(sizes.count, of: first) }
    count = sizes.count
    uniform = nil
    self.sizes = sizes
    var lineCount = 0
    eachLine { _, _ in lineCount += 1 }
    lineFirsts = []
    lineStarts = []
    lineFirsts.reserveCapacity(lineCount)
    lineStarts.reserveCapacity(lineCount)
    var (start, end) = (CGFloat(0), CGFloat(0))
    var (firsts, starts) = (lineFirsts, lineStarts)
    (lineFirsts, lineStarts) = ([], [])
    eachLine { first, extent in
      firsts.append(Int32(first))
      starts.append(start)
      end = start + extent
      start = end + lineSpacing
    }
    (lineFirsts, lineStarts) = (firsts, starts)
    linesLength = end
  }

  /// Calls `body` with the first item and the extent of each line.
  private func eachLine(_ body: (Int, CGFloat) -> Void) {
    var (first, used, extent) = (0, CGFloat(0), CGFloat(0))
    for index in sizes.indices {
      let size = sizes[index]
      if index > first, used + itemSpacing + size.across > inner + 1e-6 {
        body(first, extent)
        (first, used, extent) = (index, 0, 0)
      }
      used += (index > first ? itemSpacing : 0) + size.across
      extent = max(extent, size.along)
    }
    if first < sizes.count { body(first, extent) }
  }

  private func line(_ index: Int) -> Line {
    let first = Int(lineFirsts[index])
    let end = index + 1 < lineFirsts.count ? Int(lineFirsts[index + 1]) : count
    let extent = (first..<end).reduce(CGFloat(0)) { max($0, sizes[$1].along) }
    return Line(first: first, count: end - first, start: lineStarts[index], extent: extent)
  }

  // MARK: Lengths

  var length: CGFloat { header + insets.before + linesLength + insets.after + footer }
  var end: CGFloat { start + length }
  private var linesStart: CGFloat { start + header + insets.before }
  var footerStart: CGFloat { end - footer }

  func size(at index: Int) -> Extent { uniform ?? sizes[index] }

  // MARK: Items

  /// Where an item stands: along, across, and its size.
  func place(of index: Int) -> (along: CGFloat, across: CGFloat, size: Extent) {
    if let uniform {
      let line = index / perLine
      let along = linesStart + CGFloat(line) * (uniform.along + lineSpacing)
      return (along, insets.low + uniformOffset(index % perLine, uniform), uniform)
    }
    let line = line(lineIndex(of: index))
    let size = sizes[index]
    let along = linesStart + line.start + (line.extent - size.along) / 2
    return (along, insets.low + offset(of: index, in: line), size)
  }

  /// UIKIT: a full line spreads the rest over its gaps; the last line of equal items stands as if it were full; a line
  /// with room for one item centres it (readings of a public project that measured UIKit's layout).
  private func uniformOffset(_ position: Int, _ size: Extent) -> CGFloat {
    if perLine == 1 { return (inner - size.across) / 2 }
    // One line that is not full keeps the gaps that it would have.
    let gap = (inner - CGFloat(perLine) * size.across) / CGFloat(perLine - 1)
    return CGFloat(position) * (size.across + gap)
  }

  private func offset(of index: Int, in line: Line) -> CGFloat {
    let range = line.first..<(line.first + line.count)
    let total = range.reduce(0) { $0 + sizes[$1].across }
    let isLast = line.first + line.count == count
    if line.count == 1, !isLast || sizes[line.first].across > inner { return (inner - total) / 2 }
    // UIKIT: the last line of mixed sizes stands at its beginning with the least spacing (readings of a public project
    // that measured UIKit's layout).
    let gap = isLast ? itemSpacing : line.count > 1 ? (inner - total) / CGFloat(line.count - 1) : 0
    return (line.first..<index).reduce(0) { $0 + sizes[$1].across + gap }
  }

  private func lineIndex(of index: Int) -> Int {
    var (low, high) = (0, lineFirsts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if Int(lineFirsts[middle]) <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The items whose lines touch the stretch.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    // Whoever asks for everything asks for an infinite stretch.
    let (from, to) = (max(low - linesStart, -1), min(high - linesStart, linesLength + 1))
    guard from <= to else { return 0..<0 }
    if let uniform {
      let step = max(uniform.along + lineSpacing, 1e-9)
      let last = (count - 1) / perLine
      let first = min(max(Int(((from - uniform.along) / step).rounded(.up)), 0), last + 1)
      let final = min(max(Int((to / step).rounded(.down)), -1), last)
      guard first <= final else { return 0..<0 }
      return first * perLine..<min((final + 1) * perLine, count)
    }
    var (low, high) = (0, lineStarts.count)
    while low < high {
      let middle = (low + high) / 2
      let line = line(middle)
      if line.start + line.extent < from { low = middle + 1 } else { high = middle }
    }
    guard low < lineStarts.count, lineStarts[low] <= to else { return 0..<0 }
    var final = low
    while final + 1 < lineStarts.count, lineStarts[final + 1] <= to { final += 1 }
    let last = line(final)
    return Int(lineFirsts[low])..<(last.first + last.count)
  }
}
