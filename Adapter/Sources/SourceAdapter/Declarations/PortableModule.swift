internal import SwiftSyntax

/// Whether a module was written for other systems than Apple's as well.
///
/// Such a module names nothing of UIKit, and says somewhere what it is without Apple's systems: conditions that name the
/// Mac and the phone in one breath (`#if os(macOS) || os(iOS)`) ask there for the Objective-C runtime, and are false.
/// Provenance: libraries for tests and for streams, whose sources in Objective-C are not built here.
enum PortableModule {
  static func isPortable(_ sources: [SourceFile], _ vocabularies: [FileVocabulary]) -> Bool {
    guard !vocabularies.contains(where: \.usesUIKit) else { return false }
    return zip(sources, vocabularies).contains { source, vocabulary in
      guard vocabulary.identifiers.contains("os") else { return false }
      let finder = Finder(viewMode: .sourceAccurate)
      finder.walk(source.tree)
      return finder.saysOtherwise
    }
  }

  private final class Finder: SyntaxVisitor {
    var saysOtherwise = false

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      let conditions = node.clauses.compactMap(\.condition)
      for condition in conditions {
        let systems = Systems(viewMode: .sourceAccurate)
        systems.walk(condition)
        if systems.namesLinux { saysOtherwise = true }
        let isNegated = condition.as(PrefixOperatorExprSyntax.self)?.operator.text == "!"
        if systems.namesAppleSystems, isNegated || node.clauses.last?.condition == nil { saysOtherwise = true }
      }
      return .visitChildren
    }
  }

  private final class Systems: SyntaxVisitor {
    var namesLinux = false
    var namesAppleSystems = false

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.calledExpression.trimmedDescription == "os" else { return .skipChildren }
      if node.arguments.first?.expression.trimmedDescription == "Linux" { namesLinux = true }
      if node.isAmongAppleSystems { namesAppleSystems = true }
      return .skipChildren
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is one of several systems, the Mac and the phone among them, any of which will do.
  var isAmongAppleSystems: Bool {
    guard let list = parent?.as(ExprListSyntax.self) else { return false }
    let words = list.map { $0.trimmedDescription.filter { !$0.isWhitespace } }
    return words.contains("os(iOS)") && (words.contains("os(macOS)") || words.contains("os(OSX)"))
      && !words.contains("&&")
  }
}
