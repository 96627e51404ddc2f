internal import DocumentEditing

/// Texts of labels, fields and text views, with their fonts and how a keyboard serves them.
struct TextCode {
  private let view: ViewCode
  private var tree: SyntaxTree { view.tree }

  init(_ view: ViewCode) { self.view = view }

  func statements(_ own: String) -> [String] {
    let tag = view.element.name
    guard ["label", "textField", "textView", "searchBar"].contains(tag) else { return [] }
    var lines: [String] = []
    if tag != "searchBar" {
      // What documents leave out is 14 points in fields and text views.
      let silent = tag == "label" ? nil : ".systemFont(ofSize: 14)"
      if let font = view.child("fontDescription").map({ CodeValues.font($0) }) ?? silent {
        lines.append("\(own)font = \(font)")
      }
      lines += smallestSize(own)
      if let color = view.child("textColor").flatMap(CodeValues.color) { lines.append("\(own)textColor = \(color)") }
      if let alignment = view.attribute("textAlignment"),
        alignment != "natural" || view.varied.contains("textAlignment"),
        ["left", "center", "right", "justified", "natural"].contains(alignment)
      {
        lines.append("\(own)textAlignment = .\(alignment)")
      }
    }
    if let styled = tree.child(of: view.view, key: "attributedText") {
      lines += Self.assignment(styled, in: tree) { "\(own)attributedText = \($0)" }
    } else if let text = view.attribute("text") ?? longText("text"), !text.isEmpty {
      lines.append("\(own)text = \(CodeValues.string(text))")
    }
    if let text = longText("placeholder") { lines.append("\(own)placeholder = \(CodeValues.string(text))") }
    return lines + inputTraits(own)
  }

  /// Labels know a share of the font's size alone; documents have points, too.
  private func smallestSize(_ own: String) -> [String] {
    guard view.element.name == "label", view.attribute("adjustsFontSizeToFit") != "NO",
      view.attribute("minimumScaleFactor") == nil, let size = CodeValues.number(view.attribute("minimumFontSize")),
      size != "0"
    else { return [] }
    return ["\(own)minimumScaleFactor = min(\(size) / \(own)font.pointSize, 1)"]
  }

  private func longText(_ key: String) -> String? {
    guard let child = tree.child(of: view.view, key: key),
      ["string", "mutableString"].contains(tree.element(child).name)
    else { return nil }
    let text = tree.text(of: child)
    guard tree.element(child)["base64-UTF8"] == "YES" else { return text }
    return CodeValues.decodedBase64(text)
  }

  private func inputTraits(_ own: String) -> [String] {
    guard let traits = tree.child(of: view.view, named: "textInputTraits").map({ tree.element($0) }) else { return [] }
    var lines: [String] = []
    if traits["secureTextEntry"] == "YES" { lines.append("\(own)isSecureTextEntry = true") }
    for name in ["keyboardType", "returnKeyType", "autocorrectionType", "autocapitalizationType", "spellCheckingType"] {
      guard let value = traits[name], value.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { continue }
      lines.append("\(own)\(name) = .\(value == "alphabet" ? "asciiCapable" : value)")
    }
    if let type = traits["textContentType"] {
      lines.append("\(own)textContentType = UITextContentType(rawValue: \(CodeValues.string(type)))")
    }
    return lines
  }

  // MARK: Attributed texts

  /// Statements that make a text of fragments and hand it to `use`.
  static func assignment(_ node: SyntaxNode.ID, in tree: SyntaxTree, _ use: (String) -> String) -> [String] {
    let fragments = tree.children(of: node, named: "fragment").compactMap { fragment -> String? in
      let text = tree.element(fragment)["content"] ?? tree.child(of: fragment, key: "content").map { tree.text(of: $0) }
      guard let text else { return nil }
      let attributes = tree.child(of: fragment, named: "attributes").map { Self.attributes($0, in: tree) } ?? []
      let list = attributes.isEmpty ? "" : ", attributes: [\(attributes.joined(separator: ", "))]"
      return "NSAttributedString(string: \(CodeValues.string(text))\(list))"
    }
    guard fragments.count != 1 else { return [use(fragments[0])] }
    guard !fragments.isEmpty else { return [] }
    return ["do {", "  let text = NSMutableAttributedString(string: \"\")"] + fragments.map { "  text.append(\($0))" }
      + ["  \(use("text"))", "}"]
  }

  private static func attributes(_ node: SyntaxNode.ID, in tree: SyntaxTree) -> [String] {
    var result: [String] = []
    if let font = tree.child(of: node, key: "NSFont").map({ tree.element($0) }) {
      // The dictionary's values have no type that a dot could count from.
      let value = CodeValues.font(font)
      result.append(".font: \(value.hasPrefix(".") ? "UIFont\(value)" : value)")
    }
    if let color = tree.child(of: node, key: "NSColor").flatMap({ CodeValues.color(tree.element($0)) }) {
      if !color.hasPrefix("UIColor(named:") {
        result.append(".foregroundColor: \(color.hasPrefix(".") ? "UIColor\(color)" : color)")
      }
    }
    if let style = tree.child(of: node, key: "NSParagraphStyle").map({ tree.element($0) }) {
      let values = paragraph(style)
      if !values.isEmpty {
        result.append(
          ".paragraphStyle: { let style = NSMutableParagraphStyle(); \(values.joined(separator: "; ")); return style }()"
        )
      }
    }
    return result
  }

  private static func paragraph(_ style: SyntaxElement) -> [String] {
    var lines: [String] = []
    if let alignment = style["alignment"], ["left", "center", "right", "justified", "natural"].contains(alignment) {
      lines.append("style.alignment = .\(alignment)")
    }
    let modes = [
      "wordWrapping": "byWordWrapping", "charWrapping": "byCharWrapping", "clipping": "byClipping",
      "truncatingHead": "byTruncatingHead", "truncatingTail": "byTruncatingTail",
      "truncatingMiddle": "byTruncatingMiddle",
    ]
    if let mode = style["lineBreakMode"].flatMap({ modes[$0] }) { lines.append("style.lineBreakMode = .\(mode)") }
    for name in ["lineSpacing", "paragraphSpacing", "minimumLineHeight", "maximumLineHeight", "lineHeightMultiple"] {
      if let value = CodeValues.number(style[name]) { lines.append("style.\(name) = \(value)") }
    }
    return lines
  }
}
