internal import DocumentEditing

/// What the objects of a scene do: actions, segues, delegates, recognizers, rows.
extension SceneCode {
  /// Objects beside the views become properties; a xib's belong to its first view.
  mutating func collectObjects() {
    let list = tree.parent(of: controller ?? root)
    let first = list.flatMap { tree.children(of: $0).first { ViewCode.isView(tree.element($0).name) } }
    guard controller != nil || root == first else { return }
    for object in ObjectCode.objects(beside: controller ?? root, in: tree) {
      names.add(object)
      objects.append(object)
    }
  }

  mutating func connections(_ parts: inout CodeParts) {
    var delegates = DelegateCode(tree)
    for view in views + recognizers.map(\.recognizer) {
      guard let name = names.name(of: view) else { continue }
      delegates.add(view, as: name, owners: ownIDs, isOwn: false, names)
    }
    if controller != nil || CodeNames.customClass(tree.element(root)) == nil {
      let isOwn = ["UITableViewController", "UICollectionViewController"].contains(shape.base)
      delegates.add(root, as: shape.rootName, owners: ownIDs, isOwn: isOwn, names)
    }
    let bars = BarItemCode.items(in: scope, tree)
    let prototypes = controller == nil ? [] : CodeClasses.prototypes(in: root, tree)
    let copied = prototypes.flatMap { tree.descendants(of: $0).dropFirst() } + recognizersOfCells(prototypes)
    let leaving = controller.map { [$0] + views.filter { !rows.contains($0) } + bars } ?? []
    let segues = SegueCode(
      tree, leaving: controller == nil ? [] : leaving + recognizers.map(\.recognizer) + rows + prototypes + copied,
      classes, &names)
    omissions += segues.omissions
    var methods = ActionMethods(names: names, className: className, hasObjectiveC: options.hasObjectiveC)

    let targets = targets(segues, &methods)
    takeCalls(of: copied, segues, &methods)
    addBars(bars, segues, &methods, &parts)
    let gestures = gestures(segues, &methods, &parts)
    let table = TableCode(tree, names, classes)
    let selection = table.selection(rows + prototypes, base: shape.base) {
      segues.methods(leaving: $0, byAccessory: $1)
    }
    for (type, view) in selection.protocols {
      guard !delegates.protocols.contains(type), let name = names.name(of: view) else { continue }
      delegates.require(type)
      parts.endings.append(["\(name).delegate = self"])
    }
    parts.declarations += table.declaration(of: root) + objectDeclarations
    omissions += delegates.omissions
    parts.protocols += delegates.protocols
    parts.endings += [delegates.statements, objectOutlets, targets, gestures, segues.embeddings]
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
    for action in controller.map({ classes.unwinding.actions(of: $0) }) ?? [] {
      parts.methods.append([
        "/// Where unwind segues come back to.", "func \(UnwindCode.method(action))(_ segue: UIStoryboardSegue) {}",
      ])
    }
    if !segues.embeddings.isEmpty { parts.methods.append(SegueCode.embedding) }
  }

  private func recognizersOfCells(_ prototypes: [SyntaxNode.ID]) -> [SyntaxNode.ID] {
    prototypes.flatMap { tree.descendants(of: $0) }.flatMap { GestureCode.recognizers(of: $0, in: tree) }
  }

  /// The bar buttons, and what the controller says of itself.
  private mutating func addBars(
    _ bars: [SyntaxNode.ID], _ segues: SegueCode, _ methods: inout ActionMethods, _ parts: inout CodeParts
  ) {
    var calls: [SyntaxNode.ID: [String]] = [:]
    for item in bars {
      calls[item] = (called(by: item, &methods).map(\.call) + segues.methods(leaving: item).map { .own($0) })
        .map(\.statement)
    }
    let barCode = BarItemCode(tree, names) { calls[$0] ?? [] }
    for item in bars {
      guard let name = names.name(of: item) else { continue }
      parts.declarations.append("private(set) lazy var \(name) = \(barCode.construction(item, isTyped: false))")
    }
    if let controller {
      parts.set(Array(repeating: ControllerCode(tree, controller, bars, barCode).statements, count: 4))
    }
    for bar in [root] + views {
      guard let name = names.name(of: bar) else { continue }
      parts.set(Array(repeating: barCode.items(of: bar, as: name), count: 4))
    }
  }

