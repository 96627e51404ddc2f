internal import DocumentEditing

/// What an element of any kind is called: objects by their names, constraints by their formulas, and parts of objects by
/// the object and the part.
struct MergeWords {
  private let tree: SyntaxTree

  init(_ tree: SyntaxTree) { self.tree = tree }

  func name(_ id: SyntaxNode.ID) -> String {
    let element = tree.element(id)
    switch element.name {
    case "constraint": return "constraint \(ConstraintFormula(tree).text(id)) (\(element.id ?? "?"))"
    case "outlet", "action", "segue", "outletCollection":
      let owner = tree.parent(of: id).flatMap { tree.parent(of: $0) }.map { ", " + ObjectNames(tree).name($0) } ?? ""
      return ConnectionWords(tree).text(id) + owner
    case "scene": return "scene \(ObjectNames(tree).sceneName(id))"
    case "document": return "the document"
    default: break
    }
    if element.id != nil { return ObjectNames(tree).fullName(id) }
    guard let parent = tree.parent(of: id) else { return element.name }
    return "\(name(parent)), \(element.key ?? element.name)"
  }
}
