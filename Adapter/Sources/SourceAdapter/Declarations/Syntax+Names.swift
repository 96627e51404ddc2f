internal import SwiftSyntax

extension AttributeListSyntax {
  /// The attributes themselves, those behind conditions included.
  var attributes: [AttributeSyntax] {
    flatMap { element -> [AttributeSyntax] in
      switch element {
      case .attribute(let attribute): return [attribute]
      case .ifConfigDecl(let config):
        return config.clauses.flatMap { clause -> [AttributeSyntax] in
          if case .attributes(let list)? = clause.elements { return list.attributes }
          return []
        }
      }
    }
  }

  func has(_ name: String) -> Bool { attributes.contains { $0.name == name } }

  var exposesToObjC: Bool {
    attributes.contains {
      ["objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged"].contains($0.name)
    }
  }

  /// The name in `@objc(name)`.
  var objcName: String? {
    attributes.first { $0.name == "objc" }?.arguments.map { $0.trimmedDescription.filter { !$0.isWhitespace } }
  }
}

extension AttributeSyntax {
  var name: String { attributeName.trimmedDescription }
}

extension DeclModifierListSyntax {
  func has(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }
  func modifier(_ name: String) -> DeclModifierSyntax? { first { $0.name.text == name && $0.detail == nil } }
}

extension InheritanceClauseSyntax {
  var plainNames: [String] { inheritedTypes.map { $0.type.plainName } }
}

extension TypeSyntax {
  /// The name without generic arguments and attributes.
  var plainName: String {
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    if let member = self.as(MemberTypeSyntax.self) { return "\(member.baseType.plainName).\(member.name.text)" }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.plainName }
    return trimmedDescription
  }
}

extension FunctionDeclSyntax {
  var labels: [String] { signature.parameterClause.parameters.map { $0.firstName.text } }
  var isThrowing: Bool { signature.effectSpecifiers?.throwsClause != nil }
  var isAsync: Bool { signature.effectSpecifiers?.asyncSpecifier != nil }

  var selectorName: String {
    ObjectiveCName.selector(
      name.text.trimmingBackticks, labels: labels.map(\.trimmingBackticks), isThrowing: isThrowing, isAsync: isAsync)
  }
}

extension String {
  var trimmingBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
