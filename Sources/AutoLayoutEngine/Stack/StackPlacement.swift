public import Foundation
internal import UIGeometry

/// The frames that a stack's constraints have as their solution when no other constraint concerns its items.
///
/// The same rules as `StackArrangement`, solved in closed form in one pass:
///
/// 1. **Along** the axis each distribution gives every visible item an extent, neighbours their space.
/// 2. **Across** it each alignment gives every item its place.
///
/// Positions run from the reader's start; the caller turns them round for right-to-left. Equal centring without room for
/// the natural extents has no closed form here: among equally resistant items the constraints choose those whose
/// compression serves the centres best; see `isExact(_:)`.
public struct StackPlacement: Sendable {
  public var configuration: StackConfiguration
  public var items: [MeasuredItem]

  public init(_ configuration: StackConfiguration, items: [MeasuredItem]) {
    self.configuration = configuration
    self.items = items
  }

  var visible: [Int] { items.indices.filter { !items[$0].isHidden } }

  /// The space after the visible item at `position` of `visible`, in points.
  func spacing(after index: Int) -> CGFloat {
    var value = items[index].customSpacing ?? configuration.spacing
    if value == StackSpacing.useDefault { value = configuration.spacing }
    return value == StackSpacing.useSystem ? StackSpacing.system : value
  }

  /// The least space after each visible item but the last, in points.
  ///
  /// Equal gaps are equal by required constraints, so that the largest least space holds for all.
  private func leastGaps(_ visible: [Int]) -> [CGFloat] {
    let gaps = visible.dropLast().map { spacing(after: $0) }
    guard configuration.distribution == .equalSpacing, let largest = gaps.max() else { return gaps }
    return [CGFloat](repeating: largest, count: gaps.count)
  }

  // MARK: - Natural size

  /// The extent along the axis that the items make by themselves, in points.
  public var naturalLength: CGFloat {
    let visible = visible
    let lengths = visible.map { items[$0].along.natural ?? 0 }
    let spaces = leastGaps(visible).reduce(0, +)
    if configuration.distribution == .fillEqually {
      return CGFloat(visible.count) * (lengths.max() ?? 0) + spaces
    }
    return lengths.reduce(spaces, +)
  }

  /// The extent across the axis that the items make by themselves, in points.
  public var naturalBreadth: CGFloat {
    let alignment = configuration.effectiveAlignment
    guard alignment.alignsBaselines, !visible.isEmpty else {
      let counted = alignment == .fill ? Array(items.indices) : visible
      return visible.isEmpty ? 0 : counted.map { items[$0].across.natural ?? 0 }.max() ?? 0
    }
    let tops = relativeTops(alignment)
    let bottoms = zip(tops, items).map { $0 + ($1.across.natural ?? 0) }
    if alignment == .firstBaseline { return max((visible.map { bottoms[$0] }.max() ?? 0) - tops[0], 0) }
    return max(bottoms[0] - (visible.map { tops[$0] }.min() ?? 0), 0)
  }

  // MARK: - Along

  /// Whether the spans along an axis of `length` points are the constraints' own solution.
  public func isExact(_ length: CGFloat) -> Bool {
    let lack = naturalLength - length
    guard lack > 0, configuration.distribution != .fillEqually else { return true }
    guard configuration.distribution != .equalCentering, let first = shrinkingOrder(visible).first else { return false }
    let weakest = items[visible[first]].along
    return weakest.compressible >= lack || items.allSatisfy { $0.along.compressible == $0.along.natural ?? 0 }
  }

  /// Each item's place along an axis of `length` points. Hidden items have no extent.
  public func spansAlong(_ length: CGFloat) -> [StackSpan] {
    let visible = visible
    guard !visible.isEmpty else {
      return [StackSpan](repeating: StackSpan(start: length, length: 0), count: items.count)
    }
    var spans = [StackSpan](repeating: StackSpan(start: 0, length: 0), count: items.count)
    let minima = leastGaps(visible)
    let lengths = self.lengths(visible, room: length - minima.reduce(0, +), total: length)
    let gaps = self.gaps(lengths, minima: minima, length: length)
    var cursor: CGFloat = 0
    for (position, index) in visible.enumerated() {
      spans[index] = StackSpan(start: cursor, length: lengths[position])
      cursor += lengths[position] + (position < gaps.count ? gaps[position] : 0)
    }
    placeHidden(&spans)
    return spans
  }

