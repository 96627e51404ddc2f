internal import Foundation

/// Reads the visual format grammar over ASCII bytes, without recursion.
///
///     format      ::= ("H:" | "V:")? ("|" connection)? view (connection view)* (connection "|")?
///     connection  ::= "" | "-" | "-" spaces "-"
///     spaces      ::= value ("@" value)? | list
///     view        ::= "[" name list? "]"
///     list        ::= "(" predicate ("," predicate)* ")"
///     predicate   ::= ("==" | "<=" | ">=")? object (("*" | "/" | "+" | "-") value)* ("@" value)?
///
/// White space is not part of the grammar.
struct VisualFormatParser {
  private let format: String
  private let bytes: [UInt8]
  private let metrics: [String: CGFloat]
  private let hasView: (String) -> Bool
  private var position = 0

  init(
    _ format: String, metrics: [String: CGFloat], hasView: @escaping (String) -> Bool
  ) throws(VisualFormatError) {
    self.format = format
    self.metrics = metrics
    self.hasView = hasView
    bytes = Array(format.utf8)
    if bytes.isEmpty {
      throw VisualFormatError(message: VisualFormatError.Message.emptyFormat, format: format, offset: nil)
    }
    if bytes.contains(where: { $0 >= 0x80 }) {
      throw VisualFormatError(message: VisualFormatError.Message.nonASCII, format: format, offset: nil)
    }
  }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    let isVertical = try parseOrientation()
    var result = VisualFormat(
      format: format, axis: isVertical ? .vertical : .horizontal, leadingConnection: nil, views: [], connections: [],
      trailingConnection: nil)
    if consume("|") {
      result.leadingConnection = try parseConnection()
    }
    result.views.append(try parseView())
    while position < bytes.count {
      let connection = try parseConnection()
      if consume("|") {
        result.trailingConnection = connection
        guard position == bytes.count else { throw failure(VisualFormatError.Message.expectedEnd) }
      } else {
        result.connections.append(connection)
        result.views.append(try parseView())
      }
    }
    return result
  }

  // MARK: - Parts

  private mutating func parseOrientation() throws(VisualFormatError) -> Bool {
    for (letter, isVertical) in [(Character("H"), false), ("V", true)] where peek == letter.asciiValue {
      position += 1
      guard consume(":") else { throw failure(VisualFormatError.Message.expectedColon(after: letter)) }
      return isVertical
    }
    return false
  }

  private mutating func parseView() throws(VisualFormatError) -> VisualFormat.View {
    guard consume("[") else { throw failure(VisualFormatError.Message.expectedView) }
    guard let name = parseName() else { throw failure(VisualFormatError.Message.expectedViewName) }
    guard hasView(name) else { throw failure(VisualFormatError.Message.unknownView(name)) }
    var predicates: [VisualFormat.Predicate] = []
    if peek == UInt8(ascii: "(") {
      predicates = try parseList(
        allowingViews: true, unterminated: VisualFormatError.Message.expectedThicknessEnd)
    }
    guard consume("]") else { throw failure(VisualFormatError.Message.expectedViewEnd) }
    return VisualFormat.View(name: name, predicates: predicates, endOffset: position)
  }

  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard consume("-") else { return .flush }
    switch peek {
    case UInt8(ascii: "["), UInt8(ascii: "|"):
      return .standard
    case UInt8(ascii: "-"):
      throw failure(VisualFormatError.Message.ambiguousMinus)
    case UInt8(ascii: "("):
      let list = try parseList(
        allowingViews: false, unterminated: VisualFormatError.Message.expectedPredicateEnd)
      guard consume("-") else { throw failure(VisualFormatError.Message.expectedConnectionEnd) }
      return .predicates(list)
    default:
      var predicate = VisualFormat.Predicate()
      predicate.constant = try parseValue(signed: false)
      predicate.priority = try parsePriority()
      guard consume("-") else { throw failure(VisualFormatError.Message.expectedConnectionEnd) }
      return .predicates([predicate])
    }
  }

  private mutating func parseList(
    allowingViews: Bool, unterminated: String
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    position += 1
    var list: [VisualFormat.Predicate] = []
    repeat {
      list.append(try parsePredicate(allowingViews: allowingViews))
    } while consume(",")
    guard consume(")") else { throw failure(unterminated) }
    return list
  }

  private mutating func parsePredicate(allowingViews: Bool) throws(VisualFormatError) -> VisualFormat.Predicate {
    var predicate = VisualFormat.Predicate()
    predicate.relation = try parseRelation()
    let start = position
    if let name = parseName() {
      if let metric = metrics[name] {
        predicate.constant = metric
      } else if hasView(name) {
        guard allowingViews else { throw failure(VisualFormatError.Message.spaceFromView) }
        predicate.viewName = name
      } else {
        throw failure(VisualFormatError.Message.unknownMetric(name))
      }
    } else {
      position = start
      predicate.constant = try parseValue(signed: true)
    }
    try parseOperations(into: &predicate)
    predicate.priority = try parsePriority()
    return predicate
  }

  private mutating func parseRelation() throws(VisualFormatError) -> LayoutRelation {
    guard let first = peek, [UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">")].contains(first) else {
      return .equal
    }
    guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "=") else {
      throw failure(VisualFormatError.Message.unknownRelation)
    }
    position += 2
    switch first {
    case UInt8(ascii: "<"): return .lessThanOrEqual
    case UInt8(ascii: ">"): return .greaterThanOrEqual
    default: return .equal
    }
  }

  /// `view*0.5+8`: the factors apply to everything read so far, from left to right.
  private mutating func parseOperations(into predicate: inout VisualFormat.Predicate) throws(VisualFormatError) {
    while let sign = peek {
      switch sign {
      case UInt8(ascii: "*"), UInt8(ascii: "/"):
        position += 1
        let operandOffset = position
        var factor = try parseValue(signed: true)
        if sign == UInt8(ascii: "/") {
          guard factor != 0 else {
            position = operandOffset
            throw failure(VisualFormatError.Message.divisionByZero)
          }
          factor = 1 / factor
        }
        if predicate.viewName != nil { predicate.multiplier *= factor }
        predicate.constant *= factor
      case UInt8(ascii: "+"):
        position += 1
        predicate.constant += try parseValue(signed: false)
      case UInt8(ascii: "-"):
        position += 1
        predicate.constant -= try parseValue(signed: false)
      default:
        return
      }
    }
  }

  private mutating func parsePriority() throws(VisualFormatError) -> Float {
    guard consume("@") else { return 1000 }
    return Float(try parseValue(signed: false))
  }

  // MARK: - Tokens

  /// A number, or the name of a metric.
  private mutating func parseValue(signed: Bool) throws(VisualFormatError) -> CGFloat {
    let start = position
    if let name = parseName() {
      if let metric = metrics[name] { return metric }
      throw failure(
        hasView(name) ? VisualFormatError.Message.spaceFromView : VisualFormatError.Message.unknownMetric(name))
    }
    if signed, peek == UInt8(ascii: "-") || peek == UInt8(ascii: "+") { position += 1 }
    while let byte = peek, isDigit(byte) || byte == UInt8(ascii: ".") { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      position = start
      throw failure(VisualFormatError.Message.expectedValue)
    }
    return CGFloat(value)
  }

  /// A name, or `nil` with the position unchanged.
  private mutating func parseName() -> String? {
    guard let first = peek, isNameStart(first) else { return nil }
    let start = position
    while let byte = peek, isNameStart(byte) || isDigit(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func consume(_ character: Character) -> Bool {
    guard let peek, peek == character.asciiValue else { return false }
    position += 1
    return true
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private func isNameStart(_ byte: UInt8) -> Bool {
    let lowercase = byte | 0x20
    return byte == UInt8(ascii: "_") || (lowercase >= UInt8(ascii: "a") && lowercase <= UInt8(ascii: "z"))
  }

  private func failure(_ message: String) -> VisualFormatError {
    VisualFormatError(message: message, format: format, offset: position)
  }
}
