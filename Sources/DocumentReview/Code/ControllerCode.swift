internal import DocumentEditing

/// What a controller's element says besides its view: titles, bar buttons, edges.
struct ControllerCode {
  private(set) var statements: [String] = []

  init(_ tree: SyntaxTree, _ controller: SyntaxNode.ID, _ items: [SyntaxNode.ID], _ bars: BarItemCode) {
    let element = tree.element(controller)
    if let title = element["title"], !title.isEmpty { statements.append("title = \(CodeValues.string(title))") }
    if element["automaticallyAdjustsScrollViewInsets"] == "NO" {
      statements.append("automaticallyAdjustsScrollViewInsets = false")
    }
    if element["extendedLayoutIncludesOpaqueBars"] == "YES" {
      statements.append("extendedLayoutIncludesOpaqueBars = true")
    }
    if element["definesPresentationContext"] == "YES" { statements.append("definesPresentationContext = true") }
    if element["hidesBottomBarWhenPushed"] == "YES" { statements.append("hidesBottomBarWhenPushed = true") }
    // The aspect is what players keep by themselves.
    let gravities = ["AVLayerVideoGravityResizeAspectFill": "resizeAspectFill", "AVLayerVideoGravityResize": "resize"]
    if let gravity = element["videoGravity"].flatMap({ gravities[$0] }) {
      statements.append("videoGravity = .\(gravity)")
    }
    if let edges = tree.child(of: controller, named: "extendedEdge").map({ tree.element($0) }) {
      let names = ["top", "left", "bottom", "right"].filter { edges[$0] == "YES" }.map { ".\($0)" }
      statements.append("edgesForExtendedLayout = [\(names.joined(separator: ", "))]")
    }
    if let size = tree.child(of: controller, key: "preferredContentSize").map({ tree.element($0) }) {
      statements.append("preferredContentSize = \(CodeValues.size(size))")
    }
    for item in items { statements += bars.properties(of: item) }
    if let item = tree.child(of: controller, key: "navigationItem") {
      if let title = tree.element(item)["title"], !title.isEmpty {
        statements.append("navigationItem.title = \(CodeValues.string(title))")
      }
      statements += bars.navigation(item, as: "navigationItem")
    }
    if let list = tree.child(of: controller, key: "toolbarItems") {
      statements.append("toolbarItems = [\(bars.list(list))]")
    }
  }
}
