internal import SwiftSyntax

extension FileRewriter {
  /// `extension DataSet: RangeReplaceableCollection` without `replaceSubrange(_:with:)`: the standard library's own, which
  /// only says that it is missing, answered the protocol once.
  func adaptReplacement(_ node: ExtensionDeclSyntax) {
    let name = file.index.canonical(node.extendedType.plainName)
    guard node.inheritanceClause?.plainNames.contains("RangeReplaceableCollection") == true,
      let entry = file.index.types[name], entry.kind == .classType,
      file.index.members("replaceSubrange", of: name).isEmpty
    else { return }
    let code =
      " public func replaceSubrange<C: Collection>(_ r: Range<Index>, with c: C) where C.Element == Element {"
      + " let all = self[..<r.lowerBound] + Array(c) + self[r.upperBound...]; removeAll(keepingCapacity: true);"
      + " for one in all { append(one) } }"
    file.edits.insert(code, at: Edits.range(of: node.memberBlock.leftBrace).upperBound)
    file.note(.rewritten, .rangeReplacement, node, "\(name) replaces ranges of its elements")
  }

  /// `extension Event: @retroactive Equatable` in tests of a project: its modules are one package here, where nothing is
  /// retroactive.
  func adaptRetroactive(_ node: ExtensionDeclSyntax) {
    guard file.index.declares(file.index.canonical(node.extendedType.plainName)) else { return }
    for inherited in node.inheritanceClause?.inheritedTypes ?? [] {
      guard let type = inherited.type.as(AttributedTypeSyntax.self) else { continue }
      for case .attribute(let attribute) in type.attributes
      where attribute.attributeName.trimmedDescription == "retroactive" {
        file.edits.replace(attribute, with: "")
        file.note(.rewritten, .importing, node, "a conformance of the project's own is not retroactive")
      }
    }
  }
}
