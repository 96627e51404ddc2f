package import DocumentEditing

/// A constraint as people write it: `Label "Name".leading = View.leadingMargin + 8 @750`.
package struct ConstraintFormula {
  private let tree: SyntaxTree
  private let names: ObjectNames
  private let hasIdentifiers: Bool

  /// - Parameters:
  ///   - names: what the items are called. Default: names that do not tell twins apart.
  ///   - hasIdentifiers: whether every item has its id behind its name. Default: those that have nothing else.
  package init(_ tree: SyntaxTree, names: ObjectNames? = nil, hasIdentifiers: Bool = false) {
    self.tree = tree
    self.hasIdentifiers = hasIdentifiers
    self.names = names ?? ObjectNames(tree)
  }

  package func text(_ id: SyntaxNode.ID) -> String {
    let element = tree.element(id)
    let holder = tree.parent(of: id).flatMap { tree.parent(of: $0) }
    var result = side(element["firstItem"], element["firstAttribute"], holder)
    result +=
      [" ≤ ", " ≥ "][safe: ["lessThanOrEqual", "greaterThanOrEqual"].firstIndex(of: element["relation"])] ?? " = "
    // As people write numbers: 14 for 14.000000000000028.
    let constant = ValueWords.number(element["constant"]) ?? "0"
    let isZero = Double(constant) == 0
    if element["secondItem"] != nil || element["secondAttribute"] != nil {
      if let multiplier = ValueWords.number(element["multiplier"]), multiplier != "1" { result += "\(multiplier) × " }
      result += side(element["secondItem"], element["secondAttribute"], holder)
      if element["symbolic"] == "YES" {
        result += " + standard"
      } else if !isZero {
        result += constant.hasPrefix("-") ? " − \(constant.dropFirst())" : " + \(constant)"
      }
    } else {
      result += constant.hasPrefix("-") ? "−\(constant.dropFirst())" : constant
    }
    if let priority = ValueWords.number(element["priority"]), priority != "1000" { result += " @\(priority)" }
    if element["placeholder"] == "YES" { result += " (design time only)" }
    return result
  }

  private func side(_ item: String?, _ attribute: String?, _ holder: SyntaxNode.ID?) -> String {
    let node = item.flatMap { tree.object($0) } ?? (item == nil ? holder : nil)
    guard let node else { return "\(item ?? "?").\(attribute ?? "?")" }
    let element = tree.element(node)
    // A damaged document may have a constraint there, whose name is a formula again.
    if element.name == "constraint" { return "Constraint \(item ?? "?").\(attribute ?? "?")" }
    var name = hasIdentifiers ? names.fullName(node) : names.shortName(node)
    if element.name == "viewLayoutGuide" {
      let owner = tree.parent(of: node).map { names.shortName($0) } ?? "View"
      name = "\(owner).\(element.key ?? "guide")"
    } else if element.name == "viewControllerLayoutGuide" {
      name = "\(element["type"] ?? "")LayoutGuide"
    }
    return "\(name).\(attribute ?? "?")"
  }
}

extension Array {
  /// The element at `index`; nil outside or without an index.
  subscript(safe index: Int?) -> Element? { index.flatMap { indices.contains($0) ? self[$0] : nil } }
}
