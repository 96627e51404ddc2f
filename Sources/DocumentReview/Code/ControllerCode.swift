internal import DocumentEditing

/// What a controller's element says besides its view: titles, bar buttons, edges.
struct ControllerCode {
  private let tree: SyntaxTree
  private let controller: SyntaxNode.ID
  private let element: SyntaxElement
  /// Methods that bar buttons call.
  private(set) var methods: [String] = []
  private(set) var statements: [String] = []

  init(_ tree: SyntaxTree, _ controller: SyntaxNode.ID) {
    self.tree = tree
    self.controller = controller
    element = tree.element(controller)
    if let title = element["title"], !title.isEmpty { statements.append("title = \(CodeValues.string(title))") }
    if element["automaticallyAdjustsScrollViewInsets"] == "NO" {
      statements.append("automaticallyAdjustsScrollViewInsets = false")
    }
    if element["extendedLayoutIncludesOpaqueBars"] == "YES" {
      statements.append("extendedLayoutIncludesOpaqueBars = true")
    }
    if let edges = tree.child(of: controller, named: "extendedEdge").map({ tree.element($0) }) {
      let names = ["top", "left", "bottom", "right"].filter { edges[$0] == "YES" }.map { ".\($0)" }
      statements.append("edgesForExtendedLayout = [\(names.joined(separator: ", "))]")
    }
    if let size = tree.child(of: controller, key: "preferredContentSize").map({ tree.element($0) }) {
      statements.append("preferredContentSize = \(CodeValues.size(size))")
    }
    navigation()
    if let list = tree.child(of: controller, key: "toolbarItems") {
      statements.append("toolbarItems = [\(buttons(in: list))]")
    }
  }

  private mutating func navigation() {
    guard let item = tree.child(of: controller, key: "navigationItem") else { return }
    let stated = tree.element(item)
    for name in ["title", "prompt", "backButtonTitle"] {
      if let text = stated[name], !text.isEmpty {
        statements.append("navigationItem.\(name) = \(CodeValues.string(text))")
      }
    }
    if let mode = stated["largeTitleDisplayMode"], ["always", "never"].contains(mode) {
      statements.append("navigationItem.largeTitleDisplayMode = .\(mode)")
    }
    if stated["hidesBackButton"] == "YES" { statements.append("navigationItem.hidesBackButton = true") }
    for side in ["left", "right"] {
      let key = "\(side)BarButtonItem"
      if let one = tree.child(of: item, key: key, named: "barButtonItem") {
        statements.append("navigationItem.\(key) = \(button(one))")
      } else if let list = tree.child(of: item, named: "\(key)s") {
        statements.append("navigationItem.\(key)s = [\(buttons(in: list))]")
      }
    }
  }

  private mutating func buttons(in list: SyntaxNode.ID) -> String {
    var result: [String] = []
    for item in tree.children(of: list, named: "barButtonItem") { result.append(button(item)) }
    return result.joined(separator: ", ")
  }

  private mutating func button(_ item: SyntaxNode.ID) -> String {
    let stated = tree.element(item)
    var arguments: [String] = []
    if let system = stated["systemItem"] {
      if system == "flexibleSpace" { return ".flexibleSpace()" }
      arguments.append("systemItem: .\(system)")
    } else {
      if let title = stated["title"] { arguments.append("title: \(CodeValues.string(title))") }
      if let image = stated["image"] { arguments.append("image: \(ViewCode.image(image, stated["catalog"]))") }
    }
    if let method = action(of: item) {
      arguments.append("primaryAction: UIAction { [unowned self] _ in \(method)() }")
    }
    return "UIBarButtonItem(\(arguments.joined(separator: ", ")))"
  }

  private mutating func action(of item: SyntaxNode.ID) -> String? {
    guard let list = tree.child(of: item, named: "connections") else { return nil }
    for action in tree.children(of: list, named: "action") {
      let stated = tree.element(action)
      guard stated["destination"] == element.id, let selector = stated["selector"] else { continue }
      let method = CodeNames.identifier(String(selector.prefix { $0 != ":" }))
      if !methods.contains(method) { methods.append(method) }
      return method
    }
    return nil
  }
}
