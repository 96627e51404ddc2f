internal import DocumentEditing

/// Constraints by anchors.
struct ConstraintCode {
  private let tree: SyntaxTree
  private let names: CodeNames

  init(_ tree: SyntaxTree, _ names: CodeNames) {
    self.tree = tree
    self.names = names
  }

  static let priorityHelper = [
    "", "extension NSLayoutConstraint {", "  fileprivate func with(priority: Float) -> NSLayoutConstraint {",
    "    self.priority = UILayoutPriority(priority)", "    return self", "  }", "}",
  ]

  /// The constraint; nil for one whose items the code does not have.
  ///
  /// - Parameter isReversible: whether a view may be told by what it is in, where the document says it the other way
  ///   round. Not where somebody reads or changes the constant.
  func expression(_ id: SyntaxNode.ID, isReversible: Bool = false) -> String? {
    let element = tree.element(id)
    let holder = tree.parent(of: id).flatMap { tree.parent(of: $0) }
    guard let first = element["firstAttribute"], let item = item(element["firstItem"], first, holder) else {
      return nil
    }
    guard element["secondAttribute"].map({ Self.relate(first, $0) }) ?? ["width", "height"].contains(first) else {
      return nil
    }
    var result: String
    if element["secondItem"] == nil, element["secondAttribute"] == nil {
      guard let anchor = anchor(item, first) else { return nil }
      result = "\(anchor).constraint(\(relation(element))ToConstant: \(CodeValues.number(element["constant"]) ?? "0"))"
    } else {
      guard let second = element["secondAttribute"], let other = self.item(element["secondItem"], second, holder) else {
        return nil
      }
      let isReversed = isReversible && multiplier(element["multiplier"]) == "1" && beginsWithContainer(id)
      let text =
        isReversed
        ? pair(id, other, second, item, first, isReversed: true)
        : pair(id, item, first, other, second, isReversed: false)
      guard let text else { return nil }
      result = text
    }
    if let priority = CodeValues.number(element["priority"]), priority != "1000" {
      result += ".with(priority: \(priority))"
    }
    return result
  }

  // MARK: What is said of which view

  /// The view that the constraint places, with the attribute: the inner one of two.
  func subject(of id: SyntaxNode.ID) -> (view: SyntaxNode.ID?, attribute: String) {
    let element = tree.element(id)
    let isReversed = beginsWithContainer(id)
    let (item, attribute) =
      isReversed
      ? (element["secondItem"], element["secondAttribute"]) : (element["firstItem"], element["firstAttribute"])
    return (owner(item, of: id), attribute ?? "")
  }

  /// In which order the constraints of a view are told: as one reads it, then its size.
  static func rank(_ attribute: String) -> Int {
    let order = [
      ["top", "firstBaseline"], ["leading", "left"], ["trailing", "right"], ["bottom", "lastBaseline", "baseline"],
      ["centerX"], ["centerY"], ["width"], ["height"],
    ]
    return order.firstIndex { $0.contains { attribute.hasPrefix($0) } } ?? order.count
  }

  /// The axis of a rank: 1 across, 0 down, the first of its ranks.
  static func axis(_ rank: Int) -> Int { [1, 2, 4, 6].contains(rank) ? 1 : 0 }

  /// The views, by their places, with the axes along which more than two constraints are said of them.
  static func crowded(_ constraints: [(place: Int, rank: Int)]) -> Set<[Int]> {
    let groups = Dictionary(grouping: constraints) { [$0.place, axis($0.rank)] }
    return Set(groups.filter { $0.value.count > 2 }.keys)
  }

  /// Whether the document begins with what the second item is in.
  private func beginsWithContainer(_ id: SyntaxNode.ID) -> Bool {
    let element = tree.element(id)
    let isGuide = [element["firstItem"], element["secondItem"]].map {
      $0.flatMap { tree.object($0) }.map { tree.element($0).name == "viewControllerLayoutGuide" } ?? false
    }
    if isGuide[0] || isGuide[1] { return isGuide[0] && !isGuide[1] && element["secondAttribute"] != nil }
    guard let first = owner(element["firstItem"], of: id), element["secondAttribute"] != nil,
      let second = owner(element["secondItem"], of: id)
    else { return false }
    return first != second && tree.isInside(second, first)
  }

