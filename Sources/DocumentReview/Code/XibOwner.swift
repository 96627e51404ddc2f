internal import DocumentEditing

/// Whose views a xib has: a controller's, or those of a view that takes them as its own.
struct XibOwner {
  /// The file's owner.
  let placeholder: SyntaxNode.ID?
  /// The view that the owner shows as its own, where it is a controller.
  let controllerView: SyntaxNode.ID?
  /// The views that stand by themselves.
  private let views: [SyntaxNode.ID]
  private let tree: SyntaxTree

  init(_ tree: SyntaxTree) {
    self.tree = tree
    let objects = tree.child(of: tree.root, named: "objects")
    let all = objects.map { tree.children(of: $0) } ?? []
    views = all.filter { ViewCode.isView(tree.element($0).name) }
    placeholder = all.first {
      tree.element($0).name == "placeholder" && tree.element($0)["placeholderIdentifier"] == "IBFilesOwner"
    }
    controllerView = Self.controllerView(of: placeholder, views, tree)
  }

  /// The owner, where it is a controller.
  var controller: SyntaxNode.ID? { controllerView == nil ? nil : placeholder }

  /// UIKIT: a controller's nib has its outlet `view`. Views that load their own have one that is called so as often; they
  /// differ by their names alone (Apple's page on `UIViewController.loadView()`).
  private static func controllerView(
    of owner: SyntaxNode.ID?, _ views: [SyntaxNode.ID], _ tree: SyntaxTree
  ) -> SyntaxNode.ID? {
    guard let owner, let custom = CodeNames.customClass(tree.element(owner)),
      custom.contains("Controller") || custom.hasSuffix("VC"),
      let list = tree.child(of: owner, named: "connections"),
      let outlet = tree.children(of: list, named: "outlet").first(where: { tree.element($0)["property"] == "view" }),
      let view = tree.element(outlet)["destination"].flatMap({ tree.object($0) })
    else { return nil }
    return views.contains(view) ? view : nil
  }

  /// What a view without a class of its own is called in the class that loads it: the owner itself, where it is the only
  /// view or the one that the owner calls `view`; what the owner's outlet calls it, otherwise.
  func className(of view: SyntaxNode.ID) -> String? {
    guard CodeNames.customClass(tree.element(view)) == nil, let owner = placeholder,
      let custom = CodeNames.customClass(tree.element(owner))
    else { return nil }
    let isOfView = ["View", "Cell", "Control", "Button", "Bar", "Header", "Footer"].contains { custom.hasSuffix($0) }
    let outlet = self.outlet(to: view)
    if isOfView, views.count == 1 || outlet == "view", !CodeNames.isUsedInside(view, custom, tree) {
      return CodeNames.identifier(custom)
    }
    guard let outlet, outlet != "view", tree.element(view)["userLabel"] == nil else { return nil }
    let name = CodeNames.raised(CodeNames.identifier(outlet))
    let kind = tree.element(view).name == "tableViewCell" ? "Cell" : "View"
    let isTold = name.hasPrefix(kind) || name.hasSuffix(kind) || CodeNames.isUIKits(name)
    return isTold ? name : name + kind
  }

  /// The outlet of the owner that leads to a view.
  private func outlet(to view: SyntaxNode.ID) -> String? {
    guard let id = tree.element(view).id, let list = placeholder.flatMap({ tree.child(of: $0, named: "connections") })
    else { return nil }
    return tree.children(of: list, named: "outlet").first { tree.element($0)["destination"] == id }
      .flatMap { tree.element($0)["property"] }
  }
}
