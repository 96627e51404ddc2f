internal import SwiftSyntax

/// Whether a framework that stands in has what a condition is around.
enum FrameworkCoverage {
  /// Whether `canImport` of the framework is true: its types that the clause names are declared, and none is extended,
  /// which asks for members that nobody wrote down.
  ///
  /// - Parameter call: the call in the condition of a clause.
  static func isTrue(_ framework: String, at call: FunctionCallExprSyntax) -> Bool {
    guard FrameworkSources.isWritten(framework) else { return false }
    var node = call.parent
    while let current = node, !current.is(IfConfigClauseSyntax.self) { node = current.parent }
    guard let elements = node?.as(IfConfigClauseSyntax.self)?.elements else { return true }
    let finder = Finder(framework)
    finder.walk(elements)
    return !finder.asksForMore
  }

  private final class Finder: SyntaxVisitor {
    private let framework: String
    private let declared: Set<String>
    private(set) var asksForMore = false

    init(_ framework: String) {
      self.framework = framework
      declared = FrameworkSources.source(for: [framework]).names
      super.init(viewMode: .sourceAccurate)
    }

    private func isOfFramework(_ name: String) -> Bool {
      FrameworkNames.framework(of: name, among: [framework]) != nil
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      if isOfFramework(node.extendedType.plainName) { asksForMore = true }
      return .visitChildren
    }
    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      if case .identifier(let name) = token.tokenKind, isOfFramework(name), !declared.contains(name) {
        asksForMore = true
      }
      return .skipChildren
    }
  }
}
