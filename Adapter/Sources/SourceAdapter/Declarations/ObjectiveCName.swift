/// The Objective-C selectors that the Swift compiler gives to declarations.
///
/// Source: <https://github.com/swiftlang/swift/blob/main/lib/AST/Decl.cpp>, `AbstractFunctionDecl::getObjCSelector`.
package enum ObjectiveCName {
  /// The selector of a method.
  ///
  /// - Parameter labels: the argument labels, `_` for none.
  package static func selector(_ base: String, labels: [String], isThrowing: Bool = false, isAsync: Bool = false)
    -> String
  {
    var labels = labels
    let (failing, completing) = ("\u{1}", "\u{2}")
    if isAsync { labels.append(completing) } else if isThrowing { labels.append(failing) }
    guard let first = labels.first else { return base }
    var name = base
    switch first {
    case "_": break
    case failing: name += "AndReturnError"
    case completing: name += "WithCompletionHandler"
    default:
      if !isPreposition(firstWord(of: first)) && !isPreposition(lastWord(of: base)) { name += "With" }
      name += sentenceCase(first)
    }
    name += ":"
    for label in labels.dropFirst() {
      switch label {
      case "_": name += ":"
      case failing: name += "error:"
      case completing: name += "completionHandler:"
      default: name += label + ":"
      }
    }
    return name
  }

  /// The selector of an initializer.
  package static func initializer(labels: [String]) -> String {
    guard let first = labels.first else { return "init" }
    let head = first == "_" ? "init" : "initWith" + sentenceCase(first)
    return head + ":" + labels.dropFirst().map { $0 == "_" ? ":" : $0 + ":" }.joined()
  }

  package static func setter(of property: String) -> String { "set\(sentenceCase(property)):" }

  private static func sentenceCase(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  private static func firstWord(of name: String) -> String {
    guard let first = name.first else { return "" }
    return String(first).lowercased() + name.dropFirst().prefix { !$0.isUppercase && $0 != "_" }
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: { $0.isUppercase || $0 == "_" }) else { return name.lowercased() }
    return name[start...].lowercased()
  }

  private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word) }

  /// Source: `lib/Basic/PartsOfSpeech.def` of the compiler.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using",
    "via", "when", "with", "within",
  ]
}
