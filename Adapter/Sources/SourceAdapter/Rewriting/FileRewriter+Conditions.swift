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

  private func replacements(in expression: ExprSyntax) -> [(ExprSyntax, String)] {
    let finder = PlatformCallFinder(viewMode: .sourceAccurate)
    finder.walk(expression)
    return finder.packageFlags.filter { _ in !file.settings.flags.contains(packageFlag) }.map { ($0, "false") }
      + finder.calls.compactMap { call in replacement(of: call).map { (ExprSyntax(call), $0) } }
  }

  private func replacement(of call: FunctionCallExprSyntax) -> String? {
    guard let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
    switch (call.calledExpression.trimmedDescription, argument) {
    case ("os", "iOS"):
      return file.evaluator.isPortable && call.isAmongAppleSystems ? nil : "canImport(UIKit)"
    case ("os", "Linux"): return file.evaluator.isDevice || call.isLeftOpen ? "false" : nil
    case ("targetEnvironment", "simulator"): return "true"
    case ("canImport", "Combine") where file.settings.modules.canImport("Combine"):
      return "canImport(OpenCombineShim)"
    case ("canImport", let module)
    where !file.settings.modules.canImport(module) && file.evaluator.coverage.isTrue(module, at: call):
      return "true"
    case ("canImport", let module) where module.contains(".") && file.settings.modules.canImport(module):
      return "canImport(\(module.prefix { $0 != "." }))"
    default: return nil
    }
  }

  /// Collects what conditions ask of the platform, and the flag that SwiftPM gives all that it builds, which sources of
  /// an Xcode project are not meant to see here.
  private final class PlatformCallFinder: SyntaxVisitor {
    var calls: [FunctionCallExprSyntax] = []
    var packageFlags: [ExprSyntax] = []
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      calls.append(node)
      return .skipChildren
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.baseName.text == packageFlag { packageFlags.append(ExprSyntax(node)) }
      return .skipChildren
    }
  }
}

/// What SwiftPM defines for the sources of packages.
private let packageFlag = "SWIFT_PACKAGE"
