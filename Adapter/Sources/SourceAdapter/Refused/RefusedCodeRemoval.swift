internal import SwiftSyntax

/// Leaves out what the compiler refused of a file. Lines keep their numbers.
///
/// A binding binds nothing, a value is one that stands for nothing, any other statement says that it is left out when it
/// is reached. What is refused even so is left out with the statement or the member around it.
struct RefusedCodeRemoval {
  private(set) var source: SourceFile
  private(set) var findings: [Finding] = []

  /// How far a node is left out.
  private var stages: [Int: (stage: Int, places: [RefusedCode.Place])] = [:]
  /// The offsets of braces before which a body has to return.
  private var returns: Set<Int> = []
  private let original: SourceFile
  private let nodes: RefusableNodes

  init(_ source: SourceFile, _ rounds: [[RefusedCode.Place]]) {
    self.source = source
    original = source
    nodes = RefusableNodes(source)
    for places in rounds {
      var advanced: Set<Int> = []
      for place in places { leaveOut(place, &advanced) }
    }
    apply()
  }

  // MARK: Which

  private mutating func leaveOut(_ place: RefusedCode.Place, _ advanced: inout Set<Int>) {
    if place.message.hasPrefix("missing return"), let brace = nodes.ends[place.line], returns.insert(brace).inserted {
      return
    }
    guard let innermost = nodes.innermost(line: place.line, column: place.column) else { return }
    // What is left out already, and was refused even so, takes what is around it along.
    var target = innermost
    var ancestor = nodes.nodes[innermost].parent
    while let node = ancestor {
      if let stage = stages[node]?.stage, isWhole(node, stage) { target = node }
      ancestor = nodes.nodes[node].parent
    }
    while true {
      guard let former = stages[target] else {
        stages[target] = (0, [place])
        advanced.insert(target)
        return
      }
      if advanced.contains(target) {
        stages[target]?.places.append(place)
        return
      }
      if !isWhole(target, former.stage) {
        stages[target] = (former.stage + 1, former.places + [place])
        advanced.insert(target)
        return
      }
      guard let parent = nodes.nodes[target].parent else { return }
      target = parent
    }
  }

  /// Whether nothing of the node is left at the stage.
  private func isWhole(_ node: Int, _ stage: Int) -> Bool {
    stage > 0 || part(of: node, stages[node]?.places ?? []) == nil
  }

  // MARK: What becomes of it

  private mutating func apply() {
    guard !stages.isEmpty || !returns.isEmpty else { return }
    var edits = Edits()
    for (number, (stage, places)) in stages {
      let node = nodes.nodes[number]
      let part = stage == 0 ? part(of: number, places) : nil
      if let part {
        for (range, text) in part { edits.replace(range, with: text) }
      } else {
        edits.replace(node.range, with: whole(node))
      }
      guard let place = places.first else { continue }
      findings.append(
        Finding(
          .refused, .leftOut, file: original.path, line: node.lines.lowerBound,
          "what uses an absent library is left out\(part == nil ? "" : " in part") (the compiler: \(place.message))"))
    }
    for brace in returns {
      edits.insert("; return \(value(at: brace)) ", at: brace)
      findings.append(
        Finding(
          .refused, .leftOut, file: original.path, line: original.line(at: brace),
          "what returns a value uses an absent library and is left out"))
    }
    source = SourceFile(path: original.path, text: edits.applied(to: original.bytes))
  }

  private func value(at offset: Int) -> String { "AbsentFrameworks.leftOut(\"\(place(at: offset))\")" }

  private func place(at offset: Int) -> String {
    "\(String(original.path.split(separator: "/").last ?? "").escaped):\(original.line(at: offset))"
  }

  /// What is written for a node of which nothing stays.
  private func whole(_ node: RefusableNode) -> String {
    guard case .statement(let item) = node.kind else { return "" }
    let value = value(at: node.range.lowerBound)
    if let statement = item.item.as(ReturnStmtSyntax.self) {
      return statement.expression == nil ? "return" : "return \(value)"
    }
    return ReturnFinder.returnsValue(item) ? "return \(value)" : value
  }

