internal import Foundation

/// A value of a YAML document. Scalars keep their text: what reads them knows what it wants of them.
indirect enum YAMLValue: Equatable, Sendable {
  case scalar(String)
  /// A scalar in quotes, which is never a number or a truth value.
  case text(String)
  case list([YAMLValue])
  /// In the order of the document.
  case map([Entry])

  struct Entry: Equatable, Sendable {
    var key: String
    var value: YAMLValue
  }

  static let null = YAMLValue.scalar("")

  subscript(key: String) -> YAMLValue? {
    guard case .map(let entries) = self else { return nil }
    return entries.last { $0.key == key }?.value
  }

  var entries: [Entry] {
    if case .map(let entries) = self { entries } else { [] }
  }

  /// The text of a scalar.
  var string: String? {
    switch self {
    case .scalar(let text), .text(let text): text
    default: nil
    }
  }

  /// The parts of a list, or the one value that stands for it.
  var parts: [YAMLValue] {
    switch self {
    case .list(let parts): parts
    case .scalar(""): []
    default: [self]
    }
  }

  var strings: [String] { parts.compactMap(\.string) }

  /// The value with another's over it: maps are merged key by key, lists are appended, all else is replaced.
  func merged(with other: YAMLValue) -> YAMLValue {
    switch (self, other) {
    case (.map(var entries), .map(let others)):
      for entry in others {
        // XcodeGen: a key with `:REPLACE` takes the place of what was there.
        let key = entry.key.replacing(":REPLACE", with: "")
        if let index = entries.firstIndex(where: { $0.key == key }) {
          entries[index].value = entry.key == key ? entries[index].value.merged(with: entry.value) : entry.value
        } else {
          entries.append(Entry(key: key, value: entry.value))
        }
      }
      return .map(entries)
    case (.list(let parts), .list(let others)): return .list(parts + others)
    default: return other
    }
  }

  /// The value with texts replaced, those of keys included.
  func replacing(_ replace: (String) -> String) -> YAMLValue {
    switch self {
    case .scalar(let text): .scalar(replace(text))
    case .text(let text): .text(replace(text))
    case .list(let parts): .list(parts.map { $0.replacing(replace) })
    case .map(let entries):
      .map(entries.map { Entry(key: replace($0.key), value: $0.value.replacing(replace)) })
    }
  }

  /// The value as a property list has it.
  var propertyList: Any {
    switch self {
    case .text(let text): text
    case .list(let parts): parts.map(\.propertyList)
    case .map(let entries): Dictionary(entries.map { ($0.key, $0.value.propertyList) }) { $1 }
    case .scalar(let text):
      switch text.lowercased() {
      case "true", "yes": true
      case "false", "no": false
      default: Int(text).map { $0 as Any } ?? Double(text).map { $0 as Any } ?? text
      }
    }
  }
}
