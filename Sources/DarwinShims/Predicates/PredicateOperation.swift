/// How a predicate compares two values.
enum PredicateOperation: String {
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, contains, begins, ends, like, matches, within,
    between

  /// The operation by its sign or name, with what stands in brackets after it.
  static func named(_ word: String) -> (PredicateOperation?, String.CompareOptions) {
    var name = word.uppercased()
    var options: String.CompareOptions = []
    if let bracket = name.firstIndex(of: "[") {
      let letters = name[bracket...]
      if letters.contains("C") { options.insert(.caseInsensitive) }
      if letters.contains("D") { options.insert(.diacriticInsensitive) }
      name = String(name[..<bracket])
    }
    return (names[name], options)
  }

  private static let names: [String: PredicateOperation] = [
    "==": .equal, "=": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual, "=<": .lessOrEqual,
    ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual, "CONTAINS": .contains, "BEGINSWITH": .begins,
    "ENDSWITH": .ends, "LIKE": .like, "MATCHES": .matches, "IN": .within, "BETWEEN": .between,
  ]

  func holds(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
    switch self {
    case .equal: KeyedValue.isEqual(left, right, options: options)
    case .notEqual: !KeyedValue.isEqual(left, right, options: options)
    case .less: order(left, right, options) == .orderedAscending
    case .lessOrEqual: order(left, right, options).map { $0 != .orderedDescending } ?? false
    case .greater: order(left, right, options) == .orderedDescending
    case .greaterOrEqual: order(left, right, options).map { $0 != .orderedAscending } ?? false
    case .contains: contains(left, right, options)
    case .begins: text(left, right) { $0.range(of: $1, options: options.union(.anchored)) != nil || $1.isEmpty }
    case .ends:
      text(left, right) { $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil || $1.isEmpty }
    case .like: text(left, right) { matches($0, Self.pattern(of: $1), options) }
    case .matches: text(left, right) { matches($0, $1, options) }
    case .within: contains(right, left, options)
    case .between:
      KeyedValue.elements(of: right).map { limits in
        limits.count == 2 && Self.greaterOrEqual.holds(left, limits[0], options)
          && Self.lessOrEqual.holds(left, limits[1], options)
      } ?? false
    }
  }

  /// Nothing has no order, not even with nothing.
  private func order(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> ComparisonResult? {
    guard KeyedValue.opened(left) != nil, KeyedValue.opened(right) != nil else { return nil }
    return KeyedValue.compare(left, right, options: options)
  }

  private func contains(_ whole: Any?, _ part: Any?, _ options: String.CompareOptions) -> Bool {
    if let elements = KeyedValue.elements(of: KeyedValue.opened(whole)) {
      return elements.contains { KeyedValue.isEqual($0, part, options: options) }
    }
    return text(whole, part) { $0.range(of: $1, options: options) != nil }
  }

  private func text(_ left: Any?, _ right: Any?, _ test: (String, String) -> Bool) -> Bool {
    guard let left = KeyedValue.text(left), let right = KeyedValue.text(right) else { return false }
    return test(left, right)
  }

  private func matches(_ text: String, _ pattern: String, _ options: String.CompareOptions) -> Bool {
    let expression = try? NSRegularExpression(
      pattern: "^(?:\(pattern))$", options: options.contains(.caseInsensitive) ? [.caseInsensitive] : [])
    let whole = NSRange(location: 0, length: text.utf16.count)
    return expression?.firstMatch(in: text, range: whole) != nil
  }

  /// `?` is one character, `*` any number.
  private static func pattern(of wildcards: String) -> String {
    NSRegularExpression.escapedPattern(for: wildcards).replacing("\\*", with: ".*").replacing("\\?", with: ".")
  }
}
