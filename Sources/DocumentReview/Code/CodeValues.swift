internal import DocumentEditing
internal import Foundation

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

  /// Whether a text can be the name of a case.
  static func isWord(_ text: String) -> Bool {
    text.first?.isLetter == true && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// A number without needless decimals.
  static func number(_ text: String?) -> String? {
    guard let text, let value = Double(text), value.isFinite, abs(value) < 1e9 else { return nil }
    return value == value.rounded() ? String(Int(value)) : String(value)
  }

  static func font(_ element: SyntaxElement) -> String {
    let named = ["system": "14", "smallSystem": "12", "label": "17", "button": "18"]
    let size =
      number(element["pointSize"] ?? element["size"]) ?? element["size"].flatMap { named[$0] }
      ?? element["metaFont"].flatMap { metaSizes[$0] } ?? "17"
    if let style = element["style"] {
      let known = [
        "Title0": "largeTitle", "Title1": "title1", "Title2": "title2", "Title3": "title3", "Headline": "headline",
        "Subhead": "subheadline", "Body": "body", "Callout": "callout", "Footnote": "footnote", "Caption1": "caption1",
        "Caption2": "caption2",
      ]
      let name = style.replacing("UICTFontTextStyle", with: "")
      return ".preferredFont(forTextStyle: .\(known[name] ?? "body"))"
    }
    if let weight = element["name"].flatMap({ systemWeight($0) }) {
      return ".systemFont(ofSize: \(size)\(weight == "regular" ? "" : ", weight: .\(weight)"))"
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

  /// The weight of the system's font where it stands under its own name.
  ///
  /// UIKIT: the names of its files (`.SFUIText`) give another font at run time, and stay as they are (a line in the
  /// console of iOS 13 and later, which public reports quote).
  private static func systemWeight(_ name: String) -> String? {
    let prefix = ".AppleSystemUIFont"
    guard name.hasPrefix(prefix) else { return nil }
    let words = ["": "regular", "Bold": "bold", "Light": "light", "Medium": "medium", "Semibold": "semibold"]
    return words[name.dropFirst(prefix.count).filter { $0.isLetter }]
  }

  /// A layout priority, from UIKit's names where it is one of them or beside one.
  static func priority(_ value: String) -> String {
    let known = ["1000": ".required", "750": ".defaultHigh", "250": ".defaultLow"]
    let beside = [
      "999": ".required - 1", "751": ".defaultHigh + 1", "749": ".defaultHigh - 1", "251": ".defaultLow + 1",
      "249": ".defaultLow - 1",
    ]
    return known[value] ?? beside[value] ?? "UILayoutPriority(\(value))"
  }

  /// Of `metaFont`s that leave their size out, in points: AppKit's sizes.
  private static let metaSizes = [
    "system": "13", "systemBold": "13", "message": "13", "menu": "13", "cellTitle": "12", "smallSystem": "11",
    "smallSystemBold": "11", "toolTip": "11", "label": "10",
  ]

  static func color(_ element: SyntaxElement) -> String? {
    if element["catalog"] == "System", let name = element["name"] {
      // Of what Xcode's own system has, iOS has these.
      return name.hasPrefix("system") ? "." + name.dropLast(name.hasSuffix("Color") ? 5 : 0) : nil
    }
    if let name = element["name"] { return "UIColor(named: \(string(name)))" }
    if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"]
      ?? element["cocoaTouchSystemColor"]
    {
      let old = [
        "groupTableViewBackgroundColor": "systemGroupedBackground", "darkTextColor": "darkText",
        "lightTextColor": "lightText", "viewFlipsideBackgroundColor": "darkGray",
        "scrollViewTexturedBackgroundColor": "lightGray", "tableCellGroupedBackgroundColor": "white",
        "tintColor": "tintColor",
      ]
      return "." + (old[name] ?? (name.hasSuffix("Color") ? String(name.dropLast(5)) : name))
    }
    return ColorCode(element)?.text
  }

  static func insets(_ element: SyntaxElement, isDirectional: Bool = false) -> String {
    let sides = isDirectional ? ["top", "leading", "bottom", "trailing"] : ["top", "left", "bottom", "right"]
    let name = isDirectional ? "NSDirectionalEdgeInsets" : "UIEdgeInsets"
    // Interface Builder also names them by their smallest and largest coordinates.
    let others = [
      "top": "minY", "left": "minX", "bottom": "maxY", "right": "maxX", "leading": "minX", "trailing": "maxX",
    ]
    let plain = ["leading": "left", "trailing": "right"]
    let parts = sides.map { side in
      let text = element[side] ?? element[others[side] ?? ""] ?? element[plain[side] ?? ""]
      // Interface Builder writes the least positive number for "none, but not the default".
      let value = text.flatMap { Double($0) }.map { abs($0) < 1e-6 ? 0 : $0 } ?? 0
      return "\(side): \(number(String(value)) ?? "0")"
    }
    return "\(name)(\(parts.joined(separator: ", ")))"
  }

  static func size(_ element: SyntaxElement) -> String {
    "CGSize(width: \(number(element["width"]) ?? "0"), height: \(number(element["height"]) ?? "0"))"
  }

  /// The frame that the document has of a view; `rect` where that of a size class counts.
  static func frame(_ rect: SyntaxNode.ID? = nil, of view: SyntaxNode.ID, in tree: SyntaxTree) -> String? {
    let names = ["x", "y", "width", "height"]
    if let rect = (rect ?? tree.child(of: view, key: "frame", named: "rect")).map({ tree.element($0) }) {
      let numbers = names.map { "\($0): \(number(rect[$0]) ?? "0")" }
      return "CGRect(\(numbers.joined(separator: ", ")))"
    }
    // Xcode 8.0 wrote distances and extents. Those from the far sides, one in two hundred, depend on what is around.
    guard let inset = tree.child(of: view, key: "frameInset", named: "frame").map({ tree.element($0) }),
      inset["maxX"] == nil, inset["maxY"] == nil, inset["width"] != nil, inset["height"] != nil
    else { return nil }
    let numbers = zip(names, ["minX", "minY", "width", "height"]).map { "\($0): \(number(inset[$1]) ?? "0")" }
    return "CGRect(\(numbers.joined(separator: ", ")))"
  }

  /// How a symbol is drawn: its size or font, with weight and scale.
  static func symbol(_ node: SyntaxNode.ID, in tree: SyntaxTree) -> String? {
    let element = tree.element(node)
    let type = "UIImage.SymbolConfiguration"
    func word(_ name: String) -> String? { element[name].flatMap { isWord($0) ? "\(name): .\($0)" : nil } }
    if let size = number(element["pointSize"]) {
      // UIKit has no value of a size and a scale without a weight.
      let weight = word("weight") ?? word("scale").map { _ in "weight: .regular" }
      let arguments = ["pointSize: \(size)"] + [weight, word("scale")].compactMap { $0 }
      return "\(type)(\(arguments.joined(separator: ", ")))"
    }
    let font = tree.child(of: node, key: "fontDescription").map { "font: \(Self.font(tree.element($0)))" }
    let first = [font, word("scale")].compactMap { $0 }
    guard let weight = word("weight") else {
      return first.isEmpty ? nil : "\(type)(\(first.joined(separator: ", ")))"
    }
    // UIKit has no value of a weight beside a font or a scale.
    let weighted = "\(type)(\(weight))"
    return first.isEmpty ? weighted : "\(type)(\(first.joined(separator: ", "))).applying(\(weighted))"
  }

  /// Texts with characters that XML does not have; Interface Builder leaves the padding out.
  static func decodedBase64(_ text: String) -> String? {
    let bare = text.filter { !$0.isWhitespace && $0 != "=" }
    let padded = bare + String(repeating: "=", count: (4 - bare.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) }
  }
}