  private func lengths(_ visible: [Int], room: CGFloat, total: CGFloat) -> [CGFloat] {
    switch configuration.distribution {
    case .fillEqually:
      return [CGFloat](repeating: max(room, 0) / CGFloat(visible.count), count: visible.count)
    case .fillProportionally:
      return proportionalLengths(visible, room: room, total: total) ?? filledLengths(visible, room: room)
    case .fill:
      return filledLengths(visible, room: room)
    case .equalSpacing, .equalCentering:
      guard visible.count > 1 else { return [room] }
      let natural = visible.map { items[$0].along.natural ?? 0 }
      return natural.reduce(0, +) <= room ? natural : filledLengths(visible, room: room)
    }
  }

  /// Surplus goes to items without a natural extent, else to the one that hugs least; lack is taken from those that
  /// resist least.
  ///
  /// UIKIT: among equals the first gives way, among items without an extent the last takes all.
  private func filledLengths(_ visible: [Int], room: CGFloat) -> [CGFloat] {
    var lengths = visible.map { items[$0].along.natural ?? 0 }
    var rest = room - lengths.reduce(0, +)
    if rest > 0 {
      if let open = visible.lastIndex(where: { items[$0].along.natural == nil }) {
        lengths[open] += rest
      } else if let weakest = visible.indices.min(by: {
        StackMeasure.stretchesSooner(items[visible[$0]].along, items[visible[$1]].along)
      }) {
        lengths[weakest] += rest
      }
      return lengths
    }
    // `sorted` is stable: among equals the first comes first.
    for position in shrinkingOrder(visible) where rest < 0 {
      let taken = min(-rest, lengths[position])
      lengths[position] -= taken
      rest += taken
    }
    return lengths
  }

  private func shrinkingOrder(_ visible: [Int]) -> [Int] {
    visible.indices.sorted { StackMeasure.shrinksSooner(items[visible[$0]].along, items[visible[$1]].along) }
  }

  /// Shares of the whole extent, spacing counted in, for all but the last, which gets the rest.
  private func proportionalLengths(_ visible: [Int], room: CGFloat, total: CGFloat) -> [CGFloat]? {
    let natural = visible.map { max(items[$0].along.natural ?? 0, 0) }
    let sum = natural.reduce(0, +) + total - room
    guard natural.contains(where: { $0 > 0 }), sum > 0 else { return nil }
    var lengths = natural.map { $0 / sum * total }
    guard let last = natural.lastIndex(where: { $0 > 0 }) else { return nil }
    var rest = room - lengths.reduce(0, +)
    // The last proportion is the weakest; what it cannot give, the one before gives.
    for position in (0...last).reversed() where natural[position] > 0 && rest != 0 {
      let change = max(rest, -lengths[position])
      lengths[position] += change
      rest -= change
    }
    return lengths
  }

  private func gaps(_ lengths: [CGFloat], minima: [CGFloat], length: CGFloat) -> [CGFloat] {
    let surplus = length - lengths.reduce(0, +) - minima.reduce(0, +)
    guard configuration.spreadsGaps, surplus > 0, !minima.isEmpty else { return minima }
    if configuration.distribution == .equalSpacing {
      return minima.map { $0 + surplus / CGFloat(minima.count) }
    }
    let halves = zip(lengths, lengths.dropFirst()).map { ($0 + $1) / 2 }
    let distances = Self.ranked(
      zip(minima, halves).map { $0 + $1 }, sum: surplus + zip(minima, halves).reduce(0) { $0 + $1.0 + $1.1 })
    return zip(distances, halves).map { $0 - $1 }
  }

