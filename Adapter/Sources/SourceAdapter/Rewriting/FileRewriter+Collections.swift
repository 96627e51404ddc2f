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
}
