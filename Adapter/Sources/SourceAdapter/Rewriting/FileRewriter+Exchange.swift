internal import SwiftSyntax

// `method_exchangeImplementations` of a method of UIKit's and one that an extension adds. A method of a class's table is
// exchanged there; any other one has a variable that all calls go through where it is `dynamic`. What such a method does
// stands in a function of its own: that is what the other one's place gets.
extension FileRewriter {
  func adaptExchanged(_ node: FunctionDeclSyntax) {
    guard file.index.exchangesMethods, file.index.selectedMethods.contains(node.name.text), let body = node.body,
      !["static", "class", "override"].contains(where: node.modifiers.has), node.genericParameterClause == nil
    else { return }
    let own = "_cairnBody_\(node.name.text)"
    let marks = (node.isThrowing ? "try " : "") + (node.isAsync ? "await " : "")
    let access = node.modifiers.map(\.name.text).first { Self.accessLevels.contains($0) }
    let head =
      "dynamic \(access.map { $0 == "open" ? "public " : "\($0) " } ?? "")func \(own)\(Self.signature(of: node))"
    if !node.modifiers.has("dynamic") {
      file.edits.insert("dynamic ", at: Edits.range(of: node.funcKeyword).lowerBound)
    }
    file.edits.insert(
      " return \(marks)\(own)(\(callArguments(of: node))) }; \(head) {", at: Edits.range(of: body.leftBrace).upperBound)
    file.note(.rewritten, .swizzling, node, "\(node.name.text) can be exchanged with another method")
  }

  private static let accessLevels: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]

  /// What makes methods while the program runs.
  func noteSwizzling(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return }
    let functions = [
      "method_setImplementation", "class_replaceMethod", "class_addMethod", "objc_allocateClassPair", "object_setClass",
      "imp_implementationWithBlock",
    ]
    if functions.contains(name) {
      file.note(
        .refused, .swizzling, node,
        "\(name): methods cannot be made without the Objective-C runtime; the call does nothing")
    }
  }
}
