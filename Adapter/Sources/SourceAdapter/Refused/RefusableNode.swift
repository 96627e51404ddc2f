internal import SwiftSyntax

/// A statement or a member that can be left out without its surroundings.
struct RefusableNode {
  enum Kind {
    case statement(CodeBlockItemSyntax)
    case member(DeclSyntax)
  }

  let kind: Kind
  let range: Range<Int>
  let lines: ClosedRange<Int>
  /// The number of the node around this one.
  let parent: Int?
}

/// Finds the statements and members of a file, outer ones first, and where bodies end.
final class RefusableNodes: SyntaxVisitor {
  private(set) var nodes: [RefusableNode] = []
  /// The offsets of closing braces of bodies, by their line.
  private(set) var ends: [Int: Int] = [:]
  private let source: SourceFile
  private var stack: [Int] = []

  init(_ source: SourceFile) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  /// The innermost node at a place: in the line, and at the column if several are.
  func innermost(line: Int, column: Int) -> Int? {
    let candidates = nodes.indices.filter { nodes[$0].lines.contains(line) }
    let offset = source.offset(line: line, column: column)
    return candidates.last { nodes[$0].range.contains(offset) } ?? candidates.last
  }

  private func enter(_ kind: RefusableNode.Kind, _ node: some SyntaxProtocol) {
    let range = Edits.range(of: node)
    let lines = source.line(at: range.lowerBound)...source.line(at: max(range.lowerBound, range.upperBound - 1))
    nodes.append(RefusableNode(kind: kind, range: range, lines: lines, parent: stack.last))
    stack.append(nodes.count - 1)
  }

  private func leave(_ node: some SyntaxProtocol) {
    if let last = stack.last, nodes[last].range == Edits.range(of: node) { stack.removeLast() }
  }

  private static func isMember(_ node: DeclSyntax) -> Bool {
    node.is(VariableDeclSyntax.self) || node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self)
      || node.is(SubscriptDeclSyntax.self) || node.is(TypeAliasDeclSyntax.self)
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if Self.isMember(node.decl) { enter(.member(node.decl), node) }
    return .visitChildren
  }
  override func visitPost(_ node: MemberBlockItemSyntax) { if Self.isMember(node.decl) { leave(node) } }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if let kind = kind(of: node) { enter(kind, node) }
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockItemSyntax) { if kind(of: node) != nil { leave(node) } }

  private func kind(of node: CodeBlockItemSyntax) -> RefusableNode.Kind? {
    if case .decl(let declaration) = node.item {
      let isLocal = node.isInBody
      guard Self.isMember(declaration) else { return nil }
      return isLocal && declaration.is(VariableDeclSyntax.self) ? .statement(node) : .member(declaration)
    }
    return node.isInBody ? .statement(node) : nil
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    note(end: node.rightBrace)
    return .visitChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    note(end: node.rightBrace)
    return .visitChildren
  }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    note(end: node.rightBrace)
    return .visitChildren
  }

  private func note(end brace: TokenSyntax) {
    let offset = brace.positionAfterSkippingLeadingTrivia.utf8Offset
    ends[source.line(at: offset)] = offset
  }
}

extension CodeBlockItemSyntax {
  /// Whether the item is a statement of a function, a closure, an accessor or a case.
  fileprivate var isInBody: Bool {
    var node = parent
    while let current = node {
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) || current.is(AccessorBlockSyntax.self)
        || current.is(SwitchCaseSyntax.self)
      {
        return true
      }
      if current.is(MemberBlockSyntax.self) || current.is(SourceFileSyntax.self) { return false }
      node = current.parent
    }
    return false
  }
}
