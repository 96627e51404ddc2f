internal import DocumentEditing

/// What the classes of a document's code are called: those of controllers, cells and views of xibs. No two are the same.
struct CodeClasses {
  private var names: [SyntaxNode.ID: String] = [:]
  private var taken: Set<String> = []
  /// Where the document's unwind segues lead.
  let unwinding: UnwindCode
  /// Objects that are neither views nor controllers, by their classes.
  private var objects: [String: [SyntaxNode.ID]] = [:]

  init(_ tree: SyntaxTree) {
    unwinding = UnwindCode(tree)
    if let list = tree.child(of: tree.root, named: "scenes") {
      for scene in tree.children(of: list, named: "scene") {
        guard let controller = ObjectNames.controller(of: scene, in: tree) else { continue }
        if Self.root(of: controller, in: tree) != nil || ContainerCode.isClass(controller, in: tree) {
          add(controller, CodeNames.className(of: controller, in: tree, isController: true))
        }
        for cell in Self.prototypes(in: controller, tree) { add(cell, Self.cellName(cell, tree)) }
      }
    } else if let objects = tree.child(of: tree.root, named: "objects") {
      let owner = XibOwner(tree)
      if let controller = owner.controller {
        add(controller, CodeNames.className(of: controller, in: tree, isController: true))
      }
      for view in tree.children(of: objects) where ViewCode.isView(tree.element(view).name) {
        if view != owner.controllerView {
          add(view, owner.className(of: view) ?? CodeNames.className(of: view, in: tree, isController: false))
        }
        for cell in Self.prototypes(in: view, tree) { add(cell, Self.cellName(cell, tree)) }
      }
    }
    for object in tree.descendants(of: tree.root) where tree.element(object).name == "customObject" {
      let type = ObjectCode(tree, object).type
      if !taken.contains(type) { objects[type, default: []].append(object) }
    }
  }

  /// The other objects of the class that an object is the first of; nil for the others, and for classes of views.
  func others(like object: SyntaxNode.ID, _ tree: SyntaxTree) -> [SyntaxNode.ID]? {
    let all = objects[ObjectCode(tree, object).type]
    return all?.first == object ? all.map { Array($0.dropFirst()) } : nil
  }

  /// The class of a controller, a prototype or a view of a xib; nil for what has none.
  func name(of object: SyntaxNode.ID) -> String? { names[object] }

  /// A controller's root view.
  static func root(of controller: SyntaxNode.ID, in tree: SyntaxTree) -> SyntaxNode.ID? {
    if tree.element(controller).name == "placeholder" { return XibOwner(tree).controllerView }
    let view =
      tree.child(of: controller, key: "view") ?? tree.child(of: controller, key: "tableView")
      ?? tree.child(of: controller, key: "collectionView")
    return view.flatMap { ViewCode.isView(tree.element($0).name) ? $0 : nil }
  }

  /// Cells and supplementary views that a table or collection view makes copies of.
  static func prototypes(in object: SyntaxNode.ID, _ tree: SyntaxTree) -> [SyntaxNode.ID] {
    tree.descendants(of: object).dropFirst().filter { node in
      let element = tree.element(node)
      let list = tree.parent(of: node).map { tree.element($0).name }
      return switch element.name {
      case "tableViewCell": list == "prototypes"
      case "collectionViewCell": list == "cells"
      case "collectionReusableView": list == "collectionView"
      default: false
      }
    }
  }

  private mutating func add(_ object: SyntaxNode.ID, _ wanted: String) {
    var name = wanted
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(wanted)\(number)"
      number += 1
    }
    names[object] = name
  }

  private static func cellName(_ cell: SyntaxNode.ID, _ tree: SyntaxTree) -> String {
    let element = tree.element(cell)
    if let custom = CodeNames.customClass(element) { return CodeNames.identifier(custom) }
    let suffix =
      element.name == "collectionReusableView" ? (element.key == "sectionFooterView" ? "Footer" : "Header") : "Cell"
    let words = CodeNames.words(element["reuseIdentifier"] ?? element["userLabel"] ?? "").prefix(4)
    let name = words.map { CodeNames.raised($0) }.joined()
    guard let first = name.first, !first.isNumber, !CodeNames.isUIKits(name) else { return "Prototype\(suffix)" }
    return name.hasSuffix(suffix) ? name : name + suffix
  }
}
