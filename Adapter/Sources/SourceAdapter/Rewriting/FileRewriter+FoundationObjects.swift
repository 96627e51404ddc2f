internal import SwiftSyntax

// Objects of Foundation that behave otherwise on Linux.
extension FileRewriter {
  func adaptFoundationObject(_ node: FunctionCallExprSyntax) {
    adaptEmptyText(node)
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      let label = node.arguments.first?.label?.text, !declaresInScope(name.text)
    else { return }
    switch (name.text, label) {
    case ("XMLParser", "data"), ("XMLParser", "contentsOf"), ("XMLParser", "stream"):
      guard file.index.types[name.text]?.file == nil else { return }
      file.edits.replace(name, with: "_StrictXMLParser")
      file.note(.rewritten, .foundationInitializer, node, "a parser that met an error says so")
    case ("NSPredicate", "format"):
      file.edits.replace(name, with: "NSPredicate._formatted")
      file.needsShims = true
      file.note(.rewritten, .foundationInitializer, node, "the predicate's parts can be looked at and compared")
    case ("NSManagedObject", "entity"):
      file.edits.replace(name, with: "_CoreDataModel.object")
      file.note(.rewritten, .managedObject, node, "the object is of the entity's class")
    case ("NSDataDetector", "types"):
      guard Self.resultType(around: node).contains("NSRegularExpression") else { return }
      file.edits.replace(name, with: "NSDataDetector._expression")
      file.needsShims = true
      file.note(.rewritten, .foundationInitializer, node, "a detector that is returned as a regular expression is one")
    default: return
    }
  }

  /// `NSMutableString()`, which Foundation on Linux has with a capacity alone.
  private func adaptEmptyText(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName, name.text == "NSMutableString",
      node.arguments.isEmpty, node.trailingClosure == nil, let end = node.rightParen, !declaresInScope(name.text)
    else { return }
    file.edits.insert("capacity: 0", at: Edits.range(of: end).lowerBound)
    file.note(.rewritten, .foundationInitializer, node, "a text that grows is made with a capacity")
  }

  /// `func < (lhs: NSNumber, rhs: NSNumber) -> Bool`, which Foundation on Linux has, too: neither would come first.
  func adaptNumberComparison(_ node: FunctionDeclSyntax) {
    let parameters = node.signature.parameterClause.parameters
    guard types.isEmpty, node.name.text == "<", parameters.count == 2,
      parameters.allSatisfy({ $0.type.trimmedDescription == "NSNumber" })
    else { return }
    file.edits.insert("@_disfavoredOverload ", at: Edits.range(of: node).lowerBound)
    file.note(.rewritten, .foundationInitializer, node, "Foundation compares numbers")
  }

  /// The result of the function or property around a node, as written.
  static func resultType(around node: some SyntaxProtocol) -> String {
    var parent = node.parent
    while let current = parent {
      if let function = current.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.trimmedDescription ?? ""
      }
      if let binding = current.as(PatternBindingSyntax.self), let type = binding.typeAnnotation?.type {
        return type.trimmedDescription
      }
      if current.is(ClosureExprSyntax.self) { return "" }
      parent = current.parent
    }
    return ""
  }

  /// `constraint.firstAnchor is NSLayoutDimension`: the compiler takes classes that differ in a generic argument for
  /// unrelated, and the answer for known.
  func adaptAnchorCast(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    for (element, next) in zip(elements, elements.dropFirst()) {
      guard next.is(UnresolvedIsExprSyntax.self) || next.is(UnresolvedAsExprSyntax.self),
        let name = element.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
        name == "firstAnchor" || name == "secondAnchor"
      else { continue }
      file.edits.insert(" as AnyObject", at: Edits.range(of: element).upperBound)
      file.note(.rewritten, .anyObject, element, "an anchor's class is asked at run time")
    }
  }

  /// `CTRunGetAttributes(run) as? [NSAttributedString.Key: Any]`: Foundation on Linux does not make names of a dictionary's
  /// texts.
  func adaptAttributesCast(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard let first = elements.first, elements.count >= 3,
      first.trimmedDescription.hasPrefix("CTRunGetAttributes("),
      elements[elements.count - 2].is(UnresolvedAsExprSyntax.self),
      let type = elements.last?.as(TypeExprSyntax.self)?.type.as(DictionaryTypeSyntax.self),
      Self.attributeKeys.contains(type.key.trimmedDescription)
    else { return }
    file.edits.insert("_namedAttributes(", at: Edits.range(of: first).lowerBound)
    file.edits.insert(")", at: Edits.range(of: elements[elements.count - 3]).upperBound)
    file.needsShims = true
    file.note(.rewritten, .foundationInitializer, node, "the dictionary's texts become names of attributes")
  }

  private static let attributeKeys: Set<String> = ["NSAttributedString.Key", "NSAttributedStringKey"]

  /// `CharacterSet.decimalDigits.inverted`: changed in place it would end the program.
  func adaptInvertedSet(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "inverted", node.parent?.is(FunctionCallExprSyntax.self) != true,
      let set = node.base?.as(MemberAccessExprSyntax.self), Self.systemSets.contains(set.declName.baseName.text),
      set.base == nil || set.base?.trimmedDescription == "CharacterSet"
    else { return }
    file.edits.replace(node.declName.baseName, with: "_inverted")
    file.needsShims = true
    file.note(.rewritten, .foundationInitializer, node, "an inverted set can be changed")
  }

  private static let systemSets: Set<String> = [
    "alphanumerics", "capitalizedLetters", "controlCharacters", "decimalDigits", "decomposables", "illegalCharacters",
    "letters", "lowercaseLetters", "newlines", "nonBaseCharacters", "punctuationCharacters", "symbols",
    "uppercaseLetters", "whitespaces", "whitespacesAndNewlines", "urlFragmentAllowed", "urlHostAllowed",
    "urlPasswordAllowed", "urlPathAllowed", "urlQueryAllowed", "urlUserAllowed",
  ]
}
