import SwiftSyntax

/// Signatures of a delegate's methods as Swift 4.1 had them.
extension FileRewriter {
  private static let pickerKey = "UIImagePickerController.InfoKey"

  /// `imagePickerController(_:didFinishPickingMediaWithInfo:)` of a dictionary by texts: nobody would call it, and what
  /// Swift 4.1 called the keys does not look up anything in it.
  func adaptPickerInfo(_ node: FunctionDeclSyntax) {
    guard node.name.text == "imagePickerController",
      node.labels == ["_", "didFinishPickingMediaWithInfo"],
      let parameter = node.signature.parameterClause.parameters.last,
      let type = parameter.type.as(DictionaryTypeSyntax.self), type.key.trimmedDescription == "String"
    else { return }
    file.edits.replace(type.key, with: Self.pickerKey)
    file.note(.rewritten, .formerName, node, "what was picked is known by keys of its own")
    guard let body = node.body else { return }
    let keys = WrittenKeys(of: (parameter.secondName ?? parameter.firstName).text)
    keys.walk(body)
    for key in keys.found { file.edits.replace(key, with: "\(Self.pickerKey)(rawValue: \(key.trimmedDescription))") }
  }

  /// The texts by which a dictionary is asked: `info["UIImagePickerControllerOriginalImage"]`.
  private final class WrittenKeys: SyntaxVisitor {
    private let name: String
    private(set) var found: [StringLiteralExprSyntax] = []

    init(of name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.calledExpression.trimmedDescription == name, node.arguments.count == 1,
        let key = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)
      {
        found.append(key)
      }
      return .visitChildren
    }
  }
}