  /// What an object's actions call, with the events of controls.
  private mutating func called(
    by source: SyntaxNode.ID, _ methods: inout ActionMethods
  ) -> [(call: ActionCall, event: String?)] {
    guard let list = tree.child(of: source, named: "connections") else { return [] }
    return tree.children(of: list, named: "action").compactMap { action in
      let element = tree.element(action)
      guard let selector = element["selector"], let destination = element["destination"] else { return nil }
      if ownIDs.contains(destination) { return (.own(methods.name(of: selector)), element["eventType"]) }
      if let target = tree.object(destination) {
        let stated = tree.element(target)
        if objects.contains(target), let name = names.name(of: target) {
          let method = ObjectCode.method(selector)
          return (.object(name, type: ObjectCode(tree, target).type, method: method), element["eventType"])
        }
        if stated["placeholderIdentifier"] == "IBFirstResponder" {
          let expression = options.hasObjectiveC ? "Selector((" : "Selector("
          let close = options.hasObjectiveC ? "))" : ")"
          let call = ActionCall.responders(
            "\(expression)\(CodeValues.string(selector))\(close)", method: ObjectCode.method(selector))
          return (call, element["eventType"])
        }
      }
      // Those of copied cells are the controller's.
      if !cellOwner.calls(by: source).isEmpty { return nil }
      omissions.append("\(ConnectionWords(tree).text(action)) of \(ObjectNames(tree).fullName(source))")
      return nil
    }
  }

  /// What the parts of copied cells call here.
  private mutating func takeCalls(of parts: [SyntaxNode.ID], _ segues: SegueCode, _ methods: inout ActionMethods) {
    guard let id = controller.flatMap({ tree.element($0).id }) else { return }
    for part in parts {
      guard let list = tree.child(of: part, named: "connections") else { continue }
      for action in tree.children(of: list, named: "action") {
        let element = tree.element(action)
        guard element["destination"] == id, let selector = element["selector"] else { continue }
        let call = methods.call(methods.name(of: selector))
        cellOwner.add(call, event: element["eventType"], by: part)
      }
      for method in segues.methods(leaving: part) {
        let isControl = !GestureCode.isRecognizer(tree.element(part).name)
        cellOwner.add(methods.call(method), event: isControl ? "primaryActionTriggered" : nil, by: part)
      }
    }
  }

  /// Statements by which controls call methods.
  private mutating func targets(_ segues: SegueCode, _ methods: inout ActionMethods) -> [String] {
    var targets: [String] = []
    for view in views where !rows.contains(view) {
      guard let name = names.name(of: view) else { continue }
      for (call, event) in called(by: view, &methods) + cellOwner.calls(by: view) {
        if let event { targets.append(call.target(of: name, for: event)) }
      }
      for method in segues.methods(leaving: view) {
        targets.append(ActionCall.own(method).target(of: name, for: "primaryActionTriggered"))
      }
    }
    return targets
  }

  /// Declares the recognizers; statements by which they call methods, and views have them.
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
        for method in segues.methods(leaving: recognizer) {
          lines.append("\(name).addTarget(self, action: \(methods.selector(of: method)))")
        }
        for (call, _) in called(by: recognizer, &methods) + cellOwner.calls(by: recognizer) {
          switch call {
          case .own(let method):
            lines.append("\(name).addTarget(self, action: \(methods.selector(of: method)))")
          case .object(let target, let type, let method):
            lines.append("\(name).addTarget(\(target), action: \(methods.selector(of: method, in: type)))")
          case .responders(_, let method):
            // A recognizer's target is an object: the class passes it on.
            let own = names.free(method)
            lines.append("\(name).addTarget(self, action: \(methods.selector(of: own)))")
            parts.methods.append(methods.exposing(["func \(own)() {", "  \(call.statement)", "}"]))
          }
        }
      }
      lines.append("\(holder == "self" ? "" : "\(holder).")addGestureRecognizer(\(name))")
    }
    return lines
  }

  // MARK: Objects and collections

  /// Objects beside the views, and collections of outlets, as properties.
  private var objectDeclarations: [String] {
    var lines = objects.compactMap { object in
      names.name(of: object).map { "let \($0) = \(ObjectCode(tree, object).type)()" }
    }
    for (name, destinations) in names.collections {
      let found = destinations.compactMap { tree.object($0) }.filter { names.name(of: $0) != nil }
      let constraints = destinations.compactMap { names.outlet($0) }
      guard !found.isEmpty || !constraints.isEmpty else { continue }
      if found.isEmpty {
        lines.append("private(set) lazy var \(name): [NSLayoutConstraint] = [\(constraints.joined(separator: ", "))]")
        continue
      }
      let types = Set(found.map { tree.element($0) }.map { ViewCode.isView($0.name) ? ViewCode.type($0) : "NSObject" })
      let type = types.count == 1 ? types.first ?? "UIView" : types.contains("NSObject") ? "NSObject" : "UIView"
      let list = found.compactMap { names.name(of: $0) }.joined(separator: ", ")
      lines.append("private(set) lazy var \(name): [\(type)] = [\(list)]")
    }
    return lines
  }

  /// What objects beside the views know.
  private var objectOutlets: [String] {
    objects.flatMap { object in
      let name = names.name(of: object) ?? ""
      return ObjectCode(tree, object).outlets.compactMap { outlet in
        let id = tree.element(outlet.destination).id ?? ""
        let value = ownIDs.contains(id) ? "self" : names.name(of: outlet.destination) ?? names.outlet(id)
        return value.map { "\(name).\(outlet.property) = \($0)" }
      }
    }
  }
}
