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
  func expression(_ id: SyntaxNode.ID) -> String? {
    let element = tree.element(id)
    let holder = tree.parent(of: id).flatMap { tree.parent(of: $0) }
    guard let first = element["firstAttribute"], let item = item(element["firstItem"], holder) else { return nil }
    var result: String
    if element["secondItem"] == nil, element["secondAttribute"] == nil {
      guard let anchor = anchor(item, first) else { return nil }
      result = "\(anchor).constraint(\(relation(element))ToConstant: \(CodeValues.number(element["constant"]) ?? "0"))"
    } else {
      guard let second = element["secondAttribute"], let other = self.item(element["secondItem"], holder) else {
        return nil
      }
      guard let text = pair(element, item, first, other, second) else { return nil }
      result = text
    }
    if let priority = CodeValues.number(element["priority"]), priority != "1000" {
      result += ".with(priority: \(priority))"
    }
    return result
  }

  private func pair(
    _ element: SyntaxElement, _ item: String, _ first: String, _ other: String, _ second: String
  ) -> String? {
    let constant = CodeValues.number(element["constant"]) ?? "0"
    let multiplier = multiplier(element["multiplier"])
    let isSize = ["width", "height"].contains(first)
    guard let left = anchor(item, first), let right = anchor(other, second) else { return nil }
    if multiplier != "1", !isSize {
      // Anchors of positions have no multipliers.
      guard let one = attribute(first), let two = attribute(second) else { return nil }
      let relation = [
        "lessThanOrEqual": ".lessThanOrEqual", "greaterThanOrEqual": ".greaterThanOrEqual",
      ][element["relation"] ?? ""]
      return
        "NSLayoutConstraint(item: \(item), attribute: \(one), relatedBy: \(relation ?? ".equal"), toItem: \(other), "
        + "attribute: \(two), multiplier: \(multiplier), constant: \(constant))"
    }
    if element["symbolic"] == "YES", !isSize {
      let isAcross = ["leading", "trailing", "left", "right", "centerX"].contains { first.hasPrefix($0) }
      return
        "\(left).constraint(\(relation(element))ToSystemSpacing\(isAcross ? "After" : "Below"): \(right), multiplier: 1)"
    }
    var arguments = ["\(relation(element))To: \(right)"]
    if multiplier != "1" { arguments.append("multiplier: \(multiplier)") }
    if constant != "0" { arguments.append("constant: \(constant)") }
    return "\(left).constraint(\(arguments.joined(separator: ", ")))"
  }

  private func relation(_ element: SyntaxElement) -> String {
    switch element["relation"] {
    case "lessThanOrEqual": "lessThanOrEqual"
    case "greaterThanOrEqual": "greaterThanOrEqual"
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
      return "\(first).0 / \(second).0".replacing(".0.0", with: ".0")
    }
    return CodeValues.number(text) ?? "1"
  }

  /// A view or guide in code.
  private func item(_ id: String?, _ holder: SyntaxNode.ID?) -> String? {
    guard let id else { return holder.flatMap { names.name(of: $0) } }
    guard let node = tree.object(id) else { return nil }
    let element = tree.element(node)
    if element.name == "viewLayoutGuide", let owner = tree.parent(of: node).flatMap({ names.name(of: $0) }) {
      let guides = [
        "safeArea": "safeAreaLayoutGuide", "contentLayoutGuide": "contentLayoutGuide",
        "frameLayoutGuide": "frameLayoutGuide", "keyboard": "keyboardLayoutGuide",
      ]
      return guides[element.key ?? ""].map { "\(owner).\($0)" }
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

  private func attribute(_ name: String) -> String? { name == "baseline" ? ".lastBaseline" : ".\(name)" }
}
