internal import SwiftSyntax

// What a field asks of its keyboard: optional requirements of a protocol, whose values are optional on Apple's systems.
extension FileRewriter {
  /// `switch field.keyboardAppearance { case .dark?:`, where the field is known by its protocol alone.
  func adaptOptionalTrait(_ node: SwitchExprSyntax) {
    guard let member = node.subject.as(MemberAccessExprSyntax.self),
      let type = Self.optionalTraits[member.declName.baseName.text],
      node.cases.contains(where: { Self.expectsOptional($0) })
    else { return }
    file.edits.insert(" as \(type)?", at: Edits.range(of: node.subject).upperBound)
    file.note(.rewritten, .optionalRequirement, node, "the value of an optional requirement is optional")
  }

  private static func expectsOptional(_ item: SwitchCaseListSyntax.Element) -> Bool {
    guard let label = item.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) else { return false }
    return label.caseItems.contains {
      $0.pattern.as(ExpressionPatternSyntax.self)?.expression.is(OptionalChainingExprSyntax.self) == true
    }
  }

  private static let optionalTraits = [
    "keyboardAppearance": "UIKeyboardAppearance", "keyboardType": "UIKeyboardType", "returnKeyType": "UIReturnKeyType",
    "autocapitalizationType": "UITextAutocapitalizationType", "autocorrectionType": "UITextAutocorrectionType",
    "spellCheckingType": "UITextSpellCheckingType",
  ]
}
