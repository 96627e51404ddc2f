internal import SwiftSyntax

/// What a declaration calls by names of its own: they hide what else is called so.
struct BoundNames {
  /// Generic parameters.
  private(set) var types: Set<String> = []
  /// Parameters, constants and variables.
  private(set) var values: Set<String> = []

  init(_ node: some SyntaxProtocol) {
    let collector = Collector(Syntax(node))
    collector.walk(node)
    (types, values) = (collector.types, collector.values)
  }

  private final class Collector: SyntaxVisitor {
    private let root: Syntax
    var types: Set<String> = []
    var values: Set<String> = []

    init(_ root: Syntax) {
      self.root = root
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
      types.insert(node.name.text)
      return .visitChildren
    }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      // The property itself is no name inside of it.
      if node.parent?.parent?.parent != root { values.insert(node.identifier.text) }
      return .visitChildren
    }
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      values.insert((node.secondName ?? node.firstName).text)
      return .visitChildren
    }
    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
      values.insert((node.secondName ?? node.firstName).text)
      return .visitChildren
    }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
      values.insert(node.name.text)
      return .visitChildren
    }
  }
}

extension WithGenericParametersSyntax {
  /// The names of the generic parameters.
  var parameterNames: Set<String> { Set(genericParameterClause?.parameters.map(\.name.text) ?? []) }
}

extension TokenSyntax {
  /// Whether it is the label of an argument or of a parameter.
  var isLabel: Bool {
    if let argument = parent?.as(LabeledExprSyntax.self) { return argument.label == self }
    if let parameter = parent?.as(FunctionParameterSyntax.self) { return parameter.firstName == self }
    return false
  }
}
