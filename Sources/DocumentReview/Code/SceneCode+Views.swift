internal import DocumentEditing

/// Which views the code has, where they belong, and the constraints between them.
extension SceneCode {
  /// Bar buttons that something else speaks of become properties; views in bars are views of the scene.
  mutating func collectBars() {
    let anchors = tree.descendants(of: scope).filter {
      tree.element($0).name == "segue" && tree.element($0)["kind"]?.hasPrefix("popover") == true
    }
    let wanted = Set(anchors.compactMap { tree.element($0)["popoverAnchorBarButtonItem"] })
    for item in BarItemCode.items(in: scope, tree) {
      let element = tree.element(item)
      let opens = anchors.contains { tree.isInside($0, item) }
      if let id = element.id, names.outlet(id) != nil || wanted.contains(id) || opens { names.add(item) }
      if let view = tree.child(of: item, key: "customView"), ViewCode.isView(tree.element(view).name) { add(view) }
    }
    if let item = tree.child(of: scope, key: "navigationItem"), let view = tree.child(of: item, key: "titleView"),
      ViewCode.isView(tree.element(view).name)
    {
      add(view)
    }
  }

  mutating func collect(_ view: SyntaxNode.ID) {
    let element = tree.element(view)
    if let holder = tree.child(of: view, named: "subviews") {
      let styled = styledParts(of: tree.parent(of: view) ?? view)
      for child in tree.children(of: holder) where ViewCode.isView(tree.element(child).name) {
        if !styled.contains(child) { add(child) }
      }
    }
    for key in Self.parts where Self.withParts.contains(element.name) {
      if let child = tree.child(of: view, key: key), ViewCode.isView(tree.element(child).name) { add(child) }
    }
    for section in TableCode.sections(of: view, in: tree) {
      for cell in section.cells {
        add(cell)
        if names.name(of: cell) != nil { rows.append(cell) }
      }
    }
    if let content = tree.child(of: view, key: "contentView"), let name = names.name(of: view) {
      if ["visualEffectView", "tableViewCell", "collectionViewCell"].contains(element.name) {
        names.add(content, as: name == "self" ? "contentView" : "\(name).contentView")
        for label in styledParts(of: view) {
          let part = ["textLabel", "detailTextLabel", "imageView"].first { element[$0] == tree.element(label).id }
          names.add(label, as: (name == "self" ? "" : "\(name).") + "\(part ?? "textLabel")?")
        }
        collect(content)
      }
    }
    for recognizer in GestureCode.recognizers(of: view, in: tree) {
      if names.name(of: recognizer) == nil { names.add(recognizer) }
      recognizers.append((recognizer, view))
    }
    omit(view, element)
  }

  /// Views in a role besides the subviews.
  private static let parts = ["tableHeaderView", "tableFooterView", "backgroundView", "selectedBackgroundView"]
  private static let withParts: Set<String> = ["tableView", "collectionView", "tableViewCell", "collectionViewCell"]

  /// The labels and the picture that a row of a style has by itself.
  func styledParts(of cell: SyntaxNode.ID) -> [SyntaxNode.ID] {
    let element = tree.element(cell)
    guard element.name == "tableViewCell", element["style"]?.hasPrefix("IBUITableViewCellStyle") == true else {
      return []
    }
    return ["textLabel", "detailTextLabel", "imageView"].compactMap { name in
      element[name].flatMap { tree.object($0) }.flatMap { tree.isInside($0, cell) ? $0 : nil }
    }
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
    if tree.child(of: view, named: "sections") != nil, TableCode.sections(of: view, in: tree).isEmpty {
      omissions.append("sections of \(name)")
    }
    for path in ViewCode(view, tree, names, for: .any).furtherRuntimeAttributes() {
      omissions.append("runtime attribute \(path) of \(name)")
    }
  }

  /// For which size classes a view or constraint is installed.
  func installed(_ id: SyntaxNode.ID) -> SizeClassSet {
    SizeClassSet.pairs(where: { tree.isInstalled(id, for: $0) })
  }

  /// The statement that puts a view where it belongs; with `before`, below a sibling.
  func adding(_ view: SyntaxNode.ID, _ name: String) -> String {
    guard let list = tree.parent(of: view) else { return "" }
    if let key = tree.element(view).key, Self.parts.contains(key), let holder = names.name(of: list) {
      return "\(holder == "self" ? "" : holder + ".")\(key) = \(name)"
    }
    guard let parent = tree.parent(of: list), let holder = names.name(of: parent), tree.element(list).name == "subviews"
    else { return "" }
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

  // MARK: Constraints

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

  mutating func constraints(_ parts: inout CodeParts) {
    let code = ConstraintCode(tree, names)
    let contents = ([root] + views).compactMap { tree.child(of: $0, key: "contentView") }
      .filter { names.name(of: $0) != nil }
    var activations: [(place: Int, rank: Int, text: String, pairs: SizeClassSet)] = []
    let places = Dictionary(zip([root] + views + contents, 0...), uniquingKeysWith: { first, _ in first })
    for view in [root] + views + contents {
      guard let list = tree.child(of: view, named: "constraints") else { continue }
      for constraint in tree.children(of: list) {
        let element = tree.element(constraint)
        let pairs = installedConstraint(constraint, code)
        if element["placeholder"] == "YES" || pairs == [] { continue }
        let constants = SizeClassSet.pairs.map { tree.value(of: "constant", in: constraint, for: $0) ?? "0" }
        let isVaried = Set(constants).count > 1
        let isOfficial = isVaried || names.outlet(element.id ?? "") != nil
        guard let line = code.expression(constraint, isReversible: !isOfficial) else {
          omissions.append("constraint \(ConstraintFormula(tree).text(constraint))")
          continue
        }
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
        let subject = code.subject(of: constraint)
        let place = subject.view.flatMap { places[$0] } ?? places[view] ?? 0
        activations.append((place, ConstraintCode.rank(subject.attribute), expression, pairs))
      }
    }
    // What a view is told stands together, in the views' order. Where it is told more than fits along an axis, which gives
    // way may depend on the document's order.
    let full = ConstraintCode.crowded(activations.map { ($0.place, $0.rank) })
    let keyed = activations.enumerated().map { offset, one in
      let isCrowded = full.contains([one.place, ConstraintCode.axis(one.rank)])
      return (key: [one.place, isCrowded ? ConstraintCode.axis(one.rank) : one.rank, offset], one: one)
    }
    for (_, one) in keyed.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      parts.activate(one.text, for: one.pairs, of: one.place)
    }
  }
}
