internal import DocumentEditing

/// What the objects of a scene do: actions, segues, delegates, recognizers, rows.
extension SceneCode {
  mutating func connections(_ parts: inout CodeParts) {
    var delegates = DelegateCode(tree)
    let owner = controller.flatMap { tree.element($0).id }
    for view in views + recognizers.map(\.recognizer) {
      guard let name = names.name(of: view) else { continue }
      delegates.add(view, as: name, owner: owner, isOwn: false)
    }
    guard let controller else {
      omitSegues(of: [root] + views)
      omissions += delegates.omissions
      return
    }
    let isOwn = ["UITableViewController", "UICollectionViewController"].contains(shape.base)
    delegates.add(root, as: shape.rootName, owner: owner, isOwn: isOwn)
    let bars = BarItemCode.items(in: controller, tree)
    let cells = rows + CodeClasses.prototypes(in: root, tree)
    let segues = SegueCode(
      tree, leaving: [controller] + views.filter { !rows.contains($0) } + bars + recognizers.map(\.recognizer) + cells,
      classes, &names)
    omissions += segues.omissions
    var methods = ActionMethods(names: names, className: className, hasObjectiveC: options.hasObjectiveC)

    let targets = targets(segues, &methods)
    var calls: [SyntaxNode.ID: [String]] = [:]
    for item in bars { calls[item] = called(by: item, &methods) + segues.methods(leaving: item) }
    let barCode = BarItemCode(tree, names) { calls[$0] ?? [] }
    for item in bars {
      guard let name = names.name(of: item) else { continue }
      parts.declarations.append("private(set) lazy var \(name) = \(barCode.construction(item))")
    }
    let own = ControllerCode(tree, controller, barCode)
    parts.set(Array(repeating: own.statements, count: 4))
    for bar in [root] + views {
      guard let name = names.name(of: bar) else { continue }
      parts.set(Array(repeating: barCode.items(of: bar, as: name), count: 4))
    }
    let gestures = gestures(segues, &methods, &parts)
    let table = TableCode(tree, names, classes)
    let selection = table.selection(cells, base: shape.base) { segues.methods(leaving: $0, byAccessory: $1) }
    for (type, view) in selection.protocols {
      guard !delegates.protocols.contains(type), let name = names.name(of: view) else { continue }
      delegates.require(type)
      parts.endings.append(["\(name).delegate = self"])
    }
    parts.declarations += [root].flatMap { table.declaration(of: $0) }
    omissions += delegates.omissions
    parts.protocols += delegates.protocols
    parts.endings += [delegates.statements, targets, gestures, segues.embeddings]
    parts.methods += table.methods(of: root) + delegates.methods + selection.methods
    for view in [root] + views where tree.element(view).name == "collectionView" {
      let isOverride = view == root && shape.base == "UICollectionViewController"
      guard isOverride || delegates.protocols.contains("UICollectionViewDataSource") else { continue }
      let method = table.supplements(of: view, isOverride: isOverride)
      if !method.isEmpty, !parts.methods.contains(where: { $0.dropFirst().first == method[1] }) {
        parts.methods.append(method)
      }
    }
    parts.methods += segues.methods.map { methods.exposing($0) } + methods.all
    if !segues.embeddings.isEmpty { parts.methods.append(SegueCode.embedding) }
  }

  private mutating func omitSegues(of sources: [SyntaxNode.ID]) {
    for source in sources {
      guard let list = tree.child(of: source, named: "connections") else { continue }
      for segue in tree.children(of: list, named: "segue") where tree.element(source).name != "tableViewCell" {
        // Those of copied rows are the controller's.
        guard !["collectionViewCell", "collectionReusableView"].contains(tree.element(source).name) else { continue }
        omissions.append("\(ConnectionWords(tree).text(segue)) of \(ObjectNames(tree).fullName(source))")
      }
    }
  }

  /// The controller's methods that an object's actions call.
  private mutating func called(by source: SyntaxNode.ID, _ methods: inout ActionMethods) -> [String] {
    guard let own = controller.flatMap({ tree.element($0).id }), let list = tree.child(of: source, named: "connections")
    else { return [] }
    return tree.children(of: list, named: "action").compactMap { action in
      let element = tree.element(action)
      guard element["destination"] == own, let selector = element["selector"] else {
        omissions.append("\(ConnectionWords(tree).text(action)) of \(ObjectNames(tree).fullName(source))")
        return nil
      }
      return methods.name(of: selector)
    }
  }

  /// Statements by which controls call the controller's methods.
  private mutating func targets(_ segues: SegueCode, _ methods: inout ActionMethods) -> [String] {
    var targets: [String] = []
    let own = controller.flatMap { tree.element($0).id }
    for view in views where !rows.contains(view) {
      guard let list = tree.child(of: view, named: "connections"), let name = names.name(of: view) else { continue }
      for action in tree.children(of: list, named: "action") {
        let element = tree.element(action)
        guard element["destination"] == own, let selector = element["selector"], let event = element["eventType"] else {
          omissions.append("\(ConnectionWords(tree).text(action)) of \(ObjectNames(tree).fullName(view))")
          continue
        }
        targets.append(Self.target(name, methods.name(of: selector), event))
      }
      for method in segues.methods(leaving: view) {
        targets.append(Self.target(name, method, "primaryActionTriggered"))
      }
    }
    return targets
  }

  private static func target(_ name: String, _ method: String, _ event: String) -> String {
    "\(name).addAction(UIAction { [unowned self] _ in \(method)() }, for: .\(event))"
  }

  /// Declares the recognizers; statements by which they call the controller's methods, and views have them.
  private mutating func gestures(
    _ segues: SegueCode, _ methods: inout ActionMethods, _ parts: inout CodeParts
  ) -> [String] {
    var lines: [String] = []
    var declared: Set<SyntaxNode.ID> = []
    for (recognizer, view) in recognizers {
      guard let name = names.name(of: recognizer), let holder = names.name(of: view) else { continue }
      if declared.insert(recognizer).inserted {
        let code = GestureCode(tree, recognizer)
        parts.declarations.append("let \(name) = \(code.className)()")
        lines += code.properties(as: name)
        for method in called(by: recognizer, &methods) + segues.methods(leaving: recognizer) {
          lines.append("\(name).addTarget(self, action: \(methods.selector(of: method)))")
        }
      }
      lines.append("\(holder == "self" ? "" : "\(holder).")addGestureRecognizer(\(name))")
    }
    return lines
  }
}
