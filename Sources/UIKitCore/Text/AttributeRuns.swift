internal import Foundation

/// Attributes of a text, stretch by stretch. Neighbours with the same attributes are one stretch: what is typed letter by
/// letter is measured and shaped as one.
///
/// Foundation's mutable attributed strings on Linux cannot be overridden in part; text storage therefore keeps its
/// attributes here, and tells Foundation of them.
struct AttributeRuns {
  typealias Attributes = [NSAttributedString.Key: Any]

  private struct Run {
    /// In UTF-16 units; it ends where the next one begins.
    var start: Int
    var attributes: Attributes
  }

  private var runs: [Run] = []
  /// Of the text, in UTF-16 units.
  private var length = 0

  init(_ text: NSAttributedString) {
    length = text.length
    text.enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      runs.append(Run(start: range.location, attributes: attributes))
    }
  }

  /// The run that a place is in; the first or the last one for places outside of the text.
  private func index(at location: Int) -> Int {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if runs[middle].start <= location { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func end(_ index: Int) -> Int { index + 1 < runs.count ? runs[index + 1].start : length }

  /// The attributes at a place and how far they reach.
  func attributes(at location: Int) -> (attributes: Attributes, range: NSRange) {
    guard location < length else { return ([:], NSRange(location: length, length: 0)) }
    let index = index(at: location)
    return (
      runs[index].attributes, NSRange(location: runs[index].start, length: end(index) - runs[index].start)
    )
  }

  /// The stretches of a range in order, cut at its ends.
  func forEach(in range: NSRange, _ body: (Attributes, NSRange) -> Void) {
    guard !runs.isEmpty else { return }
    for index in index(at: range.location)..<runs.count {
      let low = max(runs[index].start, range.location)
      let high = min(end(index), range.location + range.length)
      guard low < high else { return }
      body(runs[index].attributes, NSRange(location: low, length: high - low))
    }
  }

  // MARK: Changes

  /// Puts other runs in place of a range.
  mutating func replace(_ range: NSRange, with other: AttributeRuns) {
    replace(range, with: other.runs, length: other.length)
  }

  /// Puts text without attributes of its own in place of a range: it takes those of the range's start, or of what
  /// stands before.
  mutating func replace(_ range: NSRange, length: Int) {
    let place = range.length > 0 ? range.location : max(0, range.location - 1)
    let inherited = Run(start: 0, attributes: attributes(at: place).attributes)
    replace(range, with: length > 0 ? [inherited] : [], length: length)
  }

  private mutating func replace(_ range: NSRange, with other: [Run], length new: Int) {
    let (first, last) = (split(at: range.location), split(at: range.location + range.length))
    let added = other.map { Run(start: $0.start + range.location, attributes: $0.attributes) }
    runs.replaceSubrange(first..<last, with: added)
    let change = new - range.length
    if change != 0 { for index in first + added.count..<runs.count { runs[index].start += change } }
    length += change
    join(first..<first + added.count)
  }

  mutating func change(_ range: NSRange, _ body: (inout Attributes) -> Void) {
    let (first, last) = (split(at: range.location), split(at: range.location + range.length))
    for index in first..<last { body(&runs[index].attributes) }
    join(first..<last)
  }

  /// The index of the run that starts at `location`, cutting the run around it.
  private mutating func split(at location: Int) -> Int {
    guard location < length else { return runs.count }
    let index = index(at: location)
    guard runs[index].start < location else { return index }
    runs.insert(Run(start: location, attributes: runs[index].attributes), at: index + 1)
    return index + 1
  }

  /// Makes one of each stretch of equal runs among those of a range and their neighbours.
  private mutating func join(_ range: Range<Int>) {
    let (low, high) = (max(range.lowerBound - 1, 0), min(range.upperBound + 1, runs.count))
    guard high - low > 1 else { return }
    var kept = [runs[low]]
    for run in runs[low + 1..<high] where !Self.areEqual(kept[kept.count - 1].attributes, run.attributes) {
      kept.append(run)
    }
    if kept.count < high - low { runs.replaceSubrange(low..<high, with: kept) }
  }

  private static func areEqual(_ a: Attributes, _ b: Attributes) -> Bool {
    a.count == b.count && a.allSatisfy { key, value in b[key].map { areEqual(value, $0) } ?? false }
  }

  /// Foundation gives numbers and texts back as objects, wherever they came from.
  private static func areEqual(_ a: Any, _ b: Any) -> Bool {
    if let a = a as? NSObject, let b = b as? NSObject { return a.isEqual(b) }
    guard let a = a as? AnyHashable, let b = b as? AnyHashable else { return false }
    return a == b
  }
}