  /// Values of the given sum, none below its minimum, of which as many as possible from the front equal the first; the
  /// next comes as near to them as it can, and the others have their minimum.
  static func ranked(_ minima: [CGFloat], sum: CGFloat) -> [CGFloat] {
    var behind = minima.reduce(0, +)
    var (equal, least) = (0, CGFloat(0))
    for (index, minimum) in minima.enumerated() {
      let largest = max(least, minimum)
      guard CGFloat(index + 1) * largest + behind - minimum <= sum + 1e-9 else { break }
      (equal, least, behind) = (index + 1, largest, behind - minimum)
    }
    guard equal > 0, equal < minima.count else {
      return [CGFloat](repeating: sum / CGFloat(minima.count), count: minima.count)
    }
    var values = [CGFloat](repeating: 0, count: equal) + minima[equal...]
    if minima[equal] > least {
      // The next is longer by need: the equal ones grow towards it.
      for index in 0..<equal { values[index] = (sum - behind) / CGFloat(equal) }
    } else {
      // The equal ones are longer by need: the next takes all that they leave.
      for index in 0..<equal { values[index] = least }
      values[equal] = sum - CGFloat(equal) * least - (behind - minima[equal])
    }
    return values
  }

  /// Hidden items rest half-way into the gap that they leave, or at the edge.
  private func placeHidden(_ spans: inout [StackSpan]) {
    var previous: Int?
    var next = items.firstIndex { !$0.isHidden }
    for index in items.indices {
      if !items[index].isHidden {
        previous = index
        next = items[(index + 1)...].firstIndex { !$0.isHidden }
        continue
      }
      if let previous {
        spans[index].start = spans[previous].end + (next == nil ? 0 : spacing(after: previous) / 2)
      } else if let next {
        spans[index].start = spans[next].start
      }
    }
  }

  // MARK: - Across

  /// Each item's place across the axis in `breadth` points.
  public func spansAcross(_ breadth: CGFloat) -> [StackSpan] {
    let alignment = configuration.effectiveAlignment
    if alignment.alignsBaselines, !items.isEmpty { return baselineSpans(alignment, breadth) }
    return items.map { item in
      guard alignment != .fill else { return StackSpan(start: 0, length: breadth) }
      // Nothing bounds a hidden item.
      let natural = item.across.natural ?? 0
      let length = item.isHidden ? natural : min(natural, max(breadth, 0))
      switch alignment {
      case .center: return StackSpan(start: (breadth - length) / 2, length: length)
      case .trailing: return StackSpan(start: breadth - length, length: length)
      default: return StackSpan(start: 0, length: length)
      }
    }
  }

  /// Each item's top when the first item's is 0, by baselines or by the edges of items without.
  private func relativeTops(_ alignment: StackConfiguration.Alignment) -> [CGFloat] {
    let first = items[0]
    return items.map { item in
      let height = item.across.natural ?? 0
      if alignment == .firstBaseline {
        guard let own = item.baselines, let reference = first.baselines else { return 0 }
        return reference.first - own.first
      }
      let bottom = first.across.natural ?? 0
      guard let own = item.baselines, let reference = first.baselines else { return bottom - height }
      return bottom - reference.last - (height - own.last)
    }
  }

  /// First baselines settle at the bottom of the breadth, last baselines at its top.
  private func baselineSpans(_ alignment: StackConfiguration.Alignment, _ breadth: CGFloat) -> [StackSpan] {
    let tops = relativeTops(alignment)
    let counted = visible.isEmpty ? Array(items.indices) : visible
    let shift: CGFloat
    if alignment == .firstBaseline {
      shift = breadth - (counted.map { tops[$0] + (items[$0].across.natural ?? 0) }.max() ?? 0)
    } else {
      shift = -(counted.map { tops[$0] }.min() ?? 0)
    }
    return zip(tops, items).map { StackSpan(start: $0 + shift, length: $1.across.natural ?? 0) }
  }
}
