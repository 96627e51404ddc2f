internal import SwiftSyntax

/// Moves members of extensions into their classes.
enum MemberMover {
  static func move(in works: inout [FileRewriting], index: ModuleIndex) {
    for number in works.indices where !works[number].moves.isEmpty { loosen(&works, number, index) }
    for number in works.indices {
      for move in works[number].moves {
        guard let type = index.types[move.type], let target = type.file, let brace = type.closingBrace else { continue }
        let work = works[number]
        let text = work.edits.applied(to: work.source.bytes, in: move.range)
        let line = works[target].source.line(at: brace)
        let moved =
          "\n" + move.conditions.map { "#if \($0)\n" }.joined()
          + "#sourceLocation(file: \"\(work.source.path.escaped)\", line: \(move.line))\n\(move.access)\(text)\n"
          + move.conditions.map { _ in "#endif\n" }.joined()
          + "#sourceLocation(file: \"\(works[target].source.path.escaped)\", line: \(line))\n"
        works[target].edits.insert(moved, at: brace)
        works[number].edits.replace(move.range, with: "")
      }
    }
  }

  /// Private members of the file that a member leaves, which it names, and the member itself, can be reached from its
  /// new file.
  private static func loosen(_ works: inout [FileRewriting], _ number: Int, _ index: ModuleIndex) {
    let work = works[number]
    let ranges = work.moves.filter { index.types[$0.type]?.file != number }.map(\.range)
    guard !ranges.isEmpty else { return }
    let collector = IdentifierCollector(ranges)
    collector.walk(work.source.tree)
    let finder = PrivateMemberFinder(collector.names, ranges)
    finder.walk(work.source.tree)
    for modifier in finder.modifiers { works[number].edits.remove(modifier) }
  }

  private final class IdentifierCollector: SyntaxVisitor {
    let ranges: [Range<Int>]
    var names: Set<String> = []

    init(_ ranges: [Range<Int>]) {
      self.ranges = ranges
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      if case .identifier(let text) = token.tokenKind {
        let position = token.positionAfterSkippingLeadingTrivia.utf8Offset
        if ranges.contains(where: { $0.contains(position) }) { names.insert(text) }
      }
      return .skipChildren
    }
  }

  private final class PrivateMemberFinder: SyntaxVisitor {
    let names: Set<String>
    let ranges: [Range<Int>]
    var modifiers: [DeclModifierSyntax] = []

    init(_ names: Set<String>, _ ranges: [Range<Int>]) {
      self.names = names
      self.ranges = ranges
      super.init(viewMode: .sourceAccurate)
    }

    private func check(_ list: DeclModifierListSyntax, _ declared: [String]) {
      guard declared.contains(where: names.contains) else { return }
      modifiers += list.filter { ["private", "fileprivate"].contains($0.name.text) }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      check(node.modifiers, [node.name.text])
      return .skipChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      check(node.modifiers, node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text })
      return .skipChildren
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      check(node.modifiers, [node.name.text])
      return .visitChildren
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      check(node.modifiers, [node.name.text])
      return .visitChildren
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      check(node.modifiers, [node.name.text])
      return .visitChildren
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let contents = node.memberBlock.members.contains { member in
        member.decl.as(FunctionDeclSyntax.self).map { names.contains($0.name.text) } ?? false
      }
      if contents { modifiers += node.modifiers.filter { ["private", "fileprivate"].contains($0.name.text) } }
      return .visitChildren
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      check(node.modifiers, [node.name.text])
      return .skipChildren
    }
  }
}
