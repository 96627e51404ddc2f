internal import SwiftSyntax

/// The types that files declare for SwiftUI alone: between `#if canImport(SwiftUI)` and its end.
enum ConditionalTypes {
  static func absent(_ sources: [SourceFile]) -> Set<String> {
    var inside: Set<String> = []
    var outside: Set<String> = []
    for source in sources {
      let collector = Collector(viewMode: .sourceAccurate)
      collector.walk(source.tree)
      inside.formUnion(collector.inside)
      outside.formUnion(collector.outside)
    }
    return inside.subtracting(outside)
  }

  private final class Collector: SyntaxVisitor {
    var inside: Set<String> = []
    var outside: Set<String> = []
    private var depth = 0

    private func note(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
      if depth > 0 { inside.insert(name.text) } else { outside.insert(name.text) }
      return .skipChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      if Self.asksForSwiftUI(node) { depth += 1 }
      return .visitChildren
    }
    override func visitPost(_ node: IfConfigClauseSyntax) { if Self.asksForSwiftUI(node) { depth -= 1 } }

    private static func asksForSwiftUI(_ node: IfConfigClauseSyntax) -> Bool {
      guard let text = node.condition?.trimmedDescription.filter({ !$0.isWhitespace }) else { return false }
      return text.contains("canImport(SwiftUI)") && !text.contains("!canImport(SwiftUI)") && !text.contains("||")
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
