/// Reads the format of a predicate and makes a test of it.
struct PredicateParser {
  typealias Test = (Any?) -> Bool
  typealias Expression = (Any?) -> Any?
  struct Failure: Error {}

  private let tokens: [PredicateToken]
  private var position = 0
  private var arguments: ArraySlice<Any>

  init(_ format: String, _ arguments: [Any]) {
    tokens = PredicateToken.tokens(of: format)
    self.arguments = arguments[...]
  }

  mutating func parse() throws -> Test {
    let test = try alternatives()
    guard position == tokens.count else { throw Failure() }
    return test
  }

  // MARK: Compounds

  private mutating func alternatives() throws -> Test {
    var test = try conjunction()
    while takes("OR", "||") {
      let (left, right) = (test, try conjunction())
      test = { left($0) || right($0) }
    }
    return test
  }

  private mutating func conjunction() throws -> Test {
    var test = try negation()
    while takes("AND", "&&") {
      let (left, right) = (test, try negation())
      test = { left($0) && right($0) }
    }
    return test
  }

  private mutating func negation() throws -> Test {
    if takes("NOT", "!") {
      let test = try negation()
      return { !test($0) }
    }
    if takes("TRUEPREDICATE") { return { _ in true } }
    if takes("FALSEPREDICATE") { return { _ in false } }
    let start = (position, arguments)
    if takes("("), let test = try? alternatives(), takes(")") { return test }
    (position, arguments) = start
    return try comparison()
  }

  // MARK: Comparisons

  private enum Quantifier { case any, all, none }

  private mutating func comparison() throws -> Test {
    let quantifier: Quantifier? =
      takes("ANY", "SOME") ? .any : takes("ALL") ? .all : takes("NONE") ? Quantifier.none : nil
    let left = try expression()
    guard case .word(let word)? = next() else { throw Failure() }
    let (operation, options) = PredicateOperation.named(word)
    guard let operation else { throw Failure() }
    let right = try expression()
    return { object in
      let value = left(object)
      let other = right(object)
      guard let quantifier else { return operation.holds(value, other, options) }
      let elements = KeyedValue.elements(of: value) ?? []
      return switch quantifier {
      case .any: elements.contains { operation.holds($0, other, options) }
      case .all: elements.allSatisfy { operation.holds($0, other, options) }
      case .none: !elements.contains { operation.holds($0, other, options) }
      }
    }
  }

  private mutating func expression() throws -> Expression {
    switch next() {
    case .text(let text): return { _ in text }
    case .number(let number): return { _ in number }
    case .argument("K"):
      let path = arguments.popFirst().flatMap { KeyedValue.text($0) }
      return { KeyedValue.value(of: $0, path: path) }
    case .argument:
      guard let argument = arguments.popFirst() else { throw Failure() }
      return { _ in argument }
    case .word("{"):
      var elements: [Expression] = []
      while !takes("}") {
        elements.append(try expression())
        _ = takes(",")
        if position >= tokens.count { throw Failure() }
      }
      return { object in elements.map { $0(object) as Any } }
    case .word(let word): return try named(word)
    case nil: throw Failure()
    }
  }

  private func named(_ word: String) throws -> Expression {
    switch word.uppercased() {
    case "SELF": return { $0 }
    case "NIL", "NULL": return { _ in nil }
    case "TRUE", "YES": return { _ in true }
    case "FALSE", "NO": return { _ in false }
    default:
      guard let first = word.first, first.isLetter || first == "_" || first == "@" else { throw Failure() }
      return { KeyedValue.value(of: $0, path: word) }
    }
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
