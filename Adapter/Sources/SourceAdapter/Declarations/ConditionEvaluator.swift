internal import SwiftSyntax

/// What the condition of an `#if` will be once the file is adapted, as far as it can be known.
struct ConditionEvaluator {
  let modules: ModuleAvailability
  let flags: Set<String>
  /// Whether the file is what it is on a device: `os(Linux)` is false then.
  let isDevice: Bool
  /// Whether the module is one for other systems, too, so that conditions which name all of Apple's are false.
  let isPortable: Bool
  let coverage: FrameworkCoverage
  /// Whether the module is written in a language of before Swift 5.
  var isBeforeSwift5 = false

  /// Nil when it is not known.
  func value(of condition: ExprSyntax?) -> Bool? {
    guard let condition else { return true }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return value(of: tuple.elements.first?.expression)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return value(of: prefix.expression).map { !$0 }
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)) }
    if let flag = condition.as(DeclReferenceExprSyntax.self) { return flags.contains(flag.baseName.text) }
    if let call = condition.as(FunctionCallExprSyntax.self) { return value(of: call) }
    return nil
  }

  private func value(of elements: [ExprSyntax]) -> Bool? {
    // `&&` binds closer than `||`.
    var alternatives: [Bool?] = []
    var current = value(of: elements.first)
    var index = 1
    while index + 1 < elements.count {
      let right = value(of: elements[index + 1])
      switch elements[index].trimmedDescription {
      case "&&": current = current == false || right == false ? false : (current == true && right == true ? true : nil)
      case "||":
        alternatives.append(current)
        current = right
      default: return nil
      }
      index += 2
    }
    alternatives.append(current)
    if alternatives.contains(true) { return true }
    return alternatives.contains(nil) ? nil : false
  }

  private func value(of call: FunctionCallExprSyntax) -> Bool? {
    guard let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "os":
      return argument == "iOS" && !(isPortable && call.isAmongAppleSystems)
        || (argument == "Linux" && !isDevice && !call.isLeftOpen)
    case "targetEnvironment": return argument == "simulator"
    case "canImport":
      return modules.canImport(argument) || coverage.isTrue(argument, at: call)
    case "compiler": return Self.holds(argument, knownBelow: 6)
    case "swift": return Self.holds(argument, knownBelow: isBeforeSwift5 ? 4 : 6)
    case "arch": return argument == "x86_64" || argument == "arm64" ? nil : false
    default: return nil
    }
  }

  /// `>=5.9` holds. Further on it depends on the toolchain, and on the language that the module is written in.
  private static func holds(_ version: String, knownBelow limit: Int) -> Bool? {
    guard let major = Int(version.drop { "<>= ".contains($0) }.prefix { $0 != "." }), major < limit else { return nil }
    return !version.hasPrefix("<")
  }
}

extension FunctionCallExprSyntax {
  /// The clause in whose condition the call stands.
  var clause: IfConfigClauseSyntax? {
    var node = parent
    while let current = node {
      if let clause = current.as(IfConfigClauseSyntax.self) { return clause }
      node = current.parent
    }
    return nil
  }

  /// Whether the system that the call names is one for which nobody wrote anything yet: the clause is empty, and another
  /// one follows.
  var isLeftOpen: Bool {
    guard let clause, let clauses = clause.parent?.as(IfConfigClauseListSyntax.self), clauses.first == clause,
      clauses.count > 1
    else { return false }
    return clause.elements.map { $0.tokens(viewMode: .sourceAccurate).first(where: { _ in true }) == nil } ?? true
  }
}

extension IfConfigDeclSyntax {
  /// The clauses that may be compiled, each with whether it surely is.
  func possibleClauses(_ evaluator: ConditionEvaluator) -> [IfConfigClauseSyntax] {
    var result: [IfConfigClauseSyntax] = []
    for clause in clauses {
      let value = evaluator.value(of: clause.condition)
      if value != false { result.append(clause) }
      if value == true { break }
    }
    return result
  }
}
