internal import SwiftSyntax

/// Whether a framework that stands in has what the conditions of a module are around.
///
/// A clause counts when the framework's types that it names are declared and none of its classes is extended, which asks for
/// members that nobody wrote down (values are whole); and when nothing that it names is declared only by a clause that does not count.
struct FrameworkCoverage {
  /// The clauses that ask for more, by framework.
  private let open: [String: Set<SyntaxIdentifier>]
  /// The clauses that ask for the Objective-C runtime and whose types the rest of the module cannot do without.
  private let needed: Set<SyntaxIdentifier>

  init(_ sources: [SourceFile]) {
    var clauses: [String: [Clause]] = [:]
    for source in sources where source.mentionsImportConditions {
      let collector = Collector(viewMode: .sourceAccurate)
      collector.walk(source.tree)
      clauses.merge(collector.clauses) { $0 + $1 }
    }
    open = clauses.mapValues(Self.open)
    needed = RuntimeClauses.needed(in: sources.filter(\.mentionsImportConditions), all: sources)
  }

  /// Whether `canImport` of the framework is true.
  ///
  /// - Parameter call: the call in the condition of a clause.
  func isTrue(_ framework: String, at call: FunctionCallExprSyntax) -> Bool {
    if RuntimeClauses.modules.contains(framework) { return call.clause.map { needed.contains($0.id) } ?? false }
    guard FrameworkSources.isWritten(framework) else { return false }
    guard let clause = call.clause else { return true }
    return open[framework]?.contains(clause.id) != true
  }

  private static func open(among clauses: [Clause]) -> Set<SyntaxIdentifier> {
    var result: Set<SyntaxIdentifier> = []
    var missing: Set<String> = []
    var isChanged = true
    while isChanged {
      isChanged = false
      for clause in clauses where !result.contains(clause.id) {
        guard clause.asksForMore || !clause.names.isDisjoint(with: missing.subtracting(clause.declared)) else {
          continue
        }
        result.insert(clause.id)
        missing.formUnion(clause.declared)
        isChanged = true
      }
    }
    return result
  }

  private struct Clause {
    let id: SyntaxIdentifier
    let asksForMore: Bool
    let names: Set<String>
    let declared: Set<String>
  }

  private final class Collector: SyntaxVisitor {
    private(set) var clauses: [String: [Clause]] = [:]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.calledExpression.trimmedDescription == "canImport",
        let framework = node.arguments.first?.expression.trimmedDescription, FrameworkSources.isWritten(framework),
        let clause = node.clause, let elements = clause.elements
      else { return .visitChildren }
      let finder = Finder(framework)
      finder.walk(elements)
      clauses[framework, default: []].append(
        Clause(id: clause.id, asksForMore: finder.asksForMore, names: finder.names, declared: finder.own))
      return .skipChildren
    }
  }

  private final class Finder: SyntaxVisitor {
    private let framework: String
    private let declared: Set<String>
    /// The structures and enumerations of the framework.
    private let values: Set<String>
    private(set) var asksForMore = false
    private(set) var names: Set<String> = []
    /// What the clause declares: types, cases, functions and properties.
    private(set) var own: Set<String> = []

    init(_ framework: String) {
      self.framework = framework
      let source = FrameworkSources.source(for: [framework])
      declared = source.names
      values = Set(source.text.matches(of: /public (?:struct|enum) (\w+)/).map { String($0.1) })
      super.init(viewMode: .sourceAccurate)
    }

    private func isOfFramework(_ name: String) -> Bool {
      FrameworkNames.framework(of: name, among: [framework]) != nil
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.extendedType.plainName
      if isOfFramework(name), !values.contains(name) { asksForMore = true }
      return .visitChildren
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

    private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
      own.insert(name.text)
      return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      guard case .identifier(let name) = token.tokenKind else { return .skipChildren }
      names.insert(name)
      if isOfFramework(name), !declared.contains(name) { asksForMore = true }
      return .skipChildren
    }
  }
}

extension SourceFile {
  fileprivate var mentionsImportConditions: Bool {
    String(decoding: bytes, as: UTF8.self).contains("canImport(")
  }
}
