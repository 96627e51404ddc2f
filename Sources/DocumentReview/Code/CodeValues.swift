internal import DocumentEditing

/// Values as Swift writes them.
enum CodeValues {
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n", "\u{2028}": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A number without needless decimals.
  static func number(_ text: String?) -> String? {
    guard let text, let value = Double(text), value.isFinite, abs(value) < 1e9 else { return nil }
    return value == value.rounded() ? String(Int(value)) : String(value)
  }

  static func font(_ element: SyntaxElement) -> String {
    let size = number(element["pointSize"]) ?? "17"
    if let style = element["style"] {
      let known = [
        "Title0": "largeTitle", "Title1": "title1", "Title2": "title2", "Title3": "title3", "Headline": "headline",
        "Subhead": "subheadline", "Body": "body", "Callout": "callout", "Footnote": "footnote", "Caption1": "caption1",
        "Caption2": "caption2",
      ]
      let name = style.replacing("UICTFontTextStyle", with: "")
      return ".preferredFont(forTextStyle: .\(known[name] ?? "body"))"
    }
    if let name = element["name"] {
      return "UIFont(name: \(string(name)), size: \(size)) ?? .systemFont(ofSize: \(size))"
    }
    switch element["type"] {
    case "boldSystem": return ".boldSystemFont(ofSize: \(size))"
    case "italicSystem": return ".italicSystemFont(ofSize: \(size))"
    default: break
    }
    if let weight = element["weight"] { return ".systemFont(ofSize: \(size), weight: .\(weight))" }
    return ".systemFont(ofSize: \(size))"
  }

  static func color(_ element: SyntaxElement) -> String? {
    if let name = element["name"] { return "UIColor(named: \(string(name)))" }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      let old = [
        "groupTableViewBackgroundColor": "systemGroupedBackground", "darkTextColor": "darkText",
        "lightTextColor": "lightText", "viewFlipsideBackgroundColor": "darkGray",
        "scrollViewTexturedBackgroundColor": "lightGray", "tableCellGroupedBackgroundColor": "white",
      ]
      return "." + (old[name] ?? (name.hasSuffix("Color") ? String(name.dropLast(5)) : name))
    }
    let alpha = number(element["alpha"]) ?? "1"
    if let white = number(element["white"]) {
      if alpha == "1", white == "1" { return ".white" }
      if alpha == "1", white == "0" { return ".black" }
      if alpha == "0" { return ".clear" }
      return "UIColor(white: \(white), alpha: \(alpha))"
    }
    guard let red = number(element["red"]), let green = number(element["green"]), let blue = number(element["blue"])
    else { return nil }
    return "UIColor(red: \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
  }

  static func insets(_ element: SyntaxElement) -> String {
    let isDirectional = element.name == "directionalEdgeInsets"
    let sides = isDirectional ? ["top", "leading", "bottom", "trailing"] : ["top", "left", "bottom", "right"]
    let name = isDirectional ? "NSDirectionalEdgeInsets" : "UIEdgeInsets"
    // Interface Builder also names them by their smallest and largest coordinates.
    let others = ["top": "minY", "left": "minX", "bottom": "maxY", "right": "maxX"]
    let parts = sides.map { "\($0): \(number(element[$0] ?? element[others[$0] ?? ""]) ?? "0")" }
    return "\(name)(\(parts.joined(separator: ", ")))"
  }
}