  /// The view of an item, of a guide the one that it belongs to; the constraint's holder where it names none.
  private func owner(_ item: String?, of id: SyntaxNode.ID) -> SyntaxNode.ID? {
    guard let item else { return tree.parent(of: id).flatMap { tree.parent(of: $0) } }
    guard let node = tree.object(item) else { return nil }
    return tree.element(node).name == "viewLayoutGuide" ? tree.parent(of: node) : node
  }

  private func pair(
    _ id: SyntaxNode.ID, _ item: String, _ first: String, _ other: String, _ second: String, isReversed: Bool
  ) -> String? {
    let element = tree.element(id)
    let stated = constant(id)
    let constant =
      isReversed && stated != "0" ? stated.hasPrefix("-") ? String(stated.dropFirst()) : "-" + stated : stated
    let multiplier = multiplier(element["multiplier"])
    let isSize = ["width", "height"].contains(first)
    let hasAnchors = [(item, first), (other, second)].allSatisfy { name, attribute in
      !["topLayoutGuide", "bottomLayoutGuide"].contains(name) || ["top", "bottom", "height"].contains(attribute)
    }
    if multiplier != "1" && !isSize || !hasAnchors {
      // Anchors of positions have no multipliers, and a controller's guides have few anchors.
      return
        "NSLayoutConstraint(item: \(item), attribute: \(attribute(first)), relatedBy: .\(relation(element, isReversed)), "
        + "toItem: \(other), attribute: \(attribute(second)), multiplier: \(multiplier), constant: \(constant))"
    }
    guard let left = anchor(item, first), let right = anchor(other, second) else { return nil }
    var arguments = ["\(relation(element, isReversed))To: \(right)"]
    if multiplier != "1" { arguments.append("multiplier: \(multiplier)") }
    if constant != "0" { arguments.append("constant: \(constant)") }
    return "\(left).constraint(\(arguments.joined(separator: ", ")))"
  }

  /// What Interface Builder takes the standard space for: 20 to the superview, 8 to a sibling and a controller's
  /// guides, nothing to a safe area or to a collection view's cell.
  private func constant(_ id: SyntaxNode.ID) -> String {
    let element = tree.element(id)
    let stated = CodeValues.number(element["constant"]) ?? "0"
    guard element["symbolic"] == "YES" else { return stated }
    let nodes = [element["firstItem"], element["secondItem"]].compactMap { $0.flatMap { tree.object($0) } }
    for node in nodes {
      if tree.element(node).name == "viewLayoutGuide", tree.element(node).key == "safeArea" { return "0" }
      if tree.element(node).name == "viewControllerLayoutGuide" { return "8" }
    }
    guard stated == "0" else { return stated }
    let holder = tree.parent(of: id).flatMap { tree.parent(of: $0) }
    let isOfCell = (nodes.count < 2 ? nodes + [holder].compactMap(\.self) : nodes).contains {
      tree.element($0).name == "collectionViewCell"
    }
    let isNested = nodes.count < 2 || tree.isInside(nodes[0], nodes[1]) || tree.isInside(nodes[1], nodes[0])
    return isNested ? (isOfCell ? "0" : "20") : "8"
  }

  /// Whether UIKit lets a constraint relate the two.
  private static func relate(_ first: String, _ second: String) -> Bool {
    let kinds = [first, second].map { name -> (axis: Int, isDirectional: Bool?) in
      if name == "width" || name == "height" { return (2, nil) }
      if name.hasPrefix("leading") || name.hasPrefix("trailing") { return (0, true) }
      if name.hasPrefix("left") || name.hasPrefix("right") { return (0, false) }
      return (name.hasPrefix("centerX") ? 0 : 1, nil)
    }
    let mixes = kinds[0].isDirectional.flatMap { one in kinds[1].isDirectional.map { one != $0 } } ?? false
    return kinds[0].axis == kinds[1].axis && !mixes
  }

