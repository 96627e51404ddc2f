internal import DocumentEditing

/// Bar button items, and the items of bars that stand by themselves.
struct BarItemCode {
  private let tree: SyntaxTree
  private let names: CodeNames
  /// The statements of a click on an item: `save()`.
  private let call: (SyntaxNode.ID) -> [String]

  init(_ tree: SyntaxTree, _ names: CodeNames, calling call: @escaping (SyntaxNode.ID) -> [String]) {
    self.tree = tree
    self.names = names
    self.call = call
  }

  /// The bar button items in a controller or view.
  static func items(in object: SyntaxNode.ID, _ tree: SyntaxTree) -> [SyntaxNode.ID] {
    tree.descendants(of: object).filter { tree.element($0).name == "barButtonItem" }
  }

  /// The item in an array or assignment: the property's name where it is one.
  func expression(_ item: SyntaxNode.ID) -> String { names.name(of: item) ?? construction(item) }

  func list(_ holder: SyntaxNode.ID) -> String {
    tree.children(of: holder, named: "barButtonItem").map { expression($0) }.joined(separator: ", ")
  }

  /// - Parameter isTyped: whether the place says that it is a bar button item.
  func construction(_ item: SyntaxNode.ID, isTyped: Bool = true) -> String {
    let stated = tree.element(item)
    let type = CodeNames.customClass(stated).map { CodeNames.identifier($0) } ?? "UIBarButtonItem"
    if let view = tree.child(of: item, key: "customView").flatMap({ names.name(of: $0) }) {
      return "\(type)(customView: \(view))"
    }
    let calls = call(item)
    let action =
      calls.isEmpty
      ? nil : "primaryAction: UIAction { [unowned self] _ in \(calls.joined(separator: "; ")) }"
    if let system = stated["systemItem"], CodeValues.isWord(system) {
      let own = isTyped ? "" : "UIBarButtonItem"
      if system == "flexibleSpace" { return "\(own).flexibleSpace()" }
      if system == "fixedSpace" { return "\(own).fixedSpace(\(CodeValues.number(stated["width"]) ?? "0"))" }
      return "\(type)(\((["systemItem: .\(system)"] + (action.map { [$0] } ?? [])).joined(separator: ", ")))"
    }
    var arguments: [String] = []
    if let title = stated["title"] { arguments.append("title: \(CodeValues.string(title))") }
    if let image = ImageCode.image(of: item, in: tree) { arguments.append("image: \(image)") }
    if let action { arguments.append(action) }
    return "\(type)(\(arguments.joined(separator: ", ")))"
  }

  /// Statements for an item that is a property.
  func properties(of item: SyntaxNode.ID) -> [String] {
    guard let name = names.name(of: item) else { return [] }
    let stated = tree.element(item)
    var lines: [String] = []
    if stated["enabled"] == "NO" { lines.append("\(name).isEnabled = false") }
    if stated["style"] == "done", stated["systemItem"] == nil { lines.append("\(name).style = .done") }
    if let color = tree.child(of: item, key: "tintColor").flatMap({ CodeValues.color(tree.element($0)) }) {
      lines.append("\(name).tintColor = \(color)")
    }
    return lines
  }

  /// The items of a bar that stands by itself.
  func items(of bar: SyntaxNode.ID, as name: String) -> [String] {
    guard let list = tree.child(of: bar, named: "items") else { return [] }
    let own = name == "self" ? "" : "\(name)."
    switch tree.element(bar).name {
    case "toolbar": return ["\(own)items = [\(self.list(list))]"]
    case "tabBar":
      let container = ContainerCode(tree, CodeClasses(tree))
      let items = tree.children(of: list, named: "tabBarItem").map { container.tabBarItem($0) }
      return ["\(own)items = [\(items.joined(separator: ", "))]"]
    case "navigationBar":
      var lines: [String] = []
      var made: [String] = []
      for (index, item) in tree.children(of: list, named: "navigationItem").enumerated() {
        let title = tree.element(item)["title"].map { CodeValues.string($0) } ?? "\"\""
        let local = index == 0 ? "topItem" : "topItem\(index + 1)"
        lines.append("let \(local) = UINavigationItem(title: \(title))")
        lines += navigation(item, as: local)
        made.append(local)
      }
      if made.isEmpty { return [] }
      return ["do {"] + (lines + ["\(own)items = [\(made.joined(separator: ", "))]"]).map { "  \($0)" } + ["}"]
    default: return []
    }
  }

  /// What a navigation item says besides its title.
  func navigation(_ item: SyntaxNode.ID, as name: String) -> [String] {
    let stated = tree.element(item)
    var lines: [String] = []
    for property in ["prompt", "backButtonTitle"] {
      if let text = stated[property], !text.isEmpty { lines.append("\(name).\(property) = \(CodeValues.string(text))") }
    }
    if let mode = stated["largeTitleDisplayMode"], ["always", "never"].contains(mode) {
      lines.append("\(name).largeTitleDisplayMode = .\(mode)")
    }
    if stated["hidesBackButton"] == "YES" { lines.append("\(name).hidesBackButton = true") }
    if let back = tree.child(of: item, key: "backBarButtonItem", named: "barButtonItem") {
      lines.append("\(name).backBarButtonItem = \(expression(back))")
    }
    for side in ["left", "right"] {
      let key = "\(side)BarButtonItem"
      if let one = tree.child(of: item, key: key, named: "barButtonItem") {
        lines.append("\(name).\(key) = \(expression(one))")
      } else if let several = tree.child(of: item, named: "\(key)s") {
        lines.append("\(name).\(key)s = [\(list(several))]")
      }
    }
    if let view = tree.child(of: item, key: "titleView").flatMap({ names.name(of: $0) }) {
      lines.append("\(name).titleView = \(view)")
    }
    return lines
  }
}
