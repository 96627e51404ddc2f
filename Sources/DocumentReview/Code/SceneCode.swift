package import DocumentEditing

/// A scene as readable UIKit code: a controller with its views as properties, or a view for a xib.
///
/// What differs by size class is in a method that is called whenever the traits change.
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
  private let shape: ClassShape
  private var names: CodeNames
  /// The installed views below the root, parents before children.
  private var views: [SyntaxNode.ID] = []
  private let notesIdentifiers: Bool

  /// - Parameters:
  ///   - root: the root view.
  ///   - controller: its controller; nil for a view of a xib.
  ///   - notesIdentifiers: whether each view's id in the document stands behind its declaration.
  package init(_ tree: SyntaxTree, root: SyntaxNode.ID, controller: SyntaxNode.ID?, notesIdentifiers: Bool = false) {
    self.tree = tree
    self.notesIdentifiers = notesIdentifiers
    self.root = root
    self.controller = controller
    className = CodeNames.className(of: controller ?? root, in: tree, isController: controller != nil)
    shape = ClassShape(tree, root: root, controller: controller)
    names = CodeNames(tree, root: root, controller: controller, rootName: shape.rootName)
    collect(root)
    write()
  }

  /// The scenes of a document that have a view.
  package static func all(
    in tree: SyntaxTree, notesIdentifiers: Bool = false
  ) -> [(scene: String, code: SceneCode)] {
    var result: [(scene: String, code: SceneCode)] = []
    if let list = tree.child(of: tree.root, named: "scenes") {
      for scene in tree.children(of: list, named: "scene") {
        guard let controller = ObjectNames.controller(of: scene, in: tree),
          let view = tree.child(of: controller, key: "view") ?? tree.child(of: controller, key: "tableView")
        else { continue }
        let id = tree.element(scene)["sceneID"] ?? ""
        result.append(
          (id, SceneCode(tree, root: view, controller: controller, notesIdentifiers: notesIdentifiers)))
      }
    } else if let objects = tree.child(of: tree.root, named: "objects") {
      for view in tree.children(of: objects) where ViewCode.isView(tree.element(view).name) {
        let id = tree.element(view).id ?? ""
        result.append((id, SceneCode(tree, root: view, controller: nil, notesIdentifiers: notesIdentifiers)))
      }
    }
    return result
  }

  /// Whether the controller or root view is this one.
  package func concerns(_ node: SyntaxNode.ID) -> Bool { node == controller || node == root }

  // MARK: Views

  private mutating func collect(_ view: SyntaxNode.ID) {
    let element = tree.element(view)
    if let holder = tree.child(of: view, named: "subviews") {
      for child in tree.children(of: holder) where ViewCode.isView(tree.element(child).name) { add(child) }
    }
    for key in ["tableHeaderView", "tableFooterView"] where element.name == "tableView" {
      if let child = tree.child(of: view, key: key) { add(child) }
    }
    if let content = tree.child(of: view, key: "contentView"), let name = names.name(of: view) {
      if ["visualEffectView", "tableViewCell", "collectionViewCell"].contains(element.name) {
        names.add(content, as: name == "self" ? "contentView" : "\(name).contentView")
        collect(content)
      }
    }
    omit(view, element)
  }

  private mutating func add(_ child: SyntaxNode.ID) {
    guard installed(child) != [] else {
      omissions.append("\(ObjectNames(tree).fullName(child)) is not installed for any size")
      return
    }
    names.add(child)
    views.append(child)
    collect(child)
  }

  private mutating func omit(_ view: SyntaxNode.ID, _ element: SyntaxElement) {
    let name = ObjectNames(tree).fullName(view)
    for part in ["prototypes", "sections", "cells", "items", "gestureRecognizers"]
    where tree.child(of: view, named: part) != nil { omissions.append("\(part) of \(name)") }
    for path in ViewCode(view, tree, names, for: .any).furtherRuntimeAttributes() {
      omissions.append("runtime attribute \(path) of \(name)")
    }
    guard let list = tree.child(of: view, named: "connections") else { return }
    for segue in tree.children(of: list, named: "segue") {
      let stated = tree.element(segue)
      let target = stated["destination"].flatMap { tree.object($0) }.map { ObjectNames(tree).name($0) } ?? "nothing"
      omissions.append("segue \(stated["kind"] ?? "") of \(name) to \(target)")
    }
  }

  /// For which size classes a view or constraint is installed.
  private func installed(_ id: SyntaxNode.ID) -> SizeClassSet {
    SizeClassSet.pairs(where: { tree.isInstalled(id, for: $0) })
  }

  /// For which size classes all that a constraint relates is there.
  private func installedConstraint(_ id: SyntaxNode.ID, _ code: ConstraintCode) -> SizeClassSet {
    var result = installed(id)
    let holder = tree.parent(of: id).flatMap { tree.parent(of: $0) }
    for item in code.items(of: id) {
      var next: SyntaxNode.ID? = item
      while let view = next, view != holder, view != root {
        result.formIntersection(installed(view))
        next = tree.parent(of: view)
      }
    }
    return result
  }

  // MARK: Text

  private mutating func write() {
    var parts = CodeParts()
    for view in [root] + views {
      guard let name = names.name(of: view) else { continue }
      if view != root {
        let code = ViewCode(view, tree, names, for: .any)
        let note = notesIdentifiers ? tree.element(view).id.map { "  // \($0)" } ?? "" : ""
        parts.declarations.append("let \(name) = \(code.construction())\(note)")
        parts.modules.formUnion(
          ViewCode.module(ofClass: ViewCode.className(tree.element(view).name)).map { [$0] } ?? [])
        parts.attach(adding(view, name), to: view, installed(view), name)
      }
      parts.set(SizeClassSet.pairs.map { statements(of: view, as: name, $0) })
    }
    constraints(&parts)
    let actions = actions(&parts)
    let controllerCode = controller.map { ControllerCode(tree, $0) }
    var lines = ["import UIKit"] + parts.modules.sorted().map { "import \($0)" } + [""]
    lines.append("class \(className): \(shape.base) {")
    let declarations = shape.declarations + parts.declarations
    lines += declarations.flatMap { $0.split(separator: "\n").map { "  " + $0 } }
    if !declarations.isEmpty { lines.append("") }
    lines += shape.opening
    lines += Self.indented(shape.beginning + (controllerCode?.statements ?? []) + parts.setup)
    if !parts.hierarchy.isEmpty { lines += [""] + Self.indented(parts.hierarchy) }
    if !actions.targets.isEmpty { lines += [""] + Self.indented(actions.targets) }
    if !parts.active.isEmpty {
      lines += ["", "    NSLayoutConstraint.activate(["] + parts.active.map { "      \($0)," } + ["    ])"]
    }
    if parts.varies { lines.append("    applySizeClasses()") }
    lines.append("  }")
    if parts.varies { lines += parts.applyingSizeClasses }
    var methods = actions.methods
    for method in controllerCode?.methods ?? [] where !methods.contains(method) { methods.append(method) }
    for method in methods { lines += ["", "  func \(method)() {}"] }
    lines.append("}")
    if lines.contains(where: { $0.contains(".with(priority:") }) { lines += ConstraintCode.priorityHelper }
    text = lines.map { $0.allSatisfy { $0 == " " } ? "\n" : $0 + "\n" }.joined()
  }

  private func statements(of view: SyntaxNode.ID, as name: String, _ classes: SizeClassKey) -> [String] {
    let code = ViewCode(view, tree, names, for: classes)
    var lines = code.properties(as: name, isRoot: view == root)
    if let content = tree.child(of: view, key: "contentView"), let inner = names.name(of: content) {
      let own = ViewCode(content, tree, names, for: classes)
      if own.holdsFrames, let frame = CodeValues.frame(of: content, in: tree) {
        lines.append("\(inner).frame = \(frame)")
      }
      lines += own.properties(as: inner, isRoot: true)
    }
    return lines
  }

  private mutating func constraints(_ parts: inout CodeParts) {
    let code = ConstraintCode(tree, names)
    let contents = ([root] + views).compactMap { tree.child(of: $0, key: "contentView") }
      .filter { names.name(of: $0) != nil }
    for view in [root] + views + contents {
      guard let list = tree.child(of: view, named: "constraints") else { continue }
      for constraint in tree.children(of: list) {
        let element = tree.element(constraint)
        let pairs = installedConstraint(constraint, code)
        if element["placeholder"] == "YES" || pairs == [] { continue }
        guard let line = code.expression(constraint) else {
          omissions.append("constraint \(ConstraintFormula(tree).text(constraint))")
          continue
        }
        let constants = SizeClassSet.pairs.map { tree.value(of: "constant", in: constraint, for: $0) ?? "0" }
        let isVaried = Set(constants).count > 1
        var expression = line
        if let outlet = names.outlet(element.id ?? "") {
          parts.declarations.append("private(set) lazy var \(outlet) = \(line)")
          expression = outlet
        } else if isVaried {
          expression = names.free(code.name(of: constraint))
          parts.declarations.append("private lazy var \(expression) = \(line)")
        }
        if isVaried {
          parts.set(constants.map { ["\(expression).constant = \(CodeValues.number($0) ?? "0")"] })
        }
        parts.activate(expression, for: pairs)
      }
    }
  }

  private static func indented(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? "" : "    " + $0 } }

  /// The statement that puts a view where it belongs; with `before`, below a sibling.
  private func adding(_ view: SyntaxNode.ID, _ name: String) -> String {
    guard let list = tree.parent(of: view) else { return "" }
    if tree.element(list).name == "tableView", let holder = names.name(of: list) {
      return "\(holder == "self" ? "" : holder + ".")\(tree.element(view).key ?? "tableHeaderView") = \(name)"
    }
    guard let parent = tree.parent(of: list), let holder = names.name(of: parent) else { return "" }
    let own = holder == "self" ? "" : "\(holder)."
    let isStack = tree.element(parent).name == "stackView"
    if installed(view) == .all { return "\(own)\(isStack ? "addArrangedSubview" : "addSubview")(\(name))" }
    let next = tree.children(of: list).drop { $0 != view }.dropFirst().first { installed($0) == .all }
    guard let sibling = next.flatMap({ names.name(of: $0) }) else {
      return "\(own)\(isStack ? "addArrangedSubview" : "addSubview")(\(name))"
    }
    if isStack {
      return "\(own)insertArrangedSubview(\(name), at: \(own)arrangedSubviews.firstIndex(of: \(sibling)) ?? 0)"
    }
    return "\(own)insertSubview(\(name), belowSubview: \(sibling))"
  }

  /// Actions that views send to the controller.
  private mutating func actions(_ parts: inout CodeParts) -> (targets: [String], methods: [String]) {
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
        let method = method(selector)
        targets.append("\(name).addAction(UIAction { [unowned self] _ in \(method)() }, for: .\(event))")
        if !methods.contains(method) { methods.append(method) }
      }
    }
    return (targets, methods)
  }

  /// The method of a selector; no property is called so.
  private func method(_ selector: String) -> String {
    let name = CodeNames.identifier(String(selector.prefix { $0 != ":" }))
    let isTaken = views.contains { names.name(of: $0) == name }
    return isTaken ? "\(name)Action" : name
  }
}
