/// Attributes of a text, stretch by stretch.
///
/// Foundation's mutable attributed strings on Linux cannot be overridden in part; text storage therefore keeps its
/// attributes here, and tells Foundation of them.
struct AttributeRuns {
  typealias Attributes = [NSAttributedString.Key: Any]

  private struct Run {
    /// In UTF-16 units.
    var length: Int
    var attributes: Attributes
  }

  private var runs: [Run] = []

  init(_ text: NSAttributedString) {
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      runs.append(Run(length: range.length, attributes: attributes))
    }
  }

  /// The attributes at a place and how far they reach.
  func attributes(at location: Int) -> (attributes: Attributes, range: NSRange) {
    var start = 0
    for run in runs {
      if location < start + run.length {
        return (run.attributes, NSRange(location: start, length: run.length))
      }
      start += run.length
    }
    return ([:], NSRange(location: start, length: 0))
  }

  /// The stretches of a range in order, cut at its ends.
  func forEach(in range: NSRange, _ body: (Attributes, NSRange) -> Void) {
    var start = 0
    for run in runs where start < range.location + range.length {
      let (low, high) = (max(start, range.location), min(start + run.length, range.location + range.length))
      if low < high { body(run.attributes, NSRange(location: low, length: high - low)) }
      start += run.length
    }
  }

  /// Puts other runs in place of a range.
  mutating func replace(_ range: NSRange, with other: AttributeRuns) {
    let start = split(at: range.location)
    let end = split(at: range.location + range.length)
    runs.replaceSubrange(start..<end, with: other.runs)
  }

  /// Puts text without attributes of its own in place of a range: it takes those of the range's start, or of what
  /// stands before.
  mutating func replace(_ range: NSRange, length: Int) {
    let place = range.length > 0 ? range.location : max(0, range.location - 1)
    let inherited = attributes(at: place).attributes
    let start = split(at: range.location)
    let end = split(at: range.location + range.length)
    runs.replaceSubrange(start..<end, with: length > 0 ? [Run(length: length, attributes: inherited)] : [])
  }

  mutating func change(_ range: NSRange, _ body: (inout Attributes) -> Void) {
    let start = split(at: range.location)
    let end = split(at: range.location + range.length)
    for index in start..<end { body(&runs[index].attributes) }
  }

  /// The index of the run that starts at `location`, cutting the run around it.
  private mutating func split(at location: Int) -> Int {
    var start = 0
    for (index, run) in runs.enumerated() {
      if location <= start { return index }
      if location < start + run.length {
        runs[index].length = location - start
        runs.insert(Run(length: start + run.length - location, attributes: run.attributes), at: index + 1)
        return index + 1
      }
      start += run.length
    }
    return runs.count
  }
}
