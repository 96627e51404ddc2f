internal import SwiftSyntax

extension FileRewriter {
  func adaptConditions(_ node: IfConfigDeclSyntax) {
    for condition in node.clauses.compactMap(\.condition) {
      for (call, replacement) in replacements(in: condition) {
        file.edits.replace(call, with: replacement)
        file.note(.rewritten, .condition, call, "\(call.trimmedDescription) becomes \(replacement)")
      }
    }
  }

  /// The condition as it is written for Linux.
  func condition(of expression: ExprSyntax) -> String {
    var text = expression.trimmedDescription
    for (call, replacement) in replacements(in: expression) {
      text = text.replacing(call.trimmedDescription, with: replacement)
    }
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private func replacements(in expression: ExprSyntax) -> [(FunctionCallExprSyntax, String)] {
    let finder = PlatformCallFinder(viewMode: .sourceAccurate)
    finder.walk(expression)
    return finder.calls.compactMap { call in
      guard let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
      switch (call.calledExpression.trimmedDescription, argument) {
      case ("os", "iOS"): return (call, "canImport(UIKit)")
      case ("os", "Linux"): return file.vocabulary.usesUIKit ? (call, "false") : nil
      case ("targetEnvironment", "simulator"): return (call, "true")
      case ("canImport", "Combine") where file.settings.modules.canImport("Combine"):
        return (call, "canImport(OpenCombineShim)")
      case ("canImport", let module)
      where !file.settings.modules.canImport(module) && file.evaluator.coverage.isTrue(module, at: call):
        return (call, "true")
      case ("canImport", let module) where module.contains(".") && file.settings.modules.canImport(module):
        return (call, "canImport(\(module.prefix { $0 != "." }))")
      default: return nil
      }
    }
  }

  private final class PlatformCallFinder: SyntaxVisitor {
    var calls: [FunctionCallExprSyntax] = []
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      calls.append(node)
      return .skipChildren
    }
  }
}
