internal import DocumentEditing

/// A button's titles, images and configuration.
struct ButtonCode {
  private let view: ViewCode
  private var tree: SyntaxTree { view.tree }

  init(_ view: ViewCode) { self.view = view }

  func statements(_ own: String) -> [String] {
    if let node = tree.child(of: view.view, named: "buttonConfiguration") { return configured(node, own) }
    var lines: [String] = []
    if let font = view.child("fontDescription") { lines.append("\(own)titleLabel?.font = \(CodeValues.font(font))") }
    if let mode = view.attribute("lineBreakMode").flatMap({ ViewProperty.lineBreaks[$0] }), mode != "byTruncatingMiddle"
    {
      lines.append("\(own)titleLabel?.lineBreakMode = .\(mode)")
    }
    for key in ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"] {
      if let insets = view.child(key) { lines.append("\(own)\(key) = \(CodeValues.insets(insets))") }
    }
    for state in tree.children(of: view.view, named: "state") { lines += self.state(state, own) }
    return lines
  }

  private func state(_ state: SyntaxNode.ID, _ own: String) -> [String] {
    let element = tree.element(state)
    guard let key = element.key, ["normal", "highlighted", "disabled", "selected"].contains(key) else { return [] }
    var lines: [String] = []
    let title = element["title"] ?? tree.child(of: state, key: "title").map { tree.text(of: $0) }
    if let title, !title.isEmpty { lines.append("\(own)setTitle(\(CodeValues.string(title)), for: .\(key))") }
    if let styled = tree.child(of: state, key: "attributedTitle") {
      lines += TextCode.assignment(styled, in: tree) { "\(own)setAttributedTitle(\($0), for: .\(key))" }
    }
    if let image = ImageCode.image(of: state, in: tree) { lines.append("\(own)setImage(\(image), for: .\(key))") }
    if let image = ImageCode.image("backgroundImage", of: state, in: tree) {
      lines.append("\(own)setBackgroundImage(\(image), for: .\(key))")
    }
    if let color = tree.child(of: state, key: "titleColor").flatMap({ CodeValues.color(tree.element($0)) }) {
      lines.append("\(own)setTitleColor(\(color), for: .\(key))")
    }
    if let symbol = tree.child(of: state, named: "preferredSymbolConfiguration"),
      let configuration = CodeValues.symbol(symbol, in: tree)
    {
      lines.append("\(own)setPreferredSymbolConfiguration(\(configuration), forImageIn: .\(key))")
    }
    return lines
  }

  private func configured(_ node: SyntaxNode.ID, _ own: String) -> [String] {
    let stated = tree.element(node)
    let style =
      ["plain", "gray", "tinted", "filled"].contains(stated["style"] ?? "") ? stated["style"] ?? "plain" : "plain"
    let name = own.isEmpty ? "configuration" : "\(own.dropLast())Configuration"
    var lines = ["var \(name) = UIButton.Configuration.\(style)()"]
    for property in ["title", "subtitle"] {
      let text = stated[property] ?? tree.child(of: node, key: property, named: "string").map { tree.text(of: $0) }
      if let text { lines.append("\(name).\(property) = \(CodeValues.string(text))") }
    }
    if let styled = tree.child(of: node, key: "attributedTitle") {
      lines += TextCode.assignment(styled, in: tree) { "\(name).attributedTitle = AttributedString(\($0))" }
    }
    if let font = tree.child(of: node, key: "titleFontDescription") {
      lines += [
        "\(name).titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in",
        "  var outgoing = incoming", "  outgoing.font = \(CodeValues.font(tree.element(font)))", "  return outgoing",
        "}",
      ]
    }
    if let image = ImageCode.image(of: node, in: tree) { lines.append("\(name).image = \(image)") }
    if let symbol = tree.child(of: node, named: "preferredSymbolConfiguration"),
      let configuration = CodeValues.symbol(symbol, in: tree)
    {
      lines.append("\(name).preferredSymbolConfigurationForImage = \(configuration)")
    }
    for property in ["imagePadding", "titlePadding"] {
      if let padding = CodeValues.number(stated[property]) { lines.append("\(name).\(property) = \(padding)") }
    }
    for property in ["imagePlacement", "cornerStyle", "buttonSize"] {
      guard let word = stated[property], word.allSatisfy({ $0.isASCII && $0.isLetter }) else { continue }
      lines.append("\(name).\(property) = .\(word)")
    }
    if let insets = tree.child(of: node, key: "contentInsets").map({ tree.element($0) }) {
      lines.append("\(name).contentInsets = \(CodeValues.insets(insets, isDirectional: true))")
    }
    for property in ["baseBackgroundColor", "baseForegroundColor"] {
      if let color = tree.child(of: node, key: property).flatMap({ CodeValues.color(tree.element($0)) }) {
        lines.append("\(name).\(property) = \(color)")
      }
    }
    if let background = tree.child(of: node, named: "backgroundConfiguration") {
      lines += self.background(background, "\(name).background.")
    }
    lines.append("\(own)configuration = \(name)")
    return lines
  }

  /// What the document says of a configuration's background; the rest is the style's.
  private func background(_ node: SyntaxNode.ID, _ own: String) -> [String] {
    let stated = tree.element(node)
    var lines: [String] = []
    for property in ["cornerRadius", "strokeWidth", "strokeOutset"] {
      if let number = CodeValues.number(stated[property]) { lines.append("\(own)\(property) = \(number)") }
    }
    for property in ["backgroundColor", "strokeColor"] {
      if let color = tree.child(of: node, key: property).flatMap({ CodeValues.color(tree.element($0)) }) {
        lines.append("\(own)\(property) = \(color)")
      }
    }
    if let image = ImageCode.image(of: node, in: tree) { lines.append("\(own)image = \(image)") }
    if let insets = tree.child(of: node, key: "backgroundInsets").map({ tree.element($0) }) {
      lines.append("\(own)backgroundInsets = \(CodeValues.insets(insets, isDirectional: true))")
    }
    return lines
  }
}
