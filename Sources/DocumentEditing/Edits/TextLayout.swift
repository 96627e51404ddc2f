/// How lines are broken and indented where an element is to be added.
struct TextLayout {
  /// Nil where the document puts everything on one line.
  var childSpace: String?
  var endSpace: String?
  var childIndentation = ""
  /// What one level adds.
  var unit: String
  var lineEnd: String

  init(_ tree: SyntaxTree, childrenOf parent: SyntaxNode.ID) {
    unit = tree.indentationUnit
    lineEnd = tree.lineEnd
    let own = tree.indentation(of: parent)
    // As the other children stand.
    if let sibling = tree.children(of: parent).first {
      guard let indentation = tree.indentation(of: sibling) else {
        lineEnd = ""
        return
      }
      childIndentation = indentation
    } else if let own {
      childIndentation = own + unit
    } else {
      lineEnd = ""
      return
    }
    childSpace = lineEnd + childIndentation
    endSpace = lineEnd + (own ?? String(childIndentation.dropLast(unit.count)))
  }
}

extension SyntaxTree {
  /// The white space between the line's begin and the element; nil when something else stands before it on its line.
  func indentation(of id: SyntaxNode.ID) -> String? {
    if id == root { return "" }
    guard let parent = self[id].parent else { return nil }
    let siblings = element(parent).children
    guard let index = siblings.firstIndex(of: id), index > 0, case .text(let raw) = self[siblings[index - 1]].content,
      let end = raw.lastIndex(where: \.isNewline)
    else { return nil }
    let tail = raw[raw.index(after: end)...]
    return tail.allSatisfy { $0 == " " || $0 == "\t" } ? String(tail) : nil
  }

  /// What the document indents a level with. Interface Builder: four spaces.
  var indentationUnit: String {
    for child in children(of: root) {
      if let indentation = indentation(of: child), !indentation.isEmpty { return indentation }
    }
    return "    "
  }

  /// The document's line end.
  var lineEnd: String {
    for child in element(Self.document).children + element(root).children {
      guard case .text(let raw) = self[child].content, let end = raw.first(where: \.isNewline) else { continue }
      return String(end)
    }
    return "\n"
  }
}
