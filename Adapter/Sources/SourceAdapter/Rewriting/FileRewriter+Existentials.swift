internal import SwiftSyntax

extension FileRewriter {
  /// `extension Array where Element: MKAnnotation`: a value of a protocol of Objective-C conforms to that protocol, so that
  /// the extension holds for `[MKAnnotation]`, too. Here it is said a second time, for those.
  func adaptElements(_ node: ExtensionDeclSyntax) {
    guard types.isEmpty, conditions.allSatisfy({ $0 == "true" }),
      let requirements = node.genericWhereClause?.requirements, requirements.count == 1,
      case .conformanceRequirement(let bound)? = requirements.first?.requirement,
      bound.leftType.trimmedDescription == "Element", node.inheritanceClause == nil,
      isObjectProtocol(bound.rightType.plainName)
    else { return }
    // What is rewritten inside is written once only.
    let words = node.memberBlock.tokens(viewMode: .sourceAccurate).map(\.text)
    guard Set(words).isDisjoint(with: ["selector", "objc", "keyPath"]) else { return }
    let access = node.modifiers.isEmpty ? "" : "\(node.modifiers.trimmedDescription) "
    file.appended.append(
      "\(access)extension \(node.extendedType.trimmedDescription) where Element == any \(bound.rightType.plainName) "
        + node.memberBlock.trimmedDescription)
    file.note(
      .rewritten, .existentialElement, node, "the extension is for values of \(bound.rightType.plainName), too")
  }

  /// Whether a protocol is one of Objective-C: values of it conform to it, and classes alone do.
  private func isObjectProtocol(_ name: String) -> Bool {
    if file.index.types[name]?.kind == .protocolType { return file.index.types[name]?.isObjC == true }
    return FrameworkSources.objectProtocols.contains(name)
  }
}
