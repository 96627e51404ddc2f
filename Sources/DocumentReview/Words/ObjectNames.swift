package import DocumentEditing

/// What the objects of a document are called in words.
package struct ObjectNames {
  private let tree: SyntaxTree
  /// Whether objects are called by the texts on them.
  private let hasTexts: Bool
  /// Objects that others of their scene are called like.
  private var twins: Set<SyntaxNode.ID> = []

  package init(_ tree: SyntaxTree) {
    self.tree = tree
    hasTexts = true
  }

  /// Names that tell the objects of a scene apart: of those that would be called the same, each has its id behind it.
  ///
  /// - Parameter hasTexts: whether objects are called by the texts on them; without, a name stays when a text changes.
  package init(distinguishing tree: SyntaxTree, hasTexts: Bool = true) {
    self.tree = tree
    self.hasTexts = hasTexts
    let list = tree.child(of: tree.root, named: "scenes")
    let scopes = list.map { tree.children(of: $0, named: "scene") } ?? [tree.root]
    for scope in scopes {
      let objects = tree.descendants(of: scope).filter { isNamed(tree.element($0)) }
      for same in Dictionary(grouping: objects, by: { name($0) }).values where same.count > 1 { twins.formUnion(same) }
    }
  }

  /// Whether people speak of the element by its name alone; root and content views are those of what they are in.
  private func isNamed(_ element: SyntaxElement) -> Bool {
    guard element.id != nil, element.key != "view", element.key != "contentView" else { return false }
    return !Self.nameless.contains(element.name)
  }

  private static let nameless: Set<String> = [
    "constraint", "outlet", "outletCollection", "action", "segue", "placeholder", "viewLayoutGuide",
    "viewControllerLayoutGuide", "customObject", "exit",
  ]

  /// `Label "Sign in"`: the kind, and the label that people gave the object, its text, or else its id.
  package func name(_ id: SyntaxNode.ID) -> String { told(id, name(id) { " (with \($0))" }) }

  /// The name in a formula: `Stack View p7j-Iv-77Q ("Friday")`.
  package func shortName(_ id: SyntaxNode.ID) -> String {
    told(
      id,
      name(id) { text in
        let quoted = text.firstRange(of: "\"").map { String(text[$0.lowerBound...]) } ?? text
        return quoted.count > 22 ? " (\(quoted.prefix(20))…\")" : " (\(quoted))"
      })
  }

  private func told(_ id: SyntaxNode.ID, _ name: String) -> String { twins.contains(id) ? withID(id, name) : name }

  private func withID(_ id: SyntaxNode.ID, _ name: String) -> String {
    guard let own = tree.element(id).id, !name.contains(own) else { return name }
    return "\(name) (\(own))"
  }

  private func name(_ id: SyntaxNode.ID, _ inner: (String) -> String) -> String {
    let element = tree.element(id)
    let kind = Self.kind(element.name)
    if element.name == "placeholder" {
      return element["placeholderIdentifier"] == "IBFilesOwner" ? "File's Owner" : element["userLabel"] ?? kind
    }
    if element.name == "constraint" { return "Constraint \(ConstraintFormula(tree).text(id))" }
    if let label = element["userLabel"], !label.isEmpty { return "\(kind) \(Self.quoted(label))" }
    if hasTexts, let text = text(of: id) { return "\(kind) \(Self.quoted(text))" }
    if element.key == "view" || element.key == "contentView" { return kind }
    if let custom = element["customClass"] {
      // Rows often share a class.
      let isRow = ["tableViewCell", "collectionViewCell"].contains(element.name)
      return "\(kind) \(custom)" + (isRow ? firstText(in: id).map(inner) ?? "" : "")
    }
    if element.name == "viewControllerPlaceholder",
      let target = element["referencedIdentifier"] ?? element["storyboardName"]
    {
      return "\(kind) to \(target)"
    }
    if let outlet = outlet(to: id) { return "\(kind) \(outlet)" }
    let own = element.id.map { "\(kind) \($0)" } ?? kind
    return own + (firstText(in: id).map(inner) ?? "")
  }

  /// The name with the id, where the name is not unique without it.
  package func fullName(_ id: SyntaxNode.ID) -> String { withID(id, name(id)) }

  /// The outlet by which the program knows the object: of a view around it, of its controller or its file's owner.
  private func outlet(to id: SyntaxNode.ID) -> String? {
    guard let own = tree.element(id).id else { return nil }
    var next = tree.parent(of: id)
    while let current = next {
      let holders = tree.element(current).name == "objects" ? tree.children(of: current) : [current]
      for holder in holders {
        guard let list = tree.child(of: holder, named: "connections") else { continue }
        let found = tree.children(of: list, named: "outlet").first {
          tree.element($0)["destination"] == own && tree.element($0)["property"] != "view"
        }
        if let name = found.flatMap({ tree.element($0)["property"] }) { return name }
      }
      if tree.element(current).name == "scene" { return nil }
      next = tree.parent(of: current)
    }
    return nil
  }

  /// The first text that people read in a view that has none itself.
  private func firstText(in id: SyntaxNode.ID) -> String? {
    guard hasTexts else { return nil }
    guard let list = tree.child(of: id, named: "subviews") else {
      return tree.child(of: id, key: "contentView").flatMap { firstText(in: $0) }
    }
    for child in tree.children(of: list) {
      let element = tree.element(child)
      if let text = element["userLabel"] ?? text(of: child), !text.isEmpty {
        return "\(Self.kind(element.name)) \(Self.quoted(text))"
      }
      if let found = firstText(in: child) { return found }
    }
    return nil
  }

  /// A scene by its controller.
  package func sceneName(_ scene: SyntaxNode.ID) -> String {
    guard let controller = Self.controller(of: scene, in: tree) else { return name(scene) }
    let element = tree.element(controller)
    if let label = element["userLabel"], !label.isEmpty { return label }
    if !hasTexts { return element["customClass"] ?? element["storyboardIdentifier"] ?? name(controller) }
    if let title = element["title"], !title.isEmpty { return title }
    if let item = tree.child(of: controller, key: "navigationItem"), let title = tree.element(item)["title"],
      !title.isEmpty
    {
      return title
    }
    if let custom = element["customClass"] { return custom }
    if let identifier = element["storyboardIdentifier"] { return identifier }
    return name(controller)
  }

  /// The first object of a scene that is neither placeholder nor recognizer.
  package static func controller(of scene: SyntaxNode.ID, in tree: SyntaxTree) -> SyntaxNode.ID? {
    guard let objects = tree.child(of: scene, named: "objects") else { return nil }
    let all = tree.children(of: objects)
    return all.first {
      tree.element($0).name.hasSuffix("ontroller") || tree.element($0).name == "viewControllerPlaceholder"
    }
      ?? all.first { !["placeholder", "exit", "customObject"].contains(tree.element($0).name) }
  }

  /// What people read on it.
  private func text(of id: SyntaxNode.ID) -> String? {
    let element = tree.element(id)
    for name in ["text", "title", "placeholder", "headerTitle", "reuseIdentifier", "image", "systemItem"] {
      if let text = element[name], !text.isEmpty { return text }
    }
    for key in ["configuration", "normal", "text"] {
      guard let child = tree.child(of: id, key: key) else { continue }
      let found = tree.element(child)["title"] ?? tree.element(child)["image"] ?? tree.text(of: child)
      if !found.trimmed.isEmpty { return found }
    }
    return nil
  }

  static func quoted(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\"\(line.count > 32 ? line.prefix(31) + "…" : Substring(line))\""
  }

  /// Interface Builder's name of an element: `Image View`.
  package static func kind(_ tag: String) -> String {
    let special = [
      "wkWebView": "Web View", "arscnView": "ARSCN View", "arskView": "ARSK View", "mtkView": "MTK View",
      "glkView": "GLK View",
      "viewControllerPlaceholder": "Storyboard Reference", "exit": "Exit", "skView": "SpriteKit View",
      "tableViewCellContentView": "Content View", "collectionViewCellContentView": "Content View",
      "pongPressGestureRecognizer": "Long Press Gesture Recognizer",
    ]
    if let name = special[tag] { return name }
    var words = ""
    for character in tag {
      if character.isUppercase, !words.isEmpty { words.append(" ") }
      words.append(words.isEmpty ? Character(character.uppercased()) : character)
    }
    return words
  }
}

extension StringProtocol {
  /// Without white space at both ends.
  var trimmed: String {
    let head = drop { $0.isWhitespace }
    return String(head.reversed().drop { $0.isWhitespace }.reversed())
  }
}
