package import DocumentEditing

/// A scene as readable UIKit code: a controller with its views as properties, or a view for a xib.
package struct SceneCode {
  /// The file's text.
  package private(set) var text = ""
  /// What the document says and the code does not, in words.
  package private(set) var omissions: [String] = []
  /// Of the class.
  package private(set) var className: String

  private let tree: SyntaxTree
  private let controller: SyntaxNode.ID?
  private let root: SyntaxNode.ID
  private var names: CodeNames
  /// The installed views below the root, parents before children.
  private var views: [SyntaxNode.ID] = []

  /// - Parameters:
  ///   - root: the root view.
  ///   - controller: its controller; nil for a view of a xib.
  package init(_ tree: SyntaxTree, root: SyntaxNode.ID, controller: SyntaxNode.ID?) {
    self.tree = tree
    self.root = root
    self.controller = controller
    className = CodeNames.className(of: controller ?? root, in: tree, isController: controller != nil)
    names = CodeNames(tree, root: root, controller: controller)
    collect(root)
    for view in views { names.add(view) }
    write()
  }

  /// The scenes of a document that have a view.
  package static func all(in tree: SyntaxTree) -> [(scene: String, code: SceneCode)] {
    var result: [(scene: String, code: SceneCode)] = []
    if let list = tree.child(of: tree.root, named: "scenes") {
      for scene in tree.children(of: list, named: "scene") {
        guard let controller = ObjectNames.controller(of: scene, in: tree),
          let view = tree.child(of: controller, key: "view")
        else { continue }
        let id = tree.element(scene)["sceneID"] ?? ""
        result.append((id, SceneCode(tree, root: view, controller: controller)))
      }
    } else if let objects = tree.child(of: tree.root, named: "objects") {
      for view in tree.children(of: objects) where ViewCode.isView(tree.element(view).name) {
        result.append((tree.element(view).id ?? "", SceneCode(tree, root: view, controller: nil)))
      }
    }
    return result
  }

  /// Whether the controller or root view is this one.
  package func concerns(_ node: SyntaxNode.ID) -> Bool { node == controller || node == root }

  private mutating func collect(_ view: SyntaxNode.ID) {
    if let holder = tree.child(of: view, named: "subviews") {
      for child in tree.children(of: holder) where ViewCode.isView(tree.element(child).name) {
        guard tree.isInstalled(child, for: .any) else {
          omissions.append("\(ObjectNames(tree).fullName(child)) is not installed for any size")
          continue
        }
        views.append(child)
        collect(child)
      }
    }
    let element = tree.element(view)
    if let content = tree.child(of: view, key: "contentView"), element.name == "visualEffectView" { collect(content) }
    for name in ["prototypes", "sections", "cells"] where tree.child(of: view, named: name) != nil {
      omissions.append("\(name) of \(ObjectNames(tree).fullName(view))")
    }
    for variation in tree.children(of: view, named: "variation") where tree.element(variation).key != "default" {
      let key = SizeClassKey(key: tree.element(variation).key ?? "")
      omissions.append("what \(ObjectNames(tree).fullName(view)) varies for \(key)")
    }
  }

  // MARK: Text

  private mutating func write() {
    let isController = controller != nil
    let rootName = names.name(of: root) ?? "view"
    var declarations: [String] = []
    var setup = ViewCode(tree, names).properties(of: root, as: rootName, isRoot: true)
    var hierarchy: [String] = []
    for view in views {
      guard let name = names.name(of: view) else { continue }
      let code = ViewCode(tree, names)
      declarations.append("let \(name) = \(code.construction(of: view))")
      let lines = code.properties(of: view, as: name, isRoot: false)
      if !lines.isEmpty { setup += (setup.isEmpty ? [] : [""]) + lines }
      hierarchy.append(contentsOf: adding(view, name))
    }
    let constraints = ConstraintCode(tree, names)
    var all: [String] = []
    for view in [root] + views {
      guard let list = tree.child(of: view, named: "constraints") else { continue }
      for constraint in tree.children(of: list) where tree.isInstalled(constraint, for: .any) {
        if tree.element(constraint)["placeholder"] == "YES" { continue }
        guard let line = constraints.expression(constraint) else {
          omissions.append("constraint \(ConstraintFormula(tree).text(constraint))")
          continue
        }
        if let outlet = names.outlet(tree.element(constraint).id ?? "") {
          declarations.append("private(set) var \(outlet): NSLayoutConstraint!")
          hierarchy.append("\(outlet) = \(line)")
          all.append(outlet)
        } else {
          all.append(line)
        }
        if !tree.children(of: constraint, named: "variation").isEmpty {
          omissions.append("what varies of constraint \(ConstraintFormula(tree).text(constraint))")
        }
      }
    }
    let (targets, methods) = actions()
    var lines = ["import UIKit", ""]
    lines.append("class \(className): \(base) {")
    lines += declarations.map { "  " + $0 }
    if !declarations.isEmpty { lines.append("") }
    lines += opening(isController)
    lines += indented(setup)
    if !hierarchy.isEmpty { lines += [""] + indented(hierarchy) }
    if !targets.isEmpty { lines += [""] + indented(targets) }
    if !all.isEmpty {
      lines += ["", "    NSLayoutConstraint.activate(["]
      lines += all.map { "      \($0)," }
      lines.append("    ])")
    }
    lines.append("  }")
    for method in methods { lines += ["", "  func \(method)() {}"] }
    lines.append("}")
    if all.contains(where: { $0.contains(".with(priority:") })
      || hierarchy.contains(where: { $0.contains(".with(priority:") })
    {
      lines += ConstraintCode.priorityHelper
    }
    text = lines.map { $0.allSatisfy { $0 == " " } ? "\n" : $0 + "\n" }.joined()
  }

  private var base: String {
    let element = tree.element(controller ?? root)
    if controller == nil { return ViewCode.className(element.name) }
    let known = [
      "tableViewController": "UITableViewController", "collectionViewController": "UICollectionViewController",
    ]
    return known[element.name] ?? "UIViewController"
  }

  private func opening(_ isController: Bool) -> [String] {
    if isController { return ["  override func viewDidLoad() {", "    super.viewDidLoad()"] }
    return [
      "  override init(frame: CGRect) {", "    super.init(frame: frame)", "    setUp()", "  }", "",
      "  required init?(coder: NSCoder) {", "    super.init(coder: coder)", "    setUp()", "  }", "",
      "  private func setUp() {",
    ]
  }

  private func indented(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? "" : "    " + $0 } }

  private func adding(_ view: SyntaxNode.ID, _ name: String) -> [String] {
    guard let list = tree.parent(of: view), let parent = tree.parent(of: list) else { return [] }
    if parent == root {
      if tree.element(root).name == "stackView" { return ["\(names.prefix)addArrangedSubview(\(name))"] }
      return ["\(names.name(of: root).map { $0 == "self" ? "" : $0 + "." } ?? "view.")addSubview(\(name))"]
    }
    // The content of a visual effect view.
    if tree.element(parent).key == "contentView", let owner = tree.parent(of: parent),
      let holder = names.name(of: owner)
    {
      return ["\(holder).contentView.addSubview(\(name))"]
    }
    guard let holder = names.name(of: parent) else { return [] }
    return ["\(holder).\(tree.element(parent).name == "stackView" ? "addArrangedSubview" : "addSubview")(\(name))"]
  }

  /// Actions that views send to the controller.
  private func actions() -> (targets: [String], methods: [String]) {
    guard let own = controller.flatMap({ tree.element($0).id }) else { return ([], []) }
    var targets: [String] = []
    var methods: [String] = []
    for view in views {
      guard let list = tree.child(of: view, named: "connections"), let name = names.name(of: view) else { continue }
      for action in tree.children(of: list, named: "action") {
        let element = tree.element(action)
        guard element["destination"] == own, let selector = element["selector"], let event = element["eventType"] else {
          continue
        }
        let method = CodeNames.identifier(String(selector.prefix { $0 != ":" }))
        targets.append("\(name).addAction(UIAction { [unowned self] _ in \(method)() }, for: .\(event))")
        if !methods.contains(method) { methods.append(method) }
      }
    }
    return (targets, methods)
  }
}
