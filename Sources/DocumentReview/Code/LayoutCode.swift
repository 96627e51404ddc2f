internal import DocumentEditing

/// A collection view's layout.
struct LayoutCode {
  private let tree: SyntaxTree
  private let node: SyntaxNode.ID?

  init(_ tree: SyntaxTree, _ view: SyntaxNode.ID) {
    self.tree = tree
    node = tree.child(of: view, key: "collectionViewLayout")
  }

  var construction: String {
    guard let element = node.map({ tree.element($0) }) else { return "UICollectionViewFlowLayout()" }
    return CodeNames.customClass(element).map { "\(CodeNames.identifier($0))()" } ?? "UICollectionViewFlowLayout()"
  }

  func statements(_ name: String, _ own: String) -> [String] {
    guard let node, tree.element(node).name == "collectionViewFlowLayout" else { return [] }
    let element = tree.element(node)
    var lines: [String] = []
    for property in ["minimumLineSpacing", "minimumInteritemSpacing"] {
      if let value = CodeValues.number(element[property]), value != "10" { lines.append("\(property) = \(value)") }
    }
    if element["scrollDirection"] == "horizontal" { lines.append("scrollDirection = .horizontal") }
    for property in ["itemSize", "estimatedItemSize", "headerReferenceSize", "footerReferenceSize"] {
      if let size = tree.child(of: node, key: property).map({ tree.element($0) }) {
        let value = CodeValues.size(size)
        if value != "CGSize(width: 0, height: 0)" { lines.append("\(property) = \(value)") }
      }
    }
    if let inset = tree.child(of: node, key: "sectionInset").map({ tree.element($0) }) {
      let value = CodeValues.insets(inset)
      if value != "UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)" { lines.append("sectionInset = \(value)") }
    }
    guard !lines.isEmpty else { return [] }
    let holder = own.isEmpty ? "self" : name
    return ["if let layout = \(holder).collectionViewLayout as? UICollectionViewFlowLayout {"]
      + lines.map { "  layout.\($0)" } + ["}"]
  }
}
