/// For which size classes a variation holds, as documents name it: `heightClass=compact-widthClass=regular`.
package struct SizeClassKey: Hashable, Sendable, CustomStringConvertible {
  package enum Class: String, CaseIterable, Hashable, Sendable {
    case compact, regular
  }

  /// Nil for any.
  package var width: Class?
  package var height: Class?
  /// Conditions of other kinds: `userInterfaceIdiom=mac`.
  package var others: [String] = []

  package init(width: Class? = nil, height: Class? = nil) {
    self.width = width
    self.height = height
  }

  /// The key of a `<variation>`; `default` holds everywhere.
  package init(key: String) {
    for part in key.split(separator: "-") where part != "default" {
      switch part {
      case "widthClass=compact": width = .compact
      case "widthClass=regular": width = .regular
      case "heightClass=compact": height = .compact
      case "heightClass=regular": height = .regular
      default: others.append(String(part))
      }
    }
  }

  package static let any = SizeClassKey()

  private var conditions: Set<String> { Set(parts) }
  private var parts: [String] {
    ((height.map { ["heightClass=\($0.rawValue)"] } ?? []) + (width.map { ["widthClass=\($0.rawValue)"] } ?? [])
      + others)
      .sorted()
  }

  /// How many conditions it has: a variation with more of them has the last word.
  package var count: Int { conditions.count }

  /// Whether the variation holds wherever `other` does.
  package func holds(in other: SizeClassKey) -> Bool { conditions.isSubset(of: other.conditions) }

  /// As documents write it.
  package var key: String { parts.isEmpty ? "default" : parts.joined(separator: "-") }

  /// In words: `compact width, regular height`.
  package var description: String {
    var words: [String] = []
    if let width { words.append("\(width.rawValue) width") }
    if let height { words.append("\(height.rawValue) height") }
    words += others
    return words.isEmpty ? "any size" : words.joined(separator: ", ")
  }

  /// The nine squares of Interface Builder's grid.
  package static var grid: [SizeClassKey] {
    let classes: [Class?] = [.compact, nil, .regular]
    return classes.flatMap { height in classes.map { SizeClassKey(width: $0, height: height) } }
  }
}