  /// What is changed of a node of which the rest stays; nil where nothing can.
  private func part(of number: Int, _ places: [RefusedCode.Place]) -> [(range: Range<Int>, text: String)]? {
    let node = nodes.nodes[number]
    let parts: [(Range<Int>, String)]
    switch node.kind {
    case .member(let declaration): parts = memberPart(declaration, places)
    case .statement(let item):
      switch item.item {
      case .decl(let declaration): parts = bindings(declaration, places)
      case .stmt(let statement):
        parts =
          statement.as(GuardStmtSyntax.self).map { conditions($0.conditions, places) }
          ?? statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self).map { branch($0, places) } ?? []
      case .expr(let expression):
        parts =
          expression.as(IfExprSyntax.self).map { branch($0, places) }
          ?? assignment(expression, in: item).map { [$0] } ?? []
      }
    }
    return parts.isEmpty ? nil : parts.map { (range: $0.0, text: $0.1) }
  }

  /// A method overrides nothing, an attribute goes, a value is one that stands for nothing.
  private func memberPart(_ declaration: DeclSyntax, _ places: [RefusedCode.Place]) -> [(Range<Int>, String)] {
    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
    if places.contains(where: { $0.message.contains(" does not override ") }),
      let modifier = modifiers?.first(where: { $0.name.text == "override" })
    {
      return [(Edits.range(of: modifier), "")]
    }
    if let function = declaration.as(FunctionDeclSyntax.self), let body = function.body {
      let range = Edits.range(of: body.statements)
      let value = value(at: range.lowerBound)
      return [(range, function.signature.returnClause == nil ? value : "return \(value)")]
    }
    if let body = declaration.as(InitializerDeclSyntax.self)?.body {
      // Nobody knows what a type without it would be.
      let range = Edits.range(of: body.statements)
      return [(range, "AbsentFrameworks.cannotMake(\"\(place(at: range.lowerBound))\")")]
    }
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
    if places.contains(where: { $0.message.hasPrefix("unknown attribute") }) { return withoutWrapper(variable) }
    return bindings(declaration, places)
  }

  /// `@Injected var store: Store` has a value that stands for nothing whenever it is asked.
  private func withoutWrapper(_ variable: VariableDeclSyntax) -> [(Range<Int>, String)] {
    guard let attribute = variable.attributes.last, let binding = variable.bindings.first,
      let annotation = binding.typeAnnotation, variable.bindings.count == 1
    else { return [] }
    let accessors = " { get { \(value(at: Edits.range(of: variable).lowerBound)) } set {} }"
    let end = Edits.range(of: annotation).upperBound
    return [(Edits.range(of: attribute), ""), (end..<Edits.range(of: binding).upperBound, accessors)]
  }

  private func bindings(_ declaration: DeclSyntax, _ places: [RefusedCode.Place]) -> [(Range<Int>, String)] {
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.compactMap { binding in
      guard let value = binding.initializer?.value, isRefused(binding, places) else { return nil }
      let range = Edits.range(of: value)
      if binding.typeAnnotation != nil { return (range, self.value(at: range.lowerBound)) }
      guard binding.pattern.is(IdentifierPatternSyntax.self) else { return nil }
      // What a library makes of a class of UIKit's (`UIColor(hex: 0)`) is at least one of those.
      if let type = value.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self),
        Self.plain.contains(type.baseName.text)
      {
        return (range, "\(type.baseName.text)()")
      }
      return (range, "AbsentValue()")
    }
  }

  private static let plain: Set<String> = [
    "UIColor", "UIImage", "UIView", "UILabel", "UIButton", "UIImageView", "UITextField", "UIStackView", "UIScrollView",
    "UITableView", "UIViewController", "String", "Date", "URLComponents",
  ]

  /// Conditions that do not hold, and of what runs when they do, nothing.
  private func branch(_ node: IfExprSyntax, _ places: [RefusedCode.Place]) -> [(Range<Int>, String)] {
    let conditions = conditions(node.conditions, places)
    guard !conditions.isEmpty, !node.body.statements.isEmpty else { return conditions }
    let range = Edits.range(of: node.body)
    return conditions + [
      (range, "{ AbsentFrameworks.neverReached(\"\(place(at: range.lowerBound))\") \(lines(in: range)) }")
    ]
  }

  /// The line breaks of a range.
  private func lines(in range: Range<Int>) -> String {
    String(repeating: "\n", count: original.bytes[range].count { $0 == UInt8(ascii: "\n") })
  }

  private func conditions(_ list: ConditionElementListSyntax, _ places: [RefusedCode.Place]) -> [(Range<Int>, String)] {
    list.compactMap { element in
      guard isRefused(element, places) else { return nil }
      if let binding = element.condition.as(OptionalBindingConditionSyntax.self) {
        guard let value = binding.initializer?.value, binding.typeAnnotation == nil else {
          return (Edits.range(of: element.condition), "false")
        }
        return (Edits.range(of: value), "AbsentValue.none(nil)")
      }
      return (Edits.range(of: element.condition), "false")
    }
  }

  /// What an initializer gives to a property has to be given.
  private func assignment(_ expression: ExprSyntax, in item: CodeBlockItemSyntax) -> (Range<Int>, String)? {
    guard let elements = expression.as(SequenceExprSyntax.self)?.elements.map({ $0 }), elements.count > 2,
      elements[1].is(AssignmentExprSyntax.self), item.isInInitializer
    else { return nil }
    let range = Edits.range(of: elements[2]).lowerBound..<Edits.range(of: expression).upperBound
    return (range, value(at: range.lowerBound))
  }

  private func isRefused(_ node: some SyntaxProtocol, _ places: [RefusedCode.Place]) -> Bool {
    let range = Edits.range(of: node)
    let lines = original.line(at: range.lowerBound)...original.line(at: max(range.lowerBound, range.upperBound - 1))
    return places.contains { lines.contains($0.line) }
  }
}

extension CodeBlockItemSyntax {
  /// Whether an initializer is the innermost function around the statement.
  fileprivate var isInInitializer: Bool {
    var node = parent
    while let current = node {
      if current.is(InitializerDeclSyntax.self) { return true }
      if current.is(ClosureExprSyntax.self) || current.is(FunctionDeclSyntax.self) { return false }
      node = current.parent
    }
    return false
  }
}

/// Whether a statement returns a value from the function around it.
private final class ReturnFinder: SyntaxVisitor {
  private var isFound = false

  static func returnsValue(_ node: CodeBlockItemSyntax) -> Bool {
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.isFound
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.expression != nil { isFound = true }
    return .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
