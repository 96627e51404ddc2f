internal import SwiftSyntax

/// What a module declares where `canImport(ObjectiveC)` or `canImport(Darwin)` holds.
///
/// There is no such runtime, so that these conditions are false, and the other branch has what Foundation on Linux
/// needs. But a clause that declares types which the code for UIKit names is part of what an iOS module is: it counts,
/// as do those in turn whose types it names, unless it calls the runtime itself.
enum RuntimeClauses {
  static let modules: Set<String> = ["ObjectiveC", "Darwin"]

  /// - Parameter sources: the files with such conditions.
  static func needed(in sources: [SourceFile], all: [SourceFile]) -> Set<SyntaxIdentifier> {
    var clauses: [Clause] = []
    for source in sources {
      let collector = Collector(viewMode: .sourceAccurate)
      collector.walk(source.tree)
      clauses += collector.clauses
    }
    guard !clauses.isEmpty else { return [] }
    var declared: Set<String> = []
    var named: Set<String> = []
    let inside = Set(clauses.map(\.id))
    for source in all {
      let rest = Rest(without: inside)
      rest.walk(source.tree)
      declared.formUnion(rest.types)
      named.formUnion(rest.names)
    }
    var result: Set<SyntaxIdentifier> = []
    while true {
      let more = clauses.filter { clause in
        !result.contains(clause.id) && !clause.callsRuntime
          && clause.types.contains { named.contains($0) && !declared.contains($0) }
      }
      if more.isEmpty { return result }
      result.formUnion(more.map(\.id))
      for clause in more { named.formUnion(clause.names) }
    }
  }

  private struct Clause {
    let id: SyntaxIdentifier
    let types: Set<String>
    let names: Set<String>

    /// Functions of the runtime itself.
    var callsRuntime: Bool {
      names.contains { name in
        ["class_", "method_", "objc_msg", "objc_get", "objc_alloc", "sel_", "ivar_", "imp_", "protocol_", "sysctl"]
          .contains { name.hasPrefix($0) } && !["objc_getAssociatedObject", "objc_getClass"].contains(name)
      }
    }
  }

  private final class Collector: SyntaxVisitor {
    var clauses: [Clause] = []

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      let condition = node.condition?.trimmedDescription.filter { !$0.isWhitespace } ?? ""
      guard RuntimeClauses.modules.contains(where: { condition.contains("canImport(\($0))") }),
        !condition.contains("!canImport"), let elements = node.elements
      else { return .visitChildren }
      let inner = Rest(without: [])
      inner.walk(elements)
      clauses.append(Clause(id: node.id, types: inner.types, names: inner.names))
      return .skipChildren
    }
  }

  /// The types that are declared and the names that are used, outside of some clauses.
  private final class Rest: SyntaxVisitor {
    private let left: Set<SyntaxIdentifier>
    var types: Set<String> = []
    var names: Set<String> = []

    init(without clauses: Set<SyntaxIdentifier>) {
      left = clauses
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      left.contains(node.id) ? .skipChildren : .visitChildren
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

    private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
      types.insert(name.text)
      return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      if case .identifier(let name) = token.tokenKind, !isDeclared(token) { names.insert(name) }
      return .skipChildren
    }

    private func isDeclared(_ token: TokenSyntax) -> Bool {
      let before = token.previousToken(viewMode: .sourceAccurate)?.tokenKind
      return [.keyword(.class), .keyword(.struct), .keyword(.enum), .keyword(.protocol)].contains { $0 == before }
    }
  }
}
