internal import DocumentEditing

/// The images that elements name, as code.
enum ImageCode {
  /// The image that an attribute of `element` or, since Xcode 12, an `imageReference` element beneath it names; nil for
  /// none.
  static func image(_ key: String = "image", of element: SyntaxNode.ID, in tree: SyntaxTree) -> String? {
    let stated = tree.element(element)
    if let name = stated[key] { return image(name, stated["catalog"]) }
    return tree.child(of: element, key: key, named: "imageReference").flatMap { referenced($0, in: tree) }
  }

  /// The image of a name in the catalogue of the program, or of the system.
  static func image(_ name: String, _ catalog: String?) -> String {
    catalog == "system"
      ? "UIImage(systemName: \(CodeValues.string(name)))" : "UIImage(named: \(CodeValues.string(name)))"
  }

  /// The image of an `imageReference`, with the scale and the rendering that it asks for.
  static func referenced(_ reference: SyntaxNode.ID, in tree: SyntaxTree) -> String? {
    let stated = tree.element(reference)
    guard let name = stated["image"] else { return nil }
    var calls: [String] = []
    if let configuration = configuration(reference, in: tree) { calls.append("withConfiguration(\(configuration))") }
    let modes = ["original": "alwaysOriginal", "template": "alwaysTemplate"]
    if let mode = stated["renderingMode"].flatMap({ modes[$0] }) { calls.append("withRenderingMode(.\(mode))") }
    // There may be no image of the name; of an image there is always another.
    return image(name, stated["catalog"]) + (calls.isEmpty ? "" : "?.") + calls.joined(separator: ".")
  }

  private static func configuration(_ reference: SyntaxNode.ID, in tree: SyntaxTree) -> String? {
    let stated = tree.element(reference)
    var parts: [String] = []
    if stated["catalog"] == "system", let scale = stated["symbolScale"], CodeValues.isWord(scale) {
      parts.append("UIImage.SymbolConfiguration(scale: .\(scale))")
    }
    switch stated["renderingMode"] {
    case "hierarchical":
      let color = tree.child(of: reference, named: "hierarchicalColors").flatMap { tree.children(of: $0).first }
      if let color = color.flatMap({ CodeValues.color(tree.element($0)) }) {
        parts.append("UIImage.SymbolConfiguration(hierarchicalColor: \(color))")
      }
    case "palette":
      let colors = tree.child(of: reference, named: "paletteColors").map { tree.children(of: $0) } ?? []
      let list = colors.compactMap { CodeValues.color(tree.element($0)) }
      if !list.isEmpty { parts.append("UIImage.SymbolConfiguration(paletteColors: [\(list.joined(separator: ", "))])") }
    case "multicolor": parts.append("UIImage.SymbolConfiguration.preferringMulticolor()")
    default: break
    }
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(first) { "\($0).applying(\($1))" }
  }
}
