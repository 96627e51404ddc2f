extension SyntaxTree {
  /// Makes a change. What it returns takes the change back, to the byte.
  @discardableResult
  package mutating func apply(_ edit: DocumentEdit) throws(EditError) -> EditUndo {
    var undo = EditUndo()
    switch edit {
    case .setAttribute(let id, let name, let value): try setAttribute(name, value, of: id, &undo)
    case .setText(let id, let text): try setText(text, of: id, &undo)
    case .add(let template, let parent, let place): try add(template, to: parent, place, &undo)
    case .copy(let copy, let parent, let place): try add(copy, to: parent, place, &undo)
    case .remove(let id): try remove(id, &undo)
    case .move(let id, let parent, let place): try move(id, to: parent, place, &undo)
    }
    return undo
  }

  /// Takes a change back, and returns what makes it again.
  @discardableResult
  package mutating func apply(_ undo: EditUndo) -> EditUndo {
    var redo = EditUndo()
    for (id, node) in undo.nodes {
      redo.remember(id, self[id])
      nodes[Int(id.index)] = node
    }
    return redo
  }

  // MARK: Attributes and texts

  private mutating func setAttribute(
    _ name: String, _ value: String?, of id: SyntaxNode.ID, _ undo: inout EditUndo
  ) throws(EditError) {
    try check(id)
    guard Self.isName(name) else { throw EditError("'\(name)' is no name of an attribute", at: location(of: id)) }
    if let value, !value.unicodeScalars.allSatisfy(XMLText.isAllowed) {
      throw EditError("the value of '\(name)' has characters that XML does not know", at: location(of: id))
    }
    let old = element(id)
    let index = old.attributes.firstIndex { $0.name == name }
    if let index, let value, old.attributes[index].value == value { return }
    undo.remember(id, self[id])
    mutate(id) { element in
      switch (index, value) {
      case (let index?, let value?):
        element.attributes[index].raw = XMLText.attribute(value, quote: element.attributes[index].quote)
      case (let index?, nil): element.attributes.remove(at: index)
      case (nil, let value?):
        let place = FormatTable.shared.place(of: name, in: element)
        element.attributes.insert(SyntaxAttribute(name: name, raw: XMLText.attribute(value)), at: place)
      case (nil, nil): break
      }
    }
    if name == "id", let value { elementsByID[value, default: []].append(id) }
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, first < 0x80, !text.isEmpty else { return false }
    let isInitial = (first | 0x20) >= UInt8(ascii: "a") && (first | 0x20) <= UInt8(ascii: "z")
    return isInitial
      && text.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || "0123456789_-.".unicodeScalars.contains($0))
      }
  }

  private mutating func setText(_ text: String, of id: SyntaxNode.ID, _ undo: inout EditUndo) throws(EditError) {
    try check(id)
    guard children(of: id).isEmpty else {
      throw EditError("<\(element(id).name)> has elements and takes no text", at: location(of: id))
    }
    guard text.unicodeScalars.allSatisfy(XMLText.isAllowed) else {
      throw EditError("the text has characters that XML does not know", at: location(of: id))
    }
    if self.text(of: id) == text { return }
    undo.remember(id, self[id])
    let comments = element(id).children.filter { if case .other = self[$0].content { true } else { false } }
    let node = insert(SyntaxNode(content: .text(XMLText.content(text)), parent: id, offset: nil))
    mutate(id) { element in
      element.children = comments + (text.isEmpty ? [] : [node])
      element.isOneTag = element.children.isEmpty
      if !element.isOneTag { element.closing = "" }
    }
  }

  // MARK: Elements

  private mutating func add(
    _ template: ElementTemplate, to parent: SyntaxNode.ID, _ place: EditPlace, _ undo: inout EditUndo
  ) throws(EditError) {
    try check(parent)
    let layout = TextLayout(self, childrenOf: parent)
    let id = make(template, indentation: layout.childIndentation, unit: layout.unit, lineEnd: layout.lineEnd)
    try attach(id, to: parent, place, layout, &undo)
  }

  private mutating func add(
    _ copy: SyntaxCopy, to parent: SyntaxNode.ID, _ place: EditPlace, _ undo: inout EditUndo
  ) throws(EditError) {
    try check(parent)
    let layout = TextLayout(self, childrenOf: parent)
    let first = Int32(nodes.count)
    for var node in copy.nodes {
      node.mutateElement { $0.children = $0.children.map { SyntaxNode.ID(index: $0.index + first) } }
      nodes.append(node)
    }
    for offset in copy.nodes.indices {
      let id = SyntaxNode.ID(index: first + Int32(offset))
      let element = self.element(id)
      if let name = element.id { elementsByID[name, default: []].append(id) }
      for child in element.children { nodes[Int(child.index)].parent = id }
    }
    let id = SyntaxNode.ID(index: first)
    reindent(id, from: copy.indentation, to: layout.childIndentation, &undo)
    try attach(id, to: parent, place, layout, &undo)
  }

  private mutating func remove(_ id: SyntaxNode.ID, _ undo: inout EditUndo) throws(EditError) {
    try check(id)
    guard id != root, let parent = self[id].parent else {
      throw EditError("the document's root cannot be removed", at: location(of: id))
    }
    undo.remember(parent, self[parent])
    undo.remember(id, self[id])
    let siblings = element(parent).children
    guard let index = siblings.firstIndex(of: id) else { return }
    // The white space before goes too: it is the element's line.
    let start = index > 0 && self[siblings[index - 1]].isWhitespace ? index - 1 : index
    var rest = Array(siblings[..<start] + siblings[(index + 1)...])
    let isEmpty = rest.allSatisfy { self[$0].isWhitespace }
    if isEmpty { rest = [] }
    mutate(parent) { element in
      element.children = rest
      if isEmpty { element.isOneTag = true }
    }
    nodes[Int(id.index)].parent = nil
  }

  private mutating func move(
    _ id: SyntaxNode.ID, to parent: SyntaxNode.ID, _ place: EditPlace, _ undo: inout EditUndo
  ) throws(EditError) {
    try check(id)
    try check(parent)
    if isInside(parent, id) {
      throw EditError("<\(element(id).name)> cannot be moved into itself", at: location(of: id))
    }
    switch place {
    case .before(id), .after(id): return
    default: break
    }
    let before = self
    let old = indentation(of: id) ?? ""
    do throws(EditError) {
      try remove(id, &undo)
      let layout = TextLayout(self, childrenOf: parent)
      reindent(id, from: old, to: layout.childIndentation, &undo)
      try attach(id, to: parent, place, layout, &undo)
    } catch {
      self = before
      throw error
    }
  }

  // MARK: Pieces

  private func check(_ id: SyntaxNode.ID) throws(EditError) {
    guard self[id].element != nil, isAttached(id), id != Self.document else {
      throw EditError("the element is no part of the document", at: location(of: id))
    }
  }

  mutating func mutate(_ id: SyntaxNode.ID, _ change: (inout SyntaxElement) -> Void) {
    nodes[Int(id.index)].mutateElement(change)
  }

  mutating func insert(_ node: SyntaxNode) -> SyntaxNode.ID {
    nodes.append(node)
    return SyntaxNode.ID(index: Int32(nodes.count - 1))
  }

  private mutating func attach(
    _ id: SyntaxNode.ID, to parent: SyntaxNode.ID, _ place: EditPlace, _ layout: TextLayout, _ undo: inout EditUndo
  ) throws(EditError) {
    let siblings = element(parent).children
    let index = try index(of: place, for: id, in: parent, siblings)
    undo.remember(parent, self[parent])
    undo.remember(id, self[id])
    nodes[Int(id.index)].parent = parent
    var added = [id]
    if let space = layout.childSpace {
      added.insert(insert(SyntaxNode(content: .text(space), parent: parent, offset: nil)), at: 0)
    }
    if siblings.allSatisfy({ self[$0].isWhitespace }), let end = layout.endSpace {
      // The first child: the end tag goes to a line of its own.
      let end = insert(SyntaxNode(content: .text(end), parent: parent, offset: nil))
      mutate(parent) { $0.children = added + [end] }
    } else {
      mutate(parent) { $0.children.insert(contentsOf: added, at: index) }
    }
    mutate(parent) { element in
      if element.isOneTag { element.closing = "" }
      element.isOneTag = false
    }
  }

  /// The place among all nodes of the parent, right behind the sibling before.
  private func index(
    of place: EditPlace, for id: SyntaxNode.ID, in parent: SyntaxNode.ID, _ siblings: [SyntaxNode.ID]
  ) throws(EditError) -> Int {
    let elements = siblings.filter { self[$0].element != nil }
    func behind(_ count: Int) -> Int {
      guard count > 0, let index = siblings.firstIndex(of: elements[count - 1]) else { return 0 }
      return index + 1
    }
    switch place {
    case .first: return 0
    case .last: return behind(elements.count)
    case .before(let sibling), .after(let sibling):
      guard let index = elements.firstIndex(of: sibling) else {
        throw EditError("the element's neighbour is no child of <\(element(parent).name)>", at: location(of: parent))
      }
      if case .after = place { return behind(index + 1) }
      return behind(index)
    case .standard:
      if element(parent).name == "constraints", let own = element(id).id {
        // UIKIT: Interface Builder sorts constraints by their ids (99.9 % of the lists of public documents).
        return behind(elements.count { (element($0).id ?? "") < own })
      }
      let roles = elements.map { element($0).role }
      return behind(
        FormatTable.shared.place(ofChild: element(id).role, in: element(parent).name, among: roles))
    }
  }

  private mutating func make(
    _ template: ElementTemplate, indentation: String, unit: String, lineEnd: String
  ) -> SyntaxNode.ID {
    var element = SyntaxElement(name: template.name)
    element.attributes = template.attributes.map { SyntaxAttribute(name: $0.name, raw: XMLText.attribute($0.value)) }
    element.isOneTag = template.children.isEmpty && template.text == nil
    let id = insert(SyntaxNode(content: .element(element), parent: nil, offset: nil))
    if let name = element.id { elementsByID[name, default: []].append(id) }
    var children: [SyntaxNode.ID] = []
    if let text = template.text {
      children.append(insert(SyntaxNode(content: .text(XMLText.content(text)), parent: id, offset: nil)))
    }
    let breaks = !lineEnd.isEmpty && template.text == nil
    for child in template.children {
      if breaks {
        children.append(insert(SyntaxNode(content: .text(lineEnd + indentation + unit), parent: id, offset: nil)))
      }
      let child = make(child, indentation: indentation + unit, unit: unit, lineEnd: lineEnd)
      nodes[Int(child.index)].parent = id
      children.append(child)
    }
    if breaks, !template.children.isEmpty {
      children.append(insert(SyntaxNode(content: .text(lineEnd + indentation), parent: id, offset: nil)))
    }
    mutate(id) { $0.children = children }
    return id
  }

  /// Moves the lines inside of an element to another depth.
  private mutating func reindent(
    _ id: SyntaxNode.ID, from old: String, to new: String, _ undo: inout EditUndo
  ) {
    guard old != new else { return }
    for child in element(id).children {
      if self[child].isWhitespace, case .text(let raw) = self[child].content {
        guard let end = raw.lastIndex(where: \.isNewline) else { continue }
        let tail = raw[raw.index(after: end)...]
        guard tail.hasPrefix(old) else { continue }
        undo.remember(child, self[child])
        nodes[Int(child.index)].content = .text(raw[...end] + new + tail.dropFirst(old.count))
      } else if self[child].element != nil {
        reindent(child, from: old, to: new, &undo)
      }
    }
  }
}
