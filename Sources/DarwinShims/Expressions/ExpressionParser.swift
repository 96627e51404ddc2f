internal import Foundation

/// Reads the format of an expression.
struct ExpressionParser {
  struct Failure: Error {}

  private let characters: [Character]
  private var position = 0
  private var arguments: ArraySlice<Any>

  init(_ format: String, _ arguments: [Any]) {
    characters = Array(format)
    self.arguments = arguments[...]
  }

  mutating func parse() throws -> ExpressionNode {
    let node = try sum()
    skipSpace()
    guard position == characters.count else { throw Failure() }
    return node
  }

  // MARK: Arithmetic, loosest first

  private mutating func sum() throws -> ExpressionNode {
    var node = try product()
    while true {
      if takes("+") {
        node = .function("add", [node, try product()])
      } else if takes("-") {
        node = .function("from", [node, try product()])
      } else {
        return node
      }
    }
  }

  private mutating func product() throws -> ExpressionNode {
    var node = try power()
    while true {
      if !peeks("**"), takes("*") || takes("×") {
        node = .function("multiply", [node, try power()])
      } else if takes("/") || takes("÷") {
        node = .function("divide", [node, try power()])
      } else {
        return node
      }
    }
  }

  private mutating func power() throws -> ExpressionNode {
    let node = try unary()
    return takes("**") ? .function("raise", [node, try power()]) : node
  }

  private mutating func unary() throws -> ExpressionNode {
    if takes("-") { return .function("multiply", [.constant(-1), try unary()]) }
    if takes("+") { return try unary() }
    return try primary()
  }

  // MARK: Values

  private mutating func primary() throws -> ExpressionNode {
    skipSpace()
    guard position < characters.count else { throw Failure() }
    switch characters[position] {
    case "(":
      position += 1
      let node = try sum()
      guard takes(")") else { throw Failure() }
      return node
    case "{":
      position += 1
      return .aggregate(try list(until: "}"))
    case "'", "\"": return .constant(try quoted())
    case "%":
      position += 1
      return try argument()
    case "$":
      position += 1
      return .variable(word())
    case let first where first.isNumber || first == ".": return .constant(try number())
    case let first where first.isLetter || first == "_" || first == "@": return try named()
    default: throw Failure()
    }
  }

  private mutating func list(until end: String) throws -> [ExpressionNode] {
    var nodes: [ExpressionNode] = []
    while !takes(end) {
      nodes.append(try sum())
      guard takes(",") || peeks(end) else { throw Failure() }
    }
    return nodes
  }

  private mutating func argument() throws -> ExpressionNode {
    let kind = word()
    let isKey = kind == "K"
    if kind.isEmpty {
      guard takes("@") else { throw Failure() }
    }
    guard let value = arguments.popFirst() else { throw Failure() }
    return isKey ? .keyPath(KeyedValue.text(value) ?? "") : .constant(value is NSNull ? nil : value)
  }

  private mutating func named() throws -> ExpressionNode {
    let name = word()
    if takes("(") { return .function(name, try list(until: ")")) }
    return switch name.uppercased() {
    case "SELF": .object
    case "NIL", "NULL": .constant(nil)
    case "TRUE", "YES": .constant(true)
    case "FALSE", "NO": .constant(false)
    default: .keyPath(name)
    }
  }

  private mutating func number() throws -> Any {
    let start = position
    var digits = ""
    while position < characters.count {
      let character = characters[position]
      let isExponent = (character == "e" || character == "E") && !digits.isEmpty
      let isSign = (character == "-" || character == "+") && (digits.last == "e" || digits.last == "E")
      guard character.isNumber || character == "." || isExponent || isSign else { break }
      digits.append(character)
      position += 1
    }
    if let whole = Int(digits) { return whole }
    guard let real = Double(digits.hasSuffix(".") ? digits + "0" : digits) else {
      position = start
      throw Failure()
    }
    return real
  }

  private mutating func quoted() throws -> String {
    let mark = characters[position]
    guard let end = characters[(position + 1)...].firstIndex(of: mark) else { throw Failure() }
    defer { position = end + 1 }
    return String(characters[(position + 1)..<end])
  }

  private mutating func word() -> String {
    var word = ""
    while position < characters.count,
      characters[position].isLetter || characters[position].isNumber || "_.@:".contains(characters[position]),
      !(word.isEmpty && characters[position] == "@" && position > 0 && characters[position - 1] == "%")
    {
      word.append(characters[position])
      position += 1
    }
    return word
  }

  // MARK: Characters

  private mutating func skipSpace() {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
  }

  private func peeks(_ text: String) -> Bool {
    let start = characters[position...].firstIndex { !$0.isWhitespace } ?? characters.count
    return characters[start...].starts(with: text)
  }

  private mutating func takes(_ text: String) -> Bool {
    guard peeks(text) else { return false }
    skipSpace()
    position += text.count
    return true
  }
}
