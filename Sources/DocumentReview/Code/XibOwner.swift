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
  /// differ by their names alone.
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

  /// The owner's class for the only view of a xib that has none itself: the view that loads it.
  func className(of view: SyntaxNode.ID) -> String? {
    guard views.count == 1, CodeNames.customClass(tree.element(view)) == nil,
      let custom = placeholder.flatMap({ CodeNames.customClass(tree.element($0)) }),
      ["View", "Cell", "Control", "Button", "Bar", "Header", "Footer"].contains(where: { custom.hasSuffix($0) }),
      !CodeNames.isUsedInside(view, custom, tree)
    else { return nil }
    return CodeNames.identifier(custom)
  }
}
