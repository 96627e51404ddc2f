internal import SwiftSyntax

extension FileRewriter {
  /// A class's initializer that calls another one of `self` says that it is a convenience.
  ///
  /// UIKIT: the compiler takes `self.init()` in a designated initializer where that one comes from Objective-C, as those
  /// of UIKit's classes do.
  func adaptDelegatingInitializer(_ node: InitializerDeclSyntax) {
    guard node.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true, let body = node.body,
      !node.modifiers.has("convenience")
    else { return }
    let delegates = body.statements.contains { statement in
      guard let call = statement.item.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      else { return false }
      return member.declName.baseName.text == "init" && member.base?.trimmedDescription == "self"
    }
    guard delegates else { return }
    file.edits.insert("convenience ", at: Edits.range(of: node.initKeyword).lowerBound)
    file.note(.rewritten, .delegatingInitializer, node, "an initializer that calls another one is a convenience")
  }
}
