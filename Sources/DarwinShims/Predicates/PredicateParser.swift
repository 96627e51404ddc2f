/// Reads the format of a predicate.
struct PredicateParser {
  struct Failure: Error {}

  private let tokens: [PredicateToken]
  private var position = 0
  private var arguments: ArraySlice<Any>

  init(_ format: String, _ arguments: [Any]) {
    tokens = PredicateToken.tokens(of: format)
    self.arguments = arguments[...]
  }

  mutating func parse() throws -> PredicateNode {
    let node = try alternatives()
    guard position == tokens.count else { throw Failure() }
    return node
  }

  // MARK: Compounds

  private mutating func alternatives() throws -> PredicateNode {
    var nodes = [try conjunction()]
    while takes("OR", "||") { nodes.append(try conjunction()) }
    return nodes.count == 1 ? nodes[0] : .any(nodes)
  }

  private mutating func conjunction() throws -> PredicateNode {
    var nodes = [try negation()]
    while takes("AND", "&&") { nodes.append(try negation()) }
    return nodes.count == 1 ? nodes[0] : .all(nodes)
  }

  private mutating func negation() throws -> PredicateNode {
    if takes("NOT", "!") { return .not(try negation()) }
    if takes("TRUEPREDICATE") { return .value(true) }
    if takes("FALSEPREDICATE") { return .value(false) }
    let start = (position, arguments)
    if takes("("), let node = try? alternatives(), takes(")") { return node }
    (position, arguments) = start
    return try comparison()
  }

  // MARK: Comparisons

  private mutating func comparison() throws -> PredicateNode {
    let quantifier: PredicateComparison.Quantifier? =
      takes("ANY", "SOME") ? .any : takes("ALL") ? .all : takes("NONE") ? PredicateComparison.Quantifier.none : nil
    let left = try expression()
    guard case .word(let word)? = next() else { throw Failure() }
    let (operation, options) = PredicateOperation.named(word)
    guard let operation else { throw Failure() }
    return .comparison(
      PredicateComparison(
        left: left, operation: operation, options: options, right: try expression(), quantifier: quantifier))
  }

  private mutating func expression() throws -> ExpressionNode {
    switch next() {
    case .text(let text): return .constant(text)
    case .number(let number): return .constant(number)
    case .argument("K"):
      guard let path = arguments.popFirst() else { throw Failure() }
      return .keyPath(KeyedValue.text(path) ?? "")
    case .argument:
      guard let argument = arguments.popFirst() else { throw Failure() }
      return .constant(argument)
    case .word("{"):
      var elements: [ExpressionNode] = []
      while !takes("}") {
        elements.append(try expression())
        _ = takes(",")
        if position >= tokens.count { throw Failure() }
      }
      return .aggregate(elements)
    case .word(let word): return try named(word)
    case nil: throw Failure()
    }
  }

  private func named(_ word: String) throws -> ExpressionNode {
    switch word.uppercased() {
    case "SELF": return .object
    case "NIL", "NULL": return .constant(nil)
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    default: break
    }
    if word.hasPrefix("$") {
      let parts = word.dropFirst().split(separator: ".", maxSplits: 1).map(String.init)
      guard let name = parts.first else { throw Failure() }
      return parts.count == 1 ? .variable(name) : .pathOf(.variable(name), parts[1])
    }
    guard let first = word.first, first.isLetter || first == "_" || first == "@" else { throw Failure() }
    return .keyPath(word)
  }

  // MARK: Tokens

  private mutating func next() -> PredicateToken? {
    guard position < tokens.count else { return nil }
    defer { position += 1 }
    return tokens[position]
  }

  private mutating func takes(_ words: String...) -> Bool {
    guard position < tokens.count, case .word(let word) = tokens[position],
      words.contains(where: { $0 == word.uppercased() })
    else { return false }
    position += 1
    return true
  }
}
