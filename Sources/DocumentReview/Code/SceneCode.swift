package import DocumentEditing

/// A scene as readable UIKit code: a controller with its views as properties, or a view for a xib. Cells that a table or
/// collection view copies are classes after it.
///
/// What differs by size class is in a method that is called whenever the traits change.
package struct SceneCode {
  /// The file's text.
  package private(set) var text = ""
  /// What the document says and the code does not, in words.
  package internal(set) var omissions: [String] = []
  /// Of the class.
  package let className: String

  let tree: SyntaxTree
  let controller: SyntaxNode.ID?
  let root: SyntaxNode.ID
  let shape: ClassShape
  let classes: CodeClasses
  let options: CodeOptions
  var names: CodeNames
  /// The installed views below the root, parents before children.
  var views: [SyntaxNode.ID] = []
  /// Static rows among them.
  var rows: [SyntaxNode.ID] = []
  /// Recognizers, with the views that they watch.
  var recognizers: [(recognizer: SyntaxNode.ID, view: SyntaxNode.ID)] = []
  /// Objects that are neither views nor controllers.
  var objects: [SyntaxNode.ID] = []
  /// What copied cells call in the controller: filled by the controller, used by its cells.
  var cellOwner: CellOwner
  /// The lines of the class, what it imports, and whether it gives constraints priorities.
  private var lines: [String] = []
  private var modules: Set<String> = []

  private init(
    _ tree: SyntaxTree, root: SyntaxNode.ID, controller: SyntaxNode.ID?, _ classes: CodeClasses, _ options: CodeOptions,
    owner: CellOwner = CellOwner()
  ) {
    self.tree = tree
    self.options = options
    self.classes = classes
    cellOwner = owner
    self.root = root
    self.controller = controller
    className =
      classes.name(of: controller ?? root)
      ?? CodeNames.className(of: controller ?? root, in: tree, isController: controller != nil)
    shape = ClassShape(tree, root: root, controller: controller)
    names = CodeNames(tree, root: root, controller: controller, rootName: shape.rootName)
    collectObjects()
    collectBars()
    collect(root)
    write()
    writeFile()
  }

  /// A container without a view of its own.
  private init(_ container: SyntaxNode.ID, _ tree: SyntaxTree, _ classes: CodeClasses, _ options: CodeOptions) {
    self.tree = tree
    self.options = options
    self.classes = classes
    cellOwner = CellOwner()
    root = container
    controller = container
    className = classes.name(of: container) ?? ""
    shape = ClassShape(tree, root: container, controller: container)
    names = CodeNames(tree, root: container, controller: container, rootName: "view")
    if let made = ContainerCode(tree, classes).text(of: container) { (text, omissions) = made }
  }

  /// The scenes of a document that have a view, and the containers of which it says more than what is in them.
  package static func all(
    in tree: SyntaxTree, options: CodeOptions = CodeOptions()
  ) -> [(scene: String, code: SceneCode)] {
    let classes = CodeClasses(tree)
    var result: [(scene: String, code: SceneCode)] = []
    if let list = tree.child(of: tree.root, named: "scenes") {
      for scene in tree.children(of: list, named: "scene") {
        guard let controller = ObjectNames.controller(of: scene, in: tree) else { continue }
        let id = tree.element(scene)["sceneID"] ?? ""
        if let view = CodeClasses.root(of: controller, in: tree) {
          result.append((id, SceneCode(tree, root: view, controller: controller, classes, options)))
        } else if ContainerCode.isClass(controller, in: tree) {
          result.append((id, SceneCode(controller, tree, classes, options)))
        }
      }
    } else if let objects = tree.child(of: tree.root, named: "objects") {
      let owner = XibOwner(tree)
      for view in tree.children(of: objects) where ViewCode.isView(tree.element(view).name) {
        let id = tree.element(view).id ?? ""
        let controller = view == owner.controllerView ? owner.controller : nil
        result.append((id, SceneCode(tree, root: view, controller: controller, classes, options)))
      }
    }
    return result
  }

  /// What the scene's elements are in: the controller, where the view is in it.
  var scope: SyntaxNode.ID { controller.flatMap { tree.isInside(root, $0) ? $0 : nil } ?? root }

  /// Ids of what the class is: the controller; a view, with the owner of the xib that it loads.
  var ownIDs: Set<String> {
    let objects = tree.child(of: tree.root, named: "objects")
    let owner = controller == nil && tree.parent(of: root) == objects ? XibOwner(tree).placeholder : nil
    return Set([controller ?? root, owner].compactMap { $0.flatMap { tree.element($0).id } })
  }

  /// Whether the controller or root view is this one.
  package func concerns(_ node: SyntaxNode.ID) -> Bool { node == controller || node == root }

  /// Names of the class's views by their ids in the document.
  package var identifiers: [String: String] {
    var result: [String: String] = [:]
    for view in views {
      if let id = tree.element(view).id, let name = names.name(of: view) { result[id] = name }
    }
    return result
  }

  // MARK: Text

  /// The file: the class, those of its cells, and what they share.
  private mutating func writeFile() {
    var file = lines
    var imports = modules
    for cell in CodeClasses.prototypes(in: root, tree) where classes.name(of: cell) != nil {
      let code = SceneCode(tree, root: cell, controller: nil, classes, options, owner: cellOwner)
      file += [""] + code.lines
      imports.formUnion(code.modules)
      omissions += code.omissions
    }
    for object in objects {
      guard let others = classes.others(like: object, tree) else { continue }
      file += ObjectCode(tree, object).lines(and: others, hasObjectiveC: options.hasObjectiveC, classes)
    }
    for (use, helper) in Self.helpers where file.contains(where: { $0.contains(use) }) { file += helper }
    let head = ["import UIKit"] + imports.sorted().map { "import \($0)" } + [""]
    text = Self.joined(head + file)
  }

  /// Extensions that a file has once, by what needs them.
  private static let helpers = [
    (".with(priority:", ConstraintCode.priorityHelper), ("unwind(to: ", UnwindCode.helper),
  ]

  private static func joined(_ lines: [String]) -> String {
    lines.map { $0.allSatisfy { $0 == " " } ? "\n" : $0 + "\n" }.joined()
  }

  /// Several scenes as one file.
  package static func text(of scenes: [SceneCode]) -> String {
    var imports: [Substring] = []
    var body = ""
    for scene in scenes {
      let lines = scene.text.split(separator: "\n", omittingEmptySubsequences: false)
      let head = lines.prefix { $0.hasPrefix("import ") }
      for line in head where !imports.contains(line) { imports.append(line) }
      body += helpers.reduce(lines.dropFirst(head.count).joined(separator: "\n")) {
        $0.replacing(joined($1.1), with: "")
      }
    }
    for (use, helper) in helpers where body.contains(use) { body += joined(helper) }
    return imports.map { $0 + "\n" }.joined() + body
  }

  private mutating func write() {
    var parts = CodeParts()
    let huggers = HuggingCode.together(
      views.filter { ViewCode($0, tree, names, for: .any).hugsAsNew }.compactMap { names.name(of: $0) })
    for view in [root] + views {
      guard let name = names.name(of: view) else { continue }
      if view != root {
        let code = ViewCode(view, tree, names, for: .any)
        let note = options.notesIdentifiers ? tree.element(view).id.map { "  // \($0)" } ?? "" : ""
        parts.declarations.append("let \(name) = \(code.construction())\(note)")
        parts.modules.formUnion(
          ViewCode.module(ofClass: ViewCode.className(tree.element(view).name)).map { [$0] } ?? [])
        parts.attach(adding(view, name), to: view, installed(view), name)
      }
      let isHugger = huggers.contains(name)
      parts.set(
        SizeClassSet.pairs.map { classes in
          statements(of: view, as: name, classes).filter { !isHugger || !HuggingCode.isStatement($0, of: name) }
        })
      parts.set(Array(repeating: TableCode(tree, names, classes).registrations(of: view, as: name), count: 4))
    }
    constraints(&parts)
    connections(&parts)
    parts.set(Array(repeating: HuggingCode.statements(for: huggers), count: 4))
    modules = parts.modules
    let bases = ([shape.base] + parts.protocols).joined(separator: ", ")
    lines = ["class \(className): \(bases) {"]
    let declarations = shape.declarations + parts.declarations
    lines += declarations.flatMap { $0.split(separator: "\n").map { "  " + $0 } }
    if !declarations.isEmpty { lines.append("") }
    lines += shape.opening
    let steps = parts.steps
    // What does not fit on a screen or two is told step by step.
    let isLong = steps.count > 1 && steps.reduce(0) { $0 + $1.lines.count } > Self.longestBody
    let blocks = isLong ? [steps.map { "\($0.name)()" }] : steps.map(\.lines)
    lines += Self.indented(shape.beginning, by: 4)
    for (index, block) in blocks.enumerated() {
      let follows = index == 0 && (isLong || !parts.setup.isEmpty) || lines.last?.hasSuffix("{") == true
      lines += (follows ? [] : [""]) + Self.indented(block, by: 4)
    }
    if parts.varies { lines.append("    applySizeClasses()") }
    lines.append("  }")
    for step in steps where isLong {
      lines += ["", "  private func \(step.name)() {"] + Self.indented(step.lines, by: 4) + ["  }"]
    }
    if parts.varies { lines += parts.applyingSizeClasses }
    for method in parts.methods { lines += [""] + Self.indented(method, by: 2) }
    lines.append("}")
  }

  /// Of the method that sets the views up, in lines.
  private static let longestBody = 80

  private static func indented(_ lines: [String], by count: Int) -> [String] {
    lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }
  }

  private func statements(of view: SyntaxNode.ID, as name: String, _ classes: SizeClassKey) -> [String] {
    let code = ViewCode(view, tree, names, for: classes)
    var lines = code.properties(as: name, isRoot: view == root || tree.element(view).name == "tableViewCell")
    if let content = tree.child(of: view, key: "contentView"), let inner = names.name(of: content) {
      let own = ViewCode(content, tree, names, for: classes)
      // The content of an item is as large as the item.
      if own.holdsFrames, tree.element(view).name != "collectionViewCell", styledParts(of: view).isEmpty,
        let frame = CodeValues.frame(of: content, in: tree)
      {
        lines.append("\(inner).frame = \(frame)")
      }
      lines += own.properties(as: inner, isRoot: true)
    }
    for label in styledParts(of: view) {
      guard let inner = names.name(of: label) else { continue }
      lines += ViewCode(label, tree, names, for: classes).properties(as: inner, isRoot: true)
    }
    return lines
  }
}
