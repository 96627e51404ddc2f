internal import Yams

/// Reads YAML, by Yams: one document, its aliases filled in and merged keys (`<<`) in place.
struct YAMLReader {
  /// Aliases of aliases make large values of small texts: no project has more values.
  private static let most = 100_000
  private var count = 0

  /// - Returns: nil if the text is no YAML, or more than a project.
  static func read(_ text: String) -> YAMLValue? {
    guard let node = try? compose(yaml: text) else { return nil }
    var reader = YAMLReader()
    return reader.value(of: node)
  }

  private mutating func value(of node: Node) -> YAMLValue? {
    count += 1
    guard count <= Self.most else { return nil }
    switch node {
    case .scalar(let scalar):
      guard scalar.style == .plain || scalar.style == .any else { return .text(scalar.string) }
      return .scalar(scalar.string == "~" || scalar.string == "null" ? "" : scalar.string)
    case .sequence(let parts):
      var values: [YAMLValue] = []
      for part in parts {
        guard let value = value(of: part) else { return nil }
        values.append(value)
      }
      return .list(values)
    case .mapping(let pairs):
      var result = YAMLValue.map([])
      var own: [YAMLValue.Entry] = []
      for (key, node) in pairs {
        guard let name = key.string, let value = value(of: node) else { return nil }
        if name == "<<" {
          result = value.parts.reduce(result) { $0.merged(with: $1) }
        } else {
          own.append(YAMLValue.Entry(key: name, value: value))
        }
      }
      return result.merged(with: .map(own))
    default: return nil
    }
  }
}