  private func relation(_ element: SyntaxElement, _ isReversed: Bool = false) -> String {
    switch element["relation"] {
    case "lessThanOrEqual": isReversed ? "greaterThanOrEqual" : "lessThanOrEqual"
    case "greaterThanOrEqual": isReversed ? "lessThanOrEqual" : "greaterThanOrEqual"
    default: "equal"
    }
  }

  /// `0.5`, `1:2` or `16/9`.
  private func multiplier(_ text: String?) -> String {
    guard let text else { return "1" }
    let parts = text.split { $0 == ":" || $0 == "/" }.map(String.init)
    if parts.count == 2, let first = CodeValues.number(parts[0]), let second = CodeValues.number(parts[1]),
      second != "0"
    {
      if first == second { return "1" }
      return [first, second].map { $0.contains(".") ? $0 : "\($0).0" }.joined(separator: " / ")
    }
    return CodeValues.number(text) ?? "1"
  }

  /// A view or guide in code.
  private func item(_ id: String?, _ attribute: String, _ holder: SyntaxNode.ID?) -> String? {
    guard let node = id == nil ? holder : id.flatMap({ tree.object($0) }) else { return nil }
    let element = tree.element(node)
    // What a document ties to a collection view's cell holds for its content view, but margins, which are the cell's.
    if element.name == "collectionViewCell", names.name(of: node) == "self" || id == nil {
      return attribute.contains("Margin") ? "self" : "contentView"
    }
    if element.name == "viewLayoutGuide", let owner = tree.parent(of: node).flatMap({ names.name(of: $0) }) {
      let guides = [
        "safeArea": "safeAreaLayoutGuide", "contentLayoutGuide": "contentLayoutGuide",
        "frameLayoutGuide": "frameLayoutGuide", "keyboard": "keyboardLayoutGuide",
      ]
      return guides[element.key ?? ""].map { owner == "self" ? $0 : "\(owner).\($0)" }
    }
    if element.name == "viewControllerLayoutGuide" {
      return element["type"] == "top" ? "topLayoutGuide" : "bottomLayoutGuide"
    }
    return names.name(of: node)
  }

  private func anchor(_ item: String, _ attribute: String) -> String? {
    let own = item == "self" ? "" : "\(item)."
    if attribute.hasSuffix("WithinMargins") {
      return "\(own)layoutMarginsGuide.\(attribute.dropLast(13))Anchor"
    }
    if attribute.hasSuffix("Margin") { return "\(own)layoutMarginsGuide.\(attribute.dropLast(6))Anchor" }
    switch attribute {
    case "baseline", "lastBaseline": return "\(own)lastBaselineAnchor"
    case "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX", "centerY",
      "firstBaseline":
      return "\(own)\(attribute)Anchor"
    default: return nil
    }
  }

  private func attribute(_ name: String) -> String { name == "baseline" ? ".lastBaseline" : ".\(name)" }

  /// A name for the constraint: `titleLabelTop`.
  func name(of id: SyntaxNode.ID) -> String {
    let element = tree.element(id)
    let holder = tree.parent(of: id).flatMap { tree.parent(of: $0) }
    let first = element["firstAttribute"] ?? "constraint"
    var item = element["firstItem"].flatMap { tree.object($0) } ?? holder
    // A guide's view says less than what is related to it.
    if let node = item, ["viewLayoutGuide", "viewControllerLayoutGuide"].contains(tree.element(node).name) {
      item = element["secondItem"].flatMap { tree.object($0) } ?? item
    }
    let name = item.flatMap { names.name(of: $0) } ?? ""
    let raised = first.prefix(1).uppercased() + first.dropFirst()
    return ["", "view", "self", "rootView"].contains(name) || name.contains(".") ? "\(first)Constraint" : name + raised
  }

  /// The views that the constraint relates, the one that holds it where it names none.
  func items(of id: SyntaxNode.ID) -> [SyntaxNode.ID] {
    let element = tree.element(id)
    return ["firstItem", "secondItem"].compactMap { name in
      guard let node = element[name].flatMap({ tree.object($0) }) else { return nil }
      return tree.element(node).name == "viewLayoutGuide" ? tree.parent(of: node) : node
    }
  }
}
